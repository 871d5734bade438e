import type { Result } from '../../job/result/types.js';
import type { ModelError } from '../../model/types.js';
import { findingsOf, hasFindingsField, invalidFindingsNotices } from '../../report/findings.js';
import { type AnswerError, type JobRecord, recordFormat } from '../model/job-record.js';
import type { PlannedJob } from '../model/types.js';
import { failuresInARow } from '../state/reuse.js';
import { isOutage } from './classify-end.js';

export interface EndedRun
  extends Pick<JobRecord, 'planId' | 'shard' | 'attempt' | 'evaluations' | 'hasTree' | 'toolsUsed'> {
  readonly job: PlannedJob;
  readonly result: Pick<
    Result,
    | 'conclusion'
    | 'code'
    | 'reason'
    | 'text'
    | 'structured'
    | 'findingPaths'
    | 'changes'
    | 'usage'
    | 'costUsd'
    | 'durationMs'
    | 'turns'
    | 'toolCalls'
    | 'notices'
    | 'requests'
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
  readonly hasTranscript: boolean;
  readonly endedAt: number;
}

/** The record of a job that has ended; `before` is the one that it replaces. */
export function makeRecord(ended: EndedRun, before: JobRecord | null): JobRecord {
  const { job, result, modelError } = ended;
  const { conclusion, code, reason, text, changes, usage, costUsd, durationMs, turns, toolCalls, notices } = result;
  const end = {
    conclusion,
    code,
    reason,
    errorKind: ended.answerError ?? modelError?.kind ?? null,
  };
  const { findings, invalid } = findingsOf(result);
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
    durationMs,
    turns,
    toolCalls,
    transcriptPath: ended.hasTranscript ? `transcripts/${job.key}-${String(numberAfter(before))}.jsonl` : null,
    endedAt: new Date(ended.endedAt).toISOString(),
    sameFailures: modelError !== null && isOutage(modelError) ? 0 : failuresInARow(before, end),
    hasTree: ended.hasTree,
    notices: [...notices, ...invalidFindingsNotices(invalid)],
    toolsUsed: ended.toolsUsed,
    ...(findings.length > 0 || ended.reportsFindings === true || hasFindingsField(result) ? { findings } : {}),
  };
}

/** The transcript of a repeated job does not overwrite the one that it replaces. */
function numberAfter(before: JobRecord | null): number {
  const number = /-(\d+)\.jsonl$/.exec(before?.transcriptPath ?? '')?.[1];
  return number === undefined ? 1 : Number(number) + 1;
}
