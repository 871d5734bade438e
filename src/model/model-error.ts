import { asObject, type ModelErrorContext, plainErrorText } from './error-text.js';
import { toStatusError } from './status.js';
import type { ModelError } from './types.js';

/** After an abort, whatever was thrown on the way. */
export const canceledError: ModelError = {
  kind: 'cancelled',
  message: 'The request was cancelled.',
  hint: 'Nothing needs to be mended; run the job again if it should be finished.',
  retryable: false,
};

/** The stream ended without the provider's closing event: what was streamed may be a part of an answer. */
export const truncatedStream: ModelError = {
  kind: 'cut-off',
  message: "The provider's stream ended before its answer was complete.",
  hint: 'The provider or a proxy before it broke off. Run the job again.',
  retryable: true,
};

/**
 * Sorts whatever a provider package throws, or streams as an error part, by what can be done about it. Reads
 * errors by their shape: `instanceof` fails where a bundle holds a provider's package twice. Never throws.
 */
export function toModelError(error: unknown, context: ModelErrorContext): ModelError {
  const shape = shapeOf(error);
  if (shape.status !== undefined && shape.status >= 300) {
    return toStatusError({ ...shape, status: shape.status }, context);
  }
  if (!(error instanceof Error) && shape.said !== '')
    return toStatusError({ ...shape, status: guessed(shape) }, context);
  const broken = connectionError(error);
  if (broken !== undefined) return shape.status === undefined ? unreachable(broken, context) : brokenOff(broken);
  return unreadable(shape, context);
}

interface ErrorShape {
  readonly name: string;
  readonly said: string;
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
}

/** Reads an APICallError, a normalized stream error, a raw error object of a server, or any other value. */
function shapeOf(error: unknown): ErrorShape {
  const record = asObject(error);
  const status = [record['statusCode'], record['status'], record['code']].find(isStatus);
  const body = record['responseBody'];
  const text = record['message'];
  return {
    name: typeof record['name'] === 'string' ? record['name'] : '',
    said: typeof text === 'string' ? text : typeof error === 'string' ? error : '',
    ...(status === undefined ? {} : { status }),
    body: typeof body === 'string' ? body : error instanceof Error ? '' : jsonOf(error),
    headers: asObject(record['responseHeaders']),
  };
}

/** A server's error object in the middle of a stream has no status of its own. */
function guessed(shape: ErrorShape): number {
  const words = (shape.body ?? '').toLowerCase();
  if (words.includes('rate_limit')) return 429;
  if (words.includes('overloaded')) return 503;
  return words.includes('invalid_request') ? 400 : 500;
}

const isStatus = (value: unknown): value is number => typeof value === 'number' && value >= 100 && value <= 599;

interface ConnectionError {
  readonly code: string;
  readonly said: string;
}

/** What broke the connection, anywhere in the chain of causes. */
function connectionError(error: unknown): ConnectionError | undefined {
  let current = error;
  for (let depth = 0; depth < 8 && current instanceof Error; depth += 1) {
    const code = asObject(current)['code'];
    if (typeof code === 'string' && /^(E[A-Z]{2,}|HPE_|ERR_|CERT_|UNABLE_|DEPTH_|SELF_)/.test(code)) {
      return { code, said: current.message };
    }
    current = current.cause;
  }
  return undefined;
}

const certificateCode = /^(CERT_|UNABLE_|DEPTH_|SELF_|ERR_TLS_|ERR_SSL_|EPROTO)/;

function unreachable({ code, said }: ConnectionError, context: ModelErrorContext): ModelError {
  const distrusted = certificateCode.test(code);
  return {
    kind: 'network',
    message: `The server of ${context.model} could not be reached: ${plainErrorText(said, context)} (${code}).`,
    hint: distrusted
      ? "The server's certificate is not trusted: check base-url, or add the authority with NODE_EXTRA_CA_CERTS."
      : "Check base-url and the runner's way to the network, then run the job again.",
    retryable: !distrusted,
  };
}

function brokenOff({ code }: ConnectionError): ModelError {
  return code === 'ETIMEDOUT'
    ? { ...truncatedStream, message: "The provider's stream stalled before its answer was complete." }
    : truncatedStream;
}

/** Neither a status nor a connection: the answer could not be read, or we sent what the provider cannot take. */
function unreadable(shape: ErrorShape, context: ModelErrorContext): ModelError {
  const message = `${context.model} gave no usable answer: ${plainErrorText(shape.said, context) || 'an unknown error'}.`;
  if (/UnsupportedFunctionality|InvalidPrompt|InvalidArgument|LoadAPIKey|LoadSetting/.test(shape.name)) {
    return {
      kind: 'bad-request',
      message,
      hint: 'Use another model, or leave out what it cannot take.',
      retryable: false,
    };
  }
  return {
    kind: 'server',
    message,
    hint: 'The server sent something that is not its protocol: check base-url and the provider, or run the job again.',
    retryable: true,
  };
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(asObject(value));
  } catch {
    return '';
  }
}
