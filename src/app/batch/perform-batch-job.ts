import { join } from 'node:path';
import type { RunEvent } from '../../agent/events.js';
import { noneSpent } from '../../agent/limits.js';
import type { JobRecord } from '../../batch/result-types.js';
import { type BatchLimits, classifyEnd } from '../../batch/run/classify-end.js';
import { makeRecord } from '../../batch/run/make-record.js';
import type { Start, Task, TaskEnd } from '../../batch/run/run-jobs.js';
import { isPassed } from '../../batch/state/reuse.js';
import { saveTree } from '../../batch/state/trees.js';
import type { PlannedJob } from '../../batch/types.js';
import { UserError } from '../../errors.js';
import type { ItemContext } from '../../event/context/gather.js';
import type { WriteTargets } from '../../job/github-writes.js';
import { performJob } from '../../job/perform-job.js';
import type { Result } from '../../job/types.js';
import type { ModelError } from '../../model/types.js';
import { systemClock } from '../../platform/clock.js';
import { redactData } from '../../platform/secrets/redact-data.js';
import { canAllowTool } from '../../policy/rules/can-allow-tool.js';
import type { ArtifactsPool } from './artifacts-pool.js';
import { batchFormat } from './batch-format.js';
import { entryOf, type FinishedJob, finishJob } from './finish-job.js';
import type { JobModels } from './job-models.js';
import type { BatchRunContext, PreparedBatchJob } from './types.js';
import { writePatch } from './write-patch.js';

export interface PerformPorts {
  readonly batch: BatchRunContext;
  readonly models: JobModels;
  readonly pool: ArtifactsPool;
  /** When the batch must end; `null` = no limit. */
  readonly endAt: number | null;
}

export const noItem: ItemContext = { attachments: [], notices: [], omissions: [] };

/** A job of a batch has no issue or pull request that started it, so it can only report findings. */
export const noWrites: WriteTargets = {
  item: null,
  repository: false,
  token: false,
  maxWrites: 0,
  findings: false,
  pull: null,
};

export interface PerformedTask {
  readonly end: TaskEnd;
  /** As it was stored; `null` if the job left none. */
  readonly record: JobRecord | null;
}

/** Runs one job and stores its end. Rejects only for a bug. */
export async function performBatchJob(task: Task, start: Start, ports: PerformPorts): Promise<PerformedTask> {
  const { batch } = ports;
  const before = await batch.state.record(task.job);
  try {
    const prepared = await batch.prepare(task.job);
    return await performPrepared({ task, start, prepared, before }, ports);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return await storeUserError(task, error, before, batch);
  }
}

interface PreparedTask {
  readonly task: Task;
  readonly start: Start;
  readonly prepared: PreparedBatchJob;
  readonly before: JobRecord | null;
}

async function performPrepared(
  one: PreparedTask,
  { batch, models, pool, endAt }: PerformPorts,
): Promise<PerformedTask> {
  const { task, start, prepared } = one;
  const { job } = task;
  const { settings, limits } = limitedSettings(prepared, start, endAt);
  const model = await models.modelOf(prepared, start.order);
  const openJudge = models.judgesFor(prepared, start.order);
  const { state, redactor, hostEnvironment } = batch;
  const transcript = join(state.directory.path, 'running', `${job.key}.jsonl`);
  const worktree = usesWorktree(batch, job, prepared);
  const runContext = { ...prepared.runContext, settings: { ...settings, transcript, worktree } };
  const artifacts = pool.take();
  const seen = createObserver();
  const box: { finished: FinishedJob | null } = { finished: null };
  try {
    const { result } = await performJob({
      job: { ...prepared, runContext, model },
      item: noItem,
      writes: noWrites,
      artifacts,
      hostEnvironment,
      redactor,
      onEvent: seen.onEvent,
      preparesLate: true,
      alwaysCompares: entryOf(batch, job)?.changes !== 'none',
      beforeLeave: async (ended) => {
        const options = { batch, job, prepared: { ...prepared, runContext }, toolsUsed: seen.tools(), openJudge };
        box.finished = await finishJob(ended, options);
      },
    });
    return await settleJob(result, { one, batch, seen, limits, finished: box.finished });
  } finally {
    pool.giveBack(artifacts);
  }
}

interface Settling {
  readonly one: PreparedTask;
  readonly batch: BatchRunContext;
  readonly seen: ReturnType<typeof createObserver>;
  readonly limits: BatchLimits;
  /** `null` if the job did not come to its last steps. */
  readonly finished: FinishedJob | null;
}

/** Stores the end of a job, unless it says something about the whole batch. */
async function settleJob(result: Result, { one, batch, seen, limits, finished }: Settling): Promise<PerformedTask> {
  const { task, before } = one;
  const { job } = task;
  const final: Result = {
    ...result,
    ...finished?.changed,
    notices: [...result.notices, ...(finished?.notices ?? [])],
  };
  const kind = classifyEnd(final, seen.modelError(), limits);
  const { scoringUsd = 0, fatal = null } = finished ?? {};
  const costUsd = sum(final.costUsd, scoringUsd);
  if (kind.kind !== 'record') return { end: { ...kind, costUsd }, record: null };
  if (finished?.tree !== undefined) await saveTree(batch.state.directory, job.key, finished.tree);
  const missing = finished?.tree === undefined ? [] : await writePatch(job, final.changes, batch);
  const record = makeRecord(
    {
      job,
      ...identityOf(batch),
      result: { ...final, notices: [...final.notices, ...missing] },
      errorKind: seen.modelError()?.kind ?? null,
      evaluations: finished?.evaluations ?? [],
      scoringUsd,
      minScore: entryOf(batch, job)?.minScore,
      hasTree: finished?.tree !== undefined,
      hasTranscript: true,
      toolsUsed: seen.tools(),
      endedAt: systemClock.now(),
    },
    before,
  );
  const end = { kind: 'done', isFailure: !isPassed(record), costUsd, ...(fatal === null ? {} : { fatal }) } as const;
  return { end, record: await store(record, before, batch) };
}

function identityOf({ plan, shard, attempt }: BatchRunContext) {
  return { planId: plan.planId, shard, attempt };
}

/** The smaller one of each limit: that of the job, and what is left for the whole batch. */
function limitedSettings({ runContext: { settings } }: PreparedBatchJob, start: Start, endAt: number | null) {
  const ownCost = settings['max-cost-usd'] ?? Number.POSITIVE_INFINITY;
  const cost = Math.min(ownCost, start.maxCostUsd ?? Number.POSITIVE_INFINITY);
  const leftMinutes = endAt === null ? Number.POSITIVE_INFINITY : Math.max(1_000, endAt - systemClock.now()) / 60_000;
  const limited = {
    ...settings,
    'timeout-minutes': Math.min(settings['timeout-minutes'], leftMinutes),
    ...(Number.isFinite(cost) ? { 'max-cost-usd': cost } : {}),
  };
  return { settings: limited, limits: { cost: cost < ownCost, time: leftMinutes < settings['timeout-minutes'] } };
}

/** Remembers what the result does not contain. */
function createObserver() {
  let modelError: ModelError | null = null;
  const tools = new Set<string>();
  return {
    onEvent: (event: RunEvent): void => {
      const inner = event.type === 'sub-agent' ? event.event : event;
      if (inner.type === 'tool-start') tools.add(inner.call.name);
      if (event.type === 'stop' && event.stop.kind === 'model-error') modelError = event.stop.modelError;
    },
    tools: (): readonly string[] => [...tools].sort(),
    modelError: (): ModelError | null => modelError,
  };
}

/** A problem of this job that needs no model to show up. It costs nothing, so the next run tries it again. */
async function storeUserError(
  { job }: Task,
  error: UserError,
  before: JobRecord | null,
  batch: BatchRunContext,
): Promise<PerformedTask> {
  const reason = error.diagnostics
    .map(({ location, message, hint }) => `${location === undefined ? '' : `${location}: `}${message}; ${hint}.`)
    .join(' ');
  const record = makeRecord(
    {
      job,
      ...identityOf(batch),
      result: { ...noAnswer, conclusion: 'config-error', reason },
      errorKind: null,
      evaluations: [],
      scoringUsd: 0,
      hasTree: false,
      hasTranscript: false,
      toolsUsed: [],
      endedAt: systemClock.now(),
    },
    before,
  );
  return { end: { kind: 'done', isFailure: true, costUsd: 0 }, record: await store(record, before, batch) };
}

/** Redacted. The digests stay as they are: a job whose record is not found would be paid for again. */
async function store(
  record: JobRecord,
  before: JobRecord | null,
  { state, redactor }: Pick<BatchRunContext, 'state' | 'redactor'>,
): Promise<JobRecord> {
  const { key, keyParts, transcriptPath, slot } = record;
  const stored = { ...redactData(record, redactor.redact, batchFormat), key, keyParts, transcriptPath, slot };
  await state.save(stored, before);
  return stored;
}

const noAnswer = {
  text: '',
  changes: [],
  usage: noneSpent.usage,
  costUsd: 0,
  durationMs: 0,
  turns: 0,
  toolCalls: 0,
  notices: [],
} as const;

/** Jobs that may write do not share a directory: neither their files nor their changes could be distinguished. */
export function usesWorktree(
  batch: BatchRunContext,
  job: PlannedJob,
  { lists, runContext: { settings } }: PreparedBatchJob,
) {
  if (!batch.hasCommit) return false;
  const { mode } = settings;
  const writes =
    mode === 'auto-edit' || ['Write', 'Edit', 'NotebookEdit'].some((one) => canAllowTool(one, lists, mode));
  return writes || entryOf(batch, job)?.changes !== 'none';
}

const sum = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);
