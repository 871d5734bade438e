import type { CommentTarget } from '../types.js';
import type { DiffFile } from './conversation-types.js';
import type { GitHubReader } from './read-api.js';

export interface Diff {
  readonly files: readonly DiffFile[];
  /** False if there are more files than could be read; GitHub itself stops at 3,000. */
  readonly whole: boolean;
}

const perPage = 100;

/** The changed files of a pull request with their patches, all pages. Rejects with GitHubProblem. */
export async function readDiff(reader: GitHubReader, { owner, repo, number }: CommentTarget): Promise<Diff> {
  const what = { what: `the changed files of ${owner}/${repo}#${String(number)}`, needs: ['pull-requests: read'] };
  const files: DiffFile[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await reader.request(what, (octokit, signal) =>
      octokit.rest.pulls.listFiles({ owner, repo, pull_number: number, per_page: perPage, page, request: { signal } }),
    );
    if (answer === null) return { files, whole: false };
    for (const file of answer.data) {
      files.push({
        path: file.filename,
        previousPath: file.previous_filename ?? null,
        status: file.status,
        added: file.additions,
        removed: file.deletions,
        patch: file.patch ?? null,
      });
    }
    if (answer.headers.link?.includes('rel="next"') !== true) return { files, whole: true };
  }
}
