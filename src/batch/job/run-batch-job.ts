import { join } from 'node:path';
import type { RunEvent } from '../../agent/events.js';
import { rethrowUnless, UserError } from '../../errors.js';
import type { ItemContext } from '../../event/context/gather.js';
import { noPushTarget, type WriteTargets } from '../../job/github/github-writes.js';
import { runJob } from '../../job/run-job.js';
import type { ModelError } from '../../model/types.js';
import { withNotices } from '../../model/with-stream.js';
import { systemClock } from '../../platform/clock.js';
import { checkSearch, checkSmallModel } from '../../start/agent-model.js';
import type { JobRecord } from '../model/job-record.js';
import type { BatchRunContext, PreparedBatchJob } from '../open/types.js';
import { shareOfCost } from '../run/budget.js';
import type { BatchLimits } from '../run/classify-end.js';
import { maxWaitMs } from '../run/limited-model.js';
import type { JobStart, Task } from '../run/run-jobs.js';
import type { ArtifactsPool } from './artifacts-pool.js';
import { itemTargetOf } from './item-target.js';
import type { JobModels } from './job-models.js';
import { whyNotWritable } from './output-file.js';
import { entryOf, type OpenJudge, type ProcessedAnswer, processAnswer } from './process-answer.js';
import { configError, type ObservedJob, type StoredEnd, sentencesOf, storeEnd, storeUnasked } from './store-end.js';
import { usesWorktree } from './uncommitted-files.js';

export interface RunBatchJobPorts {
  readonly batch: BatchRunContext;
  readonly models: JobModels;
  readonly pool: ArtifactsPool;
  /** When the batch must end; `null` = no limit. */
  readonly endAt: number | null;
  /** Receives why a request waits before its next attempt. */
  readonly onWait?: (retry: Extract<RunEvent, { readonly type: 'model-retry' }>) => void;
}

export const noItem: ItemContext = { attachments: [], notices: [], omissions: [] };

/** A job that only reports findings. */
export const noWrites: WriteTargets = {
  item: null,
  repository: false,
  token: false,
  maxWrites: 0,
  findings: false,
  pull: null,
  push: noPushTarget,
};

/** Also stores its end. Rejects only for a bug. @param before the record of an earlier run */
export async function runBatchJob(
  task: Task,
  before: JobRecord | null,
  start: JobStart,
  ports: RunBatchJobPorts,
): Promise<StoredEnd> {
  const { batch } = ports;
  try {
    const prepared = await batch.prepare(task.job);
    const refused = await whyOutputRefused(prepared, ports);
    if (refused !== null) return await storeUnasked(task, outputUnwritable(refused), before, batch);
    const why = ports.models.isAnswered === true ? null : await batch.whyUncommitted(task.job, prepared);
    if (why !== null) return await storeUnasked(task, uncommitted(why), before, batch);
    return await runPrepared(task, before, start, { ...ports, prepared });
  } catch (error) {
    rethrowUnless(error, UserError);
    // Like a key that the provider rejects: it does not concern the items, which would be parked in the end.
    if (error.diagnostics.some(({ code }) => code === 'model-key-missing'))
      return {
        end: { kind: 'fatal', code: 'model-key-missing', reason: sentencesOf(error), costUsd: 0 },
        record: null,
      };
    return await storeUnasked(task, configError(error), before, batch);
  }
}

const outputUnwritable = (reason: string) => ({ conclusion: 'denied', code: 'output-unwritable', reason }) as const;

const uncommitted = (reason: string) => ({ conclusion: 'config-error', code: 'uncommitted-files', reason }) as const;

/** An answer that can never be written would be paid for in every run. */
async function whyOutputRefused(
  { inputs: { outputFile: path }, runContext, lists }: PreparedBatchJob,
  { models, batch: { runContext: batchContext, hostEnvironment } }: RunBatchJobPorts,
): Promise<string | null> {
  if (path === null) return null;
  const why = await whyNotWritable(path, batchContext.workspace, { runContext, lists, hostEnvironment });
  if (why === null) return null;
  return models.isAnswered === true
    ? `The answer is kept until the output file ${path} can be written: ${why}`
    : `The output file ${path} cannot be written: ${why}`;
}

async function runPrepared(
  { job }: Task,
  before: JobRecord | null,
  start: JobStart,
  { prepared, batch, models, pool, endAt, onWait }: RunBatchJobPorts & { readonly prepared: PreparedBatchJob },
): Promise<StoredEnd> {
  const { settings, limits } = limitedSettings(prepared, start, { endAt, batch });
  const seen = createObserver(onWait);
  const model = withNotices(await models.modelOf(prepared, start.order), seen.onModelNotice);
  const small = prepared.runContext.settings['small-model'];
  if (small !== undefined) checkSmallModel(small, model);
  checkSearch(model, settings);
  const smallModel =
    small === undefined || model.name.startsWith('script:')
      ? model
      : await models.modelOf({ ...prepared, modelName: small }, start.order);
  const openJudge = judgesWithNotices(models.judgesFor(prepared, start), seen);
  const { state, redactor, hostEnvironment } = batch;
  const transcript = join(state.directory.path, 'running', `${job.key}.jsonl`);
  const worktree = usesWorktree(batch, job, prepared);
  const target = await itemTargetOf(job, prepared, batch);
  const { event } = prepared.runContext;
  const runContext = {
    ...prepared.runContext,
    event: target === null ? event : { ...event, item: target.item },
    settings: { ...settings, transcript, worktree },
  };
  const artifacts = pool.take();
  artifacts.bufferLines(transcript);
  const box: { finished: ProcessedAnswer | null } = { finished: null };
  try {
    const { result } = await runJob({
      job: { ...prepared, runContext, model, smallModel },
      item: noItem,
      writes: { ...noWrites, ...target?.writes, findings: entryOf(batch, job)?.findings === true },
      artifacts,
      hostEnvironment,
      redactor,
      onEvent: seen.onEvent,
      preparesLate: true,
      withoutTools: batch.file.delivery === 'batch',
      deliversChanges: entryOf(batch, job)?.changes !== 'none',
      beforeLeave: async (ended) => {
        start.reservation.answered(ended.result.costUsd ?? 0);
        const options = { batch, job, prepared: { ...prepared, runContext }, toolsUsed: seen.tools(), openJudge };
        box.finished = await processAnswer(ended, options);
      },
    });
    const text = artifacts.takeLines(transcript);
    const { finished } = box;
    const waits = models.judgesWait?.() ?? null;
    const atEnd = { ...limits, longestWaitMs: longestWait(settings['timeout-minutes'], endAt) };
    const options = {
      job,
      before,
      batch,
      seen,
      limits: atEnd,
      transcript: text,
      finished,
      waits,
      target,
      prices: settings.prices,
    };
    return await storeEnd(result, options);
  } finally {
    artifacts.takeLines(transcript);
    pool.giveBack(artifacts);
  }
}

function limitedSettings(
  { runContext: { settings } }: PreparedBatchJob,
  start: JobStart,
  { endAt, batch: { file, shards } }: Pick<RunBatchJobPorts, 'endAt' | 'batch'>,
) {
  const { maxCostUsd, timeoutMinutes, of } = limitsOfJob({
    ownUsd: settings['max-cost-usd'] ?? Number.POSITIVE_INFINITY,
    ownMinutes: settings['timeout-minutes'],
    // What is left depends on the place in the queue, and would cut the answers of the last requests that are sent.
    leftUsd: file.delivery === 'batch' ? null : start.reservation.maxCostUsd,
    leftMinutes: endAt === null ? null : (endAt - systemClock.now()) / 60_000,
    batchUsd: shareOfCost(file, shards),
    batchMinutes: file.budget.timeoutMinutes,
  });
  const limited = {
    ...settings,
    'timeout-minutes': timeoutMinutes,
    ...(Number.isFinite(maxCostUsd) ? { 'max-cost-usd': maxCostUsd } : {}),
  };
  return { settings: limited, limits: { ...of, flex: file.delivery === 'flex' } };
}

function judgesWithNotices(open: OpenJudge, { onModelNotice }: JobObserver): OpenJudge {
  return async (name) => withNotices(await open(name), onModelNotice);
}

/** How long a job with this time limit could wait for a rate limit if it began now. */
function longestWait(timeoutMinutes: number, endAt: number | null): number {
  const leftMs = endAt === null ? Number.POSITIVE_INFINITY : endAt - systemClock.now();
  return Math.min(maxWaitMs, timeoutMinutes * 60_000, leftMs);
}

interface JobObserver extends ObservedJob {
  readonly onEvent: (event: RunEvent) => void;
  readonly onModelNotice: (text: string) => void;
}

/** Remembers what the result does not contain. */
function createObserver(onWait: RunBatchJobPorts['onWait'] = () => undefined): JobObserver {
  let modelError: ModelError | null = null;
  let answeredBy: string | null = null;
  const tools = new Set<string>();
  const notices = new Set<string>();
  return {
    onEvent: (event: RunEvent): void => {
      const inner = event.type === 'sub-agent' ? event.event : event;
      if (inner.type === 'tool-start') tools.add(inner.call.name);
      if (event.type === 'model-retry') onWait(event);
      if (event.type === 'turn-end') answeredBy = event.usage.model ?? null;
      if (event.type === 'stop' && event.stop.kind === 'model-error') modelError = event.stop.modelError;
    },
    onModelNotice: (text) => void notices.add(text),
    tools: (): readonly string[] => [...tools].sort(),
    notices: (): readonly string[] => [...notices],
    modelError: (): ModelError | null => modelError,
    answeredBy: (): string | null => answeredBy,
  };
}

export interface JobLimitOptions {
  /** Of the job itself; infinite = no limit. */
  readonly ownUsd: number;
  readonly ownMinutes: number;
  /** What is left for the whole batch; `null` = no limit. */
  readonly leftUsd: number | null;
  readonly leftMinutes: number | null;
  /** `max-cost-usd` of the batch, or the part of this shard; `null` = no limit. */
  readonly batchUsd: number | null;
  /** `timeout-minutes` of the batch; `null` = no limit. */
  readonly batchMinutes: number | null;
}

export interface JobLimits {
  readonly maxCostUsd: number;
  readonly timeoutMinutes: number;
  /** Which of them are those of the batch. */
  readonly of: Omit<BatchLimits, 'flex' | 'longestWaitMs'>;
}

/** A job that begins this soon has the time of the whole run, or all of its money. */
const wholeShare = 0.1;
const wholeMinutes = 1;

/** One second: a job that begins at all may ask a model. */
const leastMinutes = 1 / 60;

/**
 * The smaller one of the job's limit and what is left for the batch. A job that has the time or money of a whole run
 * and needs more fits into no run: it fails, or the next would pay again.
 */
export function limitsOfJob(options: JobLimitOptions): JobLimits {
  const { ownUsd, ownMinutes, leftUsd, leftMinutes, batchUsd, batchMinutes } = options;
  const maxCostUsd = Math.min(ownUsd, leftUsd ?? Number.POSITIVE_INFINITY);
  const hasWholeCost = batchUsd === null || leftUsd === null || batchUsd - leftUsd <= wholeShare * batchUsd;
  const isBatchCost = maxCostUsd < ownUsd;
  const cost = { cost: isBatchCost && !hasWholeCost, wholeCost: isBatchCost && hasWholeCost };
  if (leftMinutes === null || batchMinutes === null)
    return { maxCostUsd, timeoutMinutes: ownMinutes, of: { ...cost, time: false } };
  const hasWholeTime = batchMinutes - leftMinutes <= Math.min(wholeMinutes, wholeShare * batchMinutes);
  const left = hasWholeTime ? batchMinutes : Math.max(leastMinutes, leftMinutes);
  return {
    maxCostUsd,
    timeoutMinutes: Math.min(ownMinutes, left),
    of: { ...cost, time: !hasWholeTime && left < ownMinutes },
  };
}
