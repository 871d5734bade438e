import { resolve } from 'node:path';
import { only, rethrowUnless, UserError } from '../../errors.js';
import { type EndedJob, runJob } from '../../job/run-job.js';
import type { Model, ModelEvent } from '../../model/types.js';
import { systemClock } from '../../platform/clock.js';
import { createFileSystem } from '../../platform/files/file-system.js';
import { FileProblem } from '../../platform/files/types.js';
import { redactData } from '../../platform/secrets/redact-data.js';
import { storedResult } from '../evaluate/evaluate.js';
import type { ArtifactsPool } from '../job/artifacts-pool.js';
import { batchFormat } from '../job/batch-format.js';
import type { JobModels } from '../job/job-models.js';
import { outputFileContent, writeOutputFile } from '../job/output-file.js';
import { entryOf, runCallIn, scoreAnswer, unwrittenReason, withOutputFile } from '../job/process-answer.js';
import { noItem, noWrites } from '../job/run-batch-job.js';
import { sentencesOf } from '../job/store-end.js';
import { usesWorktree } from '../job/uncommitted-files.js';
import type { JobRecord } from '../model/job-record.js';
import type { EvaluationResult, EvaluationSpec, PlannedJob } from '../model/types.js';
import type { BatchRunContext, PreparedBatchJob } from '../open/types.js';
import { type BatchLimit, type JudgeBudget, type RunBudget, sumUsd } from '../run/budget.js';
import type { FatalProblem } from '../run/classify-end.js';
import type { Scores } from '../run/evaluation.js';
import { type JobState, jobRow } from '../run/job-row.js';
import type { OtherCosts } from '../run/other-costs.js';
import type { Survey } from '../run/survey.js';
import { figuresOf } from '../run/totals.js';
import { isUnwritten } from '../state/reuse.js';
import { readTree } from '../state/trees.js';

export interface ScoreStoredOptions {
  readonly batch: BatchRunContext;
  readonly jobs: readonly PlannedJob[];
  readonly survey: Survey;
  readonly concurrency: number;
  /** Scores every evaluation again, not only what has changed and what could not be evaluated. */
  readonly scoresAll: boolean;
  readonly budget: RunBudget;
  readonly otherCosts: OtherCosts;
  readonly ports: ScoringPorts;
}

export interface ScoredAnswers extends Pick<Rescored, 'fatal'> {
  /** The limit of the batch because of which answers were not scored; `null` if there is none. */
  readonly refused: BatchLimit | null;
}

/** Scores stored answers again, several at a time. What the budget does not cover is deferred to the next run. */
export async function scoreStored(options: ScoreStoredOptions): Promise<ScoredAnswers> {
  const { batch, jobs, survey, concurrency, budget } = options;
  const waiting = [...positionsByKey(survey.toScore, jobs).values()].reverse();
  let fatal: FatalProblem | null = null;
  let reached: BatchLimit | null = null;
  const work = async (): Promise<void> => {
    for (let positions = waiting.pop(); positions !== undefined; positions = waiting.pop()) {
      const refused = budget.usedUp();
      if (batch.hostEnvironment.signal.aborted || fatal !== null) {
        await leaveUnscored(positions, options);
      } else if (refused !== null) {
        reached ??= refused;
        const reason = `its answer was not scored again, because ${refused} was reached`;
        noteState(positions, { kind: 'deferred', reason }, options);
      } else {
        const reservation = budget.reserveScoring();
        fatal ??= await scoreOne(positions, options, reservation);
        if (reservation.hasRefused()) reached ??= 'max-cost-usd';
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, waiting.length) }, work));
  return { fatal, refused: reached };
}

/** The scores of a stored answer still count, unless its evaluations have changed. */
async function leaveUnscored(positions: readonly number[], options: ScoreStoredOptions): Promise<void> {
  const job = options.jobs[positions[0] ?? -1];
  const record = job === undefined ? null : await options.batch.state.record(job);
  if (record === null || record.evaluationDigest !== job?.evaluationDigest) noteState(positions, unscored, options);
}

const unscored: JobState = { kind: 'open', reason: 'The run ended before its answer was scored again.' };

/** Returns why scoring would fail for every other job too. */
async function scoreOne(
  positions: readonly number[],
  options: ScoreStoredOptions,
  reservation: JudgeBudget,
): Promise<Rescored['fatal']> {
  const { batch, jobs, survey, scoresAll, otherCosts, ports } = options;
  const job = jobs[positions[0] ?? -1];
  const scored = job === undefined ? null : await scoreAgain(job, { batch, scoresAll, ports, reservation });
  if (scored === null) return null;
  reservation.settle(scored.costUsd ?? 0);
  if (scored.record === null) {
    await otherCosts.add(scored.costUsd);
    await leaveUnscored(positions, options);
    return scored.fatal;
  }
  const before = survey.states[positions[0] ?? -1];
  const isReused = before?.kind !== 'ended' || before.isReused;
  noteState(positions, { kind: 'ended', isReused }, options, scored.record);
  // The cost of a job of this run contains what scoring it again has cost.
  await otherCosts.add(isReused ? scored.costUsd : scored.replacedUsd);
  return scored.fatal;
}

export function noteState(
  positions: readonly number[],
  state: JobState,
  { jobs, survey }: Pick<ScoreStoredOptions, 'jobs' | 'survey'>,
  record: JobRecord | null = null,
): void {
  for (const position of positions) {
    const job = jobs[position];
    if (job === undefined) continue;
    survey.states[position] = state;
    survey.figures[position] = figuresOf(state.kind, jobRow(job, state, record));
  }
}

/** Jobs with the same key have one answer. */
export function positionsByKey(
  positions: Iterable<number>,
  jobs: readonly PlannedJob[],
): ReadonlyMap<string, readonly number[]> {
  const byKey = new Map<string, number[]>();
  for (const position of positions) {
    const key = jobs[position]?.key ?? '';
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, [position]);
    else known.push(position);
  }
  return byKey;
}

export interface Rescored {
  /** `null` if the run was canceled before the answer was scored. */
  readonly record: JobRecord | null;
  /** `null` if a price is unknown. */
  readonly costUsd: number | null;
  /** What the scores that it replaces have cost; the record does not contain that any more. */
  readonly replacedUsd: number | null;
  /** Why scoring would fail for every other job too; `null` if it would not. */
  readonly fatal: FatalProblem | null;
}

export interface ScoringPorts {
  readonly pool: ArtifactsPool;
  readonly models: JobModels;
}

export interface ScoreAgainOptions {
  readonly batch: BatchRunContext;
  readonly scoresAll: boolean;
  readonly ports: ScoringPorts;
  readonly reservation: JudgeBudget;
}

/** Scores the stored answer of a job again, without asking its model. `null` if the record is gone. */
async function scoreAgain(job: PlannedJob, options: ScoreAgainOptions): Promise<Rescored | null> {
  const { batch, scoresAll, reservation } = options;
  const { state, redactor } = batch;
  const old = await state.record(job);
  if (old === null) return null;
  // The rules or the prompt of a job may have become unusable since it ended, such as by a deleted prompt file.
  const prepared = await batch.prepare(job).catch(only(UserError, (error) => ({ problem: sentencesOf(error) })));
  const isPrepared = !('problem' in prepared);
  const again = isPrepared && isUnwritten(old) ? await writeAgain(old, prepared, batch) : old;
  const record = isPrepared ? again : withErrors(old, prepared.problem, job, batch);
  if (!isPrepared || isUnwritten(record)) {
    await state.save(record, old);
    return { record, costUsd: 0, replacedUsd: 0, fatal: null };
  }
  const isSame = record.evaluationDigest === job.evaluationDigest;
  const kept = prepared.inputs.evaluations.map((spec, index) => {
    if (scoresAll) return null;
    return isSame ? usable(record.evaluations[index]) : storedResult(spec, record.evaluations);
  });
  const specs = prepared.inputs.evaluations.filter((_, index) => kept[index] === null);
  const scores = await scoresOf({ record, prepared, specs }, job, options);
  const { costUsd } = scores;
  if (batch.hostEnvironment.signal.aborted) return { record: null, costUsd, replacedUsd: 0, fatal: null };
  const fresh = [...redactData(scores.evaluations, redactor.redact, batchFormat)];
  const evaluations = prepared.inputs.evaluations.flatMap((spec, index) => {
    const result = kept[index] ?? fresh.shift() ?? [];
    // --rescore loses no score because the budget does not have another one.
    const isUnasked = reservation.hasRefused() && 'status' in result && result.status === 'error';
    return (isUnasked ? storedResult(spec, record.evaluations) : null) ?? result;
  });
  const { minScore: _, scoringUsd: before = 0, ...others } = record;
  const minScore = entryOf(batch, job)?.minScore;
  const isReplaced = kept.every((result) => result === null);
  const scored = {
    ...others,
    evaluations,
    evaluationDigest: job.evaluationDigest,
    scoredAt: new Date(systemClock.now()).toISOString(),
    // What the kept scores cost stays a part of it.
    scoringUsd: isReplaced ? costUsd : sumUsd([before, costUsd]),
    ...(minScore === undefined ? {} : { minScore }),
  };
  await state.save(scored, old);
  return { record: scored, costUsd, replacedUsd: isReplaced ? before : 0, fatal: scores.fatal ?? null };
}

/** The next run evaluates again what could not be evaluated. */
function withErrors(record: JobRecord, reason: string, job: PlannedJob, batch: BatchRunContext): JobRecord {
  const { evaluations } = failedScores(entryOf(batch, job)?.evaluate ?? [], batch.redactor.redact(reason));
  return { ...record, evaluations, evaluationDigest: job.evaluationDigest };
}

const usable = (result: EvaluationResult | undefined) =>
  result === undefined || result.status === 'error' ? null : result;

interface Stored {
  readonly record: JobRecord;
  readonly prepared: PreparedBatchJob;
  readonly specs: readonly EvaluationSpec[];
}

/** Only a command needs the directory of a job. */
async function scoresOf(stored: Stored, job: PlannedJob, options: ScoreAgainOptions): Promise<Scores> {
  const { record, prepared, specs } = stored;
  const { batch, ports, reservation } = options;
  const openJudge = ports.models.judgesFor(prepared, { order: 0, reservation });
  const scoring = { batch, prepared, specs, openJudge };
  if (specs.some(({ check }) => check.kind === 'command')) {
    return await inDirectory(stored, job, options, (ended) => scoreAnswer(record, runCallIn(ended.runtime), scoring));
  }
  return await scoreAnswer(record, () => Promise.reject(new Error('no evaluation runs a command')), scoring);
}

/** With the rules, sandbox and changed files of the job, without secrets that it did not have. */
async function inDirectory(
  { record, prepared, specs }: Stored,
  job: PlannedJob,
  { batch, ports: { pool } }: ScoreAgainOptions,
  score: (ended: EndedJob) => Promise<Scores>,
): Promise<Scores> {
  const { hostEnvironment, redactor } = batch;
  const { spec, runContext } = prepared;
  const artifacts = pool.take();
  const box: { scores: Scores | null } = { scores: null };
  const { transcript: _transcript, record: _record, ...settings } = runContext.settings;
  const jobSettings = {
    ...settings,
    worktree: usesWorktree(batch, job, prepared),
    'instruction-files': [],
    skills: false,
  };
  try {
    const place = { ...prepared, runContext: { ...runContext, settings: jobSettings } };
    await runJob({
      job: {
        ...place,
        spec: { ...spec, format: 'inline', body: stored, sections: null, bodyAt: null },
        vars: {},
        outputSchema: null,
        model: storedAnswer,
      },
      item: noItem,
      writes: noWrites,
      artifacts,
      hostEnvironment,
      redactor,
      onEvent: () => undefined,
      preparesLate: true,
      beforeLeave: async (ended) => {
        const work = async (): Promise<Scores> => {
          const problem = await restoreFiles(ended, { batch, record, prepared: place });
          return problem === null ? await score(ended) : failedScores(specs, problem);
        };
        box.scores = await withOutputFile(ended, { batch, prepared }, () =>
          keepingOutputFile(ended, { batch, prepared: place }, work),
        );
      },
    });
    return box.scores ?? failedScores(specs, 'The directory for its commands could not be prepared.');
  } catch (error) {
    if (error instanceof FileProblem) return failedScores(specs, `The output file cannot be read: ${error.message}`);
    rethrowUnless(error, UserError);
    return failedScores(specs, sentencesOf(error));
  } finally {
    pool.giveBack(artifacts);
  }
}

const stored = 'The answer is stored.';

/** Ends the conversation at once: the answer to score is that of the record. */
const storedAnswer: Model = {
  name: 'script:stored-answer',
  contextWindow: null,
  // eslint-disable-next-line @typescript-eslint/require-await -- a model is asynchronous, and this one waits for nothing
  async *stream(): AsyncGenerator<ModelEvent> {
    yield {
      type: 'finish',
      reason: 'stop',
      message: { role: 'assistant', parts: [{ type: 'text', text: stored }] },
      usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
    };
  },
};

/** Someone may have edited the file in the workspace; missing ones are written later. A worktree goes with its file. */
async function keepingOutputFile(
  { runtime }: EndedJob,
  { batch, prepared }: Omit<Restored, 'record'>,
  work: () => Promise<Scores>,
): Promise<Scores> {
  const { outputFile: path } = prepared.inputs;
  const directory = batch.runContext.workspace;
  if (path === null || runtime.files.root !== directory) return await work();
  const files = createFileSystem({ root: directory, guard: () => null });
  const isPresent = (await files.info(path).catch(only(FileProblem, () => null))) !== null;
  const content = isPresent ? await files.read(path, maxOutputBytes) : null;
  try {
    return await work();
  } finally {
    await writeOutputFile({ path, content, directory }, { ...prepared, hostEnvironment: batch.hostEnvironment });
  }
}

const maxOutputBytes = 100_000_000;

interface Restored {
  readonly batch: BatchRunContext;
  readonly record: JobRecord;
  readonly prepared: PreparedBatchJob;
}

/** The output file and the changes of the job. Stored state is untrusted: each path is judged. Returns the problem. */
async function restoreFiles({ runtime }: EndedJob, { batch, record, prepared }: Restored): Promise<string | null> {
  const { outputFile } = prepared.inputs;
  const output = outputFile === null ? [] : [{ path: outputFile, content: outputFileContent(record.text) }];
  const tree = record.hasTree ? await readTree(batch.state.directory, record.key) : null;
  if (record.hasTree && tree === null) return 'The files that the job changed are not stored any more.';
  if (tree !== null && runtime.files.root === batch.runContext.workspace)
    return 'The files that the job changed have no worktree.';
  for (const { path, content } of [...(tree?.files ?? []), ...output]) {
    const file = { path, content, directory: runtime.files.root };
    const why = await writeOutputFile(file, { ...prepared, hostEnvironment: batch.hostEnvironment });
    if (why !== null) return `${path} could not be restored: ${why}`;
  }
  return null;
}

function failedScores(specs: readonly EvaluationSpec[], reason: string): Scores {
  return {
    evaluations: specs.map(({ name }) => ({ name, status: 'error', score: 0, reason })),
    costUsd: 0,
    fatal: null,
  };
}

/** Writes an answer to its output file that could not be written before. Returns its record, to be evaluated and stored. */
async function writeAgain(
  record: JobRecord,
  prepared: PreparedBatchJob,
  { runContext: { workspace: directory }, hostEnvironment, outputLocks, redactor }: BatchRunContext,
): Promise<JobRecord> {
  const { outputFile: path } = prepared.inputs;
  const success = { ...record, conclusion: 'success', code: 'answered', errorKind: null, sameFailures: 0 } as const;
  if (path === null) return { ...success, reason: 'The entry of the job no longer has an output file.' };
  const file = { path, content: outputFileContent(record.text), directory };
  const why = await outputLocks.hold(resolve(directory, path), () =>
    writeOutputFile(file, { ...prepared, hostEnvironment }),
  );
  return why === null
    ? { ...success, reason: 'The stored answer was written to its output file.' }
    : { ...record, code: 'output-unwritable', reason: redactor.redact(unwrittenReason(path, why)) };
}
