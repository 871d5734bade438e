import { join } from 'node:path';
import { anySignal } from '../platform/host/time-limit.js';
import type { PostJson } from '../platform/net/post-json.js';
import type { ProcessRunner } from '../platform/process/types.js';
import type { CommandNeeds } from '../policy/types.js';
import { emptyAnswer, type FailedAnswer, type HookAnswer, type HookEnd, readAnswer } from './answer.js';
import { eventFacts, type HookEvent, longestEndSeconds } from './events.js';
import { matchesHookSubject } from './matcher.js';
import { type HookOutcome, mergeAnswers, noOutcome } from './merge-answers.js';
import { type CommandHandler, type Hook, hookLabel, type RequestHandler } from './types.js';

export interface HookRun {
  readonly event: HookEvent;
  readonly command: string;
  /** What the matcher was compared with, such as the tool; `null` if the event has none. */
  readonly subject: string | null;
  /** `failed` also if the failure was ignored. */
  readonly outcome: 'pass' | 'context' | 'change' | 'block' | 'stop' | 'failed' | 'started';
  /** Why it blocked, stopped or failed; `null` otherwise. */
  readonly reason: string | null;
  /** `null` for a request, and if there is none. */
  readonly exitCode: number | null;
  readonly durationMs: number;
}

export interface HookPorts extends HandlerPorts {
  readonly hooks: readonly Hook[];
  /** What a hook that fails before a call does: `deny` refuses the call. */
  readonly onFailure: 'deny' | 'ignore';
  readonly clock: { now(): number };
  readonly common: () => Readonly<Record<string, unknown>>;
  /** Why a hook must not start: its script has changed; `null` if it may. */
  readonly whyNotStarted: (hook: Hook) => string | null;
  readonly onRun: (run: HookRun) => void;
  /** Text for people. */
  readonly onNotice: (text: string) => void;
}

export interface HookOccasion {
  readonly event: HookEvent;
  readonly subject: string | null;
  readonly input: Readonly<Record<string, unknown>>;
  /** Whether a call matches the rule of an `if`. */
  readonly isCondition?: (rule: string) => boolean;
  /** Only hooks whose matcher names something: those for every call have seen the call around this one. */
  readonly onlyNamed?: true;
  readonly signal: AbortSignal;
}

export type Hooks = Readonly<ReturnType<typeof createHooks>>;

export function createHooks(ports: HookPorts) {
  const closing = new AbortController();
  return {
    has: (event: HookEvent): boolean => ports.hooks.some((hook) => hook.event === event),
    /** Runs the hooks of an event in parallel. Never rejects because of a hook. */
    run: async (occasion: HookOccasion): Promise<HookOutcome> => {
      const matching = withoutRepeats(ports.hooks.filter((hook) => isMeant(hook, occasion)));
      if (matching.length === 0) return noOutcome;
      const signal = anySignal(occasion.signal, closing.signal);
      const input = JSON.stringify({ ...ports.common(), hook_event_name: occasion.event, ...occasion.input });
      const answers = await Promise.all(
        matching.map(async (hook) => ({
          label: hookLabel(hook),
          answer: await runHook(hook, ports, { ...occasion, signal }, input),
        })),
      );
      return mergeAnswers(answers);
    },
    /** Ends what hooks started and did not wait for. */
    close: (): void => closing.abort(),
  };
}

function isMeant({ event, matcher, condition }: Hook, occasion: HookOccasion): boolean {
  if (event !== occasion.event) return false;
  const { subject, onlyNamed } = occasion;
  if (onlyNamed === true && (matcher === '' || matcher === '*')) return false;
  if (eventFacts[event].matches !== null && subject !== null && !matchesHookSubject(matcher, subject)) return false;
  return condition === null || (occasion.isCondition?.(condition) ?? false);
}

/** A handler that several files or groups contain runs once. */
function withoutRepeats(hooks: readonly Hook[]): readonly Hook[] {
  return [...new Map(hooks.map((hook) => [JSON.stringify([hook.handler, hook.condition, hook.root]), hook])).values()];
}

async function runHook(hook: Hook, ports: HookPorts, occasion: HookOccasion, input: string): Promise<HookAnswer> {
  const { handler } = hook;
  const start = ports.clock.now();
  const record = (outcome: HookRun['outcome'], reason: string | null, exitCode: number | null): void =>
    ports.onRun({
      event: hook.event,
      command: hookLabel(hook),
      subject: occasion.subject,
      outcome,
      reason,
      exitCode,
      durationMs: ports.clock.now() - start,
    });
  const run = { input, timeoutMs: timeoutMs(hook), signal: occasion.signal };
  const own = { ...ports, project: join(ports.project, hook.directory ?? ''), plugin: hook.root };
  const changed = ports.whyNotStarted(hook);
  if (changed === null && handler.type === 'command' && handler.isAsync) {
    void runHookCommand(handler, own, run);
    record('started', null, null);
    return emptyAnswer;
  }
  const end =
    changed !== null
      ? { failure: changed, exitCode: 0, stdout: '', stderr: '' }
      : handler.type === 'command'
        ? await runHookCommand(handler, own, run)
        : await sendRequest(handler, ports, run);
  const exitCode = end.failure === null && handler.type === 'command' ? end.exitCode : null;
  const answer = readAnswer(hook.event, end);
  if ('failure' in answer) {
    record('failed', answer.failure, exitCode);
    return afterFailure(hook, answer, ports);
  }
  record(...outcomeOf(answer), exitCode);
  if (answer.message !== null) ports.onNotice(`Hook ${hookLabel(hook)} (${hook.event}): ${answer.message}`);
  return answer;
}

/** A hook that guards a call fails closed; any other failure is only shown. */
function afterFailure(hook: Hook, { failure }: FailedAnswer, { onFailure, onNotice }: HookPorts): HookAnswer {
  onNotice(`The hook ${hookLabel(hook)} (${hook.event}, ${hook.location}) failed: ${failure}.`);
  const denies = onFailure === 'deny' && eventFacts[hook.event].failsClosed;
  return denies ? { ...emptyAnswer, block: `the hook failed, and hook-failure is deny: ${failure}` } : emptyAnswer;
}

function outcomeOf(answer: HookAnswer): readonly [HookRun['outcome'], string | null] {
  if (answer.stop !== null) return ['stop', answer.stop];
  if (answer.block !== null) return ['block', answer.block];
  if (answer.updatedInput !== undefined || answer.updatedOutput !== undefined) return ['change', null];
  return [answer.context.length > 0 ? 'context' : 'pass', null];
}

function timeoutMs({ event, timeoutSeconds }: Hook): number {
  const seconds = timeoutSeconds ?? eventFacts[event].timeoutSeconds;
  return Math.min(event === 'SessionEnd' ? Math.min(seconds, longestEndSeconds) : seconds, longestSeconds) * 1000;
}

/** A timer cannot be longer than 2^31 milliseconds. */
const longestSeconds = 2_000_000;

interface HandlerPorts {
  readonly exec: Pick<ProcessRunner, 'run'>;
  readonly postJson: PostJson;
  /** The shell for lines: a name on the PATH of tools, or an absolute path. */
  readonly shell: string;
  /** The trusted files of the project: `CLAUDE_PROJECT_DIR`, and the directory in which commands start. */
  readonly project: string;
  readonly plugin?: string | undefined;
  /** The directory that the agent works in. */
  readonly workspace: string;
  /** What the sandbox permits. */
  readonly needs: CommandNeeds;
  readonly variable: (name: string) => string | undefined;
}

interface HandlerRun {
  readonly input: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

const maxOutputBytes = 1_000_000;

/** Runs a command with the input on its standard input. Never rejects because of the command. */
async function runHookCommand(
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
async function sendRequest(
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
