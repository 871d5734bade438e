import { join } from 'node:path';
import { formatCount } from '../../format-number.js';
import { plainText } from '../../plain-text.js';
import type { StateDirectory } from '../../platform/files/state/state-directory.js';
import type { PieceWriter } from '../../platform/files/state/whole-files.js';
import { redactData } from '../../platform/secrets/redact-data.js';
import type { Redact } from '../../platform/types.js';
import type { FindingReport } from '../../publish/finding-reports.js';
import { isAnalysis } from '../../report/findings.js';
import { sarif } from '../../report/formats/sarif.js';
import type { Finding } from '../../tools/self-report/types.js';
import { version } from '../../version.js';
import { batchFormat } from '../job/batch-format.js';
import type { BatchPullRequests } from '../model/result-types.js';
import type { PlannedJob } from '../model/types.js';
import { type BatchPosts, noPosts, type PostedItemWrites } from '../open/types.js';
import { type JUnitFigures, junitCase, junitHead, junitKind, junitTail } from '../report/junit.js';
import { nameOfJob } from '../report/name-of-job.js';
import { createRowSelection } from '../report/row-selection.js';
import { endOfRow, type ReportRow } from '../report/rows.js';
import { batchHeadline, batchSummary, batchText } from '../report/summary.js';
import type { StoredRow } from '../run/job-row.js';
import { exitCodeOfBatch, type RowFigures, type Totals } from '../run/totals.js';

export interface BatchReport {
  readonly totals: Totals;
  readonly jobs: readonly PlannedJob[];
  readonly figures: readonly RowFigures[];
  /** Those of repeats that did not pass, although their job passed or can still pass. */
  readonly tolerated: ReadonlySet<RowFigures>;
  readonly rowOf: (position: number, job: PlannedJob) => Promise<StoredRow>;
}

export interface ReportPorts {
  readonly directory: StateDirectory;
  readonly redact: Redact;
  /** Stores the pull requests, redacted, for later reports, and the end of the run if they have changed it. */
  readonly save: (stored: StoredPullRequests) => Promise<void>;
}

export interface StoredPullRequests extends Partial<Pick<Totals, 'conclusion' | 'code' | 'reason'>> {
  readonly pullRequests: BatchPullRequests;
}

export interface WrittenReport {
  readonly summary: string;
  readonly text: string;
  readonly headline: string;
  readonly valuePath: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** Of all jobs, at most as many as GitHub accepts; redacted. */
  readonly findings: readonly Finding[];
  readonly findingsProblem: FindingReport['problem'];
}

/** GitHub accepts at most 25,000 in one file. */
const maxFindings = 25_000;
const sarifFile = 'report/findings.sarif';

/** Posts the results, then writes the reports, which name them. An error of the former does not lose the latter. */
export async function writeReportsAfter(
  post: () => Promise<BatchPosts>,
  report: BatchReport,
  ports: ReportPorts,
): Promise<{ readonly written: WrittenReport; readonly exitCode: number }> {
  const [posted] = await Promise.allSettled([post()]);
  const { pullRequests: opened, writes, failure, canceled } = posted.status === 'fulfilled' ? posted.value : noPosts;
  const pullRequests = redactData(opened, (text) => ports.redact(plainText(text)), batchFormat);
  const end = canceled === null ? {} : ({ conclusion: 'cancelled', code: 'canceled', reason: canceled } as const);
  if (pullRequests.length > 0 || canceled !== null) await ports.save({ pullRequests, ...end });
  const totals = {
    ...report.totals,
    ...end,
    ...(Object.keys(writes.counts).length === 0 ? {} : { writes: writes.counts }),
    ...(pullRequests.length === 0 ? {} : { pullRequests }),
  };
  const written = await writeReports({ ...report, totals, writes }, ports);
  if (posted.status === 'rejected') throw posted.reason;
  const { headline } = written;
  const why = failure === null ? '' : ` ${failure} failed, and on-failed-write is fail.`;
  return {
    written: { ...written, headline: `${headline}${why}` },
    exitCode: exitCodeOfBatch(totals.conclusion, failure !== null),
  };
}

type PostedReport = BatchReport & { readonly writes: PostedItemWrites };

/** In `report/`, in one pass over the records, so that memory does not grow with the number of jobs. */
async function writeReports(report: PostedReport, ports: ReportPorts): Promise<WrittenReport> {
  const { directory, redact } = ports;
  const { jobs } = report;
  const change = (text: string) => redact(plainText(text));
  const totals = redactData(report.totals, change, batchFormat);
  const selection = createRowSelection(report.writes.isPreview);
  // Repeats of a job often report the same.
  const byText = new Map<string, Finding>();
  const offering = { isOffered: false };
  await withWriters(directory, async (json, lines, junit) => {
    await json.write(`${JSON.stringify(totals, null, 2).replace(/\n\}$/, '')},\n  "jobs": [`);
    await junit.write(junitHead(totals, junitFigures(report)));
    for (const [position, job] of jobs.entries()) {
      const reported = await reportRow(position, job, report, { directory, change });
      if (reported === null) continue;
      const { row } = reported;
      if (reported.findings !== undefined) offering.isOffered = true;
      for (const finding of reported.findings ?? [])
        if (byText.size < maxFindings) byText.set(JSON.stringify(finding), finding);
      const text = JSON.stringify(row.row);
      await json.write(`${position === 0 ? '' : ','}\n    ${text}`);
      await lines.write(`${text}\n`);
      await junit.write(junitCase(row, report.tolerated.has(row.figures)));
      selection.add(row);
    }
    await json.write(`${jobs.length === 0 ? '' : '\n  '}]\n}\n`);
    await junit.write(junitTail);
  });
  const findings = [...byText.values()];
  const selected = selection.selected(jobs.length);
  const summary = batchSummary(totals, selected);
  await directory.write('report/summary.md', summary);
  const problem = findingsProblem(totals);
  const hasSarif = offering.isOffered && problem === null;
  if (hasSarif) await directory.write(sarifFile, sarif(findings, version));
  else await directory.remove(sarifFile);
  const pathOf = (name: string) => join(directory.path, name);
  const { conclusion, code = '', reason, costUsd } = report.totals;
  const outputs = {
    conclusion,
    'reason-code': code,
    reason: redact(reason),
    'pull-requests': addressesOf(totals),
    'cost-usd': costUsd === null ? '' : String(Number(costUsd.toFixed(6))),
    'report-path': pathOf('report/summary.md'),
    'junit-path': pathOf('report/junit.xml'),
    'sarif-path': hasSarif ? pathOf(sarifFile) : '',
  };
  const text = batchText(totals, selected);
  const found = { findings, findingsProblem: problem };
  return { summary, text, headline: batchHeadline(totals), valuePath: pathOf('report/result.json'), outputs, ...found };
}

/** Why the findings are not all that there is, so that the other ones have not disappeared. */
function findingsProblem({ conclusion, reason, deferred, parked, missing = 0 }: Totals): FindingReport['problem'] {
  if (!isAnalysis(conclusion)) return { conclusion, reason };
  const open = deferred + parked + missing;
  return open === 0 ? null : { conclusion: 'incomplete', reason: `${formatCount(open, 'job')} did not run.` };
}

/** The output is limited, and a batch can have many jobs: the rest is in the result. */
const maxAddresses = 1_000;

function addressesOf({ pullRequests = [] }: Totals): string {
  const known = pullRequests.flatMap(({ outcome, url }) => (url === null ? [] : [{ outcome, url }]));
  return JSON.stringify(known.slice(0, maxAddresses));
}

async function reportRow(
  position: number,
  job: PlannedJob,
  { figures, rowOf, writes: posted }: PostedReport,
  { directory, change }: { readonly directory: StateDirectory; readonly change: (text: string) => string },
): Promise<{ readonly row: ReportRow; readonly findings: readonly Finding[] | undefined } | null> {
  const rowFigures = figures[position];
  if (rowFigures === undefined) return null;
  const { row: stored, record, deferred } = await rowOf(position, job);
  const { transcriptPath: path } = stored;
  const writes = posted.rows.get(job.key);
  const row = {
    ...stored,
    transcriptPath: path === null ? null : join(directory.path, path),
    ...(writes === undefined ? {} : { writes }),
  };
  const name = change(nameOfJob(job));
  const clean = { ...redactData(row, change, batchFormat), key: row.key };
  const findings = record?.findings === undefined ? undefined : redactData(record.findings, change, batchFormat);
  const why = deferred === null ? null : change(deferred);
  return {
    row: { name, figures: rowFigures, row: clean, deferred: why, ...endOfRow(rowFigures, record) },
    findings,
  };
}

async function withWriters(
  directory: StateDirectory,
  work: (json: PieceWriter, lines: PieceWriter, junit: PieceWriter) => Promise<void>,
): Promise<void> {
  const json = await directory.create('report/result.json');
  const lines = await directory.create('report/results.jsonl');
  const junit = await directory.create('report/junit.xml');
  try {
    await work(json, lines, junit);
  } catch (error) {
    for (const writer of [json, lines, junit]) await writer.abandon();
    throw error;
  }
  for (const writer of [json, lines, junit]) await writer.close();
}

function junitFigures({ figures, tolerated }: Pick<BatchReport, 'figures' | 'tolerated'>): JUnitFigures {
  const count = (kind: ReturnType<typeof junitKind>) =>
    figures.filter((rowFigures) => junitKind({ figures: rowFigures }, tolerated.has(rowFigures)) === kind);
  return {
    tests: figures.length,
    failures: count('failure').length,
    errors: count('error').length,
    skipped: count('skipped').length,
  };
}
