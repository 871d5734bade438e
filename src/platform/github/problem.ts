import { asRecord } from '../../parsed-json.js';
import { type GitHubFindingId, gitHubFindings, permissionFix } from './findings.js';
import { type CommentTarget, GitHubProblem } from './types.js';

export interface RequestFailure {
  /** `null` if there was no response. */
  readonly status: number | null;
  readonly message: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

const maxWaitMs = 60_000;

/** The wait for a secondary rate limit that names no time. */
const secondaryWaitMs = 60_000;

/** Whether the same request may succeed later. */
export function isTransient(error: unknown): boolean {
  if (!isRequestFailure(error)) return graphqlFailure(error)?.isTransient === true;
  const failure = readFailure(error);
  return failure.status === null || failure.status >= 500 || isRateLimit(failure);
}

/** Milliseconds; `null` if useless or over a minute. `attempt` counts from 1; `now` is since the epoch. */
export function waitFor(error: unknown, attempt: number, now: number): number | null {
  if (!isTransient(error)) return null;
  const failure = isRequestFailure(error) ? readFailure(error) : null;
  const graphql = graphqlFailure(error);
  const isLimit = graphql?.isRateLimit ?? (failure !== null && isRateLimit(failure));
  if (!isLimit) return 1000 * 2 ** (attempt - 1);
  const wait = requestedWait(failure ?? graphql ?? { headers: {} }, now) ?? waitWithoutTime(graphql);
  return wait !== null && wait <= maxWaitMs ? wait : null;
}

/** GraphQL names no time. Its primary limit, whose message names an account, is one of an hour. */
const waitWithoutTime = (graphql: GraphqlFailure | null): number | null =>
  graphql !== null && /API rate limit (?:already )?exceeded for/i.test(graphql.message) ? null : secondaryWaitMs;

/** With GitHub's message and what to change. Other errors than a failed request or unexpected response stay unchanged. */
export function problemOf(error: unknown, target: CommentTarget): unknown {
  const place = `${target.owner}/${target.repo}#${String(target.number)}`;
  const detail = graphqlFailure(error);
  if (detail !== null) return writeProblemOf(error, `the comment on ${place}`, commentPermissions);
  if (!isRequestFailure(error)) return unexpectedAnswer(error);
  const failure = readFailure(error);
  const { id, message, hint } = explain(failure, place);
  return new GitHubProblem(failure.status, message, hint, id);
}

const commentPermissions = ['issues: write', 'pull-requests: write'];

/** The problem of a read by GraphQL whose answer has errors and no data; `null` for every other error. */
export function graphqlReadProblem(error: unknown, what: string, needs: readonly string[]): GitHubProblem | null {
  const failure = graphqlFailure(error);
  if (failure === null) return null;
  const { id, message, hint } = explainGraphql(failure, {
    message: `GitHub did not return ${what}: ${failure.message}`,
    permissions: needs,
  });
  return new GitHubProblem(failure.status, message, hint, id);
}

/** `permissions` are lines such as `issues: write`, any of which helps. */
export function writeProblemOf(error: unknown, what: string, permissions: readonly string[]): unknown {
  const detail = graphqlFailure(error);
  if (detail === null && !isRequestFailure(error)) return unexpectedAnswer(error);
  const failure = detail ?? readFailure(error as RequestError);
  const { id, message, hint } =
    detail === null
      ? explainWrite(failure, what, permissions)
      : explainGraphql(detail, { message: `GitHub did not write ${what}: ${detail.message}`, permissions });
  return new GitHubProblem(failure.status, message, hint, id);
}

function explainGraphql(
  failure: GraphqlFailure,
  { message, permissions }: { readonly message: string; readonly permissions: readonly string[] },
): GitHubExplanation {
  if (failure.isRateLimit) return known('rate-limited', message);
  const policy = policyHint(failure.message);
  if (policy !== null) return { id: 'github-refused', message, hint: policy };
  if (failure.isForbidden && permissions.length > 0)
    return { id: 'token-lacks-permission', message, hint: permissionFix(permissionsOf(failure, permissions)) };
  if (failure.isMissing) return { id: 'github-not-found', message, hint: 'Check that it exists.' };
  return known(failure.isTransient ? 'github-failed' : 'github-refused', message);
}

/** What to change if something else than a permission of the workflow forbids a request; `null` if GitHub names none. */
function policyHint(message: string): string | null {
  return policies.find(([reason]) => reason.test(message))?.[1] ?? null;
}

const policies: readonly (readonly [RegExp, string])[] = [
  [
    /archived|read-only\b/i,
    'The repository is archived, so nothing can be posted. Unarchive it, or set publish: summary.',
  ],
  [
    /SAML|single sign-on|\bSSO\b/i,
    'Authorize the token for the single sign-on of the organization, or pass the token of a GitHub App that is installed there.',
  ],
  [/IP allow ?list|IP address/i, 'Use a runner whose address is on the list, or ask an owner to add it.'],
  [
    /enterprise managed|managed user/i,
    'A managed user cannot do this outside of its enterprise: pass the token of a GitHub App, or of another account.',
  ],
  [/two-factor|2FA/i, 'Turn on two-factor authentication for the account of the token.'],
  [/blocked|suspended|flagged|spam/i, 'The account of the token is restricted: pass the token of another account.'],
  [/billing|payment|spending limit/i, 'Resolve the billing problem of the account.'],
];

function explainWrite(failure: RequestFailure, what: string, permissions: readonly string[]): GitHubExplanation {
  const more = failure.message === '' ? '' : `: ${failure.message}`;
  const fix = permissionFix(permissionsOf(failure, permissions));
  if (isRateLimit(failure)) return known('rate-limited', `GitHub's rate limit blocked ${what}${more}`);
  if (failure.status === 403) {
    const message = `The token is not allowed to write ${what}${more}`;
    if (/not permitted to create/i.test(failure.message)) return known('pull-requests-not-permitted', message);
    return lacksPermission(failure)
      ? { id: 'token-lacks-permission', message, hint: `${fix} ${readOnlyForForks}` }
      : refusedByPolicy(failure, `GitHub refused ${what}${more}`);
  }
  if (failure.status === 404) {
    const message = `GitHub cannot find the target of ${what}, or the token cannot access it`;
    return { id: 'github-not-found', message, hint: `Check that the item exists. ${fix}` };
  }
  if (failure.status === null || failure.status === 401) return explain(failure, '');
  return known('github-refused', `GitHub answered ${String(failure.status)} for ${what}${more}`);
}

/** Whether a 403 means what `permissions:` can change: GitHub's messages about other reasons do not begin so. */
export function lacksPermission({ message, headers }: RequestFailure): boolean {
  if (policyHint(message) !== null) return false;
  if (message === '' || headers['x-accepted-github-permissions'] !== undefined) return true;
  return /resource not accessible|must have|not (?:have|authorized)|permission|forbidden|read access|write access/i.test(
    message,
  );
}

export function refusedByPolicy({ message }: RequestFailure, text: string): GitHubExplanation {
  return { id: 'github-refused', message: text, hint: policyHint(message) ?? gitHubFindings['github-refused'] };
}

const readOnlyForForks = 'On pull requests from forks, the token is read-only, whatever the workflow says.';

export interface GitHubExplanation {
  readonly id: GitHubFindingId;
  readonly message: string;
  readonly hint: string;
}

function known(id: GitHubFindingId, message: string): GitHubExplanation {
  return { id, message, hint: gitHubFindings[id] ?? '' };
}

function explain(failure: RequestFailure, place: string): GitHubExplanation {
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

function forbidden(failure: RequestFailure, place: string, detail: string): GitHubExplanation {
  if (/\blocked/i.test(failure.message))
    return {
      id: 'github-refused',
      message: `The conversation of ${place} is locked${detail}`,
      hint: 'Unlock it, or leave comment out of publish.',
    };
  if (!lacksPermission(failure)) return refusedByPolicy(failure, `GitHub refused the comment on ${place}${detail}`);
  return {
    id: 'token-lacks-permission',
    message: `The token is not allowed to comment on ${place}${detail}`,
    hint: `${permissionFix(permissionsOf(failure))} ${readOnlyForForks}`,
  };
}

/** The permissions that the workflow lacks, as GitHub names them in its response, otherwise those for comments. */
export function permissionsOf(
  { headers }: RequestFailure,
  usual: readonly string[] = commentPermissions,
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
  if (error instanceof GitHubProblem) return false;
  return error instanceof Error && typeof (error as Partial<RequestError>).status === 'number';
}

/** Reads a client error. The client reports a broken connection as status 500 without a response. */
export function readFailure({ status, response, message }: RequestError): RequestFailure {
  const data = response?.data as { message?: unknown; errors?: unknown } | null | undefined;
  const detail = [data?.message ?? message, ...detailsOf(data?.errors)].filter((text) => typeof text === 'string');
  return {
    status: response === undefined ? null : status,
    message: shownMessage(detail.join(': '), status),
    headers: (response?.headers ?? {}) as Readonly<Record<string, unknown>>,
  };
}

/** The text of a rule follows its first line; other long answers are pages of a proxy. */
function shownMessage(message: string, status: number): string {
  const lines = message.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  if (status !== 422 && status !== 403 && status !== 409) return lines[0]?.slice(0, 300) ?? '';
  return lines
    .map((line) => (/[.:;,!?]$/.test(line) || line === lines.at(-1) ? line : `${line}.`))
    .join(' ')
    .slice(0, 500);
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

export function isMissing(error: unknown): boolean {
  return isRequestFailure(error) && (error.status === 404 || error.status === 410);
}

/** GitHub's message if a GraphQL request lacked a permission; `null` for every other error. */
export function forbiddenByGraphql(error: unknown): string | null {
  const failure = graphqlFailure(error);
  return failure?.isForbidden === true ? failure.message : null;
}

/** The messages of the errors in a GraphQL response, each once. */
export function messagesOf(errors: readonly unknown[]): readonly string[] {
  const messages = errors.map((item) => {
    const { message } = asRecord(item);
    return typeof message === 'string' ? message.slice(0, 300) : 'an error without a message';
  });
  return [...new Set(messages)];
}

/** A GraphQL error in a response with status 200. */
interface GraphqlFailure extends RequestFailure {
  readonly isRateLimit: boolean;
  readonly isForbidden: boolean;
  readonly isMissing: boolean;
  /** A retry may help. */
  readonly isTransient: boolean;
}

/** `null` for every other error. */
function graphqlFailure(error: unknown): GraphqlFailure | null {
  if (!(error instanceof Error) || error instanceof GitHubProblem || isRequestFailure(error)) return null;
  const { errors, headers } = error as { readonly errors?: unknown; readonly headers?: RequestFailure['headers'] };
  if (!Array.isArray(errors)) return null;
  const all = errors.map((item) => asRecord(item));
  const message = messagesOf(errors).join(' ').slice(0, 300);
  const types = all.map(({ type }) => String(type));
  const limited = types.includes('RATE_LIMITED') || types.includes('RATE_LIMIT');
  return {
    status: 200,
    message,
    headers: headers ?? {},
    isRateLimit: limited,
    isForbidden:
      types.includes('FORBIDDEN') ||
      types.includes('INSUFFICIENT_SCOPES') ||
      /not accessible|permission/i.test(message),
    isMissing: types.includes('NOT_FOUND'),
    isTransient:
      limited ||
      types.some((type) => /^(?:SERVICE_UNAVAILABLE|INTERNAL|TIMEOUT|LOADING)$/.test(type)) ||
      /^(?:Something went wrong|Timeout on)/.test(message),
  };
}

/** From the TypeError of an incomplete response of a server or proxy; every other error stays unchanged. */
export function unexpectedAnswer(error: unknown): unknown {
  if (!(error instanceof TypeError)) return error;
  const problem = new GitHubProblem(
    null,
    `GitHub sent an unexpected response: ${error.message}`,
    'Run again; if the problem persists, check GITHUB_API_URL and any proxy.',
    'github-failed',
  );
  problem.cause = error;
  return problem;
}
