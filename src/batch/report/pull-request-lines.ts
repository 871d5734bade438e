import { formatNumber } from '../../format-number.js';
import type { PagePullRequest } from '../../report/page/page-data.js';
import { isLinkable, literalMarkdown } from '../../sanitize/literal.js';
import { oneLine, shorten } from '../../text.js';
import type { BatchPullRequest } from '../model/result-types.js';

const maxLines = { markdown: 100, page: 100, terminal: 20 };
const maxJobs = 10;
const maxName = 100;
const maxNote = 400;

/** The pull requests of a batch, one per line, below a heading; empty without any. */
export function pullRequestLines(
  pullRequests: readonly BatchPullRequest[] = [],
  form: 'markdown' | 'terminal',
): readonly string[] {
  if (pullRequests.length === 0) return [];
  const { shown, more } = shownIn(pullRequests, form);
  if (form === 'terminal')
    return [
      'Pull requests:',
      ...[...shown.map((pullRequest) => lineOf(pullRequest, pullRequest.url ?? '')), ...more].map(
        (line) => `  ${line}`,
      ),
    ];
  const items = [...shown.map(markdownLine), ...more].map((line) => `- ${line}`);
  return ['#### Pull requests', '', ...items, ''];
}

export function pullRequestRows(pullRequests: readonly BatchPullRequest[] = []): readonly PagePullRequest[] {
  const { shown, more } = shownIn(pullRequests, 'page');
  return [...shown.map(partsOf), ...more.map((before) => ({ before, url: null, after: '' }))];
}

function shownIn(pullRequests: readonly BatchPullRequest[], form: keyof typeof maxLines) {
  const shown = pullRequests.slice(0, maxLines[form]);
  const left = pullRequests.length - shown.length;
  return { shown, more: left === 0 ? [] : [`and ${formatNumber(left)} more in result.json of the state directory`] };
}

function markdownLine(pullRequest: BatchPullRequest): string {
  const { before, url, after } = partsOf(pullRequest);
  if (url === null) return literalMarkdown(before);
  return `${literalMarkdown(before)} [pull request](${url}) ${literalMarkdown(after)}`.trimEnd();
}

function partsOf(pullRequest: BatchPullRequest): PagePullRequest {
  if (!isLinkable(pullRequest.url)) return { before: lineOf(pullRequest, ''), url: null, after: '' };
  const [before = '', after = ''] = lineOf(pullRequest, '\n').split('\n');
  return { before, url: pullRequest.url, after };
}

/** For example `opened https://… (one · a, one · b): Renamed.` */
function lineOf({ outcome, jobs, note }: BatchPullRequest, link: string): string {
  const more = jobs.length > maxJobs ? [`and ${formatNumber(jobs.length - maxJobs)} more`] : [];
  const names = jobs.slice(0, maxJobs).map((name) => shorten(oneLine(name), maxName));
  const head = [
    outcome === 'created' ? 'opened' : outcome,
    ...(link === '' ? [] : [link]),
    ...(names.length === 0 ? [] : [`(${[...names, ...more].join(', ')})`]),
  ].join(' ');
  return note === '' ? head : `${head}: ${shorten(oneLine(note), maxNote)}`;
}
