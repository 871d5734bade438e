import { type ChildProcess, spawn } from 'node:child_process';
import { setMaxListeners } from 'node:events';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { messageOf } from '../../errors.js';
import type { CommandNeeds } from '../../policy/types.js';
import { type Home, type Homes, type HomeTrust, homeVariables } from './homes.js';
import { createErrorMarker } from './mark-errors.js';
import { createOutputBuffer, createWholeCharacters, type KeptOutput } from './output-buffer.js';
import { findExecutable } from './program-path.js';
import type { ConfinedCommand, ConfinedEnd, ConfinedStart, Sandbox } from './sandbox-types.js';
import { certificatePaths } from './step-variables.js';
import { type ExecRequest, type ExecResult, notStarted } from './types.js';

export interface ProcessSetup {
  /** The fixed PATH for program names. */
  readonly path: string;
  readonly home: string;
  /** The clean environment of children (see child-environment.ts); PATH and HOME are replaced by the two above. */
  readonly environment: Readonly<Record<string, string>>;
  /** The directories by trust; without them, HOME is the one above for all processes. */
  readonly homes?: Homes | undefined;
  /** Variables that only commands which run code of the repository get. */
  readonly passed?: Readonly<Record<string, string>>;
  /** Writes a configuration of git with the identity of the step, for commands, and returns its path. */
  readonly identityFile?: () => Promise<string>;
}

export interface ProcessEnd extends Omit<ExecResult, 'stdout'> {
  readonly stdoutBytes: Buffer;
}

/** The time between SIGTERM and SIGKILL. */
export const killGraceMs = 250;
/** The time for remaining output from a child that holds the pipe after the process has ended. */
const drainMs = 250;
/** The time to wait after SIGKILL: a process may be stuck in the kernel. */
const giveUpMs = 2_000;

const running = new Set<() => void>();
let isExitHandled = false;

/** Called when this process exits for any reason, so that even a crash leaves no command running. */
export function endRunning(): void {
  for (const kill of running) kill();
}

/** Ends a process when this one exits; the result unregisters it and returns whether this was the first time. */
export function endOnExit(kill: () => void): () => boolean {
  if (!isExitHandled) process.on('exit', endRunning);
  isExitHandled = true;
  running.add(kill);
  return () => running.delete(kill);
}

/**
 * In its own process group. Not execa's promise, which waits for pipes that a grandchild may hold forever; limits and
 * the end of the group are handled here.
 */
export function startProcess({ program, args, argv0, cwd, env }: ProcessStart, hasInput: boolean) {
  return execa(program, args, {
    ...(argv0 === undefined ? {} : { argv0 }),
    cwd,
    env,
    extendEnv: false,
    stdin: hasInput ? 'pipe' : 'ignore',
    buffer: false,
    reject: false,
    cleanup: false,
    detached: process.platform !== 'win32',
  });
}

export type ProcessStart = Pick<ConfinedStart, 'program' | 'args' | 'cwd' | 'env'> & { readonly argv0?: string };

/** Runs one program. Never rejects because of the process; no process of its group outlives it. */
export async function runProcess(
  setup: ProcessSetup,
  request: ExecRequest,
  sandbox: Pick<Sandbox, 'enter'> | null = null,
): Promise<ProcessEnd> {
  const [name, ...args] = request.argv;
  const unstarted: ProcessEnd = { ...notStarted, stdoutBytes: Buffer.alloc(0) };
  const refuse = (startError: string): ProcessEnd => ({ ...unstarted, startError });
  if (request.signal.aborted) return { ...unstarted, cancelled: true };
  const program = findExecutable(name, setup.path);
  if (program === null) return refuse(`the program ${JSON.stringify(name)} was not found on the PATH of tools`);
  const entered = await enter(sandbox, { program, argv: [name, ...args] }, request, setup);
  if (typeof entered === 'string') return refuse(entered);
  const { confined, outside } = entered;
  let child: ReturnType<typeof startProcess>;
  try {
    child = startProcess(confined ?? entered.plain, request.stdin !== undefined);
  } catch (error) {
    await entered.end();
    return refuse(messageOf(error));
  }
  if (child.pid === undefined) {
    await entered.end();
    const { originalMessage = '' } = await child;
    return refuse(`${originalMessage} (in ${request.cwd})`);
  }
  const output = collectOutput(child, request);
  // A process may end without reading its input, which breaks the pipe.
  child.stdin?.on('error', () => undefined).end(request.stdin);
  const ended = await untilEnd(child, request, { systemRoot: setup.environment['SystemRoot'], confined });
  const inside = await entered.end(ended.exitCode);
  const startError = ended.startError ?? inside?.startError ?? null;
  if (startError !== null) return refuse(startError);
  const { merged, stdout, stderr } = output();
  return {
    ...ended,
    ...(inside === undefined ? {} : { exceeded: inside.exceeded, blocked: inside.blocked, unseen: inside.unseen }),
    ...(outside === null ? {} : { outside }),
    output: merged.bytes.toString('utf8'),
    stdoutBytes: stdout.bytes,
    stderr: stderr.bytes.toString('utf8'),
    droppedBytes: merged.droppedBytes,
  };
}

export interface Entered {
  /** `null` if it runs unconfined, by `plain`. */
  readonly confined: ConfinedStart | null;
  readonly plain: ProcessStart;
  /** The program because of which the line runs outside a sandbox that the machine has; `null` if it does not. */
  readonly outside: string | null;
  readonly end: (exitCode?: number | null) => Promise<ConfinedEnd | undefined>;
}

type Entering = Pick<ExecRequest, 'cwd' | 'env' | 'needs' | 'bridge' | 'trust'>;

/** Chooses HOME and TMPDIR, and enters the sandbox if there is one. A text if the program may not run. */
export async function enter(
  sandbox: Pick<Sandbox, 'enter'> | null,
  { program, argv }: Pick<ConfinedCommand, 'program' | 'argv'>,
  { cwd, env: added, needs = needsOfRepositoryCode, bridge, trust = trustOf(needs) }: Entering,
  setup: ProcessSetup,
): Promise<Entered | string> {
  const { environment, path, home: ownHome, homes } = setup;
  const ofCommand = await commandVariables(setup, trust, needs);
  const identity = ofCommand['GIT_CONFIG_GLOBAL'];
  const reads = [...needs.reads, ...certificatePaths(environment), ...(identity === undefined ? [] : [identity])];
  const envIn = (home: Home | undefined): Record<string, string> => ({
    ...environment,
    PATH: path,
    HOME: trust === 'own' ? devNull : ownHome,
    ...(home === undefined ? {} : homeVariables(home)),
    ...ofCommand,
    ...added,
  });
  const open = (isConfined: boolean): Home | undefined =>
    trust === 'own' ? undefined : homes?.open(trust, isConfined);
  let home = open(sandbox !== null);
  const leave = (): void => {
    if (home !== undefined) homes?.leave(home);
  };
  const shown = trust === 'own' ? null : home;
  const entered = await sandbox?.enter({
    program,
    argv,
    cwd,
    env: envIn(home),
    needs: { ...needs, reads },
    bridge,
    home: shown,
  });
  const isOutside = typeof entered === 'object' && entered !== null && 'outside' in entered;
  const confined = isOutside || typeof entered !== 'object' ? null : entered;
  if (confined === null) leave();
  if (typeof entered === 'string') return entered;
  if (confined === null) home = open(false);
  const [name = program, ...args] = argv;
  return {
    confined,
    plain: { program, args, argv0: name, cwd, env: envIn(home) },
    outside: isOutside ? entered.outside : null,
    end: async (exitCode) => {
      const ended = await confined?.end(exitCode);
      leave();
      return ended;
    },
  };
}

/** What commands of the model and of evaluations have in addition: hooks, servers and Sallyport itself do not. */
async function commandVariables(
  { passed, identityFile }: ProcessSetup,
  trust: HomeTrust | 'own',
  { judgedByWords }: CommandNeeds,
): Promise<Record<string, string>> {
  if (!/^(?:repository|words|outside|evaluation)$/.test(trust)) return {};
  const identity = await identityFile?.();
  return {
    ...(judgedByWords === true ? {} : passed),
    ...(identity === undefined ? {} : { GIT_CONFIG_GLOBAL: identity }),
  };
}

function trustOf({ leaves, judgedByWords }: CommandNeeds): HomeTrust {
  if (leaves !== null) return 'outside';
  return judgedByWords === true ? 'words' : 'repository';
}

const needsOfRepositoryCode: CommandNeeds = {
  writes: null,
  reads: [],
  changesGit: false,
  network: { allow: [], deny: [] },
  leaves: null,
};

type End = Pick<ExecResult, 'exitCode' | 'signal' | 'timedOut' | 'cancelled' | 'startError'>;

export interface Ending {
  readonly systemRoot: string | undefined;
  readonly confined: ConfinedStart | null;
}

/** Sends signals to a process and to everything that it has started. */
export function killerOf(
  child: ChildProcess,
  { systemRoot, confined }: Ending,
): (signal: 'SIGTERM' | 'SIGKILL') => void {
  return (signal) => {
    // The launcher ends everything of the call, also what is in no group; it must not be ended first.
    if (signal === 'SIGKILL' && confined !== null && child.exitCode === null && child.signalCode === null)
      confined.kill();
    else if (child.pid !== undefined) killTree(child.pid, signal, systemRoot);
  };
}

/** On POSIX the process group, even after its leader has ended, but no new sessions; on Windows by taskkill. */
function killTree(pid: number, signal: 'SIGTERM' | 'SIGKILL', systemRoot: string | undefined): void {
  if (process.platform === 'win32') {
    const program = join(systemRoot ?? 'C:\\Windows', 'System32', 'taskkill.exe');
    spawn(program, ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true }).on('error', () => {
      process.kill(pid, 'SIGKILL');
    });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // ESRCH: no process is left. EPERM: only processes that changed their user are left.
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}

function untilEnd(child: ChildProcess, request: ExecRequest, ending: Ending): Promise<End> {
  return new Promise((resolve) => {
    const state = { exitCode: null, signal: null, timedOut: false, cancelled: false, startError: null } as {
      -readonly [Key in keyof End]: End[Key];
    };
    const timers = new Set<NodeJS.Timeout>();
    const after = (ms: number, action: () => void): void => void timers.add(setTimeout(action, ms));
    const kill = killerOf(child, ending);
    const forget = endOnExit(() => kill('SIGKILL'));
    const finish = (): void => {
      if (!forget()) return;
      for (const timer of timers) clearTimeout(timer);
      request.signal.removeEventListener('abort', cancel);
      // POSIX only: on Windows, the pid may have been reused.
      if (process.platform !== 'win32' && child.pid !== undefined) killTree(child.pid, 'SIGKILL', ending.systemRoot);
      child.stdout?.destroy();
      child.stderr?.destroy();
      child.unref();
      resolve(state);
    };
    const stop = (why: 'timedOut' | 'cancelled'): void => {
      if (state.timedOut || state.cancelled) return;
      state[why] = true;
      kill('SIGTERM');
      after(killGraceMs, () => kill('SIGKILL'));
      after(killGraceMs + giveUpMs, finish);
    };
    const cancel = (): void => stop('cancelled');
    after(request.timeoutMs, () => stop('timedOut'));
    // Jobs of a batch share a signal, so many listeners are not a leak.
    setMaxListeners(0, request.signal);
    request.signal.addEventListener('abort', cancel, { once: true });
    child.on('error', (error) => {
      if (child.pid === undefined) state.startError = `${error.message} (in ${request.cwd})`;
      finish();
    });
    child.on('exit', (code, signal) => {
      Object.assign(state, { exitCode: code, signal });
      // If this process was busy, the time may be over before it reads what is in the pipes: timers come first.
      after(drainMs, () => void setImmediate(finish));
    });
    child.on('close', finish);
  });
}

/** The maximum size of stderr by itself; the merged output has its own limit. */
const maxStderrBytes = 100_000;

/** Keeps the output of a process: both streams in the order of arrival, and each of them. */
function collectOutput(
  child: ChildProcess,
  { maxOutputBytes: maxBytes, onOutput, marksErrors = false }: ExecRequest,
): () => Readonly<Record<'merged' | 'stdout' | 'stderr', KeptOutput>> {
  const merged = createOutputBuffer(maxBytes);
  const stdout = createOutputBuffer(maxBytes);
  const stderr = createOutputBuffer(Math.min(maxBytes, maxStderrBytes));
  const mark = marksErrors ? createErrorMarker() : (chunk: Buffer) => chunk;
  const decoders = (['stdout', 'stderr'] as const).map((name) => {
    const whole = createWholeCharacters();
    const add = (chunk: Buffer): void => merged.add(mark(chunk, name));
    child[name]?.on('data', (chunk: Buffer) => add(whole.add(chunk)));
    child[name]?.on('error', () => undefined);
    return () => add(whole.end());
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout.add(chunk);
    onOutput?.(chunk, 'stdout');
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr.add(chunk);
    onOutput?.(chunk, 'stderr');
  });
  return () => {
    for (const end of decoders) end();
    return { merged: merged.take(), stdout: stdout.take(), stderr: stderr.take() };
  };
}
