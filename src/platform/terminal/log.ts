import type { Log, Redact } from '../types.js';
import { neutralize, workflowCommand } from './workflow-commands.js';

export interface LogOptions {
  /** Gets whole lines with their ends. */
  readonly write: (text: string) => void;
  readonly redact: Redact;
  /** The lines go to the log of a GitHub runner: warnings and errors become its commands. */
  readonly runner: boolean;
  readonly color: boolean;
}

/**
 * The log of a run. Every line is made harmless and redacted here, whoever wrote it, so that no caller can forget;
 * redacted last, so that a secret does not hide behind a terminal sequence. A line that holds line breaks becomes
 * several lines, and on a runner none of them can be a command.
 */
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
