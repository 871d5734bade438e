import { truncateMarkdown } from '../report/truncate-markdown.js';

/** GitHub refuses a longer text. */
const limit = 65_536;

/** Harmless Markdown behind a marker that readers do not see, cut to what GitHub takes. */
export function markedBody(marker: string, markdown: string): string {
  const room = limit - marker.length - 1;
  return `${marker}\n${truncateMarkdown(markdown, { limit: room, unit: 'characters', whole: 'in write-requests.json beside the report of the run' })}`;
}

/** Whether a text that is there is this one, whatever became of its line ends. */
export function isSame(there: string, wanted: string): boolean {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();
  return plain(there) === plain(wanted);
}
