import { parsedJson } from '../../parsed-json.js';
import { type ModelErrorContext, plainErrorText } from '../error-text.js';
import type { ModelError, ModelErrorKind } from '../types.js';
import { messageIn } from './error-message.js';
import { requestedWait } from './requested-wait.js';
import { isWebPage, webPage } from './web-page.js';

export interface StatusAnswer {
  readonly status: number;
  /** The server's message, as far as the provider package found it. */
  readonly text: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
}

/** Creates an error from an HTTP status, the error codes in the body and, for a few providers, the message. */
export function toStatusError(answer: StatusAnswer, context: ModelErrorContext): ModelError {
  const body = parsedJson(answer.body ?? '');
  const said = isWebPage(answer.body ?? '') ? webPage(answer.body ?? '') : messageIn(body, answer.body) || answer.text;
  const text = plainErrorText(said || (answer.status < 400 ? redirected : 'no explanation'), context);
  const kind = kindOf(answer.status, codesOf(body), text);
  const wait = requestedWait({ headers: answer.headers ?? {}, body, text }, context.now);
  return {
    kind,
    status: answer.status,
    message: `${context.model} answered ${String(answer.status)}: ${text}.`,
    hint: answer.status === 413 && kind === 'context-length' ? tooManyBytes : hintsByKey[kind](context),
    retryable: (retryable.has(kind) && answer.status !== 501) || asksForRetry(kind, answer.headers),
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
  };
}

const redirected = 'a redirect, which is not followed';
const tooManyBytes =
  'The request has more bytes than the server accepts, which is not the context window: reduce images, documents and other input, or raise the limit of the server.';

const retryable = new Set<ModelErrorKind>(['rate-limit', 'overloaded', 'server']);

/** Some servers name failures that are worth a retry although their status is not. */
function asksForRetry(kind: ModelErrorKind, headers: StatusAnswer['headers']): boolean {
  return headers?.['x-should-retry'] === 'true' && (kind === 'server' || kind === 'bad-request');
}

type StatusKind = Exclude<ModelErrorKind, 'network' | 'cut-off' | 'budget' | 'script' | 'cancelled'>;

/** Codes first: 400 and 429 are also used for an empty account, an invalid key or a full context window. */
function kindOf(status: number, codes: string, text: string): StatusKind {
  if (status === 402 || /insufficient_quota|billing_(error|hard_limit|not_active)/.test(codes)) return 'quota';
  if (usedUp.test(`${codes} ${text}`)) return 'quota';
  if (/api_key_invalid|invalid_api_key|authentication_error|unauthenticated/.test(codes)) return 'auth';
  if (/context_length_exceeded|request_too_large/.test(codes)) return 'context-length';
  if (/content_filter|content_policy|prohibited_content/.test(codes)) return 'refused';
  if (/model_not_found/.test(codes)) return 'not-found';
  // The flex tier has no capacity, which is not the account's limit, and is not billed.
  if (/overloaded_error|resource_unavailable/.test(codes)) return 'overloaded';
  const isInvalid = status === 400 || status === 422;
  if (status === 413 || (isInvalid && tooLong.test(text))) return 'context-length';
  if (status === 400 && prefixMismatch.test(text)) return 'prefix-changed';
  if (isInvalid && mediaProblem.test(text)) return 'media';
  return kindByStatus(status);
}

/** Limits of an account that waiting within a run does not lift: per day or month, spending limits, and zero. */
const usedUp =
  /credit balance is too low|out of credits|(specified|monthly|weekly|daily) (api )?usage limits?|spend(ing)? (limit|cap)|budget (has been )?exceeded|per.?day|\([RT]PD\)|\blimit: 0(?![\d.])/i;

const tooLong =
  /prompt is too long|context (length|window)|input token count.*exceeds|maximum.*tokens.*requested|too many (input )?tokens/i;

/** Anthropic binds each thinking block, and Google each thought signature, to what was sent before it. */
const prefixMismatch =
  /bound to a different conversation|(invalid|corrupted|mismatched).{0,20}(thought.?)?signature|thinking.{0,60}blocks?.{0,40}(cannot be modified|must remain)/i;

const mediaProblem =
  /could not process (the )?(image|pdf|document)|unable to process (input )?image|(image|pdf|media|document|inline.?data)[^.]{0,80}(exceeds|too (large|many|big)|invalid|not (valid|supported)|unsupported|corrupt|password|encrypted|dimensions|could not be|cannot be|does not (match|support|represent)|failed)|(invalid|unsupported|corrupt\w*|too many)[^.]{0,40}(images?|pdf|media|mime.?type|document)\b/i;

/** Time-outs, conflicts, a failed server behind this one, a request that came too early, and one that the server gave up. */
const passingStatuses: ReadonlySet<number> = new Set([408, 409, 424, 425, 499]);

function kindByStatus(status: number): StatusKind {
  if (status < 400 || status === 404) return 'not-found';
  if (status === 401 || status === 403) return 'auth';
  if (status === 429) return 'rate-limit';
  if (status === 503 || status === 529) return 'overloaded';
  if (status >= 500 || passingStatuses.has(status)) return 'server';
  return 'bad-request';
}

const hintsByKey: Readonly<Record<StatusKind, (context: ModelErrorContext) => string>> = {
  auth: ({ keySource }) => `The key is missing, invalid or not authorized for this model: set ${keySource}.`,
  'not-found': ({ model }) =>
    `Check the model name ${model}, and base-url if it is set: the server has no such model or path.`,
  'bad-request': () => 'The provider rejected the request: fix the problem that its answer names.',
  'prefix-changed': () => 'The conversation was changed after it was sent: run the job again.',
  media: () => 'Remove the image or document that the provider cannot process, or use another model.',
  'context-length': () =>
    'The conversation exceeds the context window of the model: reduce the input, or use a model with a larger one.',
  'rate-limit': () =>
    "The account's rate limit is reached: run fewer jobs in parallel, or ask the provider for a higher limit.",
  quota: () =>
    "The provider's account has no credit left, or has used up a daily or spending limit: add credit or raise the limit there, or use the key of another account.",
  overloaded: () => 'The provider is overloaded: run the job again later.',
  server: () => 'The provider failed: run the job again later.',
  refused: () =>
    "The provider's content filter refused the request: change the prompt or what it includes, or use another model.",
};

/** Every value under `type`, `code`, `status`, `reason` or `quotaId` in the body, in lower case. */
function codesOf(body: unknown): string {
  const codes: string[] = [];
  JSON.stringify(body, (key, value: unknown) => {
    if (typeof value === 'string' && ['type', 'code', 'status', 'reason', 'quotaId'].includes(key))
      codes.push(value.toLowerCase());
    return value;
  });
  return codes.join(' ');
}
