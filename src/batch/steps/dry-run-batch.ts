import { resolve } from 'node:path';
import { only, UserError } from '../../errors.js';
import { hasBatchApi } from '../../model/providers.js';
import { systemClock } from '../../platform/clock.js';
import type { StateDirectory } from '../../platform/files/state/state-directory.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import { type OwnFormat, redactData } from '../../platform/secrets/redact-data.js';
import type { RunOutcome } from '../../publish/outcome.js';
import { indentedBlock, writeSummaryFile } from '../../publish/summary-file.js';
import type { Inputs } from '../../settings/inputs.js';
import { deliveryFilesIn, isUnprocessed } from '../delivery/delivery-files.js';
import { tidyDeliveries } from '../delivery/tidy-deliveries.js';
import { answerReason, unknownReason } from '../delivery/unusable-files.js';
import { missingKeys, unusedRequests, usedRequests } from '../delivery/used-requests.js';
import { storedResult } from '../evaluate/evaluate.js';
import { whyUnpassed } from '../job/stored-trees.js';
import { uncommittedJobs } from '../job/uncommitted-files.js';
import { estimateJudges } from '../model/estimate.js';
import type { JobRecord } from '../model/job-record.js';
import type { ItemWrite } from '../model/result-types.js';
import type { BatchFile, KeyParts, PlannedJob } from '../model/types.js';
import { choosePlan, type PlanSource } from '../open/choose-plan.js';
import { hasCommit, type OpenBatch } from '../open/open-batch.js';
import { requireUnchanged } from '../open/plan-batch.js';
import { createJobPreparation } from '../open/prepare-batch-job.js';
import type { BatchPorts } from '../open/types.js';
import { expectedCost, forecast, forecastText, type Stored } from '../plan/forecast.js';
import { evaluationsOf, withJudge } from '../plan/resolve-job.js';
import type { Shard } from '../plan/shard.js';
import { budgetOfShard } from '../run/budget.js';
import { type BatchState, defaultStatePath, readState } from '../state/open-state.js';
import { readPosted } from '../state/posted-writes.js';
import { parseRecord } from '../state/record.js';
import { firstOfNextRun } from '../state/run-log.js';
import { openStorage, type StorageChoice } from '../storage/open-storage.js';
import { withStoredCopy } from '../storage/with-stored-state.js';

export interface DryRunOptions {
  readonly plan: PlanSource;
  /** `null` = all jobs. */
  readonly shard: Shard | null;
  readonly storage: StorageChoice;
  readonly inputs: Inputs;
}

/** Shows what a run of the batch would do with each job, and why. Asks no model and writes nothing. */
export async function dryRunBatch(
  open: OpenBatch,
  { plan: source, shard: named, storage, inputs: { early } }: DryRunOptions,
  ports: BatchPorts,
): Promise<RunOutcome> {
  const { file, runContext } = open;
  const { hostEnvironment, redact, log } = ports;
  const { onRunner } = hostEnvironment;
  const { workspace, settings } = runContext;
  const statePath =
    early.state === undefined
      ? defaultStatePath(workspace, file.name)
      : resolve(hostEnvironment.directory, early.state);
  // An artifact is in the directory already, if there is one.
  const choice = storage.kind === 'artifact' ? undefined : storage;
  const opened = await openStorage(choice, { name: file.name, workspace, isShard: named !== null }, ports);
  const onNotice = (notice: string): void => log.warning(redact(notice));
  const { temporary } = hostEnvironment;
  const { plan, forecasts } = await withStoredCopy(statePath, { storage: opened, temporary }, async (path) => {
    const state = await readState(path, onNotice, settings['resume-key'] ?? null).catch(only(UserError, () => null));
    return await forecastIn(state, { open, source, named, early, onNotice, hostEnvironment });
  });
  const text = redact(forecastText(plan, forecasts, file));
  if (onRunner) {
    const lines = text.split('\n');
    for (const line of lines) log.info(line);
    await writeSummaryFile(`### ⏭️ Dry run\n\n${indentedBlock(lines.slice(0, maxSummaryLines))}\n`, ports);
  }
  const value = {
    name: plan.name,
    planId: plan.planId,
    conclusion: 'skipped',
    code: 'dry-run',
    estimatedCostUsd: expectedCost(forecasts).usd,
    notices: plan.notices,
    jobs: forecasts.map(({ job, action, why, writes = [] }) => ({
      ...{ ...shownJob(job), action, why },
      ...(writes.length === 0 ? {} : { writes }),
    })),
  };
  return {
    exitCode: 0,
    text: onRunner ? '' : text,
    value: redactData(value, redact, dryRunFormat),
    outputs: {
      conclusion: 'skipped',
      'reason-code': 'dry-run',
      reason: 'A dry run: no model was asked, and no job was run.',
    },
  };
}

interface Forecasting {
  readonly open: OpenBatch;
  readonly source: PlanSource;
  readonly named: Shard | null;
  readonly early: Inputs['early'];
  readonly onNotice: (notice: string) => void;
  readonly hostEnvironment: HostEnvironment;
}

async function forecastIn(state: BatchState | null, options: Forecasting) {
  const { open, source, named, early, onNotice } = options;
  const { file } = open;
  const chosen = await choosePlan(state, { file, source, shard: named, resume: early['resume-batch'] });
  const { plan, resumed, shard } = chosen;
  for (const notice of [...chosen.notices, ...plan.notices]) onNotice(notice);
  const jobs = shard === null ? plan.jobs : plan.jobs.filter((job) => job.shard === shard.index);
  const scoringUsd = forecastJudges(open, { scoresAll: early.rescore });
  const refused = await refusedIn(jobs, options);
  const stored =
    state === null ? { ...nothing, refused } : { ...(await readStored(state, jobs, file)), scoringUsd, refused };
  if (state !== null && shard === null) {
    const leftOver = await tidyDeliveries(state.directory, plan.jobs, { now: systemClock.now(), isDry: true });
    if (leftOver !== null) onNotice(leftOver);
  }
  const sent: ReadonlySet<string> = state === null ? new Set() : await unusedRequests(state.directory);
  const again = { retryFailed: early['retry-failed'], rescore: early.rescore, resumed, sent };
  const budget = budgetOfShard(file, { index: shard?.index ?? 1, total: shard === null ? 1 : plan.shards });
  if (resumed === null && !source.isFrozen)
    return { plan, forecasts: forecast(jobs, stored, { ...file, budget }, again) };
  const unlimited = forecast(jobs, stored, { ...file, budget: noBudget }, again);
  const toRun = unlimited.flatMap(({ job, action }) => (action === 'run' ? [job] : []));
  const changed = await requireUnchanged(open, toRun, { ...options, isFrozen: source.isFrozen });
  return { plan, forecasts: forecast(jobs, { ...stored, changed }, { ...file, budget }, again) };
}

async function refusedIn(jobs: readonly PlannedJob[], { open, hostEnvironment }: Forecasting) {
  const canHaveWorktrees = await hasCommit(open.runContext.git);
  const prepare = createJobPreparation(open, hostEnvironment);
  return await uncommittedJobs(jobs, { ...open, hasCommit: canHaveWorktrees, prepare, hostEnvironment });
}

const noBudget: BatchFile['budget'] = { maxCostUsd: null, maxJobs: null, timeoutMinutes: null };

const dryRunFormat: OwnFormat = {
  names: new Set([
    ...[
      'name',
      'planId',
      'conclusion',
      'code',
      'estimatedCostUsd',
      'notices',
      'jobs',
      'id',
      'item',
      'matrix',
      'repeat',
    ],
    ...['key', 'model', 'promptCharacters', 'action', 'why', 'writes', 'what', 'outcome', 'url', 'note', 'text'],
  ]),
  wordFields: new Set(['conclusion', 'code', 'action', 'outcome']),
  words: new Set(['skipped', 'dry-run', 'run', 'reuse', 'rescore', 'parked', 'deferred', 'waiting', 'withheld']),
};

/** A summary above 1 MiB is dropped as a whole. */
const maxSummaryLines = 2_000;

function shownJob({ id, item, matrix, repeat, key, model, promptCharacters, estimatedCostUsd }: PlannedJob) {
  return { id, item: item?.fields ?? null, matrix, repeat, key, model, promptCharacters, estimatedCostUsd };
}

const nothing: Stored = {
  record: () => null,
  earlier: () => null,
  waiting: () => null,
  writes: () => [],
  scoringUsd: () => 0,
  deferred: [],
  changed: new Set(),
  refused: new Map(),
};
const maxRecordBytes = 64_000_000;

/** What earlier runs have left. */
async function readStored(
  state: BatchState,
  jobs: readonly PlannedJob[],
  file: BatchFile,
): Promise<Omit<Stored, 'scoringUsd' | 'refused'>> {
  const records = new Map<string, JobRecord>();
  const without = new Set<string>();
  const writes = new Map<string, readonly ItemWrite[]>();
  for (const job of jobs) {
    const record = await state.record(job);
    if (record === null) without.add(job.slot);
    else records.set(job.key, withoutText(record));
    if (record?.writes !== undefined && job.repeat === 1)
      writes.set(job.key, await unpostedWrites(record, record.writes, state.directory));
  }
  const earlier = new Map<string, { readonly keyParts: KeyParts; readonly endedAt: string }>();
  const names = without.size === 0 ? [] : await state.directory.names('jobs');
  for (const name of names) {
    const key = /^([0-9a-f]{64})\.json$/.exec(name)?.[1];
    if (key === undefined || records.has(key)) continue;
    const bytes = await state.directory.read(`jobs/${name}`, maxRecordBytes).catch(() => null);
    const record = bytes === null ? null : parseRecord(bytes, key);
    if (record === null || 'problem' in record || !without.has(record.slot)) continue;
    const { slot, keyParts, endedAt } = record;
    if ((earlier.get(slot)?.endedAt ?? '') < endedAt) earlier.set(slot, { keyParts, endedAt });
  }
  const waiting = await forecastWaiting(jobs, state.directory, file);
  return {
    record: (job) => records.get(job.key) ?? null,
    earlier: (slot) => earlier.get(slot)?.keyParts ?? null,
    waiting: ({ key }) => waiting.get(key) ?? null,
    writes: ({ key }) => writes.get(key) ?? [],
    deferred: firstOfNextRun(await state.lastRun()),
    changed: nothing.changed,
  };
}

/** The code of writes is only loaded if a stored answer has some. */
async function unpostedWrites(
  record: JobRecord,
  { requests }: NonNullable<JobRecord['writes']>,
  directory: StateDirectory,
): Promise<readonly ItemWrite[]> {
  if (whyUnpassed(record) !== null) return [];
  const [{ withheldRow }, { done, isComplete }] = [
    await import('../changes/item-writes.js'),
    await readPosted(directory, record.key),
  ];
  const open = isComplete ? [] : requests.filter((_, index) => !done.includes(index));
  return open.flatMap((request) => withheldRow(request, 'dry-run is set.'));
}

/** Answers can be large, and nothing here shows them. */
function withoutText(record: JobRecord): JobRecord {
  return { ...record, text: '', changes: [], structured: undefined };
}

/** What the judges of a stored answer are expected to cost, which a run asks directly; `null` if a price is unknown. */
function forecastJudges(
  { file, resolver }: OpenBatch,
  { scoresAll }: { readonly scoresAll: boolean },
): (job: PlannedJob, record: JobRecord) => number | null {
  const entries = new Map(file.jobs.map((entry) => [entry.id, entry]));
  return (job, { evaluations }) => {
    const entry = entries.get(job.id);
    if (entry === undefined) return 0;
    const all = evaluationsOf(entry, job).map((spec) => withJudge(spec, file.judge));
    const specs = all.filter((spec) => scoresAll || storedResult(spec, evaluations) === null);
    const { prices } = resolver.settingsOf(entry, job.matrix).settings;
    return estimateJudges(specs, {
      judge: file.judge ?? job.model,
      delivery: file.delivery === 'flex' ? 'flex' : 'now',
      prices,
    });
  };
}

/** Why a run would send nothing for these jobs, by key. Asks no provider. */
async function forecastWaiting(
  jobs: readonly PlannedJob[],
  directory: StateDirectory,
  { delivery, onExpired }: BatchFile,
): Promise<ReadonlyMap<string, string>> {
  const reasons = new Map<string, string>();
  if (delivery !== 'batch') return reasons;
  const files = deliveryFilesIn(directory);
  const isUsed = usedRequests(directory);
  const since = new Map<string, string>();
  for (const submission of await files.submissions())
    for (const key of await missingKeys(submission, { files, isUsed })) since.set(key, submission.createdAt);
  const held = unknownReason(await files.unusableSubmissions());
  for (const { key, model } of jobs) {
    if (!hasBatchApi(model)) continue;
    const sentAt = since.get(key);
    const outcome = sentAt === undefined ? await files.outcome(key) : null;
    const isAgain = outcome !== null && isUnprocessed(outcome) && onExpired !== 'fail';
    const file = sentAt === undefined && outcome === null ? await files.unusableOutcome(key) : null;
    const isSentNow = isAgain && onExpired === 'now';
    if (sentAt !== undefined) reasons.set(key, `waits for the batch API since ${sentAt.slice(0, 16)}Z`);
    else if (file !== null) reasons.set(key, answerReason(file));
    else if (outcome !== null && !isAgain) reasons.set(key, 'its answer is there, and is used');
    else if (held !== null && !isSentNow) reasons.set(key, held);
  }
  return reasons;
}
