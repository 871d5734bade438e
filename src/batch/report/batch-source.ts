import { rethrowUnless } from '../../errors.js';
import { formatNumber } from '../../format-number.js';
import { FileProblem } from '../../platform/files/types.js';
import { formatCost, formatDuration } from '../../report/headline.js';
import { fittingEntries, pageConversation } from '../../report/page/fitting.js';
import { pageChanges } from '../../report/page/page-changes.js';
import type { PageJob, PageOverview, PageRow, PageState } from '../../report/page/page-data.js';
import type { ReportSource, SourcePorts } from '../../report/page/report-source.js';
import { shorten } from '../../text.js';
import { fieldText } from '../items/item-fields.js';
import type { JobRecord } from '../model/job-record.js';
import type { BatchJobResult } from '../model/result-types.js';
import type { PlannedJob } from '../model/types.js';
import { type JobState, reasonOfState } from '../run/job-row.js';
import type { RowFigures } from '../run/totals.js';
import { batchLabel, matrixInName, nameOfJob, nameOfRate } from './name-of-job.js';
import { type Comparison, jobIdentity, type PreviousOutcomes } from './previous-outcomes.js';
import { pullRequestRows } from './pull-request-lines.js';
import type { StoredBatch } from './read-batch.js';
import { endOfRow, isUnknown, rankOf, unpassed } from './rows.js';

/** A batch from its state directory, compared with an earlier run if one is given. */
export async function batchSource(
  batch: StoredBatch,
  comparison: Comparison | null,
  ports: SourcePorts,
): Promise<ReportSource> {
  const ranked: {
    readonly job: PlannedJob;
    readonly rank: number;
    readonly row: PageRow;
  }[] = [];
  const keys = new Set<string>();
  for (const job of batch.plan.jobs) {
    const [figures, state] = [batch.figures[job.index], batch.states[job.index]];
    if (figures === undefined || state === undefined) continue;
    const stored = await batch.rowOf(job);
    const mark = comparison === null ? null : markOf(job, figures, comparison.outcomes);
    const row = pageRow({ job, figures, state, mark, ...stored }, keys, ports.clean);
    keys.add(row.key);
    ranked.push({ job, rank: mark === 'new' ? -1 : rankOf({ figures }), row });
  }
  ranked.sort((a, b) => a.rank - b.rank || a.job.index - b.job.index);
  return {
    overview: overviewOf(batch, comparison, { rows: ranked.map(({ row }) => row), clean: ports.clean }),
    jobs: async function* () {
      for (const { job, row } of ranked) yield await pageJob(row.key, job, batch, ports);
    },
  };
}

function overviewOf(
  { totals, run, plan }: StoredBatch,
  comparison: Comparison | null,
  { rows, clean }: Pick<SourcePorts, 'clean'> & Pick<PageOverview, 'rows'>,
): PageOverview {
  const now = new Set(plan.jobs.map((job) => jobIdentity({ ...job, item: job.item?.fields ?? null })));
  const gone = [...(comparison?.outcomes.keys() ?? [])].filter((identity) => !now.has(identity)).length;
  return {
    kind: 'batch',
    title: clean(totals.name),
    conclusion: totals.conclusion,
    label: batchLabel(totals).text,
    reason: clean(totals.reason),
    endedAt: run.endedAt,
    costUsd: totals.costUsd,
    previous: comparison === null ? null : { name: clean(comparison.name), gone },
    passRates: totals.passRates.map(({ matrix, ...rate }) => ({
      ...rate,
      id: clean(rate.id),
      name: clean(nameOfRate({ id: rate.id, matrix })),
      model: clean(rate.model),
      words: clean(matrixInName({ matrix })),
    })),
    pullRequests: pullRequestRows(totals.pullRequests).map(({ before, url, after }) => ({
      before: clean(before),
      url: url === null ? null : clean(url),
      after: clean(after),
    })),
    rows,
  };
}

function markOf(job: PlannedJob, figures: RowFigures, outcomes: PreviousOutcomes): PageRow['mark'] {
  if (figures.state !== 'ended' || isUnknown(figures)) return null;
  const passedBefore = outcomes.get(jobIdentity({ ...job, item: job.item?.fields ?? null }));
  if (!figures.isPassed) return passedBefore === false ? null : 'new';
  return passedBefore === false ? 'fixed' : null;
}

interface Stored {
  readonly job: PlannedJob;
  readonly figures: RowFigures;
  readonly state: JobState;
  readonly mark: PageRow['mark'];
  readonly row: BatchJobResult;
  readonly record: JobRecord | null;
}

const maxReason = 300;

function pageRow(
  { job, figures, state, mark, row, record }: Stored,
  keys: ReadonlySet<string>,
  clean: (text: string) => string,
): PageRow {
  const { evaluations } = figures;
  const reason = state.kind === 'ended' ? reasonOfEnd(row, figures) : reasonOfState(state, record);
  const short = job.key.slice(0, 12);
  return {
    // Two jobs with the same key have one answer.
    key: keys.has(short) ? `${short}-${String(job.index)}` : short,
    name: clean(nameOfJob(job)),
    id: clean(job.id),
    model: clean(job.model),
    state: pageState(figures),
    conclusion: row.conclusion,
    reason: shorten(clean(reason).replace(/\s+/g, ' '), maxReason),
    isReused: row.reused,
    mark,
    evaluations: { passed: evaluations.passed, total: evaluations.passed + evaluations.failed + evaluations.errors },
    costUsd: row.costUsd,
    durationMs: endOfRow(figures, record).durationMs,
  };
}

/** Of a success the evaluation that failed, or nothing: every success has an answer. The list names the state itself. */
function reasonOfEnd({ conclusion, reason, evaluations }: BatchJobResult, { isPassed }: RowFigures): string {
  if (conclusion !== 'success') return reason;
  const [failed] = isPassed ? [] : unpassed(evaluations);
  return failed === undefined ? '' : `${failed.name}: ${failed.reason}`;
}

const capitalized = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

function pageState(figures: RowFigures): PageState {
  const { state, isPassed, conclusion } = figures;
  if (state !== 'ended') return state === 'missing' ? 'open' : state;
  if (isPassed) return 'passed';
  if (conclusion !== 'success') return 'failed';
  return isUnknown(figures) ? 'error' : 'evaluation';
}

async function pageJob(key: string, job: PlannedJob, batch: StoredBatch, ports: SourcePorts): Promise<PageJob> {
  const { clean } = ports;
  const { row, record } = await batch.rowOf(job);
  const state = batch.states[job.index];
  const hasEnded = state?.kind === 'ended';
  // A parked job has the conversation of the run in which it failed.
  const transcript = await transcriptOf(record?.transcriptPath ?? null, row.reused || !hasEnded, batch);
  const conversation = 'text' in transcript ? pageConversation(transcript.text, clean) : null;
  const fitting = conversation === null ? { entries: [], missing: null } : fittingEntries(conversation.entries);
  return {
    key,
    reason: clean(
      state === undefined || state.kind === 'ended' ? row.reason : capitalized(reasonOfState(state, record)),
    ),
    facts: factsOf(job, row, record, conversation?.mode ?? '').map(([label, value]) => [label, clean(value)]),
    item: Object.entries(row.item ?? {}).map(([name, value]) => [clean(name), clean(fieldText(value))]),
    text: clean(row.text),
    structured: row.structured === undefined ? null : clean(JSON.stringify(row.structured, null, 2)),
    evaluations: row.evaluations.map(({ name, status, score, reason }) => ({
      ...{ name: clean(name), status, score, reason: clean(reason) },
    })),
    changes: pageChanges(record?.changes ?? [], clean),
    notices: (record?.notices ?? []).map(clean),
    entries: fitting.entries,
    missing: 'missing' in transcript ? transcript.missing : fitting.missing,
  };
}

/** Most values are numbers; the others were written by the batch file. */
function factsOf(job: PlannedJob, row: BatchJobResult, record: JobRecord | null, mode: string): PageJob['facts'] {
  const ended = record === null ? [] : endFacts(record);
  return [
    ['Entry', job.id],
    ['Model', job.model],
    ...Object.entries(job.matrix)
      .filter(([name]) => name !== 'model')
      .map(([name, value]) => [name, String(value)] as const),
    ['Repeat', job.repeat === 1 ? '' : String(job.repeat)],
    ['Mode', mode],
    ...ended,
    ['Cost', row.costUsd === null ? '' : formatCost(row.costUsd)],
    ['Reused', row.reused ? 'from an earlier run' : ''],
    ['Attempt', row.attempt === 1 ? '' : String(row.attempt)],
    ['Transcript', row.transcriptPath === null ? '' : shortPath(row.transcriptPath)],
  ].filter((fact): fact is [string, string] => fact[1] !== '');
}

/** A digest in every path would be a twentieth of the page. */
const shortPath = (path: string) => path.replace(/[0-9a-f]{64}/, (key) => `${key.slice(0, 12)}…`);

function endFacts({ turns, toolCalls, usage, durationMs, endedAt, shard }: JobRecord): readonly [string, string][] {
  return [
    ['Turns', formatNumber(turns)],
    ['Calls', formatNumber(toolCalls)],
    ['Tokens', `${formatNumber(usage.inputTokens)} in, ${formatNumber(usage.outputTokens)} out`],
    ['Time', formatDuration(durationMs)],
    ['Ended', endedAt.replace('T', ' ').replace(/(\.\d+)?Z$/, ' UTC')],
    ['Shard', shard ?? ''],
  ];
}

const maxTranscriptBytes = 64_000_000;

const withoutConversations =
  'The conversation is in the report of an earlier run: a branch or a cache that keeps the state has only answers.';

/** The transcript of a job, or why it cannot be shown. */
async function transcriptOf(
  transcriptPath: string | null,
  isOfEarlierRun: boolean,
  { state }: StoredBatch,
): Promise<{ readonly text: string } | { readonly missing: string }> {
  if (transcriptPath === null) return { missing: 'This job has no conversation.' };
  try {
    const bytes = await state.directory.read(transcriptPath, maxTranscriptBytes);
    if (bytes !== null) return { text: bytes.toString('utf8') };
    return { missing: isOfEarlierRun ? withoutConversations : `${transcriptPath} does not exist.` };
  } catch (error) {
    rethrowUnless(error, FileProblem);
    return { missing: `The conversation cannot be shown: ${error.message}` };
  }
}
