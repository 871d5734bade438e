import { resolve } from 'node:path';
import { readShard } from '../../batch/plan/shard.js';
import { allOrDiagnostics, UserError } from '../../errors.js';
import type { RunOutcome } from '../../publish/outcome.js';
import { writeSummaryFile } from '../../publish/summary-file.js';
import type { Inputs } from '../../settings/inputs.js';
import { mergeSettings } from '../../settings/merge-settings.js';
import { reportSkipped } from '../skipped.js';
import type { BatchPorts } from './batch-ports.js';
import { openBatch } from './open-batch.js';
import { planFor } from './plan-batch.js';
import type { StorageChoice } from './storage/open-storage.js';

/** A step of a batch: run, plan or merge. Rejects with UserError for what the user can fix. */
export async function startBatch(inputs: Inputs, ports: BatchPorts): Promise<RunOutcome> {
  const { early } = inputs;
  const { hostEnvironment, redact } = ports;
  if (early['batch-step'] === 'merge') {
    await allOrDiagnostics(
      () => mergeSettings(inputs.parsed),
      () => requireKey(early['resume-key']),
    );
    return await merge(inputs, ports);
  }
  const [opened, shard] = await allOrDiagnostics(
    () => openBatch(batchPath(early.batch), inputs, hostEnvironment),
    () => (early.shard === undefined ? null : readShard(early.shard, hostEnvironment.environment)),
    () => requireKey(early['resume-key']),
  );
  if ('refusal' in opened) return await reportSkipped(opened.refusal, ports);
  const options = { hostEnvironment, redact };
  if (early['batch-step'] === 'plan') {
    const { writePlan } = await import('./write-plan.js');
    return await writePlan(opened, { shards: early.shards, out: early.plan ?? null }, ports);
  }
  const plan = () => planFor(opened, { path: early.plan ?? null, shard, ...options });
  if (early['dry-run']) {
    const { dryRunBatch } = await import('./dry-run-batch.js');
    return await dryRunBatch(opened, { plan: await plan(), shard, inputs }, ports);
  }
  const { runBatch } = await import('./run-batch.js');
  const outcome = await runBatch(
    {
      open: opened,
      plan,
      shard,
      statePath: early.state === undefined ? null : resolve(hostEnvironment.directory, early.state),
      concurrency: early.concurrency ?? null,
      resume: early['resume-batch'],
      retryFailed: early['retry-failed'],
      rescore: early.rescore,
      storage: storageChoiceOf(early, opened.runContext.settings['github-token']),
    },
    ports,
  );
  await writeSummaryFile(outcome.summary, ports);
  await writePageOf(outcome, inputs, ports);
  return outcome;
}

async function merge(inputs: Inputs, ports: BatchPorts): Promise<RunOutcome> {
  const { early } = inputs;
  const { mergeBatch } = await import('./merge-batch.js');
  const path = early.batch;
  const merged = await mergeBatch(
    {
      from: early['merge-from'],
      out: early.state ?? null,
      key: early['resume-key'] ?? null,
      storage: storageChoiceOf(early, inputs.parsed.values['github-token']),
      workingDirectory: early['working-directory'],
      open: path === undefined ? null : () => openBatch(path, inputs, ports.hostEnvironment),
    },
    ports,
  );
  await writePageOf(merged, inputs, ports);
  return merged;
}

function storageChoiceOf(early: Inputs['early'], token: string | undefined): StorageChoice {
  return { kind: early['state-storage'], branch: early['state-branch'] ?? null, token: token ?? null };
}

/** The HTML report, if it is requested. */
async function writePageOf(outcome: RunOutcome, { early }: Inputs, ports: BatchPorts): Promise<void> {
  const path = early['html-report'];
  if (path === undefined) return;
  const { writeBatchPage } = await import('./write-batch-page.js');
  await writeBatchPage({ path, compareWith: early['compare-with'] ?? null }, outcome, ports);
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

function batchPath(path: string | undefined): string {
  if (path !== undefined) return path;
  throw new UserError({
    code: 'argument-invalid',
    location: 'batch',
    message: 'no batch file is given',
    hint: 'name a batch file, such as .sallyport/batches/docs.yml',
  });
}
