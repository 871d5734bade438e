import {
  type GitHubRequest,
  type GitHubRequestContext,
  type GitHubRequestDecision,
  type GitHubRequestToForward,
  type RequestedFile,
  refuseRequest,
} from './github-request.js';
import { evaluatedBody, graphqlProblem, otherRepositorySentence } from './graphql-problem.js';
import { isOwnRepository } from './own-repository.js';
import { searchProblem } from './search-query.js';

/** What GitHub itself is asked about: permissions, version, limits. */
const general: ReadonlySet<string> = new Set(['/', '/meta', '/rate_limit']);
const searches: ReadonlySet<string> = new Set(['issues', 'code', 'commits', 'repositories']);

/** The longest path with its query. */
const maxPath = 8_000;

/** Parts of a repository that hold credentials, configuration of machines, security reports, or whole trees of files. */
const closedParts =
  /^(?:hooks|keys|dependabot|secret-scanning|code-scanning|security-advisories|vulnerability-alerts|codespaces|installation|invitations|import|tarball|zipball|git\/blobs|actions\/(?:secrets|variables|organization-secrets|organization-variables|runners|oidc|artifacts\/[^/]+\/.+)|environments\/[^/]+\/(?:secrets|variables)|releases\/assets)(?:\/|$)/i;

const logs = /^actions\/(?:runs\/\d+(?:\/attempts\/\d+)?|jobs\/\d+)\/logs$/;

/** Whether a command's request may have the token: it only reads this repository. Decides on what is really sent. */
export function evaluateGitHubRequest(request: GitHubRequest, context: GitHubRequestContext): GitHubRequestDecision {
  const { method, path, body } = request;
  if (path.length > maxPath) return refuseRequest('The address is too long.');
  const [pathname, query] = splitOnce(path, '?');
  const segments = decodedSegments(pathname);
  if (segments === null) return refuseRequest('The address contains characters that are not plain.');
  if (pathname === '/graphql') {
    if (method !== 'POST') return refuseRequest('GraphQL needs POST.');
    const problem = graphqlProblem(body, context);
    if (problem !== null) return refuseRequest(problem);
    return { kind: 'forward', path: '/graphql', body: evaluatedBody(body), isLog: false, file: null };
  }
  const comment = method === 'POST' ? commentIn(segments, body, context) : null;
  if (comment !== null) return comment;
  if (method !== 'GET' && method !== 'HEAD')
    return refuseRequest(`Commands cannot change GitHub (${method} ${pathname}).`);
  const forward = (to: string, more: Partial<GitHubRequestToForward> = {}): GitHubRequestDecision => ({
    ...{ kind: 'forward', path: to, body: null, isLog: false, file: null },
    ...more,
  });
  if (general.has(pathname)) return forward(pathname);
  const [root = '', second = '', third = ''] = segments;
  if (root === 'search' && segments.length === 2 && searches.has(second))
    return evaluateSearch(pathname, query, context);
  if (root !== 'repos' || !isOwnRepository(second, third, context.repository))
    return refuseRequest(otherRepositorySentence(context.repository));
  const rest = segments.slice(3).join('/');
  const problem = partProblem(rest, context);
  if (problem !== null) return refuseRequest(problem);
  return forward(path, { isLog: logs.test(rest), file: requestedFile(segments, query) });
}

function requestedFile(segments: readonly string[], query: string): RequestedFile | null {
  const parts = segments.flatMap((segment) => segment.split('/'));
  if (parts[3]?.toLowerCase() !== 'contents' || parts.length < 5) return null;
  const directory = `/${parts.slice(0, -1).map(encodeURIComponent).join('/')}`;
  return { name: parts.at(-1) ?? '', directory: query === '' ? directory : `${directory}?${query}` };
}

/** `null` if the request does anything but add a comment to an issue or pull request of this repository. */
function commentIn(
  [repos, owner = '', name = '', issues, number = '', comments, ...more]: readonly string[],
  text: string,
  { repository }: GitHubRequestContext,
): GitHubRequestDecision | null {
  const isPath = repos === 'repos' && issues === 'issues' && /^\d{1,10}$/.test(number) && comments === 'comments';
  if (!isPath || more.length > 0 || !isOwnRepository(owner, name, repository)) return null;
  try {
    const { body, ...others } = JSON.parse(text) as { readonly body?: unknown };
    return typeof body === 'string' && Object.keys(others).length === 0 ? { kind: 'comment', number, body } : null;
  } catch {
    return null;
  }
}

function partProblem(rest: string, { mayRead }: GitHubRequestContext): string | null {
  if (closedParts.test(rest))
    return `The part ${rest.split('/').slice(0, 2).join('/')} of a repository is closed to commands.`;
  // OWNER:BRANCH and OWNER:NAME:BRANCH are in forks, which may be private.
  if (/^compare\/.*:/i.test(rest)) return 'Only branches of this repository can be compared.';
  const file = /^contents\/(.+)$/i.exec(rest)?.[1];
  return file === undefined || mayRead(file) ? null : `The rules do not allow reading ${file}.`;
}

function evaluateSearch(path: string, query: string, { repository }: GitHubRequestContext): GitHubRequestDecision {
  const parameters = new URLSearchParams(query);
  const terms = parameters.getAll('q');
  const [term = ''] = terms;
  const problem = terms.length > 1 ? 'The search has two queries.' : searchProblem(term, repository, false);
  if (problem !== null) return refuseRequest(problem);
  // At the start, where no quotation mark of the query can include it.
  parameters.set('q', `repo:${repository.owner}/${repository.name} ${term}`.trim());
  return { kind: 'forward', path: `${path}?${parameters.toString()}`, body: null, isLog: false, file: null };
}

/** `null` unless every server reads the path alike. */
function decodedSegments(path: string): readonly string[] | null {
  if (!/^\/[\w.~!$&'()*+,;=:@%/-]*$/.test(path)) return null;
  try {
    const segments = path.replace(/\/$/, '').split('/').slice(1).map(decodeURIComponent);
    // An encoded slash separates segments for some servers.
    const parts = segments.flatMap((segment) => segment.split('/'));
    const isPlain = parts.every((part) => !['', '.', '..'].includes(part) && !/[\\%?#\p{Cc}]/u.test(part));
    return path === '/' || isPlain ? segments : null;
  } catch {
    return null;
  }
}

function splitOnce(text: string, separator: string): readonly [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
