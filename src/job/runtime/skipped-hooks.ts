import type { OnEvent } from '../../agent/events.js';
import type { ProcessRunner } from '../../platform/process/types.js';

/** Says in the result of a git command, and once in the log and the result, which hook of git did not run. */
export interface HookNotes {
  readonly wrapExec: (exec: ProcessRunner) => ProcessRunner;
  /** So far, each hook once. */
  readonly notices: () => readonly string[];
}

export function createHookNotes(directory: string, onEvent: OnEvent): HookNotes {
  const notices = new Set<string>();
  return {
    wrapExec: (exec) => ({
      run: (request) => exec.run(request),
      shell: async (line, request) => {
        const result = await exec.shell(line, request);
        const commands = request.needs?.gitCommands ?? [];
        if (commands.length === 0 || result.startError !== null) return result;
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
