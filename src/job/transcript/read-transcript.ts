import type { RunEvent } from '../../agent/events.js';
import { type Diagnostic, UserError } from '../../errors.js';
import { asRecord, parsedJson } from '../../parsed-json.js';
import { type RecordedRun, recordedRun } from './recorded-run.js';
import { transcriptVersion } from './transcript.js';

export interface ReadTranscript {
  readonly run: RecordedRun;
  readonly text: string;
  readonly header: Readonly<Record<string, unknown>>;
}

/** Ignores an incomplete last line. @throws UserError `transcript-invalid` with other damaged or missing lines */
export function readTranscript(path: string, content: string): ReadTranscript {
  const text = content.slice(0, content.lastIndexOf('\n') + 1);
  const [headerLine = '', ...lines] = text.split('\n').slice(0, -1);
  const header = objectIn(headerLine);
  if (header === null || header['type'] !== 'transcript') {
    throw invalid(
      path,
      'the file is not a transcript that can be resumed',
      'name the transcript of an interrupted run',
    );
  }
  if (header['version'] !== transcriptVersion) {
    const hint = 'start a new run, or resume it with the version that wrote it';
    throw invalid(path, `the transcript has version ${String(header['version'])}`, hint);
  }
  const { events, diagnostics } = readLines(path, lines);
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  const run = recordedRun(events);
  return { run, text, header };
}

/** Lines of older transcripts have no number. */
function readLines(path: string, lines: readonly string[]) {
  const events: RunEvent[] = [];
  const diagnostics: Diagnostic[] = [];
  let expected = 2;
  for (const [index, line] of lines.entries()) {
    const location = `${path}:${String(index + 2)}`;
    const event = objectIn(line);
    const number = typeof event?.['line'] === 'number' ? event['line'] : expected;
    if (number > expected) diagnostics.push(lost(location, linesAre(expected, number - 1, 'missing before this one')));
    else if (number < expected)
      diagnostics.push(lost(location, `line ${String(number)} is repeated or was moved here`));
    if (event !== null && isRestorableEvent(event)) events.push(event as unknown as RunEvent);
    else diagnostics.push(lost(location, 'the line is damaged'));
    expected = Math.max(expected, number + 1);
  }
  return { events, diagnostics };
}

function linesAre(from: number, to: number, state: string): string {
  return from === to ? `line ${String(from)} is ${state}` : `lines ${String(from)} to ${String(to)} are ${state}`;
}

type Fields = Readonly<Record<string, unknown>>;

function lost(location: string, message: string): Diagnostic {
  const hint =
    'restore the transcript from a copy, or start a new run: without every line the conversation cannot be restored';
  return { code: 'transcript-invalid', location, message, hint };
}

function objectIn(line: string): Fields | null {
  const value = parsedJson(line);
  return typeof value === 'object' && value !== null ? (value as Fields) : null;
}

function invalid(location: string, message: string, hint: string): UserError {
  return new UserError({ code: 'transcript-invalid', location, message, hint });
}

/** Whether a line of a transcript has what the restoration of its run reads, apart from the content of messages. */
function isRestorableEvent(event: Fields): boolean {
  const check = checks[String(event['type'])];
  return typeof event['type'] === 'string' && (check === undefined || check(event));
}

const checks: Readonly<Record<string, ((event: Fields) => boolean) | undefined>> = {
  opening: ({ system, toolSpecs, contextWindow }) =>
    typeof system === 'string' && Array.isArray(toolSpecs) && isWindow(contextWindow),
  message: ({ message }) => typeof asRecord(message)['role'] === 'string',
  'request-end': ({ end, lost }) => Array.isArray(lost) && isEnd(asRecord(end)),
  'other-usage': ({ usage }) => typeof usage === 'object' && usage !== null,
  'turn-context': ({ attachments }) => Array.isArray(attachments),
  resumed: ({ attachments, rewind }) => Array.isArray(attachments) && typeof rewind === 'number',
  'tool-start': ({ call }) => typeof asRecord(call)['id'] === 'string',
  'call-start': ({ id }) => typeof id === 'string',
  'tool-end': ({ result }) =>
    typeof asRecord(asRecord(result)['call'])['id'] === 'string' && Array.isArray(asRecord(result)['parts']),
  'sub-agent': ({ event, call }) => typeof call === 'string' && isRestorableEvent(asRecord(event)),
};

function isEnd({ type, message, usage, modelError }: Fields): boolean {
  if (type === 'error') return typeof asRecord(modelError)['kind'] === 'string';
  return type === 'finish' && Array.isArray(asRecord(message)['parts']) && typeof usage === 'object' && usage !== null;
}

function isWindow(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'number' && value > 0);
}
