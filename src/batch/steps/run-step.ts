import { resolve } from 'node:path';
import { allOrDiagnostics, only, UserError } from '../../errors.js';
import { withTemporaryDirectory } from '../../platform/files/temporary-directory.js';
import { readConnection } from '../../platform/github/connections.js';
import { createGitHubReader } from '../../platform/github/read/read-api.js';
import { readHasBranch } from '../../platform/github/read/read-push-facts.js';
import { GitHubProblem } from '../../platform/github/types.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import { neutralize } from '../../platform/terminal/workflow-commands.js';
import type { RunOutcome } from '../../publish/outcome.js';
import { writeSummaryFile } from '../../publish/summary-file.js';
import type { Inputs } from '../../settings/inputs.js';
import { mergeSettings } from '../../settings/merge-settings.js';
import { reportSkipped } from '../../start/refused.js';
import { pullRequestWarning } from '../changes/why-nothing-posted.js';
import { type OpenBatch, openBatch } from '../open/open-batch.js';
import { planFor } from '../open/plan-batch.js';
import type { BatchPorts } from '../open/types.js';
import { readShard } from '../plan/shard.js';
import { holdsBatch } from '../report/report-files.js';
import type { StorageChoice } from '../storage/open-storage.js';
import type { RunBatchRequest } from './run-batch.js';
import type { WrittenReport } from './write-reports.js';

/** A step of a batch: run, plan or merge. Rejects with UserError for problems that the user can fix. */
export async function runStep(inputs: Inputs, ports: BatchPorts): Promise<RunOutcome> {
  const { early } = inputs;
  const { hostEnvironment, redactor } = ports;
  if (early['batch-step'] === 'merge') {
    await allOrDiagnostics(
      () => mergeSettings(inputs.parsed),
      () => requireKey(early['resume-key']),
      () => requireDirectories(early['merge-from']),
    );
    return await merge(inputs, ports);
  }
  const [opened, shard] = await allOrDiagnostics(
    () => openBatch(batchPath(early.batch), inputs, hostEnvironment),
    () =>
      early.shard === undefined
        ? null
        : readShard(early.shard, hostEnvironment.environment, inputs.locationOf('shard')),
    () => requireKey(early['resume-key']),
  );
  if ('refusal' in opened) {
    const skipped = await reportSkipped(opened.refusal, ports);
    return early['batch-step'] === 'plan' ? withoutShards(skipped) : skipped;
  }
  await requireBaseBranch(opened, hostEnvironment);
  const warning = shard === null ? pullRequestWarning(opened, hostEnvironment) : null;
  if (warning !== null) ports.log.warning(warning);
  const options = { hostEnvironment, redactor };
  if (early['batch-step'] === 'plan') {
    const { writePlan } = await import('./write-plan.js');
    return await writePlan(opened, { shards: early.shards, out: early.plan ?? null }, ports);
  }
  const plan = {
    isFrozen: early.plan !== undefined,
    make: () => planFor(opened, { path: early.plan ?? null, shard, ...options }),
  };
  if (early['dry-run']) {
    const { dryRunBatch } = await import('./dry-run-batch.js');
    const storage = storageChoiceOf(early, opened.runContext.settings['github-token']);
    return await dryRunBatch(opened, { plan, shard, storage, inputs }, ports);
  }
  return await run(opened, { plan, shard }, { inputs, ports });
}

/** The later jobs of the workflow compare the count with 0, and an empty text is not a matrix. */
function withoutShards(outcome: RunOutcome): RunOutcome {
  return { ...outcome, outputs: { ...outcome.outputs, matrix: JSON.stringify({ include: [] }), count: '0' } };
}

interface Starting {
  readonly inputs: Inputs;
  readonly ports: BatchPorts;
}

async function run(
  open: OpenBatch,
  what: Pick<RunBatchRequest, 'plan' | 'shard'>,
  { inputs, ports }: Starting,
): Promise<RunOutcome> {
  const { early } = inputs;
  const { runBatch } = await import('./run-batch.js');
  return await withPage({ inputs, ports }, async (previous) => {
    const outcome = await runBatch(
      {
        ...what,
        open,
        statePath: early.state === undefined ? null : resolve(ports.hostEnvironment.directory, early.state),
        concurrency: early.concurrency ?? null,
        resume: early['resume-batch'],
        retryFailed: early['retry-failed'],
        rescore: early.rescore,
        storage: storageChoiceOf(early, open.runContext.settings['github-token']),
        previous,
      },
      ports,
    );
    await writeSummaryFile(outcome.summary, ports);
    await writeFindings(outcome, { inputs, ports }, open);
    return shownOnRunner(outcome, { inputs, ports });
  });
}

async function merge(inputs: Inputs, ports: BatchPorts): Promise<RunOutcome> {
  const { early } = inputs;
  const { mergeBatch } = await import('./merge-batch.js');
  const path = early.batch;
  return await withPage({ inputs, ports }, async (previous) => {
    const outcome = await mergeBatch(
      {
        from: early['merge-from'],
        plan: early.plan ?? null,
        out: early.state ?? null,
        key: early['resume-key'] ?? null,
        storage: storageChoiceOf(early, inputs.parsed.values['github-token']),
        previous,
        workingDirectory: early['working-directory'],
        open: path === undefined ? null : () => openBatch(path, inputs, ports.hostEnvironment),
      },
      ports,
    );
    await writeFindings(outcome, { inputs, ports });
    return shownOnRunner(outcome, { inputs, ports });
  });
}

/** No line of the log can be a workflow command. A failing step without an annotation must be looked up there. */
function shownOnRunner(
  outcome: RunOutcome & Pick<WrittenReport, 'headline'>,
  { inputs: { early }, ports: { hostEnvironment, log } }: Starting,
): RunOutcome {
  const { text, exitCode, headline } = outcome;
  if (!hostEnvironment.onRunner) return outcome;
  for (const line of text.split('\n')) log.info(line);
  if (exitCode !== 0) log.error(headline);
  return { ...outcome, text: early.quiet ? neutralize(text) : '' };
}

async function writeFindings(
  { findings, findingsProblem: problem }: Pick<WrittenReport, 'findings' | 'findingsProblem'>,
  { inputs: { parsed }, ports }: Starting,
  open?: OpenBatch,
): Promise<void> {
  const settings = parsed.values;
  const names = (['code-quality-report', 'junit-report'] as const).filter((name) => settings[name] !== undefined);
  if (names.length === 0) return;
  const isOffered = open?.file.jobs.some(({ findings }) => findings === true) ?? true;
  if (!isOffered && findings.length === 0)
    ports.log.warning(
      `${names.join(' and ')} contain no findings: no entry of the batch file has findings: true. The evaluations are in report/junit.xml of the state directory.`,
    );
  const { writeFindingReports } = await import('../../publish/finding-reports.js');
  await writeFindingReports({ findings, problem }, { ...ports, settings });
}

function storageChoiceOf(early: Inputs['early'], token: string | undefined): StorageChoice {
  return { kind: early['state-storage'], branch: early['state-branch'] ?? null, token: token ?? null };
}

/** If requested; compared with `compare-with`, else with the state that the storage had before. */
async function withPage<T extends RunOutcome>(
  { inputs: { early }, ports }: Starting,
  work: (previous?: string) => Promise<T>,
): Promise<T> {
  const { 'html-report': path, 'compare-with': named = null } = early;
  if (path === undefined) return await work();
  const { writeBatchPage } = await import('./write-batch-page.js');
  if (named !== null || early['state-storage'] === 'dir') {
    const outcome = await work();
    await writeBatchPage(path, named, outcome, ports);
    return outcome;
  }
  return await withTemporaryDirectory(ports.hostEnvironment.temporary, async (previous) => {
    const outcome = await work(previous);
    await writeBatchPage(path, (await holdsBatch(previous)) ? previous : null, outcome, ports);
    return outcome;
  });
}

const minKeyLength = 16;

function requireKey(key: string | undefined): void {
  if (key === undefined || key.length >= minKeyLength) return;
  throw new UserError({
    code: 'setting-invalid',
    location: 'resume-key',
    message: 'this key is too short to authenticate stored results',
    hint: 'use a random secret of at least 16 characters',
  });
}

function requireDirectories(from: readonly string[]): void {
  if (from.length > 0) return;
  throw new UserError({
    code: 'argument-invalid',
    location: 'merge-from',
    message: 'merge needs the directories of the shards',
    hint: 'name their state directories, or the directory that their artifacts were downloaded to',
  });
}

function batchPath(path: string | undefined): string {
  if (path !== undefined) return path;
  throw new UserError({
    code: 'argument-invalid',
    location: 'batch',
    message: 'no batch file is given',
    hint: 'name a batch file, such as .sallyport/batches/docs.yml',
  });
}

/** A missing one would be noticed when the jobs have been paid for. Rejects with UserError. */
async function requireBaseBranch(
  { file, runContext: { settings, event } }: OpenBatch,
  hostEnvironment: HostEnvironment,
): Promise<void> {
  const { 'base-branch': branch, 'github-token': token } = settings;
  const isWanted = file.jobs.some(({ changes }) => changes.startsWith('pull-request'));
  if (!isWanted || branch === undefined || token === undefined || event.repository === null) return;
  const { owner, name } = event.repository;
  const reader = createGitHubReader(readConnection(token, hostEnvironment), 1);
  // Any other problem may have passed when the pull requests are opened.
  const isThere = await readHasBranch(reader, { owner, repo: name }, branch).catch(only(GitHubProblem, () => true));
  if (isThere) return;
  throw new UserError({
    code: 'setting-invalid',
    location: 'base-branch',
    message: `${owner}/${name} has no branch with this name, or the token cannot read it`,
    found: branch,
    hint: 'correct base-branch, or create the branch on GitHub',
  });
}
