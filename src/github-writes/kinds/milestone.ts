import * as z from 'zod/mini';
import { textInput } from '../../tools/input.js';
import { postEffect, writeKind } from '../kind.js';
import { writeResult } from '../write-result.js';

export const milestone = writeKind({
  kind: 'milestone',
  tool: 'Milestone',
  description:
    'Sets the milestone of the issue or pull request of this run at the end of the run. Only an existing open milestone that the rules allow can be used.',
  input: () =>
    z.strictObject({
      title: textInput('The title of an open milestone; empty to remove it.', { empty: true, most: 200 }),
    }),
  request: ({ title }) => ({ kind: 'milestone', title: title.trim() }) as const,
  effects: ({ title }) => [postEffect('Milestone', title)],
  about: ({ title }) => title,
  target: 'item',
  permissions: 'item',
  limit: 1,
  isNamedOnly: true,
  post: ({ title }, { github, what, permissions }) =>
    github.write('the milestone', permissions, async (api) => {
      const { milestone: present, url } = await api.item();
      const named = (name: string | null) => (name ?? '').toLowerCase() === title.toLowerCase();
      if (named(present)) return [writeResult(what, 'unchanged', url)];
      const open = title === '' ? null : (await api.milestones()).find((one) => named(one.title));
      const number = open === null ? null : open?.number;
      if (number === undefined)
        return [writeResult(what, 'failed', null, 'The repository has no open milestone with this title.')];
      await api.updateItem({ milestone: number });
      return [writeResult(what, 'updated', url)];
    }),
});
