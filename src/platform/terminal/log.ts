import type { Log, Redact } from '../types.js';
import { neutralize, workflowCommand } from './workflow-commands.js';

export interface LogOptions {
  /** Receives whole lines, including line breaks. */
  readonly write: (text: string) => void;
  readonly redact: Redact;
  /** The log is on a GitHub runner: warnings and errors become workflow commands. */
  readonly runner: boolean;
  readonly color: boolean;
}

/** Neutralized, then redacted: no secret hides behind a terminal sequence, and no line of a text is a workflow command. */
export function createLog({ write, redact, runner, color }: LogOptions): Log {
  const clean = (text: string) => redact(neutralize(text));
  const put = (text: string) => write(`${text}\n`);
  const paint = (code: number, text: string) => (color ? `\u001b[${String(code)}m${text}\u001b[0m` : text);
  return {
    info: (line) => put(clean(line)),
    warning: (line) =>
      put(runner ? workflowCommand('warning', clean(line)) : `${paint(33, 'warning:')} ${clean(line)}`),
    error: (line) => put(runner ? workflowCommand('error', clean(line)) : `${paint(31, 'error:')} ${clean(line)}`),
  };
}
