import { connectOctokit, withRetry } from './octokit.js';
import type { GitHubReadConnection } from './read-api.js';
import { readProblem } from './read-problem.js';

/** What GitHub says of a person: the old word and the role, which may be one that an organisation made. */
export interface CollaboratorLevel {
  /** `admin`, `write`, `read` or `none`. */
  readonly permission: string;
  /** `maintain`, `triage`, …; empty where an older server does not say. */
  readonly role: string;
}

/**
 * Asks for the permission of people on one repository, each once. A person that GitHub does not know has none.
 * Rejects with GitHubProblem. Every workflow token may ask.
 */
export function createPermissionReader(
  door: GitHubReadConnection,
  { owner, name }: { readonly owner: string; readonly name: string },
): (login: string) => Promise<CollaboratorLevel> {
  const client = connectOctokit(door);
  return async (username) => {
    const octokit = await client;
    try {
      const { data } = await withRetry(door, (signal) =>
        octokit.rest.repos.getCollaboratorPermissionLevel({ owner, repo: name, username, request: { signal } }),
      );
      return { permission: data.permission, role: typeof data.role_name === 'string' ? data.role_name : '' };
    } catch (error) {
      if ((error as { status?: unknown }).status === 404) return { permission: 'none', role: '' };
      throw readProblem(error, { what: `the permission of ${username}`, needs: [] });
    }
  };
}
