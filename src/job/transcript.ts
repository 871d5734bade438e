import type { RunEvent } from '../agent/events.js';
import { transcriptEntry } from '../agent/transcript.js';
import { UserError } from '../errors.js';
import type { recordTurn } from '../model/script.js';
import type { Artifacts } from '../platform/files/artifacts.js';
import { type Clock, FileProblem } from '../platform/types.js';

export interface Keeping {
  readonly artifacts: Artifacts;
  readonly clock: Clock;
  /** Absolute paths. */
  readonly transcriptPath: string;
  readonly recordPath: string | null;
}

/** A watcher that writes the transcript, and the script of the run where one is wanted, as it happens. */
export async function keepTranscript(keeping: Keeping): Promise<(event: RunEvent) => void> {
  const { artifacts, clock, transcriptPath, recordPath } = keeping;
  begin(artifacts, 'transcript', transcriptPath);
  let record: typeof recordTurn | null = null;
  if (recordPath !== null) {
    begin(artifacts, 'record', recordPath);
    record = (await import('../model/script.js')).recordTurn;
  }
  return (event) => {
    const entry = transcriptEntry(event, clock.now());
    if (entry !== null) artifacts.appendJson(transcriptPath, entry);
    // A sub-agent asks the same model, so its turns stand in the script where they were asked for.
    const inner = event.type === 'sub-agent' ? event.event : event;
    if (recordPath !== null && record !== null && inner.type === 'turn-end') {
      artifacts.appendJson(recordPath, record(inner.message, inner.usage));
    }
  };
}

/** Makes the file empty. Throws UserError `file-unwritable` for a place that cannot be written or is reached by a link. */
function begin(artifacts: Artifacts, setting: 'transcript' | 'record', path: string): void {
  try {
    artifacts.begin(path);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    throw new UserError({
      code: 'file-unwritable',
      location: setting,
      message: 'the file cannot be written',
      found: error.message,
      hint: 'name a file in a directory that can be written, not behind a link',
    });
  }
}
