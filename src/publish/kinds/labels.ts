import type { ItemApi } from '../../platform/github/write/write-api.js';
import { type GitHubWriteResult } from '../../report/write-result.js';
import type { RequestOf } from '../request-name.js';
import { type PublishContext, permissionFor } from '../types.js';

/** Adds and removes existing labels; a label that the repository does not have is a failed write, not a new label. */
export function postLabels(
  { add, remove }: RequestOf<'label'>,
  { github, item }: PublishContext,
): Promise<readonly GitHubWriteResult[]> {
  return github.write('the labels', permissionFor(item), async (api) => {
    const present = new Set((await api.labels()).map((name) => name.toLowerCase()));
    const rows: GitHubWriteResult[] = [];
    for (const name of add) rows.push(await added(name, present, api));
    for (const name of remove) rows.push(await removed(name, present, api));
    return rows;
  });
}

async function added(name: string, present: ReadonlySet<string>, api: ItemApi): Promise<GitHubWriteResult> {
  const what = `Label +${name}`;
  if (present.has(name.toLowerCase())) return { what, outcome: 'unchanged', url: null, note: '' };
  const literal = await api.labelNamed(name);
  if (literal === null) return { what, outcome: 'failed', url: null, note: 'The repository has no such label.' };
  await api.addLabels([literal]);
  return { what, outcome: 'created', url: null, note: '' };
}

async function removed(name: string, present: ReadonlySet<string>, api: ItemApi): Promise<GitHubWriteResult> {
  const what = `Label -${name}`;
  if (!present.has(name.toLowerCase())) return { what, outcome: 'unchanged', url: null, note: '' };
  await api.removeLabel(name);
  return { what, outcome: 'updated', url: null, note: '' };
}
