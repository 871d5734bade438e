import { ProtocolError, SdkError, SdkHttpError } from '@modelcontextprotocol/client';

/** Why a server could not be reached or did not answer. `failed`: its own words say it. */
export type ServerErrorCode = 'timeout' | 'unauthorized' | 'asks-client' | 'failed';

/** A server that cannot be used. The message is a clause. */
export class McpServerError extends Error {
  readonly code: ServerErrorCode;

  constructor(code: ServerErrorCode, message: string, options: ErrorOptions) {
    super(message, options);
    this.name = 'McpServerError';
    this.code = code;
  }
}

/** A server's words decide nothing: "timeout" may be in an address; only what this client does not serve has no code. */
export function codeOfServerError(error: unknown): ServerErrorCode {
  if (error instanceof SdkHttpError && (error.status === 401 || error.status === 403)) return 'unauthorized';
  if (error instanceof SdkError) {
    const code: string = error.code;
    return codes[code] ?? 'failed';
  }
  const asksClient = error instanceof ProtocolError && (asking.has(error.code) || unserved.test(error.message));
  return asksClient ? 'asks-client' : 'failed';
}

/** 404 by the protocol, 400 by some libraries: the server has not run the request. */
export function hasNoSession(error: unknown): boolean {
  return error instanceof SdkHttpError && (error.status === 404 || error.status === 400);
}

const unserved =
  /\bclient does not support .{0,40}(?:elicitation|sampling|roots)\b|'(?:elicitation|sampling|roots)\/\w+' cannot be sent/i;

/** Of `SdkErrorCode`, whose values are stable. */
const codes: Readonly<Record<string, ServerErrorCode>> = {
  REQUEST_TIMEOUT: 'timeout',
  CLIENT_HTTP_AUTHENTICATION: 'unauthorized',
  CLIENT_HTTP_FORBIDDEN: 'unauthorized',
  UNSUPPORTED_RESULT_TYPE: 'asks-client',
  INPUT_REQUIRED_ROUNDS_EXCEEDED: 'asks-client',
};

/** URL elicitation required, and a missing capability of the client (protocol revisions 2025-11-25 and 2026-07-28). */
const asking: ReadonlySet<number> = new Set([-32042, -32021]);
