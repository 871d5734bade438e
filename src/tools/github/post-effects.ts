import type { DeclaredEffect } from '../../policy/types.js';
import type { GitHubWriteRequest } from './types.js';

export type PostEffect = Extract<DeclaredEffect, { readonly kind: 'post' }>;

/** The effects of a request: the tools that make such a change, each with the target that its rules name. */
export function postEffects(request: GitHubWriteRequest): readonly PostEffect[] {
  switch (request.kind) {
    case 'comment':
      return [post('Comment')];
    case 'review':
      return [post('Review', request.event)];
    case 'label':
      return [...new Set([...request.add, ...request.remove])].map((name) => post('Label', name));
    case 'assign':
      return request.users.map((user) => post('Assign', user));
    case 'issue':
      return [post('Issue'), ...request.labels.map((name) => post('Label', name))];
    case 'pull-request':
      return [post('PullRequest')];
    case 'push':
      return [post('PushToPullRequest')];
    case 'check-run':
      return [post('CheckRun', request.name)];
    case 'reviewers':
      return reviewersOf(request).map((name) => post('RequestReviewers', name));
    case 'update':
      return (['title', 'body'] as const)
        .filter((field) => request[field] !== undefined)
        .map((field) => post('UpdateItem', field));
    case 'close':
      return [post('Close')];
    case 'reopen':
      return [post('Reopen')];
    case 'milestone':
      return [post('Milestone', request.title)];
    case 'create-label':
      return [post('CreateLabel', request.name)];
    case 'reply':
      return [post('ReplyToThread')];
    case 'resolve':
      return [post('ResolveThread')];
    case 'hide':
      return [post('HideComment', request.reason)];
  }
}

function post(what: string, target?: string): PostEffect {
  return { kind: 'post', what, ...(target === undefined ? {} : { target }) };
}

/** People by their login names, teams as `team/NAME`. */
export function reviewersOf({
  users = [],
  teams = [],
}: {
  readonly users?: readonly string[] | undefined;
  readonly teams?: readonly string[] | undefined;
}): readonly string[] {
  return [...users, ...teams.map((team) => `team/${team}`)];
}
