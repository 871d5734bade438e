import { createHash } from 'node:crypto';
import { formatCount, formatNumber } from '../../format-number.js';
import type { GitHubWriteClient } from '../../platform/github/write/write-client.js';
import { literalMarkdown } from '../../sanitize/literal.js';
import { shorten } from '../../text.js';
import type { BatchItem } from '../items/item-types.js';
import type { MergedTrees } from '../merge/merge-trees.js';
import type { PullRequestBatch } from '../open/types.js';
import { itemAddress } from '../report/name-of-job.js';

/** The text of the pull request with the changes of all jobs of a batch. */
export function textOfAll(
  batch: string,
  { used, conflicts }: MergedTrees,
  /** A sentence; `undefined` if nothing is missing. */
  incomplete: string | undefined,
): string {
  const left = conflicts.map(({ name, path }) => `${name}: conflict in ${path}`);
  return [
    `The changes of ${formatCount(used.length, 'job')} of the batch ${literalMarkdown(batch)}:`,
    '',
    ...listOf(used),
    ...(incomplete === undefined ? [] : ['', literalMarkdown(incomplete)]),
    ...(left.length === 0
      ? []
      : ['', 'Left out, because they conflict with other changes or with newer commits:', '', ...listOf(left)]),
  ].join('\n');
}

/** The text of the pull request with the changes of one job: its answer, and what it is about. */
export function textOfOne(batch: string, name: string, item: BatchItem | null, answer: string): string {
  const url = itemAddress(item?.fields ?? null);
  const about = `For ${literalMarkdown(shorten(name, maxName))}${url === null ? '' : ` (${url})`}, in the batch ${literalMarkdown(batch)}.`;
  return answer.trim() === '' ? about : `${answer}\n\n${about}`;
}

const maxListed = 200;
const maxName = 300;

/** Names are not markup, and numbers in them are not references. */
function listOf(lines: readonly string[]): readonly string[] {
  const more = lines.length - maxListed;
  return [
    ...lines.slice(0, maxListed).map((line) => `- ${literalMarkdown(shorten(line, maxName))}`),
    ...(more > 0 ? [`- and ${formatNumber(more)} more`] : []),
  ];
}

/** The same in every run, so that the next one finds its branch. */
export function branchOf(batch: PullRequestBatch, subject: string): string {
  const hash = createHash('sha256').update(subject).digest('hex').slice(0, 12);
  return `${branchStart(batch)}${subject === 'all' ? 'all' : hash}`;
}

/** How the names of all branches of the batch begin. */
export function branchStart({ file, runContext }: PullRequestBatch): string {
  const key = runContext.settings['comment-key'].replace(/[^\w-]/g, '+');
  const name = file.name.replace(/[^\w-]/g, '+');
  return `${runContext.settings['branch-prefix']}${key}-batch/${name}/`;
}

/** The branches with an open pull request, also those of jobs that this plan no longer has. */
export async function openBatchBranches(start: string, github: GitHubWriteClient): Promise<ReadonlySet<string>> {
  return await github.write('the pull requests of the batch', ['pull-requests: write'], (api) =>
    api.openBranches(start),
  );
}
