import { messageOf } from '../../errors.js';
import { parsedJson } from '../../parsed-json.js';
import { withinTime } from '../../platform/host/time-limit.js';
import { asObject } from '../error-text.js';
import type { Variables } from './variables.js';

export interface CredentialOptions {
  readonly keys: Variables;
  readonly send: typeof fetch;
  readonly now: () => number;
  /** Reads a credentials file that a login action has written. */
  readonly readFile: (path: string) => Promise<string>;
}

/** A credential with the time at which it expires, in milliseconds since the epoch. */
export interface Expiring<T> {
  readonly value: T;
  readonly expiresAt: number;
}

/** Codes of errors for credentials that cannot be obtained. `unavailable`: the problem may be over soon. */
export const credentialsCodes = { refused: 'ERR_CREDENTIALS', unavailable: 'ERR_CREDENTIALS_UNAVAILABLE' } as const;

export function credentialsProblem(problem: string, kind: keyof typeof credentialsCodes = 'refused') {
  return Object.assign(new Error(problem), { code: credentialsCodes[kind] });
}

/** GitHub's identity token for an audience. It is valid for minutes, so it is requested for each exchange. */
export async function gitHubIdToken({ keys, send }: CredentialOptions, audience: string): Promise<string> {
  const url = new URL(keys['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '');
  url.searchParams.set('audience', audience);
  const headers = { authorization: `Bearer ${keys['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? ''}` };
  const { value } = asObject(await exchange(send, url.href, { headers, of: "GitHub's identity provider" })) as {
    readonly value?: unknown;
  };
  if (typeof value !== 'string') throw credentialsProblem("GitHub's identity provider returned no token");
  return value;
}

export interface ExchangeRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON, parameters as a form. */
  readonly body?: object | URLSearchParams;
  /** The name of the server, for errors. */
  readonly of: string;
}

const exchangeTimeoutMs = 30_000;

/** Sends a request to a token server; returns the parsed answer, or its text if it is not JSON. */
export async function exchange(send: typeof fetch, address: string, request: ExchangeRequest): Promise<unknown> {
  const { body, of } = request;
  const isForm = body instanceof URLSearchParams;
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  let response: Response;
  let text: string;
  try {
    response = await send(address, {
      method: request.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { accept: 'application/json', ...(body && { 'content-type': type }), ...request.headers },
      ...(body && { body: isForm ? body.toString() : JSON.stringify(body) }),
      signal: withinTime(exchangeTimeoutMs),
    });
    text = await response.text();
  } catch (error) {
    throw credentialsProblem(`${of} could not be reached: ${messageOf(error)}`, 'unavailable');
  }
  const { status } = response;
  if (status !== 200) {
    const kind = status === 429 || status >= 500 ? 'unavailable' : 'refused';
    throw credentialsProblem(`${of} answered ${String(status)}: ${reasonIn(text)}`, kind);
  }
  return parsedJson(text) ?? text;
}

function reasonIn(text: string): string {
  const body = asObject(parsedJson(text));
  const error = asObject(body['error']);
  const reasons = [body['error_description'], error['message'], body['message'], body['error']];
  return reasons.find((reason): reason is string => typeof reason === 'string') ?? text.slice(0, 300);
}

/** The access token in the answer of an OAuth server. */
export function accessTokenOf(answer: unknown, of: string, now: number): Expiring<string> {
  const { access_token: value, expires_in: seconds } = asObject(answer) as {
    readonly access_token?: unknown;
    readonly expires_in?: unknown;
  };
  if (typeof value !== 'string') throw credentialsProblem(`${of} returned no access token`);
  return { value, expiresAt: now + (Number(seconds) > 0 ? Number(seconds) : 600) * 1000 };
}

/** Obtains a credential when it is first needed, and again some time before it expires. */
export function renewing<T>(obtain: () => Promise<Expiring<T>>, now: () => number): () => Promise<T> {
  let current: Promise<Expiring<T>> | null = null;
  let obtainedAt = 0;
  return async () => {
    const known = await current?.catch(() => null);
    if (known !== null && known !== undefined && now() < known.expiresAt - margin(known.expiresAt - obtainedAt)) {
      return known.value;
    }
    obtainedAt = now();
    current = obtain();
    return (await current).value;
  };
}

/** Five minutes, or a fifth of a short life. */
const margin = (lifeMs: number) => Math.min(300_000, lifeMs / 5);
