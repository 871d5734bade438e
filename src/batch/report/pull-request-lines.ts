import { formatNumber } from '../../format-number.js';
import { isLinkable, literalMarkdown } from '../../report/literal.js';
import { shorten } from '../../text.js';
import type { BatchPullRequest } from '../result-types.js';

const maxLines = { markdown: 100, terminal: 20 };
const maxJobs = 10;
const maxText = 400;

/** The pull requests of a batch, one per line, below a heading; empty without any. */
export function pullRequestLines(
  pullRequests: readonly BatchPullRequest[] = [],
  form: keyof typeof maxLines,
): readonly string[] {
  if (pullRequests.length === 0) return [];
  const shown = pullRequests.slice(0, maxLines[form]);
  const left = pullRequests.length - shown.length;
  const more = left === 0 ? [] : [`and ${formatNumber(left)} more in result.json of the state directory`];
  if (form === 'terminal')
    return [
      'Pull requests:',
      ...[...shown.map((one) => lineOf(one, one.url ?? '')), ...more].map((line) => `  ${line}`),
    ];
  const items = [...shown.map(markdownLine), ...more].map((line) => `- ${line}`);
  return ['#### Pull requests', '', ...items, ''];
}

function markdownLine(one: BatchPullRequest): string {
  if (!isLinkable(one.url)) return literalMarkdown(lineOf(one, ''));
  const [before, after = ''] = lineOf(one, '\n').split('\n');
  return `${literalMarkdown(before ?? '')} [pull request](${one.url}) ${literalMarkdown(after)}`.trimEnd();
}

/** For example `opened https://… (one · a, one · b): Renamed.` */
function lineOf({ outcome, jobs, note }: BatchPullRequest, link: string): string {
  const more = jobs.length > maxJobs ? [`and ${formatNumber(jobs.length - maxJobs)} more`] : [];
  const names = jobs.slice(0, maxJobs).map((name) => oneLine(name));
  const head = [
    outcome === 'created' ? 'opened' : outcome,
    ...(link === '' ? [] : [link]),
    ...(names.length === 0 ? [] : [`(${[...names, ...more].join(', ')})`]),
  ].join(' ');
  return note === '' ? head : `${head}: ${oneLine(note)}`;
}

const oneLine = (text: string) => shorten(text.replace(/\s+/g, ' '), maxText);
