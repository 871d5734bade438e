import { createHash } from 'node:crypto';
import { mergeTrees, type NamedTree } from '../../batch/merge/merge-trees.js';
import { nameOfJob } from '../../batch/report/name-of-job.js';
import type { JobState } from '../../batch/run/job-row.js';
import type { BatchState } from '../../batch/state/open-state.js';
import { readTree } from '../../batch/state/trees.js';
import type { BatchJobSpec, PlannedJob } from '../../batch/types.js';
import { only, rethrowUnless, UserError } from '../../errors.js';
import type { TreeChange } from '../../job/collect-tree.js';
import { GitHubProblem } from '../../platform/github/types.js';
import type { GitHubWriteClient } from '../../platform/github/write-api.js';
import { GitProblem } from '../../platform/types.js';
import { applyWriteRequests } from '../../publish/apply-writes.js';
import { outgoingOptionsOf } from '../../publish/outgoing.js';
import { pullRequestTargetOf } from '../../publish/pull-request-target.js';
import { publishContextOf } from '../../publish/writes.js';
import type { GitHubWriteResult } from '../../report/write-result.js';
import type { BatchPorts } from './batch-ports.js';
import { entryOf } from './finish-job.js';
import { mergeOntoHead } from './merge-onto-head.js';
import { createWriteCheck } from './output-file.js';
import { storedTreeProblem } from './stored-tree-problem.js';
import type { BatchRunContext } from './types.js';

/** What the pull requests of a run and those of a merge have in common. */
export interface PullRequestBatch
  extends Pick<BatchRunContext, 'file' | 'runContext' | 'hostEnvironment' | 'shard' | 'prepare'> {
  readonly state: Pick<BatchState, 'record' | 'directory'>;
}

export interface PullRequestOptions {
  readonly batch: PullRequestBatch;
  readonly jobs: readonly PlannedJob[];
  readonly stateOf: (position: number) => JobState;
  /** A sentence for the text of a pull request with the changes of all jobs, if some of them are missing. */
  readonly incomplete?: string;
}

/**
 * Opens or updates the pull requests of a batch after its jobs have ended. A branch that someone else has committed to
 * is left alone, and a pull request that a person closed is not opened again unless `recreate` is set.
 */
export async function openPullRequests(
  options: PullRequestOptions,
  ports: Ports,
): Promise<readonly GitHubWriteResult[]> {
  const { batch } = options;
  const wanted = batch.file.jobs.filter(({ changes }) => changes.startsWith('pull-request'));
  if (wanted.length === 0) return [];
  if (batch.shard !== null) {
    ports.log.info('The merge opens the pull requests: it has the changes of all shards.');
    return [];
  }
  const why = whyImpossible(batch);
  if (why !== null) {
    ports.log.warning(`No pull request was opened: ${why}. The changes of the jobs are in the state directory.`);
    return [];
  }
  try {
    const rows = await openAll(options, ports);
    for (const { what, outcome, url, note } of rows) {
      const text = [`${what}: ${outcome}`, url ?? '', note].filter((part) => part !== '').join(' ');
      if (outcome === 'failed') ports.log.warning(text);
      else ports.log.info(text);
    }
    return rows;
  } catch (error) {
    // The jobs are paid for: a damaged or partial clone must not end the batch before its report.
    if (error instanceof GitProblem) {
      ports.log.warning(ports.redactor.redact(`The pull requests could not be opened: ${error.message}`));
      return [];
    }
    rethrowUnless(error, GitHubProblem);
    ports.log.warning(`The pull requests could not be opened: ${error.sentences}`);
    return [];
  }
}

async function openAll(options: PullRequestOptions, ports: Ports): Promise<readonly GitHubWriteResult[]> {
  const own = await treesOf(options, ports);
  const together = own.filter(({ entry }) => entry.changes === 'pull-request');
  const each = own.filter(({ entry }) => entry.changes === 'pull-request-each');
  return [
    ...(together.length === 0 ? [] : await openOne(together, options, ports)),
    ...(each.length === 0 ? [] : await openEach(each, options, ports)),
  ];
}

function whyImpossible({ runContext, hostEnvironment }: PullRequestBatch): string | null {
  if (runContext.settings['github-token'] === undefined) return 'no github-token is set';
  if (runContext.event.repository === null) return 'the event names no repository';
  if (pullRequestTargetOf(runContext, hostEnvironment) === null) return 'the run is not on a branch of the repository';
  return null;
}

interface JobTree extends NamedTree {
  readonly job: PlannedJob;
  readonly entry: BatchJobSpec;
}

async function treesOf({ batch, jobs, stateOf }: PullRequestOptions, { log }: Ports): Promise<readonly JobTree[]> {
  const { git } = batch.runContext;
  const problemOf = async (tree: TreeChange, job: PlannedJob): Promise<string | null> => {
    if (git === null) return 'the workspace is not in a repository';
    const openWriteCheck = async () => {
      const { runContext, lists } = await batch.prepare(job);
      return await createWriteCheck(runContext.workspace, { ...batch, runContext, lists });
    };
    return await storedTreeProblem(tree, git, openWriteCheck).catch(
      only(UserError, ({ diagnostics }) => diagnostics.map(({ message }) => message).join('; ')),
    );
  };
  const trees: JobTree[] = [];
  for (const [position, job] of jobs.entries()) {
    const entry = entryOf(batch, job);
    if (stateOf(position).kind !== 'ended' || entry?.changes.startsWith('pull-request') !== true) continue;
    const record = await batch.state.record(job);
    if (record?.conclusion !== 'success' || !record.hasTree) continue;
    const tree = await readTree(batch.state.directory, job.key);
    const problem = tree === null ? 'they are missing or damaged' : await problemOf(tree, job);
    if (tree !== null && problem === null) trees.push({ name: nameOfJob(job), tree, job, entry });
    else log.warning(`The stored changes of ${nameOfJob(job)} are not used: ${problem ?? ''}.`);
  }
  return trees;
}

type Ports = Pick<BatchPorts, 'log' | 'hostEnvironment' | 'redactor'>;

/** One pull request with the changes of all jobs; those that conflict are named in its text. */
async function openOne(trees: readonly JobTree[], { batch, incomplete }: PullRequestOptions, ports: Ports) {
  const merged = await mergeTrees(trees, await mergeOntoHead(trees, batch.runContext.git));
  for (const { name, path } of merged.conflicts)
    ports.log.warning(
      `The changes of ${name} are left out: they conflict with those of other jobs, or with newer commits, in ${path}.`,
    );
  if (merged.tree === null) return [];
  const left = merged.conflicts.map(({ name, path }) => `- ${name}: conflict in ${path}`);
  const body = [
    `The changes of ${String(merged.used.length)} jobs of the batch ${batch.file.name}:`,
    '',
    ...merged.used.slice(0, maxListed).map((name) => `- ${name}`),
    ...(merged.used.length > maxListed ? [`- and ${String(merged.used.length - maxListed)} more`] : []),
    ...(incomplete === undefined ? [] : ['', incomplete]),
    ...(left.length === 0 ? [] : ['', 'Left out, because they conflict with the changes above:', '', ...left]),
  ].join('\n');
  const request = { title: `${batch.file.name}: changes of ${String(merged.used.length)} jobs`, body };
  return await post(request, { tree: merged.tree, branch: branchOf(batch, 'all') }, batch, ports);
}

const maxListed = 200;

/** One pull request for each job, as many as may be open at the same time; the others wait for the next run. */
async function openEach(trees: readonly JobTree[], { batch }: PullRequestOptions, ports: Ports) {
  const { maxOpen } = batch.file.publish;
  const { github } = await contextOf(batch, ports);
  const branches = trees.map(({ job }) => branchOf(batch, job.slot));
  const openBranches = await openOf(branches, github);
  let open = openBranches.size;
  const rows: GitHubWriteResult[] = [];
  const mergePorts = await mergeOntoHead(trees, batch.runContext.git);
  for (const [index, one] of trees.entries()) {
    const { name, job } = one;
    const branch = branches[index] ?? '';
    const { tree, conflicts } = await mergeTrees([one], mergePorts);
    if (tree === null) {
      const note = conflicts.map(({ path }) => `Its changes conflict with newer commits in ${path}.`).join(' ');
      if (note !== '') rows.push({ what: `PullRequest ${name}`, outcome: 'withheld', url: null, note });
      continue;
    }
    const isOpen = openBranches.has(branch);
    if (!isOpen && open >= maxOpen) {
      const note = `It waits for the next run: ${String(open)} pull requests are open, and max-open is ${String(maxOpen)}.`;
      rows.push({ what: `PullRequest ${name}`, outcome: 'withheld', url: null, note });
      continue;
    }
    const record = await batch.state.record(job);
    const posted = await post({ title: name, body: record?.text ?? '' }, { tree, branch }, batch, ports);
    if (!isOpen && posted.some(({ outcome }) => outcome === 'created')) open += 1;
    rows.push(...posted);
  }
  return rows;
}

/** The branches that have an open pull request. */
async function openOf(branches: readonly string[], github: GitHubWriteClient): Promise<ReadonlySet<string>> {
  const open = new Set<string>();
  for (const branch of branches) {
    const pulls = await github.write('the pull requests of the batch', ['pull-requests: write'], (api) =>
      api.pullRequests(branch),
    );
    if (pulls.some(({ isOpen }) => isOpen)) open.add(branch);
  }
  return open;
}

async function post(
  { title, body }: { readonly title: string; readonly body: string },
  { tree, branch }: { readonly tree: TreeChange; readonly branch: string },
  batch: PullRequestBatch,
  ports: Ports,
): Promise<readonly GitHubWriteResult[]> {
  const context = await contextOf(batch, ports, tree);
  const { publish } = batch.file;
  if (context.pull === null) return [];
  const pull = { ...context.pull, branch, draft: publish.draft };
  const request = { kind: 'pull-request', title, body: body.trim() === '' ? title : body } as const;
  // A key of a user cannot contain a slash, so this never matches a comment or pull request of a single run.
  const key = `${context.key}/${branch}`;
  return await applyWriteRequests([request], { ...context, key, pull, afterClosed: publish.recreate === 'always' });
}

async function contextOf(batch: PullRequestBatch, { log, hostEnvironment, redactor }: Ports, tree?: TreeChange) {
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

/** The same in every run, so that the next one finds its branch. */
function branchOf({ file, runContext }: PullRequestBatch, subject: string): string {
  const key = runContext.settings['comment-key'].replace(/[^\w-]/g, '+');
  const name = file.name.replace(/[^\w-]/g, '+');
  const hash = createHash('sha256').update(subject).digest('hex').slice(0, 12);
  return `${runContext.settings['branch-prefix']}${key}-batch/${name}/${subject === 'all' ? 'all' : hash}`;
}
