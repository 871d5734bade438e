import type { OnEvent } from '../../agent/events.js';
import type { ProcessRunner } from '../../platform/process/types.js';
import { shorten } from '../../text.js';

/** Says in the result of a git command, and once in the log and the result, which hook of git did not run. */
export interface HookNotes {
  readonly wrapExec: (exec: ProcessRunner) => ProcessRunner;
  /** So far, each hook once. */
  readonly notices: () => readonly string[];
}

/** `runsHooks`: whether those of commands without a login run. */
export function createHookNotes(directory: string, onEvent: OnEvent, runsHooks: () => boolean): HookNotes {
  const notices = new Set<string>();
  return {
    wrapExec: (exec) => ({
      run: (request) => exec.run(request),
      shell: async (line, request) => {
        const result = await exec.shell(line, request);
        const commands = request.needs?.gitCommands ?? [];
        if (commands.length === 0 || result.startError !== null) return result;
        if (runsHooks() && request.needs?.gitRemote === undefined) return result;
        const { skippedHooks } = await import('../../platform/git/skipped-hooks.js');
        const notes = skippedHooks(directory, commands).map(
          ({ name, run }) => `The ${name} hook of git did not run. Its command: ${run}`,
        );
        for (const text of notes.filter((note) => !notices.has(note))) {
          notices.add(text);
          onEvent({ type: 'notice', level: 'info', text });
        }
        return notes.length === 0 ? result : { ...result, notes };
      },
    }),
    notices: () => [...notices],
  };
}

interface OutsideLines {
  readonly wrapExec: (exec: ProcessRunner) => ProcessRunner;
  /** So far, each line once. */
  readonly notices: () => readonly string[];
}

export function createOutsideLines(onEvent: OnEvent): OutsideLines {
  const notices = new Set<string>();
  const note = (line: string, program: string): void => {
    const text = `Ran outside the sandbox, because ${program} only works there: ${shorten(line.replaceAll(/\s+/g, ' '), 200)}`;
    if (notices.has(text)) return;
    notices.add(text);
    onEvent({ type: 'notice', level: 'warning', text });
  };
  return {
    wrapExec: (exec) => ({
      run: (request) => exec.run(request),
      shell: async (line, request) => {
        const result = await exec.shell(line, request);
        if (result.outside !== undefined) note(line, result.outside);
        return result;
      },
    }),
    notices: () => [...notices],
  };
}
