import type { Sandbox, SandboxMode, SandboxReport } from '../platform/sandbox/types.js';
import type { Settings } from '../settings/table.js';
import { workWhileAsked } from './while-asked.js';

/** The sandbox of a job as the job uses it. */
export interface JobSandbox extends Sandbox {
  /** The level if commands may have run; `null` if nothing needed it. */
  readonly usedReport: () => Promise<SandboxReport | null>;
  /** Finds the level while other work waits. */
  readonly findSoon: () => void;
}

/** How a job confines its commands. */
export interface SandboxSettings {
  readonly mode: SandboxMode;
  /** The directory for the launcher; created at the first use. */
  readonly makeDirectory: () => string;
  readonly limits: Pick<Settings, 'command-processes' | 'command-memory-mb' | 'command-file-mb'>;
  /** Called once, when the level is known. */
  readonly onReport: (report: SandboxReport) => void;
}

/** Loads the code of the sandbox at its first use: many runs start no command. */
export function createLazySandbox(load: () => Promise<Sandbox>, onReport: (report: SandboxReport) => void): JobSandbox {
  let sandbox: Promise<Sandbox> | null = null;
  const begin = async (): Promise<Sandbox> => {
    const begun = await load();
    onReport(await begun.report());
    return begun;
  };
  const use = (): Promise<Sandbox> => (sandbox ??= begin());
  let loaded: Sandbox | null = null;
  const get = async (): Promise<Sandbox> => (loaded ??= await use());
  const finding = workWhileAsked(() => {
    get().catch(() => undefined);
  });
  return {
    report: async () => await (await get()).report(),
    enter: async (command) => await (await get()).enter(command),
    hosts: () => loaded?.hosts() ?? { reached: [], blocked: [] },
    usedReport: async () => (sandbox === null ? null : await (await get()).report()),
    findSoon: () => finding.start(),
    close() {
      finding.cancel();
      loaded?.close();
    },
  };
}
