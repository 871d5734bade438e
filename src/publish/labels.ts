import type { WriteApi } from '../platform/github/write-types.js';
import { type WriteRow } from '../report/write-result.js';
import type { Post } from '../tools/github/types.js';
import { type PostScene, permissionFor } from './types.js';

/** Labels that exist; one that the repository does not have is no new label but a failed write. */
export function postLabels(
  { add, remove }: Extract<Post, { kind: 'label' }>,
  { github, item }: PostScene,
): Promise<readonly WriteRow[]> {
  return github.write('the labels', permissionFor(item), async (api) => {
    const present = new Set((await api.labels()).map((name) => name.toLowerCase()));
    const rows: WriteRow[] = [];
    for (const name of add) rows.push(await added(name, present, api));
    for (const name of remove) rows.push(await removed(name, present, api));
    return rows;
  });
}

async function added(name: string, present: ReadonlySet<string>, api: WriteApi): Promise<WriteRow> {
  const what = `Label +${name}`;
  if (present.has(name.toLowerCase())) return { what, outcome: 'unchanged', url: null, note: '' };
  const spelled = await api.labelNamed(name);
  if (spelled === null) return { what, outcome: 'failed', url: null, note: 'The repository has no such label.' };
  await api.addLabels([spelled]);
  return { what, outcome: 'created', url: null, note: '' };
}

async function removed(name: string, present: ReadonlySet<string>, api: WriteApi): Promise<WriteRow> {
  const what = `Label -${name}`;
  if (!present.has(name.toLowerCase())) return { what, outcome: 'unchanged', url: null, note: '' };
  await api.removeLabel(name);
  return { what, outcome: 'updated', url: null, note: '' };
}
