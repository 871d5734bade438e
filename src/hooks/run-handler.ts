import type { PostJson } from '../platform/net/post-json.js';
import type { ProcessRunner } from '../platform/process/types.js';
import type { CommandNeeds } from '../policy/types.js';
import type { HookEnd } from './answer.js';
import type { CommandHandler, RequestHandler } from './types.js';

/** Where and with what hooks run. */
export interface HandlerPorts {
  readonly exec: Pick<ProcessRunner, 'run'>;
  readonly postJson: PostJson;
  /** The shell for lines: a name on the PATH of tools, or an absolute path. */
  readonly shell: string;
  /** The trusted files of the project: `CLAUDE_PROJECT_DIR`, and the directory in which commands start. */
  readonly project: string;
  /** The copy of the plugin that the hook comes from. */
  readonly plugin?: string | undefined;
  /** The directory that the agent works in. */
  readonly workspace: string;
  /** What the sandbox permits. */
  readonly needs: CommandNeeds;
  /** The variables that headers of requests may name. */
  readonly variable: (name: string) => string | undefined;
}

export interface HandlerRun {
  /** One JSON object. */
  readonly input: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

const maxOutputBytes = 1_000_000;

/** Runs a command with the input on its standard input. Never rejects because of the command. */
export async function runHookCommand(
  { command, args }: CommandHandler,
  { exec, shell, project, plugin, workspace, needs }: HandlerPorts,
  { input, timeoutMs, signal }: HandlerRun,
): Promise<HookEnd> {
  const variables = { CLAUDE_PROJECT_DIR: project, ...(plugin === undefined ? {} : { CLAUDE_PLUGIN_ROOT: plugin }) };
  const expanded = (text: string): string =>
    Object.entries(variables).reduce(
      (known, [name, path]) => known.replaceAll(new RegExp(`\\$\\{${name}\\}|\\$${name}\\b`, 'g'), () => path),
      text,
    );
  const argv: readonly [string, ...string[]] =
    args === null ? [shell, '-c', '--', command] : [fromProject(expanded(command), project), ...args.map(expanded)];
  const end = await exec.run({
    argv,
    cwd: project,
    env: { ...variables, SALLYPORT_WORKSPACE: workspace },
    stdin: input,
    timeoutMs,
    maxOutputBytes,
    signal,
    needs,
    trust: `hook ${JSON.stringify([command, args, plugin])}`,
  });
  const failure =
    end.startError !== null
      ? `it did not start: ${end.startError}`
      : end.timedOut
        ? `it took longer than ${String(timeoutMs / 1000)} seconds`
        : end.cancelled
          ? 'the run was stopped'
          : end.exitCode === null
            ? `it was ended by ${end.signal ?? 'a signal'}`
            : end.droppedBytes > 0
              ? `it printed more than ${String(maxOutputBytes)} bytes`
              : null;
  return { failure, exitCode: end.exitCode ?? 0, stdout: end.stdout, stderr: end.stderr };
}

/** A program with a slash is relative to the project; another one is searched on the PATH. */
function fromProject(program: string, project: string): string {
  return program.includes('/') && !program.startsWith('/') ? `${project}/${program}` : program;
}

/** Sends the input. Only a 2xx response is an answer. Never rejects. */
export async function sendRequest(
  { url, headers, allowedEnvVars }: RequestHandler,
  { postJson, variable }: Pick<HandlerPorts, 'postJson' | 'variable'>,
  { input, timeoutMs, signal }: HandlerRun,
): Promise<HookEnd> {
  const valueOf = (_whole: string, braced: string | undefined, plain: string | undefined): string => {
    const name = braced ?? plain ?? '';
    return allowedEnvVars.includes(name) ? (variable(name) ?? '') : '';
  };
  const filled = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replaceAll(/\$\{(\w+)\}|\$(\w+)/g, valueOf)]),
  );
  const request = { url, headers: filled, body: input, timeoutMs, signal, maxBytes: maxOutputBytes };
  const answer = await postJson(request);
  if ('failure' in answer) return { failure: answer.failure, exitCode: 0, stdout: '', stderr: '' };
  return { failure: null, exitCode: 0, stdout: answer.body, stderr: '' };
}
