import { type ChildProcess, spawn } from 'node:child_process';
import type { ExecRequest, ExecResult } from '../types.js';
import { killTree } from './kill-tree.js';
import { createOutputBuffer, createWholeCharacters, type KeptOutput } from './output-buffer.js';
import { findExecutable } from './program-path.js';

/**
 * Plain node:child_process and not execa: execa ends the child only, and its promise waits for pipes that a
 * grandchild may keep open for ever; the group, the drain and the cap would be ours all the same.
 */

export interface ProcessSetup {
  /** Fixed PATH on which bare program names are found. */
  readonly path: string;
  readonly home: string;
  /** The clean environment of every child (environment.ts); PATH and HOME in it are replaced by the two above. */
  readonly environment: Readonly<Record<string, string>>;
}

/** How a process ended, with stdout as bytes. */
export interface ProcessEnd extends Omit<ExecResult, 'stdout'> {
  readonly stdoutBytes: Buffer;
}

/** Between asking a group to end and ending it. */
const killGraceMs = 250;
/** After the process has ended: how long output may still come from a child that holds the pipe. */
const drainMs = 250;
/** After SIGKILL: a process stuck in the kernel is not waited for. */
const giveUpMs = 2_000;

const running = new Set<() => void>();
let isWatchingEnd = false;

/** Ends what still runs; done when this process ends, however it does: a crash of ours leaves no command behind. */
export function endRunning(): void {
  for (const kill of running) kill();
}

function endWithUs(kill: () => void): () => void {
  if (!isWatchingEnd) process.on('exit', endRunning);
  isWatchingEnd = true;
  running.add(kill);
  return () => running.delete(kill);
}

/** Runs one program. Never rejects for what the process does; nothing of its group outlives it. */
export async function runProcess(setup: ProcessSetup, request: ExecRequest): Promise<ProcessEnd> {
  const start = performance.now();
  const [name, ...args] = request.argv;
  const refuse = (startError: string): ProcessEnd => ({
    ...notStarted,
    startError,
    durationMs: performance.now() - start,
  });
  if (request.signal.aborted) return { ...notStarted, cancelled: true };
  const program = findExecutable(name, setup.path);
  if (program === null) return refuse(`there is no program ${JSON.stringify(name)} on the PATH of tools`);
  let child: ChildProcess;
  try {
    child = spawn(program, args, {
      argv0: name,
      cwd: request.cwd,
      env: { ...setup.environment, PATH: setup.path, HOME: setup.home, ...request.env },
      stdio: [request.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
  const output = collect(child, request.maxOutputBytes);
  sendInput(child, request.stdin);
  const end = await untilEnd(child, request, setup.environment['SystemRoot']);
  if (end.startError !== null) return refuse(end.startError);
  const { merged, stdout } = output();
  return {
    ...end,
    output: merged.bytes.toString('utf8'),
    stdoutBytes: stdout.bytes,
    droppedBytes: merged.droppedBytes,
    durationMs: performance.now() - start,
  };
}

const notStarted: ProcessEnd = {
  exitCode: null,
  signal: null,
  timedOut: false,
  cancelled: false,
  startError: null,
  output: '',
  stdoutBytes: Buffer.alloc(0),
  droppedBytes: 0,
  durationMs: 0,
};

function sendInput(child: ChildProcess, text: string | undefined): void {
  // A process that ends without reading its input breaks the pipe; that is its right.
  child.stdin?.on('error', () => undefined).end(text);
}

function collect(
  child: ChildProcess,
  maxBytes: number,
): () => { readonly merged: KeptOutput; readonly stdout: KeptOutput } {
  const merged = createOutputBuffer(maxBytes);
  const stdout = createOutputBuffer(maxBytes);
  const decoders = [child.stdout, child.stderr].map((stream) => {
    const whole = createWholeCharacters();
    stream?.on('data', (chunk: Buffer) => merged.add(whole.add(chunk)));
    stream?.on('error', () => undefined);
    return whole;
  });
  child.stdout?.on('data', (chunk: Buffer) => stdout.add(chunk));
  return () => {
    for (const whole of decoders) merged.add(whole.end());
    return { merged: merged.take(), stdout: stdout.take() };
  };
}

type End = Pick<ExecResult, 'exitCode' | 'signal' | 'timedOut' | 'cancelled' | 'startError'>;

function untilEnd(child: ChildProcess, request: ExecRequest, systemRoot: string | undefined): Promise<End> {
  return new Promise((resolve) => {
    const state = { exitCode: null, signal: null, timedOut: false, cancelled: false, startError: null } as {
      -readonly [Key in keyof End]: End[Key];
    };
    const timers = new Set<NodeJS.Timeout>();
    const after = (ms: number, action: () => void): void => void timers.add(setTimeout(action, ms));
    const kill = (signal: 'SIGTERM' | 'SIGKILL'): void => {
      if (child.pid !== undefined) killTree(child.pid, signal, systemRoot);
    };
    const forget = endWithUs(() => kill('SIGKILL'));
    const finish = (): void => {
      forget();
      for (const timer of timers) clearTimeout(timer);
      request.signal.removeEventListener('abort', cancel);
      // POSIX only: a pid of Windows may belong to somebody else by now.
      if (process.platform !== 'win32') kill('SIGKILL');
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
    request.signal.addEventListener('abort', cancel, { once: true });
    child.on('error', (error) => {
      if (child.pid === undefined) state.startError = `${error.message} (in ${request.cwd})`;
      finish();
    });
    child.on('exit', (code, signal) => {
      Object.assign(state, { exitCode: code, signal });
      after(drainMs, finish);
    });
    child.on('close', finish);
  });
}
