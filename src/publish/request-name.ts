import type { GitHubWriteRequest } from '../tools/github/types.js';

/** A write in a few words, for its row in the report. */
export function nameOf(request: GitHubWriteRequest): string {
  switch (request.kind) {
    case 'comment':
      return 'Comment';
    case 'review':
      return `Review ${request.event}, ${String(request.comments.length)} comments`;
    case 'label':
      return `Label ${[...request.add.map((name) => `+${name}`), ...request.remove.map((name) => `-${name}`)].join(' ')}`;
    case 'assign':
      return `Assign ${request.users.join(' ')}`;
    case 'issue':
      return `Issue ${request.title}`;
    case 'pull-request':
      return `PullRequest ${request.title}`;
    case 'push':
      return `PushToPullRequest ${request.title}`;
    case 'check-run':
      return `CheckRun ${request.name}`;
    case 'reply':
      return `ReplyToThread ${String(request.thread)}`;
    case 'resolve':
      return `ResolveThread ${String(request.thread)}`;
    case 'reviewers':
      return `RequestReviewers ${[...request.users, ...request.teams.map((team) => `team/${team}`)].join(' ')}`;
    case 'update':
      return 'UpdateItem';
    case 'close':
      return 'Close';
    case 'reopen':
      return 'Reopen';
    case 'milestone':
      return `Milestone ${request.title}`.trim();
    case 'hide':
      return `HideComment ${String(request.comment)}`;
    case 'create-label':
      return `CreateLabel ${request.name}`;
  }
}
