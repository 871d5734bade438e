import * as z from 'zod/mini';
import { loginInput } from '../inputs.js';
import { postEffect, writeKind } from '../kind.js';
import { type GitHubWriteResult, writeResult } from '../write-result.js';

export const assign = writeKind({
  kind: 'assign',
  tool: 'Assign',
  description: 'Assigns people to the issue or pull request of this run. The request is sent at the end of the run.',
  input: () =>
    z.strictObject({
      users: z.array(loginInput()).check(z.minLength(1), z.maxLength(5), z.describe('Login names, without @.')),
    }),
  request: ({ users }): { readonly kind: 'assign'; readonly users: readonly string[] } => ({ kind: 'assign', users }),
  effects: ({ users }) => users.map((user) => postEffect('Assign', user)),
  about: ({ users }) => users.join(' '),
  target: 'item',
  permissions: 'item',
  limit: 2,
  /** GitHub silently ignores users who cannot be assigned, so that is checked first. */
  post: ({ users }, { github, permissions }) =>
    github.write('the assignees', permissions, async (api) => {
      const present = new Set((await api.assignees()).map((login) => login.toLowerCase()));
      const results: GitHubWriteResult[] = [];
      for (const user of users) {
        const what = `Assign ${user}`;
        if (present.has(user.toLowerCase())) results.push(writeResult(what, 'unchanged', null));
        else if (await api.canBeAssigned(user)) {
          await api.assign([user]);
          results.push(writeResult(what, 'created', null));
        } else results.push(writeResult(what, 'failed', null, 'No user with this name can be assigned here.'));
      }
      return results;
    }),
});
