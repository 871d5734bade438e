import type { GitHubRequestToForward, RequestedFile } from '../../policy/github/github-request.js';
import { createFetch } from '../net/fetch.js';
import type { GitHubBridgeOptions } from '../process/github-bridge-types.js';
import { type Exchange, headersOf, headersOfAnswer, passBody } from './exchange.js';

/** Sends a permitted request with the token and passes the answer on. Rejects if the connection fails. */
export type Forward = (
  request: GitHubRequestToForward,
  exchange: Exchange,
  onGraphqlAnswer: (text: string) => void,
) => Promise<void>;

/** Headers of gh that GitHub needs. The authorization is never one of them. */
const sentHeaders = ['accept', 'graphql-features', 'x-github-api-version', 'if-none-match', 'time-zone'];

/** Headers of GitHub that gh reads. */
const returnedHeaders = [
  ...['content-type', 'etag', 'last-modified', 'retry-after', 'x-github-request-id', 'x-github-media-type'],
  ...['x-oauth-scopes', 'x-accepted-oauth-scopes', 'x-github-enterprise-version', 'x-poll-interval'],
  ...['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'x-ratelimit-used', 'x-ratelimit-resource'],
];

export function createForward(options: GitHubBridgeOptions): Forward {
  const { token, signal } = options;
  const send = createFetch({ proxy: options.proxy, idleTimeoutMs: 60_000 });
  const apiUrl = options.apiUrl.replace(/\/+$/, '');
  const toServer = async ({ path, body }: GitHubRequestToForward, { incoming }: Exchange): Promise<Response> => {
    const address = path === '/graphql' ? `${apiUrl.replace(/\/api\/v3$/, '/api')}/graphql` : `${apiUrl}${path}`;
    const headers = {
      authorization: `token ${token}`,
      'user-agent': 'sallyport',
      ...(body === null ? {} : { 'content-type': 'application/json; charset=utf-8' }),
      ...headersOf(incoming, sentHeaders),
    };
    return await send(address, { method: incoming.method ?? 'GET', headers, body, signal });
  };
  return async (request, exchange, onGraphqlAnswer) => {
    const direct = await toServer(request, exchange);
    const answer = request.isLog ? await followed(direct, { send, apiUrl, signal }) : direct;
    if (answer.status >= 300 && answer.status < 400 && answer.status !== 304) {
      await answer.body?.cancel();
      throw new Error(`it redirects to another address (HTTP ${String(answer.status)})`);
    }
    await pass(answer, request, exchange, { options, onGraphqlAnswer });
  };
}

/** Logs are in a storage on another host, which must not get the token. */
async function followed(
  answer: Response,
  { send, apiUrl, signal }: { readonly send: typeof fetch; readonly apiUrl: string; readonly signal: AbortSignal },
): Promise<Response> {
  const location = answer.headers.get('location');
  if (answer.status !== 302 || location === null) return answer;
  await answer.body?.cancel();
  const target = new URL(location, apiUrl);
  if (target.protocol !== 'https:' && target.origin !== new URL(apiUrl).origin)
    throw new Error(`it redirects to ${target.origin}`);
  return await send(target, { headers: { 'user-agent': 'sallyport' }, signal });
}

async function pass(
  answer: Response,
  { path }: GitHubRequestToForward,
  { response }: Exchange,
  {
    options,
    onGraphqlAnswer,
  }: { readonly options: GitHubBridgeOptions; readonly onGraphqlAnswer: (text: string) => void },
): Promise<void> {
  const headers = headersOfAnswer(answer, returnedHeaders);
  const link = answer.headers.get('link');
  if (link !== null) headers['link'] = ownLinks(link, options);
  response.writeHead(answer.status, headers);
  if (answer.body === null || path !== '/graphql') {
    await passBody(answer, response);
    return;
  }
  const text = await answer.text();
  onGraphqlAnswer(text);
  response.end(text);
}

/** GitHub names the next page by the number of the repository; gh asks the host that it knows. */
function ownLinks(link: string, { apiUrl, serverUrl, repository }: GitHubBridgeOptions): string {
  const { host } = new URL(serverUrl);
  const known = host === 'github.com' ? 'https://api.github.com' : `https://${host}/api/v3`;
  return link
    .replaceAll(`<${apiUrl.replace(/\/+$/, '')}/`, `<${known}/`)
    .replace(/(\/)repositories\/\d+(?=\/)/g, `$1repos/${repository.owner}/${repository.name}`);
}

/** Why a file cannot be sent, in one sentence; `null` if it is not a link. Rejects if the connection fails. */
export type LinkProblem = (file: RequestedFile) => Promise<string | null>;

/** GitHub lists only the first files of a directory. */
const mostListed = 1_000;

/** For a link, GitHub returns its target, so the rules have evaluated a name other than that of the returned file. */
export function createLinkProblem({ token, apiUrl, proxy, signal }: GitHubBridgeOptions): LinkProblem {
  const send = createFetch({ proxy, idleTimeoutMs: 60_000 });
  return async ({ name, directory }) => {
    const answer = await send(`${apiUrl.replace(/\/+$/, '')}${directory}`, {
      headers: { accept: 'application/vnd.github+json', authorization: `token ${token}`, 'user-agent': 'sallyport' },
      signal,
    });
    const listed: unknown = answer.ok ? await answer.json() : await answer.body?.cancel();
    if (answer.status === 404) return null;
    if (!Array.isArray(listed)) return `GitHub did not show whether ${name} is a link.`;
    const entry = listed.map((item) => item as { name?: unknown; type?: unknown }).find((item) => item.name === name);
    if (entry?.type === 'symlink') return `${name} is a link: ask for the file that it leads to.`;
    return entry === undefined && listed.length >= mostListed
      ? `The directory has too many files to see whether ${name} is a link.`
      : null;
  };
}
