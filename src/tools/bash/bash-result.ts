import { withoutTerminalSequences } from '../../plain-text.js';
import { omissionNote } from '../../platform/process/output-buffer.js';
import type { BlockedAttempt } from '../../platform/process/sandbox-types.js';
import type { ExecResult } from '../../platform/process/types.js';
import { listed } from '../../text.js';
import { type TextLimits, truncateMiddle } from '../truncate.js';
import type { ToolOutput } from '../types.js';
import { withoutQuotes } from './quotes.js';
import { terminalText } from './terminal-text.js';

export const noOutput = '[No output.]';

export interface CommandReport {
  readonly command: string;
  readonly result: ExecResult;
  readonly timeoutMs: number;
  readonly limits: TextLimits;
  /** Whether exit code 1 of a program such as `grep` is an answer, and not a failure. */
  readonly hasAnswers: boolean;
  /** Keeps the whole output; returns the path of the file, or `null` if it could not be written. */
  readonly keep: (output: string) => Promise<string | null>;
}

export async function commandOutput({
  command,
  result,
  timeoutMs,
  limits,
  hasAnswers,
  keep,
}: CommandReport): Promise<ToolOutput> {
  const { droppedBytes, blocked = [], unseen = [], gitProblem, notes = [] } = result;
  // The note of the buffer is in the middle that is truncated.
  const alreadyOmitted = droppedBytes === 0 ? 0 : droppedBytes - omissionNote(droppedBytes).length;
  const whole = terminalText(result.output).replace(/\n$/, '');
  const output = truncateMiddle(whole, limits, alreadyOmitted);
  // The file has all that the program printed.
  const path = output === whole ? null : await keep(withoutTerminalSequences(result.output).replace(/\n$/, ''));
  const answer = hasAnswers ? answerOf(command, result.exitCode) : null;
  const lines = [
    output === '' && result.startError === null ? noOutput : output,
    ...(path === null ? [] : [keptNote(path, droppedBytes)]),
    ...endNotes(result, timeoutMs, answer),
    ...(hasAnswers && leavesProcesses(command) ? [endedWithCall] : []),
    ...blocked.map(blockedNote),
    ...unseenNote(unseen),
    ...notes.map((note) => `[${note}]`),
    ...(gitProblem !== undefined && /\bgit\b/.test(command) ? [`[${gitProblem}, so it finds no repository.]`] : []),
  ];
  const text = lines.filter((line) => line !== '').join('\n');
  const isError = result.exitCode !== 0 && answer === null;
  const omitted = output === whole ? {} : { omittedCharacters: whole.length - output.length + alreadyOmitted };
  const file = path === null ? {} : { outputFile: path };
  const ended = { parts: [{ type: 'text', text } as const], isError, ...omitted, ...file };
  return blocked.length === 0 ? ended : { ...ended, blocked };
}

/** Without it, a model waits for a server that has ended. */
const endedWithCall =
  '[What this command started with & ended with the call; set background for a process that must keep running.]';

function keptNote(path: string, droppedBytes: number): string {
  return droppedBytes === 0
    ? `[The whole output is in ${path}.]`
    : `[The output is in ${path}, except for ${droppedBytes} bytes of its middle.]`;
}

function blockedNote({ label, reason }: BlockedAttempt): string {
  return `[The sandbox blocked: ${label}, because ${reason}.]`;
}

/** What a command has not seen, and would with a rule. */
function unseenNote(paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return [];
  const rules = paths.slice(0, mostUnseen).map((path) => `Read(${path})`);
  return [`[The sandbox hid: ${listed(paths, mostUnseen)}. A rule would show it to commands: ${rules.join(', ')}.]`];
}

const mostUnseen = 5;

/** Notes on how the command ended; none for a success. */
export function endNotes(
  { startError, exceeded, timedOut, cancelled, signal, exitCode }: ExecResult,
  timeoutMs: number,
  answer: string | null,
): readonly string[] {
  if (startError !== null) return [`[The command did not start: ${startError}.]`];
  if (exceeded !== null && exceeded !== undefined) return [`[The command was stopped because ${exceeded}.]`];
  if (timedOut) return [`[The command was stopped after its time limit of ${timeoutMs} ms.]`];
  if (cancelled) return ['[The command was stopped: the time of the run was up, or it was canceled.]'];
  if (signal !== null) return [`[The command was terminated by ${signal}.]`];
  if (exitCode === 0) return [];
  return [`[Exit code ${String(exitCode)}${answer === null ? '' : `: ${answer}`}.]`];
}

/** What exit code 1 means for programs that report an answer with it. */
const answers: Readonly<Record<string, string>> = {
  grep: 'no match',
  egrep: 'no match',
  fgrep: 'no match',
  zgrep: 'no match',
  rg: 'no match',
  'git grep': 'no match',
  diff: 'different',
  cmp: 'different',
  'git diff': 'different',
  test: 'false',
  '[': 'false',
  '[[': 'false',
  pgrep: 'no match',
};

/** A program that is started with `&`; the lines of a here-document do not count. */
const startsInBackground = /(?<![&<>|])&(?![&>])/;

/** Whether a command line starts a program with `&` and does not wait for it. */
function leavesProcesses(command: string): boolean {
  const unquoted = withoutQuotes(command);
  const line = /<<-?(?!<)/.test(unquoted) ? (unquoted.split('\n')[0] ?? '') : unquoted;
  return startsInBackground.test(line) && !/\bwait\b/.test(line);
}

/** `null` if it is none. The last program decides; its name is only for this note, so quotes need no analysis. */
function answerOf(command: string, exitCode: number | null): string | null {
  if (exitCode !== 1) return null;
  const unquoted = withoutQuotes(command);
  const last = unquoted.split(/\|\||&&|[|;&\n]/).at(-1) ?? '';
  const [program = '', ...rest] = last
    .trim()
    .split(/\s+/)
    .filter((word) => !/^\w+=/.test(word));
  const name = program.replace(/^.*\//, '');
  const key = name === 'git' ? `git ${rest.find((word) => !word.startsWith('-')) ?? ''}` : name;
  return Object.hasOwn(answers, key) ? (answers[key] ?? null) : null;
}
