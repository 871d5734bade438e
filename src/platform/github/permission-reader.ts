import { connectOctokit, withRetry } from './octokit.js';
import type { GitHubReadConnection } from './read-api.js';
import { readProblem } from './read-problem.js';

/** A user's legacy permission and role on GitHub; the role may be a custom one. */
export interface CollaboratorLevel {
  /** `admin`, `write`, `read` or `none`. */
  readonly permission: string;
  /** `maintain`, `triage`, …; empty on older servers. */
  readonly role: string;
}

/**
 * Reads the permission of users on one repository. An unknown user has none. Rejects with GitHubProblem. Every workflow
 * token is authorized.
 */
export function createPermissionReader(
  connection: GitHubReadConnection,
  { owner, name }: { readonly owner: string; readonly name: string },
): (login: string) => Promise<CollaboratorLevel> {
  const client = connectOctokit(connection);
  return async (username) => {
    const octokit = await client;
    try {
      const { data } = await withRetry(connection, (signal) =>
        octokit.rest.repos.getCollaboratorPermissionLevel({ owner, repo: name, username, request: { signal } }),
      );
      return { permission: data.permission, role: typeof data.role_name === 'string' ? data.role_name : '' };
    } catch (error) {
      if ((error as { status?: unknown }).status === 404) return { permission: 'none', role: '' };
      throw readProblem(error, { what: `the permission of ${username}`, needs: [] });
    }
  };
}
