import type { OnEvent } from '../../agent/events.js';
import type { ProcessRunner } from '../../platform/process/types.js';
import { shorten } from '../../text.js';

/** Names the lines that ran outside the sandbox, in the log at once and in the result. */
export interface OutsideLines {
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
