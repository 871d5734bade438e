import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request of a command and its answer. */
export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
}
