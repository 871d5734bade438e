import { plainText } from '../plain-text.js';
import type { ItemApi } from '../platform/github/write/write-item.js';
import { truncateMarkdown } from '../sanitize/truncate-markdown.js';
import { oneLine } from '../text.js';
import type { GitHubWriteResult } from './write-result.js';

/** GitHub rejects longer comments. */
export const commentLimit = 65_536;

/** Sanitized Markdown after a marker that readers do not see, before a footer, truncated to GitHub's limit. */
export function markedBody(marker: string, markdown: string, footer = ''): string {
  const end = footer === '' ? '' : `\n\n${footer}`;
  const room = commentLimit - marker.length - 1 - end.length;
  return `${marker}\n${truncateMarkdown(markdown, { limit: room, unit: 'characters', whole: 'in write-requests.json, next to the run report' })}${end}`;
}

/** Whether an existing text is the same, except for line endings and the run that its footer names. */
export function isSame(existing: string, wanted: string): boolean {
  const plain = (text: string) => withoutFooter(text.replaceAll('\r\n', '\n')).trimEnd();
  return plain(existing) === plain(wanted);
}

/** A text without its footer (see publish/writes.ts): naming another run there does not count as a change. */
function withoutFooter(text: string): string {
  return text.replace(/\n+<sub>By \[this run of Sallyport\]\([^\n]*<\/sub>\s*$/, '');
}

/** The title of a commit, an issue or a pull request; empty if nothing of the text can be shown. */
export function plainTitle(text: string): string {
  return oneLine(plainText(text));
}

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
