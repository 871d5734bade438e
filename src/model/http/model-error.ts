import { proxyAsksForLogin } from '../../platform/net/proxy.js';
import { credentialsCodes } from '../credentials/exchange.js';
import { asObject, type ModelErrorContext, plainErrorText } from '../error-text.js';
import { streamStalled, truncatedStream } from '../fixed-errors.js';
import type { ModelError } from '../types.js';
import { notAStream } from './provider-fetch.js';
import { toStatusError } from './status.js';

/** Inspects the shape: `instanceof` fails if a bundle contains a package twice. Never throws. */
export function toModelError(error: unknown, context: ModelErrorContext): ModelError {
  // Reads an APICallError, a normalized stream error, a raw error object of a server, or any other value.
  const record = asObject(error);
  const status = [record['statusCode'], record['status'], record['code']].find(isStatus);
  const body = record['responseBody'];
  const text = record['message'];
  const shape: ErrorShape = {
    name: typeof record['name'] === 'string' ? record['name'] : '',
    text: typeof text === 'string' ? text : typeof error === 'string' ? error : '',
    ...(status === undefined ? {} : { status }),
    body: typeof body === 'string' ? body : error instanceof Error ? '' : jsonOf(error),
    headers: asObject(record['responseHeaders']),
  };
  if (shape.status !== undefined && shape.status >= 300) {
    return toStatusError({ ...shape, status: shape.status }, context);
  }
  if (!(error instanceof Error) && shape.text !== '')
    return toStatusError({ ...shape, status: impliedStatus(shape) }, context);
  const broken = connectionError(error);
  const credentials = credentialsErrorIn(error, broken);
  if (credentials !== null) return withoutCredentials(credentials, context);
  if (broken?.code === notAStream)
    return {
      kind: 'not-found',
      message: `${context.model} answered with ${plainErrorText(broken.text, context)}.`,
      hint: 'Check base-url: it is not the address of a model server, or a proxy or login page answers for it.',
      retryable: false,
    };
  if (broken?.code === streamStalled) return brokenOff(broken);
  if (broken !== undefined) return shape.status === undefined ? unreachable(broken, context) : brokenOff(broken);
  // An unreadable response, or something in the request that the provider does not support.
  const message = `${context.model} returned no usable answer: ${plainErrorText(shape.text, context) || 'an unknown error'}.`;
  if (/UnsupportedFunctionality|InvalidPrompt|InvalidArgument|LoadAPIKey|LoadSetting/.test(shape.name)) {
    return {
      kind: 'bad-request',
      message,
      hint: 'Use another model, or remove input that it does not support.',
      retryable: false,
    };
  }
  return {
    kind: 'server',
    message,
    hint: 'Check base-url and the provider, or run the job again: the response does not follow the protocol of the provider.',
    retryable: true,
  };
}

interface ErrorShape {
  readonly name: string;
  readonly text: string;
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
}

/** A status for an error object in the middle of a stream, which has none. */
function impliedStatus(shape: ErrorShape): number {
  const words = (shape.body ?? '').toLowerCase();
  if (words.includes('rate_limit')) return 429;
  if (words.includes('overloaded')) return 503;
  return words.includes('invalid_request') ? 400 : 500;
}

const isStatus = (value: unknown): value is number => typeof value === 'number' && value >= 100 && value <= 599;

interface ConnectionError {
  readonly code: string;
  readonly text: string;
}

/** The cause of a broken connection, anywhere in the chain of causes. */
function connectionError(error: unknown): ConnectionError | undefined {
  let current = error;
  for (let depth = 0; depth < 8 && current instanceof Error; depth += 1) {
    const code = asObject(current)['code'];
    if (typeof code === 'string' && /^(E[A-Z]{2,}|Z_|HPE_|ERR_|CERT_|UNABLE_|DEPTH_|SELF_)/.test(code)) {
      return { code, text: current.message };
    }
    current = current.cause;
  }
  return undefined;
}

/** Credentials that could not be obtained. The package for AWS keeps only its text, after `withCodeInText`. */
function credentialsErrorIn(error: unknown, broken: ConnectionError | undefined): ConnectionError | null {
  const { refused, unavailable } = credentialsCodes;
  if (broken?.code === refused || broken?.code === unavailable) return broken;
  const wrapped =
    error instanceof Error
      ? /^AWS credential provider failed: (?:(ERR_\w+) )?(.*)\. Please ensure/s.exec(error.message)
      : null;
  return wrapped === null ? null : { code: wrapped[1] ?? refused, text: wrapped[2] ?? '' };
}

function withoutCredentials({ code, text }: ConnectionError, context: ModelErrorContext): ModelError {
  const message = `No credentials for ${context.model}: ${plainErrorText(text, context)}.`;
  if (code === credentialsCodes.unavailable) {
    return { kind: 'network', message, hint: 'Run the job again: the token server is not available.', retryable: true };
  }
  return {
    kind: 'auth',
    message,
    hint: "Check the provider's trust in this repository and the variables: docs/credentials.md.",
    retryable: false,
  };
}

const certificateCode = /^(CERT_|UNABLE_|DEPTH_|SELF_|ERR_TLS_|ERR_SSL_)/;

function unreachable({ code, text }: ConnectionError, context: ModelErrorContext): ModelError {
  if (code === 'EPROTO' || code === 'ERR_SSL_WRONG_VERSION_NUMBER' || /^(HPE_|ERR_SSL_PACKET_LENGTH)/.test(code)) {
    return {
      kind: 'network',
      message: `The server of ${context.model} speaks another protocol: ${plainErrorText(text, context)} (${code}).`,
      hint: 'Check base-url: http:// or https:// and the port must match the server.',
      retryable: false,
    };
  }
  const message = `The server of ${context.model} could not be reached: ${plainErrorText(text, context)} (${code}).`;
  if (code === proxyAsksForLogin) {
    const hint = 'The proxy asks for a login: check the user name and the password in HTTPS_PROXY.';
    return { kind: 'auth', message, hint, retryable: false };
  }
  const distrusted = certificateCode.test(code);
  return {
    kind: 'network',
    message,
    hint: distrusted
      ? "The server's certificate is not trusted: check base-url, or add the authority with NODE_EXTRA_CA_CERTS."
      : "Check base-url and the runner's network access, then run the job again.",
    retryable: !distrusted,
  };
}

function brokenOff({ code }: ConnectionError): ModelError {
  return code === 'ETIMEDOUT' || code === streamStalled
    ? { ...truncatedStream, message: "The provider's stream stalled before the answer was complete." }
    : truncatedStream;
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(asObject(value));
  } catch {
    return '';
  }
}
