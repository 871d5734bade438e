import * as z from 'zod/mini';
import type { ItemApi } from '../../platform/github/write/write-item.js';
import { nameListInput } from '../inputs.js';
import { postEffect, writeKind } from '../kind.js';
import { type GitHubWriteResult, writeResult } from '../write-result.js';

type LabelRequest = { readonly kind: 'label' } & Readonly<Record<'add' | 'remove', readonly string[]>>;

export const label = writeKind({
  kind: 'label',
  tool: 'Label',
  description:
    'Adds labels to the issue or pull request of this run, or removes them, at the end of the run. Only existing labels that the rules allow can be used.',
  input: () =>
    z.strictObject({
      add: z.optional(nameListInput('Labels to add. They must exist in the repository.')),
      remove: z.optional(nameListInput('Labels to remove.')),
    }),
  problem: ({ add = [], remove = [] }) => {
    if (add.length + remove.length === 0) return 'Give at least one label to add or remove.';
    const both = add.find((name) => remove.includes(name));
    return both === undefined ? null : `${JSON.stringify(both)} cannot be added and removed in one call.`;
  },
  request: ({ add = [], remove = [] }): LabelRequest => ({ kind: 'label', add, remove }),
  effects: ({ add, remove }) => [...new Set([...add, ...remove])].map((name) => postEffect('Label', name)),
  about: ({ add, remove }) => [...add.map((name) => `+${name}`), ...remove.map((name) => `-${name}`)].join(' '),
  target: 'item',
  permissions: 'item',
  limit: 5,
  /** A label that the repository does not have is a failed write, not a new label. */
  post: ({ add, remove }, { github, permissions }) =>
    github.write('the labels', permissions, async (api) => {
      const present = new Set((await api.labels()).map((name) => name.toLowerCase()));
      const results: GitHubWriteResult[] = [];
      for (const name of add) results.push(await added(name, present, api));
      for (const name of remove) results.push(await removed(name, present, api));
      return results;
    }),
});

async function added(name: string, present: ReadonlySet<string>, api: ItemApi): Promise<GitHubWriteResult> {
  const what = `Label +${name}`;
  if (present.has(name.toLowerCase())) return writeResult(what, 'unchanged', null);
  const literal = await api.labelNamed(name);
  if (literal === null) return writeResult(what, 'failed', null, 'The repository has no such label.');
  await api.addLabels([literal]);
  return writeResult(what, 'created', null);
}

async function removed(name: string, present: ReadonlySet<string>, api: ItemApi): Promise<GitHubWriteResult> {
  const what = `Label -${name}`;
  if (!present.has(name.toLowerCase())) return writeResult(what, 'unchanged', null);
  await api.removeLabel(name);
  return writeResult(what, 'updated', null);
}
