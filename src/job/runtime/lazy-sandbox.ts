import type { Sandbox, SandboxMode, SandboxReport } from '../../platform/process/sandbox-types.js';
import type { Settings } from '../../settings/table.js';
import { workWhileAsked } from '../result/while-asked.js';

export interface JobSandbox extends Sandbox {
  /** The level if commands may have run; `null` if nothing needed it. For the end of the job: it is not sought anymore. */
  readonly usedReport: () => Promise<SandboxReport | null>;
  /** Finds the level while other work waits. */
  readonly findSoon: () => void;
}

export interface SandboxSettings {
  readonly mode: SandboxMode;
  readonly makeDirectory: () => string;
  readonly limits: Settings;
  /** Called once, when the level is known. */
  readonly onReport: (report: SandboxReport) => void;
}

/** Loads the code of the sandbox at its first use: many runs start no command. */
export function createLazySandbox(load: () => Promise<Sandbox>, onReport: (report: SandboxReport) => void): JobSandbox {
  let sandbox: Promise<Sandbox> | null = null;
  let loaded: Sandbox | null = null;
  let loading: Promise<Sandbox> | null = null;
  const loadOnce = (): Promise<Sandbox> =>
    (loading ??= load().then((created) => {
      loaded = created;
      return created;
    }));
  const begin = async (): Promise<Sandbox> => {
    const begun = await loadOnce();
    onReport(await begun.report());
    return begun;
  };
  const use = (): Promise<Sandbox> => (sandbox ??= begin());
  const finding = workWhileAsked(() => {
    use().catch(() => undefined);
  });
  return {
    report: async () => await (await use()).report(),
    enter: async (command) => await (await use()).enter(command),
    // No command has run because of it, so the level is not reported.
    enterGit: async (command) => await (await loadOnce()).enterGit(command),
    hosts: () => loaded?.hosts() ?? { reached: [], blocked: [] },
    usedReport: async () => {
      finding.cancel();
      return sandbox === null ? null : await (await use()).report();
    },
    findSoon: () => finding.start(),
    close() {
      finding.cancel();
      loaded?.close();
    },
  };
}
