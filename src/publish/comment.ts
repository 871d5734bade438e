import { markerFor } from '../platform/github/comment-marker.js';
import { type GitHubWriteResult } from '../report/write-result.js';
import type { GitHubWriteRequest } from '../tools/github/types.js';
import { isSame, markedBody } from './marked-body.js';
import { type PublishContext, permissionFor } from './types.js';

/** The run's comment with this number: an earlier one with the same key, or for the same question, is updated. */
export async function postRequestedComment(
  { body }: Extract<GitHubWriteRequest, { kind: 'comment' }>,
  number: number,
  { github, sanitize, key, answer, item, footer }: PublishContext,
): Promise<readonly GitHubWriteResult[]> {
  const marker = markerFor(key, `${answer === null ? '' : `${answer}:`}comment:${String(number)}`);
  const text = markedBody(marker, sanitize(body), footer);
  const row = await github.write('the comment', permissionFor(item), async (api) => {
    const existing = (await api.comments()).find((one) => one.body.startsWith(marker));
    if (existing !== undefined && isSame(existing.body, text))
      return { outcome: 'unchanged', url: existing.url } as const;
    const updated = existing === undefined ? null : await api.updateComment(existing.id, text);
    if (updated !== null) return { outcome: 'updated', url: updated.url } as const;
    return { outcome: 'created', url: (await api.createComment(text)).url } as const;
  });
  return [{ what: 'Comment', ...row, note: '' }];
}
