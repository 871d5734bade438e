import { createArtifacts } from '../../platform/files/state/artifacts.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import { endMarkedProcesses } from '../../platform/process/marked-processes.js';
import type { SandboxReport } from '../../platform/process/sandbox-types.js';
import type { Redact } from '../../platform/types.js';
import type { Settings } from '../../settings/table.js';
import { privateDirectories } from './private-directories.js';
import { createJobRuntime, type JobRuntime, type JobRuntimeOptions } from './runtime.js';

export interface ConfinedRuntimeOptions extends Omit<JobRuntimeOptions, 'childProcesses' | 'sandbox'> {
  readonly runContext: JobRuntimeOptions['runContext'] & {
    readonly settings: Pick<Settings, 'sandbox' | 'command-processes' | 'command-memory-mb' | 'command-file-mb'>;
  };
  readonly hostEnvironment: JobRuntimeOptions['hostEnvironment'] & Pick<HostEnvironment, 'temporary'>;
  readonly redact: Redact;
  /** Called with the level of the sandbox once a process starts. */
  readonly onSandbox?: (report: SandboxReport) => void;
}

/** For processes of no job; nothing is left. Rejects with UserError if `sandbox: require` and none works. */
export async function withConfinedRuntime<T>(
  { redact, onSandbox, ...options }: ConfinedRuntimeOptions,
  use: (runtime: JobRuntime) => Promise<T>,
): Promise<T> {
  const { settings } = options.runContext;
  const artifacts = createArtifacts(options.hostEnvironment.temporary, redact);
  const directories = privateDirectories(artifacts);
  directories.make();
  const runtime = createJobRuntime({
    ...options,
    childProcesses: directories.childProcesses,
    sandbox: {
      mode: settings.sandbox,
      makeDirectory: () => artifacts.makeDirectory('sandbox'),
      limits: settings,
      onReport: (report) => onSandbox?.(report),
    },
  });
  try {
    await runtime.ready();
    if (settings.sandbox === 'require') await runtime.sandbox?.report();
    return await use(runtime);
  } finally {
    runtime.sandbox?.close();
    endMarkedProcesses(artifacts.run);
    artifacts.remove();
  }
}
