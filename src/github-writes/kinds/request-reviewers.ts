import * as z from 'zod/mini';
import { loginInput } from '../inputs.js';
import { postEffect, writeKind } from '../kind.js';
import { type GitHubWriteResult, writeResult } from '../write-result.js';

export type ReviewersRequest = { readonly kind: 'reviewers' } & Readonly<Record<'users' | 'teams', readonly string[]>>;

export const requestReviewers = writeKind({
  kind: 'reviewers',
  tool: 'RequestReviewers',
  description:
    'Requests reviews of the pull request of this run from people or teams. The request is sent at the end of the run.',
  input: () =>
    z.strictObject({
      users: z.optional(z.array(loginInput()).check(z.maxLength(5), z.describe('Login names, without @.'))),
      teams: z.optional(
        z
          .array(z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,99}$/), z.describe('The short name of a team.')))
          .check(z.maxLength(3), z.describe('Teams of the organization, without its name.')),
      ),
    }),
  problem: ({ users = [], teams = [] }) =>
    users.length + teams.length === 0 ? 'Give at least one user or team.' : null,
  request: ({ users = [], teams = [] }): ReviewersRequest => ({ kind: 'reviewers', users, teams }),
  effects: (request) => namesIn(request).map((name) => postEffect('RequestReviewers', name)),
  about: (request) => namesIn(request).join(' '),
  target: 'pull-request',
  permissions: ['pull-requests: write'],
  limit: 2,
  isNamedOnly: true,
  /** Asks only those who were not asked before. */
  post: (request, { github, permissions }) =>
    github.write('the request for reviews', permissions, async (api) => {
      const asked = new Set((await api.requestedReviewers()).map((name) => name.toLowerCase()));
      const results: GitHubWriteResult[] = [];
      // One at a time: GitHub refuses all of them for one name that it does not accept.
      for (const name of namesIn(request)) {
        const what = `RequestReviewers ${name}`;
        if (asked.has(name.toLowerCase())) results.push(writeResult(what, 'unchanged', null));
        else {
          const [people, groups] = name.startsWith('team/') ? [[], [name.slice(5)]] : [[name], []];
          const answer = await api.requestReviewers(people, groups);
          results.push(writeResult(what, answer === null ? 'created' : 'failed', null, answer?.refused ?? ''));
        }
      }
      return results;
    }),
});

/** People by their login names, teams as `team/NAME`. */
function namesIn({ users, teams }: ReviewersRequest): readonly string[] {
  return [...users, ...teams.map((team) => `team/${team}`)];
}
