import * as z from 'zod/mini';
import type { HideReason } from '../../platform/github/write/write-threads.js';
import { integerInput } from '../../tools/input.js';
import { postEffect, writeKind } from '../kind.js';
import { writeResult } from '../write-result.js';

/** Without spam and abuse: people decide about these. */
const hideReasons = ['outdated', 'resolved', 'duplicate', 'off-topic'] as const;

const reasonsOfGitHub: Readonly<Record<(typeof hideReasons)[number], HideReason>> = {
  ...{ outdated: 'OUTDATED', resolved: 'RESOLVED', duplicate: 'DUPLICATE', 'off-topic': 'OFF_TOPIC' },
};

export const hideComment = writeKind({
  kind: 'hide',
  tool: 'HideComment',
  description:
    'Hides a comment on the issue or pull request of this run at the end of the run, with a reason that readers see. They can still open it.',
  input: () =>
    z.strictObject({
      comment: integerInput('The number of the comment, as the context shows it.', 1, Number.MAX_SAFE_INTEGER),
      reason: z.enum(hideReasons),
    }),
  label: ({ comment, reason }) => `comment ${String(comment)}: ${reason}`,
  request: ({ comment, reason }) => ({ kind: 'hide', comment, reason }) as const,
  effects: ({ reason }) => [postEffect('HideComment', reason)],
  about: ({ comment }) => String(comment),
  target: 'item',
  permissions: 'item',
  limit: 5,
  isNamedOnly: true,
  post: ({ comment, reason }, { github, what, permissions }) =>
    github.write('the state of the comment', permissions, async (api) => {
      const node = await api.commentNode(comment);
      if (node === null) return [writeResult(what, 'failed', null, 'The issue or pull request has no such comment.')];
      const answer = await api.hide(node.nodeId, reasonsOfGitHub[reason]);
      if (answer === null) return [writeResult(what, 'updated', node.url, reason)];
      return [writeResult(what, 'failed', node.url, `${answer.forbidden}. Give the job \`${permissions.join('')}\`.`)];
    }),
});
