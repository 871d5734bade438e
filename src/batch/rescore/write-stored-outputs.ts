import { only, UserError } from '../../errors.js';
import { formatCount } from '../../format-number.js';
import { createFileSystem } from '../../platform/files/file-system.js';
import { FileProblem } from '../../platform/files/types.js';
import { outputFileContent, writeOutputFile } from '../job/output-file.js';
import { sentencesOf } from '../job/store-end.js';
import type { JobRecord } from '../model/job-record.js';
import type { BatchJobSpec, PlannedJob } from '../model/types.js';
import type { BatchRunContext } from '../open/types.js';
import { outputFileOf } from '../plan/resolve-job.js';
import { nameOfJob } from '../report/name-of-job.js';
import type { JobState } from '../run/job-row.js';
import type { Survey } from '../run/survey.js';
import { noteState } from './score-stored.js';

export interface StoredOutputsOptions {
  readonly batch: BatchRunContext;
  readonly jobs: readonly PlannedJob[];
  readonly survey: Survey;
}

interface Outputs extends StoredOutputsOptions {
  /** The entries whose files are written into the workspace, by id. */
  readonly entries: ReadonlyMap<string, BatchJobSpec>;
  /** Positions of the jobs that have run themselves, instead of taking the answer of another job with their key. */
  readonly ran: ReadonlySet<number>;
  /** Positions of the jobs whose answers were asked for in this run, or could not be written before it. */
  readonly fresh: ReadonlySet<number>;
}

/**
 * Files that no job of this run wrote: missing ones, those of jobs with another's answer, and the last repeat's. Asks
 * no model. Existing files stay unless the answer is new.
 */
export async function writeStoredOutputs(options: StoredOutputsOptions): Promise<void> {
  const { batch, jobs } = options;
  const entries = batch.file.jobs.filter(({ outputFile, changes }) => outputFile !== null && changes === 'none');
  if (entries.length === 0) return;
  const outputs = {
    ...options,
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    ran: firstOfEachKey(options),
    fresh: new Set([...options.survey.toRun, ...options.survey.unwritten]),
  };
  const files = createFileSystem({ root: batch.runContext.workspace, guard: () => null });
  let count = 0;
  for (const positions of jobsWithRepeats(outputs)) {
    if (batch.hostEnvironment.signal.aborted) break;
    const position = positions.findLast((candidate) => hasSucceeded(candidate, outputs));
    const job = jobs[position ?? -1];
    const entry = outputs.entries.get(job?.id ?? '');
    if (position === undefined || job === undefined || entry === undefined) continue;
    const path = outputFileOf(entry, job) ?? '';
    const isPresent = (await files.info(path).catch(only(FileProblem, () => null))) !== null;
    if (isPresent && !isOutdated(position, positions, outputs)) continue;
    if ((await writeStored(position, { job, path }, outputs)) && !isNew(position, outputs)) count += 1;
  }
  if (count > 0) batch.log.info(`Wrote ${formatCount(count, 'output file')} of stored answers.`);
}

/** Of jobs with the same key, the first one runs, and writes its file. */
function firstOfEachKey({ jobs, survey }: StoredOutputsOptions): ReadonlySet<number> {
  const byKey = new Map<string, number>();
  for (const position of survey.toRun) {
    const key = jobs[position]?.key ?? '';
    if (!byKey.has(key)) byKey.set(key, position);
  }
  return new Set(byKey.values());
}

function jobsWithRepeats({ jobs, entries }: Outputs): Iterable<readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const [position, { id, slot }] of jobs.entries()) {
    if (!entries.has(id)) continue;
    const name = slot.replace(/#\d+$/, '');
    const known = groups.get(name);
    if (known === undefined) groups.set(name, [position]);
    else known.push(position);
  }
  return groups.values();
}

function hasSucceeded(position: number, { survey }: Outputs): boolean {
  return survey.states[position]?.kind === 'ended' && survey.figures[position]?.conclusion === 'success';
}

/** Whether the file has another answer than the last repeat that ended well, as far as this run has written it. */
function isOutdated(position: number, repeats: readonly number[], outputs: Outputs): boolean {
  if (isNew(position, outputs) && !outputs.ran.has(position)) return true;
  return repeats.some((repeat) => repeat !== position && isNew(repeat, outputs));
}

/** Whether no earlier run has written the answer of the job. */
function isNew(position: number, outputs: Outputs): boolean {
  return outputs.fresh.has(position) && hasSucceeded(position, outputs);
}

interface StoredOutput {
  readonly job: PlannedJob;
  readonly path: string;
}

async function writeStored(position: number, output: StoredOutput, outputs: Outputs): Promise<boolean> {
  const { batch } = outputs;
  const { job, path } = output;
  const record = await batch.state.record(job);
  if (record === null) return false;
  const why = await whyNotWritten(record, output, batch);
  if (why === null) return true;
  const problem = batch.redactor.redact(`The stored answer could not be written to ${path}: ${why}`);
  batch.log.warning(`${batch.redactor.redact(nameOfJob(job))}: ${problem}`);
  const before = outputs.survey.states[position];
  const state: JobState = { kind: 'ended', isReused: before?.kind === 'ended' && before.isReused, problem };
  noteState([position], state, outputs, record);
  return false;
}

/** By the rules of the job, as if it had just ended. */
async function whyNotWritten(
  { text }: JobRecord,
  { job, path }: StoredOutput,
  { prepare, runContext: { workspace }, hostEnvironment }: BatchRunContext,
): Promise<string | null> {
  const prepared = await prepare(job).catch(only(UserError, (error) => ({ problem: sentencesOf(error) })));
  if ('problem' in prepared) return prepared.problem;
  const file = { path, content: outputFileContent(text), directory: workspace };
  return await writeOutputFile(file, { ...prepared, hostEnvironment });
}
