import { unlessMissing } from '../octokit.js';
import { createGitHubReader, type GitHubReadConnection } from './read-api.js';

/** A user's legacy permission and role on GitHub; the role may be a custom one. */
export interface CollaboratorLevel {
  /** `admin`, `write`, `read` or `none`. */
  readonly permission: string;
  /** `maintain`, `triage`, …; empty on older servers. */
  readonly role: string;
}

/** An unknown user has none. Every workflow token is authorized. Rejects with GitHubProblem. */
export function createPermissionReader(
  connection: GitHubReadConnection,
  { owner, name }: { readonly owner: string; readonly name: string },
): (login: string) => Promise<CollaboratorLevel> {
  const reader = createGitHubReader(connection, Number.POSITIVE_INFINITY);
  return async (username) => {
    const request = { what: `the permission of ${username}`, needs: [] };
    const answer = await reader.request(request, (octokit, signal) =>
      unlessMissing(() =>
        octokit.rest.repos.getCollaboratorPermissionLevel({ owner, repo: name, username, request: { signal } }),
      ),
    );
    if (answer === null) return { permission: 'none', role: '' };
    const { permission, role_name: role } = answer.data;
    return { permission, role: typeof role === 'string' ? role : '' };
  };
}
