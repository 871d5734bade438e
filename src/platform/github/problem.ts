import { type GitHubFindingId, gitHubFindings, permissionFix } from './findings.js';
import { type CommentTarget, GitHubProblem } from './types.js';
import { unexpectedAnswer } from './unexpected-answer.js';

/** The relevant parts of a client error, read without relying on its shape. */
export interface RequestFailure {
  /** `null` if there was no response. */
  readonly status: number | null;
  readonly message: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The maximum wait for a rate limit. */
const maxWaitMs = 60_000;

/** The wait for a secondary rate limit that names no time. */
const secondaryWaitMs = 60_000;

/** Whether the same request may succeed later. */
export function isTransient(error: unknown): boolean {
  if (!isRequestFailure(error)) return graphqlFailure(error)?.isTransient === true;
  const failure = readFailure(error);
  return failure.status === null || failure.status >= 500 || isRateLimit(failure);
}

/**
 * Milliseconds to wait before the next attempt; `null` if a retry does not help, or if GitHub asks for more than a
 * minute. `attempt` counts from 1, `now` is in milliseconds since the epoch.
 */
export function waitFor(error: unknown, attempt: number, now: number): number | null {
  if (!isTransient(error)) return null;
  const failure = isRequestFailure(error) ? readFailure(error) : null;
  const graphql = graphqlFailure(error);
  const isLimit = graphql?.isRateLimit ?? (failure !== null && isRateLimit(failure));
  if (!isLimit) return 1000 * 2 ** (attempt - 1);
  const wait = requestedWait(failure ?? graphql ?? { headers: {} }, now) ?? secondaryWaitMs;
  return wait <= maxWaitMs ? wait : null;
}

/**
 * Converts an error to a GitHubProblem with GitHub's message and what to change. Any other error than a failed request
 * or an unexpected response is returned unchanged.
 */
export function problemOf(error: unknown, target: CommentTarget): unknown {
  if (!isRequestFailure(error)) return unexpectedAnswer(error);
  const failure = readFailure(error);
  const { id, message, hint } = explain(failure, `${target.owner}/${target.repo}#${String(target.number)}`);
  return new GitHubProblem(failure.status, message, hint, id);
}

/**
 * The problem of a write that a model requested. `permissions` are lines such as `issues: write`, any of which helps.
 */
export function writeProblemOf(error: unknown, what: string, permissions: readonly string[]): unknown {
  const detail = graphqlFailure(error);
  if (detail === null && !isRequestFailure(error)) return unexpectedAnswer(error);
  const failure = detail ?? readFailure(error as RequestError);
  const { id, message, hint } =
    detail === null ? explainWrite(failure, what, permissions) : explainGraphql(detail, what, permissions);
  return new GitHubProblem(failure.status, message, hint, id);
}

function explainGraphql(failure: GraphqlFailure, what: string, permissions: readonly string[]): Explanation {
  const message = `GitHub did not write ${what}: ${failure.message}`;
  return failure.isForbidden
    ? { id: 'token-lacks-permission', message, hint: permissionFix(permissionsOf(failure, permissions)) }
    : { id: 'github-refused', message, hint: gitHubFindings['github-refused'] };
}

function explainWrite(failure: RequestFailure, what: string, permissions: readonly string[]): Explanation {
  const more = failure.message === '' ? '' : `: ${failure.message}`;
  const fix = permissionFix(permissionsOf(failure, permissions));
  if (failure.status === 403 && !isRateLimit(failure)) {
    const message = `The token is not allowed to write ${what}${more}`;
    return /not permitted to create/i.test(failure.message)
      ? known('pull-requests-not-permitted', message)
      : { id: 'token-lacks-permission', message, hint: `${fix} ${readOnlyForForks}` };
  }
  if (failure.status === 404) {
    const message = `GitHub cannot find the target of ${what}, or the token cannot access it`;
    return { id: 'github-not-found', message, hint: `Check that the item exists. ${fix}` };
  }
  if (failure.status === null || failure.status === 401) return explain(failure, '');
  return known('github-refused', `GitHub answered ${String(failure.status)} for ${what}${more}`);
}

const readOnlyForForks = 'On pull requests from forks, the token is read-only, whatever the workflow says.';

interface Explanation {
  readonly id: GitHubFindingId;
  readonly message: string;
  readonly hint: string;
}

function known(id: GitHubFindingId, message: string): Explanation {
  return { id, message, hint: gitHubFindings[id] ?? '' };
}

function explain(failure: RequestFailure, place: string): Explanation {
  const detail = failure.message === '' ? '' : `: ${failure.message}`;
  if (failure.status === null) return known('github-unreachable', `GitHub could not be reached${detail}`);
  if (isRateLimit(failure))
    return known('rate-limited', `GitHub's rate limit blocked the comment on ${place}${detail}`);
  if (failure.status === 401) return known('token-rejected', `GitHub refused the token${detail}`);
  if (failure.status === 403) return forbidden(failure, place, detail);
  if (failure.status === 404)
    return {
      id: 'github-not-found',
      message: `GitHub cannot find ${place}, or the token cannot access it${detail}`,
      hint: `Check that the item exists. ${permissionFix(permissionsOf(failure))}`,
    };
  if (failure.status === 410)
    return {
      id: 'github-refused',
      message: `${place} does not accept comments: issues are disabled, or it was deleted${detail}`,
      hint: 'Leave comment out of publish for this repository.',
    };
  if (failure.status === 422)
    return {
      id: 'github-refused',
      message: `GitHub refused the comment on ${place}${detail}`,
      hint: 'Check whether the repository is archived, the text is too long, or spam protection rejected it.',
    };
  return known('github-failed', `GitHub answered ${String(failure.status)} for the comment on ${place}${detail}`);
}

function forbidden(failure: RequestFailure, place: string, detail: string): Explanation {
  if (/locked/i.test(failure.message))
    return {
      id: 'github-refused',
      message: `The conversation of ${place} is locked${detail}`,
      hint: 'Unlock it, or leave comment out of publish.',
    };
  return {
    id: 'token-lacks-permission',
    message: `The token is not allowed to comment on ${place}${detail}`,
    hint: `${permissionFix(permissionsOf(failure))} ${readOnlyForForks}`,
  };
}

/** The permissions that the workflow lacks, as GitHub names them in its response, otherwise those for comments. */
export function permissionsOf(
  { headers }: RequestFailure,
  usual: readonly string[] = ['issues: write', 'pull-requests: write'],
): readonly string[] {
  const accepted = headers['x-accepted-github-permissions'];
  const named = typeof accepted === 'string' ? accepted.match(/[a-z_]+=(?:read|write|admin)/g) : null;
  return named?.map((line) => line.replace('=', ': ').replaceAll('_', '-')) ?? usual;
}

export function isRateLimit({ status, message, headers }: RequestFailure): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  return (
    headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message)
  );
}

function requestedWait({ headers }: Pick<RequestFailure, 'headers'>, now: number): number | null {
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  if (Number.isFinite(seconds) && seconds >= 0) return seconds * 1000;
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
  const exhausted = headers['x-ratelimit-remaining'] === '0';
  return exhausted && Number.isFinite(reset) ? Math.max(0, reset * 1000 - now) : null;
}

export interface RequestError extends Error {
  readonly status: number;
  readonly response?: { readonly headers?: unknown; readonly data?: unknown };
}

export function isRequestFailure(error: unknown): error is RequestError {
  return error instanceof Error && typeof (error as Partial<RequestError>).status === 'number';
}

/** Reads a client error. The client reports a broken connection as status 500 without a response. */
export function readFailure({ status, response, message }: RequestError): RequestFailure {
  const data = response?.data as { message?: unknown; errors?: unknown } | null | undefined;
  const detail = [data?.message ?? message, ...detailsOf(data?.errors)].filter((text) => typeof text === 'string');
  return {
    status: response === undefined ? null : status,
    message: detail.join(': ').split('\n', 1)[0]?.slice(0, 300) ?? '',
    headers: (response?.headers ?? {}) as Readonly<Record<string, unknown>>,
  };
}

/** GitHub lists errors as strings or as objects with a message. */
function detailsOf(errors: unknown): readonly unknown[] {
  if (!Array.isArray(errors)) return [];
  return errors.map((item: unknown) =>
    typeof item === 'string' ? item : (item as { message?: unknown } | null)?.message,
  );
}

/** GitHub's message for an unprocessable request (422); `null` for every other error. */
export function unprocessable(error: unknown): string | null {
  return isRequestFailure(error) && error.status === 422 ? readFailure(error).message : null;
}

/** Whether no response came. */
export function isUnanswered(error: unknown): boolean {
  return isRequestFailure(error) && readFailure(error).status === null;
}

/** Whether GitHub responded that the resource does not exist. */
export function isMissing(error: unknown): boolean {
  return isRequestFailure(error) && (error.status === 404 || error.status === 410);
}

/** GitHub's message if a GraphQL request lacked a permission; `null` for every other error. */
export function forbiddenByGraphql(error: unknown): string | null {
  const failure = graphqlFailure(error);
  return failure?.isForbidden === true ? failure.message : null;
}

/** A GraphQL error in a response with status 200. */
interface GraphqlFailure extends RequestFailure {
  readonly isRateLimit: boolean;
  readonly isForbidden: boolean;
  /** A retry may help. */
  readonly isTransient: boolean;
}

/** `null` for every other error. */
function graphqlFailure(error: unknown): GraphqlFailure | null {
  if (!(error instanceof Error) || isRequestFailure(error)) return null;
  const { errors, headers } = error as { readonly errors?: unknown; readonly headers?: RequestFailure['headers'] };
  if (!Array.isArray(errors)) return null;
  const all = errors.map((item) => item as { readonly message?: unknown; readonly type?: unknown });
  const message = [...new Set(all.map((item) => String(item.message)))].join(' ').slice(0, 300);
  const types = all.map(({ type }) => String(type));
  const limited = types.includes('RATE_LIMITED');
  return {
    status: 200,
    message,
    headers: headers ?? {},
    isRateLimit: limited,
    isForbidden: types.includes('FORBIDDEN') || /not accessible|permission/i.test(message),
    isTransient: limited || /^Something went wrong while executing/.test(message),
  };
}
