import type { RequestedFile } from '../../policy/github/github-request.js';
import { createFetch } from '../net/fetch.js';
import type { GitHubBridgeOptions } from '../process/github-bridge-types.js';

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
