import { rethrowUnless } from '../../errors.js';
import { withoutTerminalSequences } from '../../plain-text.js';
import type { CommandOutputFile } from '../../platform/process/output-file.js';
import type { ExecRequest, ExecResult, ProcessRunner } from '../../platform/process/types.js';
import { createTimeBudget } from '../../platform/time-budget.js';
import { shorten } from '../../text.js';

/** Commands that run while the model continues. They end with the job. */
export type BackgroundCommands = Readonly<ReturnType<typeof createBackgroundCommands>>;

export interface BackgroundCommand {
  readonly id: string;
  readonly command: string;
  readonly path: string;
  /** `null` while it runs. */
  readonly result: ExecResult | null;
  /** The last part of the output so far. */
  readonly recent: string;
  /** Resolves when the output matches, the command has ended, or the time is over. */
  wait(pattern: RegExp, ms: number, signal: AbortSignal): Promise<'matched' | 'ended' | 'time'>;
}

export interface BackgroundPorts {
  readonly exec: ProcessRunner;
  readonly createFile: (number: number) => Promise<CommandOutputFile>;
}

const maxRunning = 8;
const recentCharacters = 4_000;
const maxMatchingMs = 1_000;

type Running = { -readonly [Key in keyof BackgroundCommand]: BackgroundCommand[Key] } & {
  readonly controller: AbortController;
  readonly listeners: Set<() => void>;
  readonly done: Promise<void>;
};

export function createBackgroundCommands({ exec, createFile }: BackgroundPorts) {
  const commands = new Map<string, Running>();
  let unreported: Running[] = [];
  let count = 0;
  const running = (): readonly Running[] => [...commands.values()].filter(({ result }) => result === null);
  return {
    async start(
      command: string,
      request: Pick<ExecRequest, 'cwd' | 'needs' | 'timeoutMs'>,
    ): Promise<BackgroundCommand | string> {
      if (running().length >= maxRunning)
        return `${maxRunning} background commands are running (${running().map(labelOf).join('; ')}); stop one of them first`;
      count += 1;
      let file: CommandOutputFile;
      try {
        file = await createFile(count);
      } catch (error) {
        rethrowUnless(error, Error);
        return `the file for its output cannot be created: ${error.message}`;
      }
      const started = startOne({ id: String(count), command, exec, file, request }, (ended) => unreported.push(ended));
      commands.set(started.id, started);
      return started;
    },
    /** Stops a command and waits for its end; `null` if the id is unknown. */
    async stop(id: string): Promise<BackgroundCommand | null> {
      const found = commands.get(id);
      if (found === undefined) return null;
      found.controller.abort();
      await found.done;
      unreported = unreported.filter((one) => one !== found);
      return found;
    },
    ended: (): readonly BackgroundCommand[] => unreported.splice(0),
    /** Stops all commands at the end of the job; returns those that were still running. */
    async endAll(): Promise<readonly BackgroundCommand[]> {
      const left = running();
      for (const { controller } of left) controller.abort();
      await Promise.all(left.map(({ done }) => done));
      return left;
    },
  };
}

function labelOf({ id, command }: BackgroundCommand): string {
  return `${id}: ${shorten(command.replaceAll(/\s+/g, ' '), 60)}`;
}

interface Start extends Pick<BackgroundCommand, 'id' | 'command'> {
  readonly exec: ProcessRunner;
  readonly file: CommandOutputFile;
  readonly request: Pick<ExecRequest, 'cwd' | 'needs' | 'timeoutMs'>;
}

function startOne({ id, command, exec, file, request }: Start, onEnd: (ended: Running) => void): Running {
  const controller = new AbortController();
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const onOutput = (chunk: Buffer): void => {
    const text = withoutTerminalSequences(chunk.toString('utf8'));
    file.add(text);
    one.recent = (one.recent + text).slice(-recentCharacters);
    notify();
  };
  const run = async (): Promise<void> => {
    one.result = await exec.shell(command, {
      ...request,
      maxOutputBytes: recentCharacters,
      marksErrors: true,
      onOutput,
      signal: controller.signal,
    });
    file.end();
    onEnd(one);
    notify();
  };
  const one: Running = {
    id,
    command,
    path: file.path,
    result: null,
    recent: '',
    controller,
    listeners,
    // Started in a later step, so that everything that it changes exists.
    done: Promise.resolve().then(run),
    wait: (pattern, ms, signal) => waitFor(one, { pattern, ms, signal }),
  };
  return one;
}

function waitFor(
  one: Running,
  { pattern, ms, signal }: { readonly pattern: RegExp; readonly ms: number; readonly signal: AbortSignal },
): Promise<'matched' | 'ended' | 'time'> {
  const budget = createTimeBudget(maxMatchingMs);
  return new Promise((resolve) => {
    const finish = (how: 'matched' | 'ended' | 'time') => (): void => {
      clearTimeout(timer);
      one.listeners.delete(look);
      signal.removeEventListener('abort', onAbort);
      resolve(how);
    };
    const look = (): void => {
      if (budget.run(() => pattern.test(one.recent))?.value === true) finish('matched')();
      else if (one.result !== null) finish('ended')();
    };
    const timer = setTimeout(finish('time'), ms);
    const onAbort = finish('time');
    one.listeners.add(look);
    signal.addEventListener('abort', onAbort, { once: true });
    look();
  });
}
