import { list, text } from '../input.js';
import { failure, textOutput } from '../output.js';
import type { ToolOutput } from '../types.js';
import type { Intent, Recorder } from './types.js';

/** GitHub takes 65,536 characters; the rest is for the marker and for what falls back into the text. */
export const maxBodyCharacters = 60_000;

export function bodyText(description: string) {
  return text(description, { most: maxBodyCharacters });
}

export function names(description: string, most: number) {
  return list(description, text('A name.', { most: 100 }), { most });
}

/** Keeps the intent and says so; nothing has been written yet, and the model must not think otherwise. */
export function record(recorder: Recorder, intent: Intent): Promise<ToolOutput> {
  const refusal = recorder.keep(intent);
  return Promise.resolve(
    refusal === null ? textOutput('Recorded. It is checked and posted when the run is over.') : failure(refusal),
  );
}
