import type { RunEvent } from '../agent/events.js';
import { UserError } from '../errors.js';
import { parsedJson } from '../parsed-json.js';
import { type RecordedRun, recordedRun } from './recorded-run.js';
import { isRestorableEvent } from './transcript-shape.js';

/** The version of the format, in the first line of a transcript. */
export const transcriptVersion = 1;

export interface ReadTranscript {
  readonly run: RecordedRun;
  /** The text without an incomplete last line. */
  readonly text: string;
  /** The values of its first line. */
  readonly header: Readonly<Record<string, unknown>>;
}

/**
 * Reads a transcript to resume its run. A run that was killed may leave an incomplete last line, which is ignored.
 * @throws UserError `transcript-invalid` that names any other damaged line
 */
export function readTranscript(path: string, content: string): ReadTranscript {
  const text = content.slice(0, content.lastIndexOf('\n') + 1);
  const [first = '', ...lines] = text.split('\n').slice(0, -1);
  const header = objectIn(first);
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
  const events = lines.map((line, index) => {
    const event = objectIn(line);
    if (event !== null && isRestorableEvent(event)) return event as unknown as RunEvent;
    const hint = 'restore the line from a copy, or start a new run: without it the conversation cannot be restored';
    throw invalid(`${path}:${String(index + 2)}`, 'the line is damaged', hint);
  });
  const run = recordedRun(events);
  return { run, text, header };
}

function objectIn(line: string): Readonly<Record<string, unknown>> | null {
  const value = parsedJson(line);
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
}

function invalid(location: string, message: string, hint: string): UserError {
  return new UserError({ code: 'transcript-invalid', location, message, hint });
}
