import { markerFor } from '../../platform/github/comment-marker.js';
import type { ItemApi } from '../../platform/github/write/write-api.js';
import type { GitHubWriteResult } from '../../report/write-result.js';
import { isSame, markedBody } from '../marked-body.js';
import type { RequestOf } from '../request-name.js';
import { type PublishContext, permissionFor } from '../types.js';

/** The run's comment with this number: an earlier one with the same key, or for the same question, is updated. */
export async function postRequestedComment(
  { body }: RequestOf<'comment'>,
  { github, sanitize, key, answer, item, footer }: PublishContext,
  number: number,
): Promise<readonly GitHubWriteResult[]> {
  const marker = markerFor(key, `${answer === null ? '' : `${answer}:`}comment:${String(number)}`);
  const text = markedBody(marker, sanitize(body), footer);
  const row = await github.write('the comment', permissionFor(item), (api) => upsertComment(marker, text, api));
  return [{ what: 'Comment', ...row, note: '' }];
}

/** Updates the comment that begins with the marker, or posts one. */
export async function upsertComment(
  marker: string,
  text: string,
  api: Pick<ItemApi, 'comments' | 'updateComment' | 'createComment'>,
): Promise<Pick<GitHubWriteResult, 'outcome' | 'url'>> {
  const existing = (await api.comments()).find((one) => one.body.startsWith(marker));
  if (existing !== undefined && isSame(existing.body, text)) return { outcome: 'unchanged', url: existing.url };
  const updated = existing === undefined ? null : await api.updateComment(existing.id, text);
  if (updated !== null) return { outcome: 'updated', url: updated.url };
  return { outcome: 'created', url: (await api.createComment(text)).url };
}
