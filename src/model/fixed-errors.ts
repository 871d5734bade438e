import type { ModelError } from './types.js';

/** The error after an abort, regardless of what was thrown. */
export const canceledError: ModelError = {
  kind: 'cancelled',
  message: 'The request was canceled.',
  hint: 'Nothing needs to be fixed; run the job again to finish it.',
  retryable: false,
};

export const streamStalled = 'ERR_STREAM_STALLED';

/** The stream ended without the provider's closing event, so the answer may be incomplete. */
export const truncatedStream: ModelError = {
  kind: 'cut-off',
  message: "The provider's stream ended before the answer was complete.",
  hint: 'Run the job again: the provider or a proxy closed the connection early.',
  retryable: true,
};
