import type { OnEvent } from '../../agent/events.js';
import type { ExecRequest, ExecResult, ProcessRunner } from '../../platform/process/types.js';
import type { JobRuntime } from '../runtime/runtime.js';
import type { Withheld, WithholdOptions } from './withhold.js';

/** Secrets of the workspace that no command of a job may show: its git credentials and the values of denied files. */
export type WithheldSecrets = Readonly<ReturnType<typeof withholdSecrets>>;

export function withholdSecrets(options: WithholdOptions & { readonly onEvent: OnEvent }) {
  const { redactAdded } = options.redactor;
  const notices: string[] = [];
  const notify = (text: string, level: 'warning' | 'info' = 'warning'): void => {
    if (level === 'warning') notices.push(text);
    options.onEvent({ type: 'notice', level, text });
  };
  const redacted = (result: ExecResult): ExecResult => ({
    ...result,
    output: redactAdded(result.output),
    stdout: redactAdded(result.stdout),
    stderr: redactAdded(result.stderr),
  });
  let withheld: Withheld | null = null;
  let working: Promise<void> | null = null;
  const work = async (runtime: JobRuntime): Promise<void> => {
    const [{ withhold }] = await Promise.all([import('./withhold.js'), runtime.ready()]);
    withheld = withhold(runtime, options, notify);
  };
  return {
    notices,
    /** Loads the rules of the job and withholds the secrets, once, before the first call. */
    ready: (runtime: JobRuntime): Promise<void> => (working ??= work(runtime)),
    /** Commands whose output contains no such secret; plain git commands for this repository get its credentials. */
    wrapExec: (exec: ProcessRunner): ProcessRunner => ({
      run: async (request) => redacted(await exec.run(request)),
      shell: async (line, request) => {
        const gitSettings = withheld?.gitSettings(line) ?? [];
        const { onOutput } = request;
        const live = onOutput === undefined ? null : redactLines(onOutput, redactAdded);
        const result = await exec.shell(line, {
          ...request,
          gitSettings,
          ...(live === null ? {} : { onOutput: live.onOutput }),
        });
        live?.end();
        const note = withheld?.noteOn(line, result) ?? null;
        const shown = redacted(result);
        return note === null ? shown : { ...shown, output: `${shown.output.replace(/\n?$/, '\n')}${note}` };
      },
    }),
    /** Puts the credentials back. Never throws. */
    restore: (): void => withheld?.restore(),
  };
}

type OnOutput = NonNullable<ExecRequest['onOutput']>;

/** A longer line is passed on in pieces. */
const maxLineBytes = 100_000;

/** Passes on whole lines: a secret in two chunks would not be recognized. */
function redactLines(
  onOutput: OnOutput,
  redact: (text: string) => string,
): { readonly onOutput: OnOutput; readonly end: () => void } {
  const rest = { stdout: Buffer.alloc(0), stderr: Buffer.alloc(0) };
  const pass = (stream: 'stdout' | 'stderr', bytes: Buffer): void => {
    if (bytes.length > 0) onOutput(Buffer.from(redact(bytes.toString('utf8'))), stream);
  };
  return {
    onOutput: (chunk, stream) => {
      const all = Buffer.concat([rest[stream], chunk]);
      const end = all.length > maxLineBytes ? all.length : all.lastIndexOf(10) + 1;
      pass(stream, all.subarray(0, end));
      rest[stream] = all.subarray(end);
    },
    end: () => {
      for (const stream of ['stdout', 'stderr'] as const) pass(stream, rest[stream]);
    },
  };
}
