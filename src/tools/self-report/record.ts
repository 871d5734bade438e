import { failedOutput, textOutput } from '../output.js';
import type { ToolOutput } from '../types.js';

export interface Recorder<Request> {
  /** Returns `null`, or the reason for a refusal as a sentence for the model. */
  keep(request: Request): Promise<string | null>;
}

/** Records the request and reports this. Nothing has been written yet, and the model must not assume otherwise. */
export async function recordRequest<Request>(recorder: Recorder<Request>, request: Request): Promise<ToolOutput> {
  const refusal = await recorder.keep(request);
  return refusal === null
    ? textOutput('Recorded. It will be checked and posted at the end of the run.')
    : failedOutput(refusal);
}
