import { type WriteRow } from '../report/write-result.js';
import type { Post } from '../tools/github/types.js';
import { type PostScene, permissionFor } from './types.js';

/** GitHub leaves out silently who cannot be assigned, so that is asked first. */
export function postAssignees(
  { users }: Extract<Post, { kind: 'assign' }>,
  { github, item }: PostScene,
): Promise<readonly WriteRow[]> {
  return github.write('the assignees', permissionFor(item), async (api) => {
    const present = new Set((await api.assignees()).map((login) => login.toLowerCase()));
    const rows: WriteRow[] = [];
    for (const user of users) {
      const row = { what: `Assign ${user}`, url: null, note: '' };
      if (present.has(user.toLowerCase())) rows.push({ ...row, outcome: 'unchanged' });
      else if (await api.canBeAssigned(user)) {
        await api.assign([user]);
        rows.push({ ...row, outcome: 'created' });
      } else rows.push({ ...row, outcome: 'failed', note: 'Nobody of this name can be assigned here.' });
    }
    return rows;
  });
}
