import { createHash } from 'node:crypto';
import { rethrowUnless } from '../../errors.js';
import { formatCount, formatNumber } from '../../format-number.js';
import type { TreeChange } from '../../github-writes/tree-change.js';
import type { GitHubWriteResult } from '../../github-writes/write-result.js';
import type { Git } from '../../platform/git/git.js';
import { GitHubProblem } from '../../platform/github/types.js';
import type { GitHubWriteClient } from '../../platform/github/write/write-client.js';
import { GitProblem } from '../../platform/types.js';
import { applyWriteRequests } from '../../publish/apply-writes.js';
import { outgoingOptionsOf } from '../../publish/outgoing.js';
import { publishContextOf } from '../../publish/writes.js';
import { literalMarkdown } from '../../sanitize/literal.js';
import { shorten } from '../../text.js';
import { entryOf } from '../job/process-answer.js';
import { type JobTree, type JobWithoutChanges, storedTrees } from '../job/stored-trees.js';
import { type MergeTreesPorts, mergeTrees, type NamedTree } from '../merge/merge-trees.js';
import type { BatchPullRequest } from '../model/result-types.js';
import type { BatchPorts, PullRequestBatch, PullRequestOptions } from '../open/types.js';
import { itemAddress } from '../report/name-of-job.js';
import { noPullRequestsHere } from './why-nothing-posted.js';

export const canceledNote = 'The run was canceled before. The next run opens or updates it.';

/** Not on a branch that someone else committed to, nor again after a person closed it, unless `recreate` is set. */
export async function openPullRequests(
  options: PullRequestOptions,
  ports: PullRequestPorts,
): Promise<readonly BatchPullRequest[]> {
  const { batch } = options;
  const { log } = ports;
  const wanted = batch.file.jobs.filter(({ changes }) => changes.startsWith('pull-request'));
  if (wanted.length === 0) return [];
  if (batch.shard !== null) {
    log.info('The merge opens the pull requests: it has the changes of all shards.');
    return [];
  }
  const why = noPullRequestsHere(batch, batch.hostEnvironment);
  if (why !== null) {
    if ((await batch.state.directory.names('trees')).length === 0) return [];
    log.warning(`No pull request was opened: ${why}. The changes of the jobs are in the state directory.`);
    return [{ outcome: 'withheld', url: null, jobs: [], note: `${why}.` }];
  }
  const rows: BatchPullRequest[] = [];
  try {
    await openAll(options, ports, (row) => void rows.push(row));
  } catch (error) {
    // The jobs are paid for: a damaged or partial clone must not end the batch before its report.
    if (!(error instanceof GitProblem)) rethrowUnless(error, GitHubProblem);
    const problem = error instanceof GitProblem ? ports.redactor.redact(error.message) : error.sentences;
    const note = `The pull requests could not be opened: ${problem}`;
    log.warning(note);
    rows.push({ outcome: 'failed', url: null, jobs: [], note });
  }
  return rows;
}

type Add = (row: BatchPullRequest) => void;

async function openAll(options: PullRequestOptions, ports: PullRequestPorts, add: Add): Promise<void> {
  const { trees: stored, unchanged } = await storedTrees(options, (name, note) => {
    ports.log.warning(`The changes of ${name} are left out: ${note}`);
    add({ outcome: 'left out', url: null, jobs: [name], note });
  });
  const together = stored.filter(({ entry }) => entry.changes === 'pull-request');
  const each = stored.filter(({ entry }) => entry.changes === 'pull-request-each');
  const logged = (jobs: readonly string[], { what, outcome, url, note }: GitHubWriteResult): void => {
    const text = [`${what}: ${outcome}`, url ?? '', note].filter((part) => part !== '').join(' ');
    if (outcome === 'failed') ports.log.warning(text);
    else ports.log.info(text);
    add({ outcome, url, jobs, note });
  };
  const noting = { ...ports, logged };
  const { batch, jobs } = options;
  if (together.length > 0) await openOne(together, options, { ...noting, add });
  else await reportWithoutChanges(unchanged, options, noting);
  const hasEach = batch.file.jobs.some(({ changes }) => changes === 'pull-request-each');
  // Without changes, a token that may not open pull requests is not a problem.
  if (!hasEach && together.length === 0) return;
  const { github } = await contextOf(batch, ports);
  const start = branchStart(batch);
  const openBranches = await github.write('the pull requests of the batch', ['pull-requests: write'], (api) =>
    api.openBranches(start),
  );
  const others = unchanged.filter(({ entry }) => entry.changes === 'pull-request-each');
  await openEach(each, others, { batch, openBranches }, noting);
  if (ports.hostEnvironment.signal.aborted) return;
  for (const { row, names } of await orphanedPullRequests(openBranches, { batch, jobs, github })) logged(names, row);
}

async function reportWithoutChanges(
  unchanged: readonly JobWithoutChanges[],
  { batch, jobs }: PullRequestOptions,
  ports: Noting,
): Promise<void> {
  const names = unchanged.filter(({ entry }) => entry.changes === 'pull-request').map(({ name }) => name);
  const all = jobs.filter((job) => entryOf(batch, job)?.changes === 'pull-request');
  if (names.length === 0 || names.length < all.length) return;
  await reportOpen(names, { branch: branchOf(batch, 'all'), note: noChanges }, batch, ports);
}

interface Noting extends PullRequestPorts {
  readonly logged: (jobs: readonly string[], row: GitHubWriteResult) => void;
}

function withhold(names: readonly string[], note: string, { logged }: Noting): void {
  const [name = ''] = names;
  logged(names, {
    what: names.length === 1 ? `PullRequest ${name}` : 'PullRequest',
    outcome: 'withheld',
    url: null,
    note,
  });
}

async function openOne(
  trees: readonly JobTree[],
  { batch, incomplete }: PullRequestOptions,
  ports: Noting & { readonly add: Add },
): Promise<void> {
  const all = trees.map(({ name }) => name);
  if (ports.hostEnvironment.signal.aborted) {
    withhold(all, canceledNote, ports);
    return;
  }
  const merged = await mergeTrees(
    trees,
    await mergeOntoHead(trees, batch.runContext.git, ports.hostEnvironment.temporary),
  );
  for (const { name, path } of merged.conflicts) {
    ports.log.warning(
      `The changes of ${name} are left out: they conflict with those of other jobs, or with newer commits, in ${path}.`,
    );
    ports.add({ outcome: 'left out', url: null, jobs: [name], note: `conflict in ${path}` });
  }
  const { tree, used } = merged;
  const branch = branchOf(batch, 'all');
  if (tree === null) {
    await reportOpen(all, { branch, note: merged.conflicts.length > 0 ? conflict : isMerged }, batch, ports);
    return;
  }
  const left = merged.conflicts.map(({ name, path }) => `${name}: conflict in ${path}`);
  const body = [
    `The changes of ${formatCount(merged.used.length, 'job')} of the batch ${literalMarkdown(batch.file.name)}:`,
    '',
    ...listOf(merged.used),
    ...(incomplete === undefined ? [] : ['', literalMarkdown(incomplete)]),
    ...(left.length === 0
      ? []
      : ['', 'Left out, because they conflict with other changes or with newer commits:', '', ...listOf(left)]),
  ].join('\n');
  const request = { title: `${batch.file.name}: changes of ${formatCount(used.length, 'job')}`, body };
  const posted = await postChanges(request, { tree, branch }, batch, ports);
  for (const row of posted) ports.logged(used, row);
}

/** One pull request for each job, as many as may be open at the same time; the others wait for the next run. */
async function openEach(
  trees: readonly JobTree[],
  unchanged: readonly JobWithoutChanges[],
  { batch, openBranches }: Pick<PullRequestOptions, 'batch'> & { readonly openBranches: ReadonlySet<string> },
  ports: Noting,
): Promise<void> {
  const { maxOpen } = batch.file.publish;
  const branches = trees.map(({ job }) => branchOf(batch, job.slot));
  let open = openBranches.size - (openBranches.has(branchOf(batch, 'all')) ? 1 : 0);
  for (const { name, job } of unchanged) {
    const branch = branchOf(batch, job.slot);
    if (openBranches.has(branch)) await reportOpen([name], { branch, note: noChanges }, batch, ports);
  }
  if (trees.length === 0) return;
  const mergePorts = await mergeOntoHead(trees, batch.runContext.git, ports.hostEnvironment.temporary);
  for (const [index, jobTree] of trees.entries()) {
    const { name, job } = jobTree;
    if (ports.hostEnvironment.signal.aborted) {
      withhold([name], canceledNote, ports);
      continue;
    }
    const branch = branches[index] ?? '';
    const isOpen = openBranches.has(branch);
    const { tree, conflicts } = await mergeTrees([jobTree], mergePorts);
    if (tree === null) {
      const note = conflicts.map(({ path }) => `Its changes conflict with newer commits in ${path}.`).join(' ');
      if (note !== '') withhold([name], note, ports);
      if (isOpen) await reportOpen([name], { branch, note: note === '' ? isMerged : conflict }, batch, ports);
      continue;
    }
    if (!isOpen && open >= maxOpen) {
      const note = `It waits for the next run: ${formatCount(open, 'pull request is', 'pull requests are')} open, and max-open is ${String(maxOpen)}.`;
      withhold([name], note, ports);
      continue;
    }
    const record = await batch.state.record(job);
    const answer = record?.text ?? '';
    const url = itemAddress(job.item?.fields ?? null);
    const about = `For ${literalMarkdown(shorten(name, maxName))}${url === null ? '' : ` (${url})`}, in the batch ${literalMarkdown(batch.file.name)}.`;
    const body = answer.trim() === '' ? about : `${answer}\n\n${about}`;
    const posted = await postChanges({ title: name, body }, { tree, branch }, batch, ports);
    if (!isOpen && posted.some(({ outcome }) => outcome === 'created')) open += 1;
    for (const row of posted) ports.logged([name], row);
  }
}

const conflict = 'It was not updated: no change can be used.';
const isMerged = 'The base branch has these changes by now. Close this pull request.';
const noChanges = 'It has the changes of an earlier answer; now there are none. Close this pull request.';

/** A pull request of an earlier run that has nothing more to give is only reported: people decide about closing it. */
async function reportOpen(
  names: readonly string[],
  { branch, note }: { readonly branch: string; readonly note: string },
  batch: PullRequestBatch,
  ports: Noting,
): Promise<void> {
  const { github } = await contextOf(batch, ports);
  const known = await github.write('the pull request', ['pull-requests: write'], (api) => api.pullRequests(branch));
  const open = known.find(({ isOpen }) => isOpen);
  if (open === undefined) return;
  ports.logged(names, { what: `PullRequest #${String(open.number)}`, outcome: 'unchanged', url: open.url, note });
}

/** They may be in the commit by now. Rejects with GitProblem. @param directory for temporary files */
async function mergeOntoHead(
  trees: readonly NamedTree[],
  git: Git | null,
  directory: string,
): Promise<MergeTreesPorts> {
  const head = (await git?.headSha()) ?? null;
  if (git === null || head === null) throw new GitProblem('the workspace has no commit to apply the changes to');
  const onto = trees.find(({ tree }) => tree.base === head)?.tree ?? { base: head, baseTree: await git.treeOf(head) };
  return { onto, git, directory };
}

interface Orphaned {
  /** The title of the pull request, which was the name of its job. */
  readonly names: readonly string[];
  readonly row: GitHubWriteResult;
}

/** One request each. */
const maxNamed = 50;

const note = 'No job of the batch updates it any more. Close it if its changes are not wanted.';

/** The open pull requests of jobs that the batch does not have any more. They are only named: people close them. */
async function orphanedPullRequests(
  openBranches: ReadonlySet<string>,
  { batch, jobs, github }: Pick<PullRequestOptions, 'batch' | 'jobs'> & { readonly github: GitHubWriteClient },
): Promise<readonly Orphaned[]> {
  const each = jobs.filter((job) => entryOf(batch, job)?.changes === 'pull-request-each');
  const hasAll = batch.file.jobs.some(({ changes }) => changes === 'pull-request');
  const used = new Set(
    [...each.map(({ slot }) => slot), ...(hasAll ? ['all'] : [])].map((slot) => branchOf(batch, slot)),
  );
  const left = [...openBranches].filter((branch) => !used.has(branch));
  const orphaned: Orphaned[] = [];
  for (const branch of left.slice(0, maxNamed)) {
    const known = await github.write('the pull request', ['pull-requests: write'], (api) => api.pullRequests(branch));
    for (const { number, title, url, isOpen } of known)
      if (isOpen)
        orphaned.push({
          names: [title],
          row: { what: `PullRequest #${String(number)}`, outcome: 'unchanged', url, note },
        });
  }
  if (left.length > maxNamed) {
    const what = formatCount(left.length - maxNamed, 'more pull request');
    orphaned.push({
      names: [],
      row: { what, outcome: 'unchanged', url: null, note: `${what} of earlier jobs: ${note}` },
    });
  }
  return orphaned;
}

export type PullRequestPorts = Pick<BatchPorts, 'log' | 'hostEnvironment' | 'redactor'>;

async function postChanges(
  { title, body }: { readonly title: string; readonly body: string },
  { tree, branch }: { readonly tree: TreeChange; readonly branch: string },
  batch: PullRequestBatch,
  ports: PullRequestPorts,
): Promise<readonly GitHubWriteResult[]> {
  const context = await contextOf(batch, ports, tree);
  const { publish } = batch.file;
  if (context.pull === null) return [];
  const pull = { ...context.pull, branch, draft: publish.draft };
  const request = { kind: 'pull-request', title, body } as const;
  // A key of a user cannot contain a slash, so this never matches a comment or pull request of a single run.
  const key = `${context.key}/${branch}`;
  const closed = { afterClosed: publish.recreate === 'always', closedHint };
  return await applyWriteRequests([request], { ...context, ...closed, key, pull });
}

const closedHint = 'set recreate: always under publish in the batch file';

async function contextOf(
  batch: PullRequestBatch,
  { log, hostEnvironment, redactor }: PullRequestPorts,
  tree?: TreeChange,
) {
  const { runContext } = batch;
  const { redact } = redactor;
  const outgoing = outgoingOptionsOf(runContext.settings, hostEnvironment);
  const collected = tree === undefined ? null : { tree };
  return await publishContextOf([{ kind: 'pull-request' }], 'success', {
    runContext,
    hostEnvironment,
    log,
    redact,
    outgoing,
    collected,
  });
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

function branchStart({ file, runContext }: PullRequestBatch): string {
  const key = runContext.settings['comment-key'].replace(/[^\w-]/g, '+');
  const name = file.name.replace(/[^\w-]/g, '+');
  return `${runContext.settings['branch-prefix']}${key}-batch/${name}/`;
}
