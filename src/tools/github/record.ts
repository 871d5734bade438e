import { listShape, textShape } from '../input.js';
import { failedOutput, textOutput } from '../output.js';
import type { ToolOutput } from '../types.js';
import type { RecordedRequest, RequestRecorder } from './types.js';

/** GitHub takes 65,536 characters; the rest is for the marker and for what falls back into the text. */
export const maxBodyCharacters = 60_000;

export function bodyText(description: string) {
  return textShape(description, { most: maxBodyCharacters });
}

export function nameListShape(description: string, most: number) {
  return listShape(description, textShape('A name.', { most: 100 }), { most });
}

/** Keeps the intent and says so; nothing has been written yet, and the model must not think otherwise. */
export function recordRequest(recorder: RequestRecorder, request: RecordedRequest): Promise<ToolOutput> {
  const refusal = recorder.keep(request);
  return Promise.resolve(
    refusal === null ? textOutput('Recorded. It is checked and posted when the run is over.') : failedOutput(refusal),
  );
}
