import * as z from 'zod/mini';
import { type PostContext, writeKind } from '../kind.js';
import { type GitHubWriteResult, writeResult } from '../write-result.js';

export const closeReasons = ['completed', 'not_planned', 'duplicate'] as const;

export const close = writeKind({
  kind: 'close',
  tool: 'Close',
  description:
    'Closes the issue or pull request of this run at the end of the run. Give the reason in the final answer; for an issue also here (completed by default).',
  input: () => z.strictObject({ reason: z.optional(z.enum(closeReasons)) }),
  label: ({ reason }) => reason ?? '',
  request: ({ reason = 'completed' }) => ({ kind: 'close', reason }) as const,
  target: 'item',
  permissions: 'item',
  limit: 1,
  isNamedOnly: true,
  post: ({ reason }, context) => postState('closed', reason, context),
});

export function postState(
  state: 'open' | 'closed',
  reason: (typeof closeReasons)[number] | 'reopened',
  { github, item, what, permissions }: PostContext,
): Promise<readonly GitHubWriteResult[]> {
  return github.write('the state of the issue or pull request', permissions, async (api) => {
    const { isOpen, url } = await api.item();
    if (isOpen === (state === 'open')) return [writeResult(what, 'unchanged', url)];
    // Only issues have reasons.
    await api.updateItem(item === 'issue' ? { state, reason } : { state });
    return [writeResult(what, 'updated', url)];
  });
}
