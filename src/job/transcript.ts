import type { RunEvent } from '../agent/events.js';
import { transcriptEntry } from '../agent/transcript.js';
import { rethrowUnless, UserError } from '../errors.js';
import { recordTurn } from '../model/script.js';
import type { Artifacts } from '../platform/files/artifacts.js';
import { type Clock, FileProblem } from '../platform/types.js';

export interface Keeping {
  readonly artifacts: Artifacts;
  readonly clock: Clock;
  /** Absolute paths. */
  readonly transcriptPath: string;
  readonly recordPath: string | null;
}

/** Writes the transcript, and a script of the run if requested, as it happens. */
export function keepTranscript(keeping: Keeping): (event: RunEvent) => void {
  const { artifacts, clock, transcriptPath, recordPath } = keeping;
  begin(artifacts, 'transcript', transcriptPath);
  if (recordPath !== null) begin(artifacts, 'record', recordPath);
  return (event) => {
    const entry = transcriptEntry(event, clock.now());
    if (entry !== null) artifacts.appendJson(transcriptPath, entry);
    // A sub-agent asks the same model, so its turns are part of the script, in order.
    const inner = event.type === 'sub-agent' ? event.event : event;
    if (recordPath !== null && inner.type === 'turn-end') {
      artifacts.appendJson(recordPath, recordTurn(inner.message, inner.usage));
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
      hint: 'name a file in a directory that can be written, not behind a link',
    });
  }
}
