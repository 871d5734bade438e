import { formatCount } from '../format-number.js';
import type { GitHubWriteResult } from '../github-writes/write-result.js';
import { inlineCode, isLinkable, sentenceMarkdown } from '../sanitize/literal.js';
import { shorten } from '../text.js';

const signs: Readonly<Record<GitHubWriteResult['outcome'], string>> = {
  created: '✅ posted',
  updated: '✅ updated',
  unchanged: '✅ already there',
  'fell back': '↪️ posted differently',
  withheld: '⏸️ not posted',
  refused: '⛔ refused',
  failed: '❌ failed',
};

export function writesSection(rows: readonly GitHubWriteResult[], limit: number): string {
  const shown = rows.slice(0, limit);
  const more = rows.length - shown.length;
  const lines = shown.map(({ what, outcome, url, note }) => {
    const sign = isLinkable(url) ? `[${signs[outcome]}](${url})` : signs[outcome];
    return `| ${inlineCode(shorten(what, 200))} | ${sign} | ${sentenceMarkdown(shorten(note, 300))} |`;
  });
  return [
    '#### Writes',
    ['| Write | Outcome | Note |', '| --- | --- | --- |', ...lines].join('\n'),
    ...(more > 0 ? [`And ${formatCount(more, 'more')}.`] : []),
  ].join('\n\n');
}

/** For a terminal or a log. */
export function writeLines(rows: readonly GitHubWriteResult[]): readonly string[] {
  return rows.map(({ what, outcome, url, note }) =>
    [`${outcome.padEnd(9)} ${what}`, note, url ?? ''].filter((text) => text !== '').join('  '),
  );
}
