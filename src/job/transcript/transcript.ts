import type { RunEvent } from '../../agent/events.js';
import { rethrowUnless, UserError } from '../../errors.js';
import { recordTurn } from '../../model/record-turn.js';
import type { Artifacts } from '../../platform/files/state/artifacts.js';
import { FileProblem } from '../../platform/files/types.js';
import type { Clock } from '../../platform/types.js';
import { version } from '../../version.js';

/** The version of the format, in the first line of a transcript. */
export const transcriptVersion = 1;

export interface TranscriptWriterOptions {
  readonly artifacts: Artifacts;
  readonly clock: Clock;
  /** Absolute paths. */
  readonly transcriptPath: string;
  readonly recordPath: string | null;
  /** What identifies the run, for its first line. */
  readonly header: Readonly<Record<string, unknown>>;
  readonly resumed: string | null;
  /** Adds a MAC to each line; `null` if the transcript is not sealed. */
  readonly seal: ((line: string) => string) | null;
}

/** And a script if requested; the result adds to both. Lines are numbered, so that a lost one is noticed. */
export function openTranscript(options: TranscriptWriterOptions): (event: RunEvent) => void {
  const { artifacts, clock, transcriptPath, recordPath, header, resumed, seal } = options;
  begin(artifacts, 'transcript', transcriptPath);
  if (seal !== null) artifacts.sealLines(transcriptPath, seal);
  let lines = resumed === null ? 1 : resumed.split('\n').length - 1;
  if (resumed !== null) artifacts.writeRedacted(transcriptPath, resumed);
  else
    artifacts.appendJson(transcriptPath, {
      type: 'transcript',
      version: transcriptVersion,
      program: version,
      ...header,
    });
  if (recordPath !== null) begin(artifacts, 'record', recordPath);
  return (event) => {
    const entry = transcriptEntry(event, clock.now());
    if (entry !== null) {
      lines += 1;
      artifacts.appendJson(transcriptPath, { line: lines, ...entry.fields }, entry.lists);
    }
    // A sub-agent asks the same model, so its turns are part of the script, under its name.
    const inner = event.type === 'sub-agent' ? event.event : event;
    if (recordPath !== null && inner.type === 'turn-end') {
      artifacts.appendJson(
        recordPath,
        recordTurn(inner.message, inner.usage, event.type === 'sub-agent' ? event.name : undefined),
      );
    }
  };
}

/** Empties the file. Throws UserError `file-unwritable` if it cannot be written or is behind a link. */
function begin(artifacts: Artifacts, setting: 'transcript' | 'record', path: string): void {
  try {
    artifacts.begin(path);
  } catch (error) {
    rethrowUnless(error, FileProblem);
    throw new UserError({
      code: 'file-unwritable',
      location: setting,
      message: 'the file cannot be written',
      found: error.message,
      hint:
        error.code === 'exists'
          ? 'name another file, or wait for the end of the other run'
          : 'name a file in a directory that can be written, not behind a link',
    });
  }
}

/** One line of JSON, with the time in milliseconds since the epoch. `null` for deltas: `turn-end` has the text. */
function transcriptEntry(event: RunEvent, now: number) {
  const inner = event.type === 'sub-agent' ? event.event : event;
  if (inner.type === 'text-delta' || inner.type === 'reasoning-delta' || inner.type === 'command-output') return null;
  if (event.type !== 'opening') return { fields: { at: now, ...event } };
  // Jobs of a batch have the same tools.
  const { toolSpecs, ...opening } = event;
  return { fields: { at: now, ...opening }, lists: { toolSpecs } };
}
