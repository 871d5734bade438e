import { noneSpent } from '../../agent/limits.js';
import type { UserError } from '../../errors.js';
import { isGitHubWrite } from '../../github-writes/is-github-write.js';
import type { GitHubWriteRequest } from '../../github-writes/kinds.js';
import type { Result } from '../../job/result/types.js';
import { savedByCache } from '../../model/prices.js';
import type { ModelError } from '../../model/types.js';
import { systemClock } from '../../platform/clock.js';
import { redactData } from '../../platform/secrets/redact-data.js';
import { unrecordedRows } from '../../publish/writes.js';
import { codeOf } from '../../report/errors.js';
import { findingsOf, hasFindingsField, invalidFindingsNotices } from '../../report/findings.js';
import type { Settings } from '../../settings/table.js';
import { asSentence, shorten } from '../../text.js';
import { type AnswerError, type JobRecord, recordFormat } from '../model/job-record.js';
import type { BatchFile, PlannedJob } from '../model/types.js';
import type { BatchRunContext } from '../open/types.js';
import { unpassed } from '../report/rows.js';
import { type BatchLimit, sumUsd } from '../run/budget.js';
import { type BatchLimits, classifyEnd, isOutage } from '../run/classify-end.js';
import type { Task, TaskEnd } from '../run/run-jobs.js';
import { failuresInARow, isPassed } from '../state/reuse.js';
import { saveTree } from '../state/trees.js';
import { batchFormat } from './batch-format.js';
import type { ItemTarget } from './item-target.js';
import { entryOf, type ProcessedAnswer } from './process-answer.js';
import { writePatch } from './write-patch.js';

export interface StoredEnd {
  readonly end: TaskEnd;
  /** As it was stored; `null` if the job left none. */
  readonly record: JobRecord | null;
}

/** What the result does not contain. */
export interface ObservedJob {
  readonly tools: () => readonly string[];
  /** Of the model, such as that another one has answered. */
  readonly notices: () => readonly string[];
  readonly modelError: () => ModelError | null;
  /** The fallback model of the last turn; `null` if it was the model of the job. */
  readonly answeredBy: () => string | null;
}

interface Settling {
  readonly job: PlannedJob;
  readonly before: JobRecord | null;
  readonly batch: BatchRunContext;
  readonly seen: ObservedJob;
  readonly limits: BatchLimits;
  /** The transcript; `null` if it is in a file. */
  readonly transcript: string | null;
  /** `null` if the job did not reach its last steps. */
  readonly finished: ProcessedAnswer | null;
  /** Why its result is not complete yet; `null` if it is. The answer stays where it is until then. */
  readonly waits: string | null;
  /** `null` if the job could not write to its item. */
  readonly target: ItemTarget | null;
  readonly prices: Settings['prices'];
}

/** Stores the end of a job, unless the same error affects the whole batch. */
export async function storeEnd(
  result: Result,
  { job, before, batch, seen, limits, transcript, finished, waits, target, prices }: Settling,
): Promise<StoredEnd> {
  const final: Result = {
    ...result,
    ...finished?.changed,
    notices: [...result.notices, ...seen.notices(), ...(finished?.notices ?? []), ...unrecorded(result, target)],
  };
  const kind = classifyEnd(final, seen.modelError(), limits);
  const { scoringUsd = 0, fatal = null } = finished ?? {};
  const costUsd = sumUsd([final.costUsd, scoringUsd]);
  const answeredBy = seen.answeredBy();
  if (kind.kind !== 'record') return { end: { ...kind, costUsd }, record: null };
  if (waits !== null)
    return { end: { kind: 'deferred', reason: waits, closesPool: false, costUsd: scoringUsd }, record: null };
  if (finished?.tree !== undefined) await saveTree(batch.state.directory, job.key, finished.tree);
  const notInPatch = finished?.tree === undefined ? [] : await writePatch(job, final.changes, batch);
  // A pull request has those files.
  const missing = entryOf(batch, job)?.changes === 'patch' ? notInPatch : [];
  const record = makeRecord(
    {
      job,
      ...identityOf(batch),
      result: { ...final, reason: reasonOf(final, kind.reached, batch), notices: [...final.notices, ...missing] },
      modelError: seen.modelError(),
      answerError: finished?.answerError ?? null,
      evaluations: finished?.evaluations ?? [],
      scoringUsd,
      minScore: entryOf(batch, job)?.minScore,
      reportsFindings: entryOf(batch, job)?.findings === true,
      answeredBy,
      savedUsd: savedBy(answeredBy ?? job.model, final, batch.file.delivery, prices),
      hasTree: finished?.tree !== undefined,
      target,
      hasTranscript: true,
      toolsUsed: seen.tools(),
      endedAt: endOf(batch),
    },
    before,
  );
  const end: TaskEnd = {
    kind: 'done',
    state: stateOfRecord(record),
    isFailure: !isPassed(record),
    costUsd,
    ...(fatal === null ? {} : { fatal }),
    ...(kind.reached === undefined ? {} : { reached: kind.reached }),
  };
  return { end, record: await store(record, before, batch, transcript) };
}

/** In the words of the summary. */
function stateOfRecord(record: JobRecord): string {
  if (isPassed(record)) return 'passed';
  if (record.conclusion !== 'success') return `error: ${record.conclusion}`;
  const [first] = unpassed(record.evaluations);
  if (first === undefined) return 'failed';
  return `${first.status === 'error' ? 'evaluation error' : 'evaluation failed'}: ${first.name}`;
}

function reasonOf({ reason }: Result, reached: BatchLimit | undefined, { shard }: BatchRunContext): string {
  if (reached === undefined) return reason;
  const [whole, fewer] =
    shard === null ? ['budget of the run', ''] : ['part of the budget that its shard has', ' use fewer shards,'];
  return `${reason} The job had the whole ${whole}: raise budget.max-cost-usd,${fewer} or leave the item out.`;
}

/** A problem of this job that needs no model to show up. It costs nothing, so the next run tries it again. */
export async function storeUnasked(
  { job }: Task,
  problem: Pick<Result, 'conclusion' | 'code' | 'reason'>,
  before: JobRecord | null,
  batch: BatchRunContext,
): Promise<StoredEnd> {
  const record = makeRecord(
    {
      job,
      ...identityOf(batch),
      result: { ...noAnswer, ...problem },
      modelError: null,
      answerError: null,
      evaluations: [],
      scoringUsd: 0,
      answeredBy: null,
      savedUsd: undefined,
      hasTree: false,
      target: null,
      hasTranscript: false,
      toolsUsed: [],
      endedAt: endOf(batch),
    },
    before,
  );
  return {
    end: { kind: 'done', state: stateOfRecord(record), isFailure: true, costUsd: 0 },
    record: await store(record, before, batch),
  };
}

export function configError(error: UserError) {
  return { conclusion: 'config-error', code: codeOf(error.diagnostics), reason: sentencesOf(error) } as const;
}

export function sentencesOf({ diagnostics }: UserError): string {
  return diagnostics
    .map(({ location, message, found, hint }) => {
      const start = location === undefined ? '' : `${location}: `;
      // A code frame has several lines, and the location names its place.
      const shown = found === undefined || found.includes('\n') ? '' : ` (${shorten(found, 200)})`;
      return `${start}${message}${shown}; ${hint}.`;
    })
    .join(' ');
}

/** A clock can go back: `--resume` would pay again for a job that ended before its run. The start may be invalid. */
function endOf({ startedAt }: BatchRunContext): number {
  return Math.max(systemClock.now(), Date.parse(startedAt) || 0);
}

function identityOf({ plan, shard, attempt }: BatchRunContext) {
  return { planId: plan.planId, shard, attempt };
}

/** Redacted. The digests stay as they are: a job whose record is not found would be paid for again. */
async function store(
  record: JobRecord,
  before: JobRecord | null,
  { state, redactor }: BatchRunContext,
  transcript: string | null = null,
): Promise<JobRecord> {
  const { key, keyParts, transcriptPath, slot } = record;
  const stored = { ...redactData(record, redactor.redact, batchFormat), key, keyParts, transcriptPath, slot };
  await state.save(stored, before, transcript);
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
  denials: [],
  notices: [],
  requests: [],
} as const;

export interface EndedRun
  extends Pick<JobRecord, 'planId' | 'shard' | 'attempt' | 'evaluations' | 'hasTree' | 'toolsUsed'> {
  readonly job: PlannedJob;
  readonly result: Pick<
    Result,
    keyof typeof noAnswer | 'conclusion' | 'code' | 'reason' | 'structured' | 'findingPaths'
  >;
  /** Why the model gave no answer; `null` if it gave one. */
  readonly modelError: ModelError | null;
  /** Why an answer that is paid for has not ended well; `null` if there is no such reason. */
  readonly answerError: AnswerError | null;
  readonly scoringUsd: number | null;
  readonly minScore?: number | undefined;
  /** The model could report findings, and an empty list means that it has none. */
  readonly reportsFindings?: boolean;
  /** The name of the last model that has answered; `null` if none has. */
  readonly answeredBy: string | null;
  /** See JobRecord. */
  readonly savedUsd: number | null | undefined;
  readonly hasTranscript: boolean;
  readonly target: ItemTarget | null;
  readonly endedAt: number;
}

function makeRecord(ended: EndedRun, before: JobRecord | null): JobRecord {
  const { job, result, modelError } = ended;
  const { conclusion, code, reason, text, changes, usage, costUsd, durationMs, turns, toolCalls, notices } = result;
  const end = {
    conclusion,
    code,
    reason,
    errorKind: ended.answerError ?? modelError?.kind ?? null,
  };
  const { findings, invalid } = findingsOf(result);
  const requests = result.requests.filter(isGitHubWrite);
  return {
    formatVersion: recordFormat,
    key: job.key,
    keyParts: job.keyParts,
    slot: job.slot,
    planId: ended.planId,
    shard: ended.shard,
    attempt: ended.attempt,
    id: job.id,
    item: job.item?.fields ?? null,
    matrix: job.matrix,
    repeat: job.repeat,
    model: job.model,
    ...(ended.answeredBy === null || ended.answeredBy === job.model ? {} : { answeredBy: ended.answeredBy }),
    ...end,
    text,
    ...(result.structured === undefined ? {} : { structured: result.structured }),
    evaluations: ended.evaluations,
    evaluationDigest: job.evaluationDigest,
    ...(ended.minScore === undefined ? {} : { minScore: ended.minScore }),
    ...(ended.scoringUsd === 0 ? {} : { scoringUsd: ended.scoringUsd }),
    changes,
    usage,
    costUsd,
    ...(ended.savedUsd === undefined ? {} : { savedUsd: ended.savedUsd }),
    durationMs,
    turns,
    toolCalls,
    ...(result.denials.length === 0 ? {} : { refused: result.denials.length }),
    transcriptPath: ended.hasTranscript ? `transcripts/${job.key}-${String(numberAfter(before))}.jsonl` : null,
    endedAt: new Date(ended.endedAt).toISOString(),
    sameFailures: modelError !== null && isOutage(modelError) ? 0 : failuresInARow(before, end),
    hasTree: ended.hasTree,
    ...(ended.target === null || requests.length === 0 ? {} : { writes: writesOf(ended.target, requests) }),
    notices: [...notices, ...invalidFindingsNotices(invalid)],
    toolsUsed: ended.toolsUsed,
    ...(findings.length > 0 || ended.reportsFindings === true || hasFindingsField(result) ? { findings } : {}),
  };
}

/** `undefined` if the cache of the provider was not used. */
function savedBy(
  model: string,
  { usage, turns }: Result,
  delivery: BatchFile['delivery'],
  prices: Settings['prices'],
): number | null | undefined {
  if (usage.cacheReadTokens + usage.cacheWriteTokens === 0) return undefined;
  const billed = delivery === 'now' ? usage : { ...usage, tier: delivery };
  return savedByCache(model, billed, { requests: turns, prices });
}

function writesOf(
  { item, commit }: ItemTarget,
  requests: readonly GitHubWriteRequest[],
): NonNullable<JobRecord['writes']> {
  const stored = requests.map((request) => ({ ...request }));
  return { item: item.kind, requests: stored, ...(commit === null ? {} : { commit }) };
}

/** Writes that the model wanted and that are not recorded. */
function unrecorded(result: Result, target: ItemTarget | null): readonly string[] {
  return target === null
    ? []
    : unrecordedRows(result).map(({ what, outcome, note }) => `${what}: ${outcome}: ${asSentence(note)}`);
}

/** The transcript of a repeated job does not overwrite the one that it replaces. */
function numberAfter(before: JobRecord | null): number {
  const number = /-(\d+)\.jsonl$/.exec(before?.transcriptPath ?? '')?.[1];
  return number === undefined ? 1 : Number(number) + 1;
}
