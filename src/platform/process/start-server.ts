import type { ChildProcess } from 'node:child_process';
import { messageOf } from '../../errors.js';
import { endOf } from '../../text.js';
import { driverPins } from './driver-pins.js';
import { closeInheritedFiles } from './inherited-files.js';
import { createLineSplitter } from './line-splitter.js';
import { findExecutable } from './program-path.js';
import {
  type Ending,
  type Entered,
  endOnExit,
  enter,
  killerOf,
  killGraceMs,
  type ProcessSetup,
  startProcess,
} from './run-process.js';
import type { ConfinedStart, Sandbox } from './sandbox-types.js';
import type { ServerEnd, ServerProcess, ServerRequest, StartServer } from './types.js';

/** The time between closing its input and SIGTERM. */
const closeGraceMs = 500;
/** Of its beginning, where a program names what is missing, and of its end. */
const keptOfStderr = 4_000;

/** In the sandbox, with the environment of commands plus that of the request, in a process group of their own. */
export function createServerStarter(setup: ProcessSetup, sandbox: Sandbox | null): StartServer {
  return async (request) => {
    const [name, ...args] = request.argv;
    const program = findExecutable(name, setup.path);
    if (program === null) return `the program ${JSON.stringify(name)} was not found on the PATH of tools`;
    closeInheritedFiles();
    const pins = await driverPins(setup, request.cwd);
    const env = { ...pins, ...request.env };
    const entered = await enter(sandbox, { program, argv: [name, ...args] }, { ...request, env }, setup);
    if (typeof entered === 'string') return entered;
    try {
      const child = startProcess(entered.confined ?? entered.plain, true);
      if (child.pid !== undefined)
        return serve(child, request, { ...entered, systemRoot: setup.environment['SystemRoot'] });
      await entered.end();
      return (await child).originalMessage ?? 'it could not be started';
    } catch (error) {
      await entered.end();
      return messageOf(error);
    }
  };
}

function serve(child: ChildProcess, request: ServerRequest, ending: Ending & Entered): ServerProcess {
  let firstOutput = '';
  let lastOutput = '';
  let reason: string | null = null;
  const kill = killerOf(child, ending);
  const forget = endOnExit(() => kill('SIGKILL'));
  const lines = createLineSplitter(request.maxLineBytes, request.onLine);
  child.stdout?.on('data', (chunk: Buffer) => {
    if (lines.add(chunk)) return;
    reason ??= `it sent a message of more than ${String(request.maxLineBytes)} bytes`;
    kill('SIGKILL');
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    const text = chunk.toString('utf8');
    const isHead = firstOutput.length < keptOfStderr;
    if (isHead) firstOutput += text;
    else lastOutput = endOf(lastOutput + text, keptOfStderr);
  });
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => {
    const finish = async (code: number | null, signal: NodeJS.Signals | null): Promise<void> => {
      forget();
      if (process.platform !== 'win32') kill('SIGTERM');
      const inside = await ending.end();
      request.onEnd(
        endOfServer(
          { reason: reason ?? inside?.startError ?? exitReason(code, signal), stderr: firstOutput + lastOutput },
          inside,
        ),
      );
      resolve();
    };
    child.once('exit', (code, signal) => void finish(code, signal));
  });
  return {
    send: (line) => send(child, line),
    stop: async () => {
      reason ??= 'it was stopped';
      child.stdin?.end();
      const timers = [
        setTimeout(kill, closeGraceMs, 'SIGTERM'),
        setTimeout(kill, closeGraceMs + killGraceMs, 'SIGKILL'),
      ];
      await ended;
      for (const timer of timers) clearTimeout(timer);
      for (const stream of [child.stdout, child.stderr]) stream?.destroy();
    },
  };
}

function endOfServer(
  end: Pick<ServerEnd, 'reason' | 'stderr'>,
  inside: Awaited<ReturnType<ConfinedStart['end']>> | undefined,
): ServerEnd {
  return { ...end, reason: inside?.exceeded ?? end.reason, blocked: inside?.blocked ?? [] };
}

function exitReason(code: number | null, signal: NodeJS.Signals | null): string {
  return signal === null ? `it ended with exit code ${String(code ?? 0)}` : `it was ended by ${signal}`;
}

function send({ stdin }: ChildProcess, line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (stdin === null || stdin.destroyed || stdin.writableEnded) {
      reject(new Error('the server has ended'));
      return;
    }
    stdin.write(`${line}\n`, (error) => (error === null || error === undefined ? resolve() : reject(error)));
  });
}
