import { truncateMarkdown } from '../report/truncate-markdown.js';

/** GitHub rejects longer texts. */
const limit = 65_536;

/** Sanitized Markdown after a marker that readers do not see, truncated to GitHub's limit. */
export function markedBody(marker: string, markdown: string): string {
  const room = limit - marker.length - 1;
  return `${marker}\n${truncateMarkdown(markdown, { limit: room, unit: 'characters', whole: 'in write-requests.json, next to the run report' })}`;
}

/** Whether an existing text is the same, except for line endings. */
export function isSame(existing: string, wanted: string): boolean {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();
  return plain(existing) === plain(wanted);
}
