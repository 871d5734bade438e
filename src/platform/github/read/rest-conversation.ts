import type { CommentTarget } from '../types.js';
import type { AuthoredText, GitHubConversation, ReviewText } from './conversation-types.js';
import type { GitHubReader } from './read-api.js';
import type { ReadRequest } from './read-problem.js';

/** What the REST API returns for a text. Forgejo and Gitea omit the association. */
interface RestText {
  readonly id: number;
  readonly user: { readonly login: string } | null;
  readonly author_association?: string;
  readonly body?: string | null;
  readonly created_at?: string;
  readonly updated_at?: string;
}

interface RestItem extends RestText {
  readonly title: string;
  readonly state: string;
  readonly labels?: readonly { readonly name?: string }[] | null;
}

interface RestPull extends RestItem {
  readonly merged?: boolean;
  readonly changed_files?: number;
  readonly base: { readonly ref: string };
  readonly head: { readonly ref: string; readonly sha: string };
}

type RestReview = RestText & { readonly state: string; readonly submitted_at?: string };

const lacking =
  'The server has no GraphQL API: threads on lines, linked issues, failed checks and which comments are hidden are not in the context.';
const truncated = 'The conversation is too long to be read completely: the run has reached its limit of requests.';

/** For servers such as Forgejo and Gitea. `null` if the limit of requests is reached. Rejects with GitHubProblem. */
export async function restConversation(
  reader: GitHubReader,
  { owner, repo, number }: CommentTarget,
  { reading, isPull }: { readonly reading: ReadRequest; readonly isPull: boolean },
): Promise<GitHubConversation | null> {
  const path = `/repos/${owner}/${repo}`;
  const item = await get<RestItem | RestPull>(reader, reading, `${path}/${isPull ? 'pulls' : 'issues'}/${number}`);
  if (item === null) return null;
  const comments = await list<RestText>(reader, reading, `${path}/issues/${number}/comments`);
  const reviews = isPull ? await list<RestReview>(reader, reading, `${path}/pulls/${number}/reviews`) : whole;
  return {
    title: item.title,
    state: 'merged' in item && item.merged ? 'MERGED' : item.state.toUpperCase(),
    labels: (item.labels ?? []).flatMap(({ name }) => (name === undefined ? [] : [name])),
    body: toText(item),
    comments: comments.entries.map(toText),
    reviews: reviews.entries.map(toReview),
    threads: [],
    linked: [],
    changedFiles: 'changed_files' in item ? (item.changed_files ?? null) : null,
    branches: 'head' in item ? { base: item.base.ref, head: item.head.ref, headSha: item.head.sha } : null,
    gaps: [lacking, ...(comments.isWhole && reviews.isWhole ? [] : [truncated])],
  };
}

interface RestPage<T> {
  readonly data: readonly T[];
  readonly headers: { readonly link?: string | undefined };
}

interface Listed<T> {
  readonly entries: readonly T[];
  readonly isWhole: boolean;
}

const whole: Listed<never> = { entries: [], isWhole: true };

async function get<T>(reader: GitHubReader, reading: ReadRequest, path: string): Promise<T | null> {
  return await reader.request(reading, async (octokit, signal) => {
    const answer: { readonly data: T } = await octokit.request(`GET ${path}`, { request: { signal } });
    return answer.data;
  });
}

/** All pages. Gitea ignores `page` for comments, so only a link to the next page counts. */
async function list<T>(reader: GitHubReader, reading: ReadRequest, path: string): Promise<Listed<T>> {
  const entries: T[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await reader.request(reading, async (octokit, signal) => {
      const answer: RestPage<T> = await octokit.request(`GET ${path}`, {
        per_page: 50,
        page,
        request: { signal },
      });
      return { data: answer.data, hasNext: /rel="?next"?/.test(answer.headers.link ?? '') };
    });
    if (answer === null) return { entries, isWhole: false };
    entries.push(...answer.data);
    if (!answer.hasNext) return { entries, isWhole: true };
  }
}

function toText({
  id,
  user,
  author_association: association,
  body,
  created_at: created,
  updated_at: updated,
}: RestText): AuthoredText {
  const createdAt = created ?? '';
  return {
    author: user?.login ?? null,
    association: association ?? 'NONE',
    createdAt,
    editedAt: updated === undefined || updated === createdAt ? null : updated,
    text: body ?? '',
    id,
    isMinimized: false,
  };
}

const states: Readonly<Record<string, string>> = { REQUEST_CHANGES: 'CHANGES_REQUESTED', COMMENT: 'COMMENTED' };

function toReview({ state, submitted_at: submitted, ...text }: RestReview): ReviewText {
  const createdAt = submitted ?? text.created_at ?? '';
  return { ...toText({ ...text, created_at: createdAt }), editedAt: null, state: states[state] ?? state };
}
