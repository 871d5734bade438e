import type { OnEvent } from '../agent/events.js';
import type { ProcessRunner } from '../platform/types.js';
import type { JobRuntime } from './runtime.js';
import type { Withheld, WithholdOptions } from './withhold.js';

/** Secrets of the workspace that no command of a job may show: its git credentials and the values of denied files. */
export interface WithheldSecrets {
  /** Loads the rules of the job and withholds the secrets, once, before the first call. */
  readonly ready: (runtime: Pick<JobRuntime, 'ready' | 'world' | 'mayRead'>) => Promise<void>;
  /** Commands whose output contains no such secret; plain git commands for this repository get its credentials. */
  readonly wrapExec: (exec: ProcessRunner) => ProcessRunner;
  /** Notices for people, in sentences. */
  readonly notices: readonly string[];
  /** Puts the credentials back. Never throws. */
  readonly restore: () => void;
}

/** A job without a call reads no file for this. */
export function withholdSecrets(options: WithholdOptions & { readonly onEvent: OnEvent }): WithheldSecrets {
  const { redactAdded } = options.redactor;
  const notices: string[] = [];
  const notify = (text: string): void => {
    notices.push(text);
    options.onEvent({ type: 'notice', level: 'warning', text });
  };
  let withheld: Withheld | null = null;
  let working: Promise<void> | null = null;
  const work = async (runtime: Pick<JobRuntime, 'ready' | 'world' | 'mayRead'>): Promise<void> => {
    const [{ withhold }] = await Promise.all([import('./withhold.js'), runtime.ready()]);
    withheld = withhold(runtime, options, notify);
  };
  return {
    notices,
    ready: (runtime) => (working ??= work(runtime)),
    wrapExec: (exec) => ({
      run: async (request) => {
        const result = await exec.run(request);
        return {
          ...result,
          output: redactAdded(result.output),
          stdout: redactAdded(result.stdout),
          stderr: redactAdded(result.stderr),
        };
      },
      shell: async (line, request) => {
        const gitSettings = withheld?.gitSettings(line) ?? [];
        const result = await exec.shell(line, { ...request, gitSettings });
        const note = withheld?.noteOn(line, result) ?? null;
        const output = redactAdded(result.output);
        return {
          ...result,
          stdout: redactAdded(result.stdout),
          stderr: redactAdded(result.stderr),
          output: note === null ? output : `${output.replace(/\n?$/, '\n')}${note}`,
        };
      },
    }),
    restore: () => withheld?.restore(),
  };
}
