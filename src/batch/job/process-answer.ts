import { join, posix } from 'node:path';
import type { TreeChange } from '../../github-writes/tree-change.js';
import { unlisted } from '../../job/changes/collect-tree.js';
import { createJobRunCall } from '../../job/conversation/job-run-call.js';
import type { Result } from '../../job/result/types.js';
import type { EndedJob } from '../../job/run-job.js';
import type { JobRuntime } from '../../job/runtime/runtime.js';
import type { Model } from '../../model/types.js';
import type { RunCall } from '../../pipeline/types.js';
import { systemClock } from '../../platform/clock.js';
import { listed } from '../../text.js';
import type { AnswerError } from '../model/job-record.js';
import type { EvaluationResult, EvaluationSpec, PlannedJob } from '../model/types.js';
import type { BatchRunContext, PreparedBatchJob } from '../open/types.js';
import type { FatalProblem } from '../run/classify-end.js';
import type { Answer, Scores } from '../run/evaluation.js';
import { outputFileContent, writeOutputFile } from './output-file.js';

export interface ProcessedAnswer {
  readonly changed: Partial<Result>;
  readonly notices: readonly string[];
  readonly evaluations: readonly EvaluationResult[];
  /** US dollars; `null` if a price is unknown. */
  readonly scoringUsd: number | null;
  /** Why scoring would fail for every other job too; `null` if it would not. */
  readonly fatal: FatalProblem | null;
  /** The changes of the job, if the batch wants them. */
  readonly tree?: TreeChange;
  /** Why the answer has no output file, or no patch or pull request its changes; absent if there is no reason. */
  readonly answerError?: AnswerError;
}

export interface AnswerOptions {
  readonly batch: BatchRunContext;
  readonly job: PlannedJob;
  readonly prepared: PreparedBatchJob;
  readonly toolsUsed: readonly string[];
  readonly openJudge: OpenJudge;
}

const nothing: ProcessedAnswer = { changed: {}, notices: [], evaluations: [], scoringUsd: 0, fatal: null };

/** In the job's directory: writes the output file, scores, collects changes. A failed job leaves only its result. */
export async function processAnswer(ended: EndedJob, options: AnswerOptions): Promise<ProcessedAnswer> {
  if (ended.result.conclusion !== 'success') return nothing;
  return await withOutputFile(ended, options, () => writeAndScore(ended, options));
}

/** Repeats of a job without a worktree write the same file: each one has it for itself until it is evaluated. */
export async function withOutputFile<T>(
  { runtime: { files } }: Pick<EndedJob, 'runtime'>,
  { batch, prepared }: Pick<AnswerOptions, 'batch' | 'prepared'>,
  work: () => Promise<T>,
): Promise<T> {
  const { outputFile } = prepared.inputs;
  return outputFile === null ? await work() : await batch.outputLocks.hold(files.resolve(outputFile), work);
}

async function writeAndScore(ended: EndedJob, options: AnswerOptions): Promise<ProcessedAnswer> {
  const problem = await writeOutput(ended, options);
  if (problem !== null) {
    // The changes are lost with their worktree.
    const answerError =
      entryOf(options.batch, options.job)?.changes === 'none' ? 'unwritten-output' : 'unknown-changes';
    return { ...nothing, changed: { conclusion: 'denied', code: 'output-unwritable', reason: problem }, answerError };
  }
  const answer = { ...ended.result, toolsUsed: options.toolsUsed };
  const specs = options.prepared.inputs.evaluations;
  const scores = await scoreAnswer(answer, runCallIn(ended.runtime), { ...options, specs });
  const { evaluations, costUsd, fatal = null } = scores;
  const collected = await collect(ended, options);
  const notices = [...(await changedByJob(ended, specs)), ...collected.notices];
  return { ...nothing, evaluations, scoringUsd: costUsd, fatal, ...collected, notices };
}

/** A check that the job could change says less about its answer. A new file is its product, as the check expects. */
async function changedByJob(ended: EndedJob, specs: readonly EvaluationSpec[]): Promise<readonly string[]> {
  const named = specs.flatMap(({ name, check }) =>
    check.kind === 'command' ? [{ name, words: wordsOf(check.command) }] : [],
  );
  if (named.length === 0) return [];
  const { files } = await ended.changesSince();
  return named.flatMap(({ name, words }) =>
    files
      .filter(({ path, kind }) => kind !== 'created' && words.has(path))
      .map(({ path }) => `The job changed ${path}, which the command of the evaluation ${name} names.`),
  );
}

/** The words of a command line as paths of the workspace, without the rest of the shell's grammar. */
function wordsOf(command: string): ReadonlySet<string> {
  return new Set(command.split(/[\s'"`();&|<>=$]+/).map((word) => posix.normalize(word)));
}

/** In the directory of the job, for its evaluations and its changes, and in the workspace if the changes are not kept. */
async function writeOutput(
  { result, runtime }: EndedJob,
  { batch, prepared, job }: AnswerOptions,
): Promise<string | null> {
  const { outputFile: path } = prepared.inputs;
  if (path === null) return null;
  const { runContext, lists } = prepared;
  const { workspace } = batch.runContext;
  const root = runtime.files.root;
  const isKept = entryOf(batch, job)?.changes !== 'none';
  for (const directory of root === workspace || isKept ? [root] : [root, workspace]) {
    // The same text as in the stored result, from which a later run writes the file.
    const file = { path, content: outputFileContent(batch.redactor.redact(result.text)), directory };
    const why = await writeOutputFile(file, { runContext, lists, hostEnvironment: batch.hostEnvironment });
    if (why !== null) return unwrittenReason(path, why);
  }
  return null;
}

export const unwrittenReason = (path: string, why: string) => `The answer could not be written to ${path}: ${why}`;

async function collect(
  ended: EndedJob,
  { batch, job, prepared }: AnswerOptions,
): Promise<Pick<ProcessedAnswer, 'tree' | 'notices' | 'changed' | 'answerError'>> {
  const changes = entryOf(batch, job)?.changes ?? 'none';
  const { files, hidden, notice } = await ended.changesSince();
  if (changes === 'none') return { changed: {}, notices: files.length === 0 ? [] : discarded(ended, batch) };
  if (notice !== null) return refused('changes-unknown', unlisted, files);
  if (files.length === 0) return { changed: {}, notices: [] };
  // An output file that git ignores is a failure: no patch or pull request would have it.
  if (prepared.inputs.outputFile === null && files.every(({ path }) => hidden.has(path))) {
    const paths = listed([...hidden], 5);
    return {
      changed: {},
      notices: [`The job has no changes to use: git ignores all files that it changed: ${paths}.`],
    };
  }
  const collected = await ended.collect();
  if ('refused' in collected) {
    const end = refused(
      collected.isUnknown === true ? 'changes-unknown' : 'changes-unusable',
      collected.refused,
      files,
    );
    return { ...end, notices: await keepRefused(ended, { batch, job }, files) };
  }
  const secret = collected.tree.files.find(({ path, content }) => {
    const text = `${path}\n${content?.toString('utf8') ?? ''}`;
    return batch.redactor.redact(text) !== text;
  });
  if (secret !== undefined)
    return refused('secret-in-changes', `${secret.path} contains what looks like a secret`, files);
  return { changed: { changes: files }, notices: [], tree: collected.tree };
}

function refused(
  code: 'changes-unknown' | 'changes-unusable' | 'secret-in-changes',
  why: string,
  changes: Result['changes'],
): Pick<ProcessedAnswer, 'notices' | 'changed' | 'answerError'> {
  const conclusion = code === 'secret-in-changes' ? 'denied' : 'incomplete';
  return {
    changed: { conclusion, code, reason: `The changes cannot be used: ${why}.`, changes },
    notices: [],
    answerError: code === 'changes-unknown' ? 'unknown-changes' : 'unusable-changes',
  };
}

/** Changes that are in no patch would be lost with their worktree. */
async function keepRefused(
  { runtime }: EndedJob,
  { batch, job }: Pick<AnswerOptions, 'batch' | 'job'>,
  changes: Result['changes'],
): Promise<readonly string[]> {
  const directory = runtime.files.root;
  if (directory === batch.runContext.workspace) return [];
  const { keepFiles } = await import('../../job/changes/keep-unpatched.js');
  const target = join(batch.state.directory.path, 'changed-files', job.key.slice(0, 8));
  const kept = keepFiles(changes, target, { directory, redact: batch.redactor.redact });
  return kept.length === 0 ? [] : [`${listed(kept, 5)}: kept in ${target}.`];
}

/** Without `changes`, what a job writes into its own worktree is lost, which must not go unnoticed. */
function discarded({ result, runtime }: EndedJob, { runContext }: BatchRunContext): readonly string[] {
  const isElsewhere = runtime.files.root !== runContext.workspace;
  if (!isElsewhere || result.changes.length === 0) return [];
  return ['The files that this job changed were discarded: set `changes` to patch or pull-request to keep them.'];
}

export function entryOf({ file }: Pick<BatchRunContext, 'file'>, job: Pick<PlannedJob, 'id'>) {
  return file.jobs.find(({ id }) => id === job.id);
}

/** Opens a judging model for one job; asked again, it returns the same one. Rejects with UserError. */
export type OpenJudge = (name: string) => Promise<Model>;

export interface ScoreOptions {
  readonly batch: Pick<BatchRunContext, 'file' | 'evaluate' | 'hostEnvironment'>;
  readonly prepared: Pick<PreparedBatchJob, 'modelName'>;
  readonly specs: readonly EvaluationSpec[];
  readonly openJudge: OpenJudge;
}

export async function scoreAnswer(
  answer: Answer,
  runCall: RunCall,
  { batch, prepared, specs, openJudge }: ScoreOptions,
): Promise<Scores> {
  if (specs.length === 0) return { evaluations: [], costUsd: 0 };
  const context = {
    specs,
    runCall,
    judge: prepared.modelName,
    openModel: openJudge,
    signal: batch.hostEnvironment.signal,
  };
  return await batch.evaluate(context, answer);
}

/** Runs the commands of evaluations. The job has ended, so the state of its directory before it is not needed. */
export function runCallIn(runtime: JobRuntime): RunCall {
  return createJobRunCall(runtime.evaluating(), {
    clock: systemClock,
    origin: 'prompt',
    changesReady: () => Promise.resolve(),
  });
}
