import type { ItemApi } from '../platform/github/write/write-item.js';
import { isSame } from './marked-body.js';
import type { GitHubWriteResult } from './write-result.js';

/** Updates the comment that begins with the marker, or posts one. */
export async function upsertComment(
  marker: string,
  text: string,
  api: ItemApi,
): Promise<Pick<GitHubWriteResult, 'outcome' | 'url'>> {
  const existing = (await api.comments()).find(({ body }) => body.startsWith(marker));
  if (existing !== undefined && isSame(existing.body, text)) return { outcome: 'unchanged', url: existing.url };
  const updated = existing === undefined ? null : await api.updateComment(existing.id, text);
  if (updated !== null) return { outcome: 'updated', url: updated.url };
  return { outcome: 'created', url: (await api.createComment(text)).url };
}
