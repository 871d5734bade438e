import * as z from 'zod/mini';
import { textInput } from '../input.js';
import { failedOutput, textOutput } from '../output.js';
import type { ToolOutput } from '../types.js';
import type { RecordedRequest, RequestRecorder } from './types.js';

/** GitHub accepts 65,536 characters; the rest is reserved for the marker and for text that is moved into the body. */
export const maxBodyCharacters = 60_000;

export function bodyText(description: string) {
  return textInput(description, { most: maxBodyCharacters });
}

export function nameListInput(description: string) {
  return z.array(textInput('A name.', { most: 100 })).check(z.maxLength(10), z.describe(description));
}

/** A valid GitHub login name. */
export function loginInput() {
  return z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,38}(?:\[bot\])?$/), z.describe('A login name.'));
}

/** Records the request and reports this. Nothing has been written yet, and the model must not assume otherwise. */
export function recordRequest(recorder: RequestRecorder, request: RecordedRequest): Promise<ToolOutput> {
  const refusal = recorder.keep(request);
  return Promise.resolve(
    refusal === null
      ? textOutput('Recorded. It will be checked and posted at the end of the run.')
      : failedOutput(refusal),
  );
}
