import type { GitHubWriteRequest } from '../tools/github/types.js';

type Kind = GitHubWriteRequest['kind'];

/** A write of one kind. */
export type RequestOf<K extends Kind> = Extract<GitHubWriteRequest, { readonly kind: K }>;

const names: { readonly [K in Kind]: (request: RequestOf<K>) => string } = {
  comment: () => 'Comment',
  review: ({ event, comments }) => `Review ${event}, ${String(comments.length)} comments`,
  label: ({ add, remove }) =>
    `Label ${[...add.map((name) => `+${name}`), ...remove.map((name) => `-${name}`)].join(' ')}`,
  assign: ({ users }) => `Assign ${users.join(' ')}`,
  issue: ({ title }) => `Issue ${title}`,
  'pull-request': ({ title }) => `PullRequest ${title}`,
  push: ({ title }) => `PushToPullRequest ${title}`,
  'check-run': ({ name }) => `CheckRun ${name}`,
  reply: ({ thread }) => `ReplyToThread ${String(thread)}`,
  resolve: ({ thread }) => `ResolveThread ${String(thread)}`,
  reviewers: ({ users, teams }) => `RequestReviewers ${[...users, ...teams.map((team) => `team/${team}`)].join(' ')}`,
  update: () => 'UpdateItem',
  close: () => 'Close',
  reopen: () => 'Reopen',
  milestone: ({ title }) => `Milestone ${title}`.trim(),
  hide: ({ comment }) => `HideComment ${String(comment)}`,
  'create-label': ({ name }) => `CreateLabel ${name}`,
};

/** A write in a few words, for its row in the report. */
export function nameOf(request: GitHubWriteRequest): string {
  return (names[request.kind] as (one: GitHubWriteRequest) => string)(request);
}
