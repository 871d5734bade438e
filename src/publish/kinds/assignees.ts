import { type GitHubWriteResult } from '../../report/write-result.js';
import type { RequestOf } from '../request-name.js';
import { type PublishContext, permissionFor } from '../types.js';

/** GitHub silently ignores users who cannot be assigned, so that is checked first. */
export function postAssignees(
  { users }: RequestOf<'assign'>,
  { github, item }: PublishContext,
): Promise<readonly GitHubWriteResult[]> {
  return github.write('the assignees', permissionFor(item), async (api) => {
    const present = new Set((await api.assignees()).map((login) => login.toLowerCase()));
    const rows: GitHubWriteResult[] = [];
    for (const user of users) {
      const row = { what: `Assign ${user}`, url: null, note: '' };
      if (present.has(user.toLowerCase())) rows.push({ ...row, outcome: 'unchanged' });
      else if (await api.canBeAssigned(user)) {
        await api.assign([user]);
        rows.push({ ...row, outcome: 'created' });
      } else rows.push({ ...row, outcome: 'failed', note: 'No user with this name can be assigned here.' });
    }
    return rows;
  });
}
