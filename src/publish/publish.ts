import type { RunContext } from '../context/run-context.js';
import type { DiffCoverage } from '../event/context/diff.js';
import type { CollectedTree } from '../github-writes/tree-change.js';
import type { GitHubWriteResult } from '../github-writes/write-result.js';
import type { PushTarget } from '../job/github/github-writes.js';
import type { LastCheck } from '../job/result/last-check.js';
import type { Result } from '../job/result/types.js';
import type { JsonSchema } from '../messages/types.js';
import { forPosting, runUrl } from '../platform/github/connections.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { supportsColor } from '../platform/terminal/color.js';
import { neutralize } from '../platform/terminal/workflow-commands.js';
import { isAnalysis, reportsFindings } from '../report/findings.js';
import {
  cleaned,
  createReport,
  type Links,
  type MarkdownReport,
  type Report,
  type ReportOptions,
  type Subject,
} from '../report/report.js';
import { closingLines } from '../report/terminal.js';
import {
  type Answering,
  isPosting,
  keepsDirectory,
  type LocalPorts,
  pendingRows,
  writeLocalResults,
} from './local-results.js';
import type { RunOutcome } from './outcome.js';
import { outgoingOptionsOf } from './outgoing.js';
import type { Posted } from './result-comment.js';
import type { GitHubWritePorts } from './writes.js';

export interface PublishPorts extends LocalPorts {
  readonly runContext: RunContext;
  readonly outputSchema: JsonSchema | null;
  readonly hostEnvironment: HostEnvironment;
  /** The contents of the pull request; `null` if the model requested none. */
  readonly collected: CollectedTree | null;
  readonly runId: string;
  readonly push: PushTarget;
  /** Resolves when nothing of the run itself is posted any more. */
  readonly beforePosts: () => Promise<unknown>;
  /** Which changed files of the pull request the model has seen; `null` if unknown. */
  readonly coverage: DiffCoverage | null;
  /** The last test or build of the run; `null` if there was none. */
  readonly lastCheck: LastCheck | null;
  /** The id of the run under which its conversation was stored; `null` if it was not. */
  readonly conversation: string | null;
}

export interface Published extends Omit<RunOutcome, 'exitCode'> {
  /** Writes that failed, or that could not be recorded or posted. */
  readonly failedWrites: number;
}

/**
 * On this machine, then writes, posts and comment, then here again with their outcome: a run killed while it posts
 * loses nothing, and a failed target is reported in the others.
 */
export async function publish(ended: Result, given: PublishPorts): Promise<Published> {
  const ports = { ...given, hostEnvironment: forPosting(given.hostEnvironment) };
  const { artifacts, hostEnvironment, runContext } = ports;
  const { patch, files, result } = await patched(ended, ports);
  const reporting = reportingOf(result, await subjectOf(ports), { ...ports, files });
  const { options } = reporting;
  const outgoing = outgoingOptionsOf(runContext.settings, hostEnvironment);
  const withAnswer: Answering['withAnswer'] = async (report) => {
    const sanitizer = await import('../report/sanitizer.js');
    return sanitizer.withAnswer(report, result.text, { redact: ports.redact, outgoing });
  };
  const first = await writeFirstResults(reporting, { ...ports, withAnswer });
  await ports.beforePosts();
  const applied = await appliedWrites(result, { ...ports, outgoing, patch });
  const rows = cleaned(applied, ports.redact);
  const posts = await postsOf({ ...reporting.early, writes: rows }, { ...ports, outgoing, withAnswer });
  for (const notice of artifacts.notices) ports.log.warning(notice);
  const shown = withNotices(reporting.result, [...posts.notices, ...first.notices, ...artifacts.notices]);
  const written = { ...options, writes: [...applied, ...posts.rows], isReview: posts.isReview };
  const { publish: targets } = runContext.settings;
  const wantsComment = targets.includes('comment') || posts.needsComment;
  const posted: Posted = wantsComment
    ? await (await import('./result-comment.js')).postResultComment(
        await withAnswer(createReport(shown, written)),
        ports,
      )
    : { url: null, notices: [], problem: null };
  const lost: readonly GitHubWriteResult[] =
    posted.problem === null ? [] : [{ what: 'Result comment', outcome: 'failed', url: null, note: posted.problem }];
  const all = { ...written, writes: [...written.writes, ...lost] };
  const report = createReport(withNotices(shown, posted.notices), all);
  // Without the comment, no one would see what it was meant to show; a truncated result names the summary.
  const isCut = (wantsComment || targets.includes('review')) && !(await isPostedWhole(await withAnswer(report)));
  const isUnseen = (wantsComment && posted.url === null) || (await isReviewed(report));
  const hasSummary = targets.includes('summary') || isCut || isUnseen;
  const local = { ...ports, withAnswer };
  const outputs = await writeLocalResults(report, { ...first, commentUrl: posted.url, hasSummary }, local);
  if (report.links.reportPath === null) artifacts.remove();
  const color = supportsColor(hostEnvironment.stdio.errIsTerminal, hostEnvironment.environment);
  const closing = closingLines(report, { color });
  if (hostEnvironment.onRunner) hostEnvironment.stdio.out(neutralize(closing));
  else hostEnvironment.stdio.err(closing);
  const { structured } = report.result;
  // With an output schema only the JSON, without the model's text around it.
  const text = structured === undefined ? report.result.text : JSON.stringify(structured, null, 2);
  return {
    text: hostEnvironment.onRunner ? neutralize(text) : text,
    value: { ...report.result, reportPath: report.links.reportPath },
    outputs,
    failedWrites: all.writes.filter(({ outcome }) => outcome === 'failed').length,
  };
}

/** Most runs request no review. */
async function isReviewed(report: Report): Promise<boolean> {
  if (!report.isReview && !report.result.requests.some(({ kind }) => kind === 'review')) return false;
  const { isShownByReview } = await import('../report/comment/posted.js');
  return isShownByReview(report);
}

async function isPostedWhole(report: MarkdownReport): Promise<boolean> {
  const { resultText } = await import('../report/comment/comment.js');
  return resultText(report).isWhole;
}

/** The result of each write; most runs request none, and none of their calls is refused. */
async function appliedWrites(result: Result, ports: GitHubWritePorts): Promise<readonly GitHubWriteResult[]> {
  const { requests, denials, unrecorded = [] } = result;
  if (requests.length + denials.length + unrecorded.length === 0) return [];
  const { applyGitHubWrites } = await import('./writes.js');
  return await applyGitHubWrites(result, ports);
}

/** Writes the changes as a patch. What follows needs only its text, if it is one that a comment can have. */
async function patched(ended: Result, ports: PublishPorts) {
  if (ended.changes.length === 0) return { patch: '', files: {}, result: ended };
  const { writeChangesPatch } = await import('./changes-patch.js');
  const { path, text, notices } = writeChangesPatch(ended.changes, ports);
  const changes = ended.changes.map(({ patch: _, ...change }) => change);
  const result = { ...ended, changes, notices: [...ended.notices, ...notices] };
  return { patch: text, files: path === null ? {} : { patchPath: path }, result };
}

/** What all forms of the report have in common, and the report before anything was posted. Paths are named only if the files remain. */
function reportingOf(
  result: Result,
  subject: Subject,
  ports: PublishPorts & { readonly files: Pick<Links, 'patchPath'> },
) {
  const { redact, runContext, outputSchema, artifacts, hostEnvironment, files } = ports;
  const links = { run: runUrl(hostEnvironment), reportPath: null, onRunner: hostEnvironment.onRunner };
  const options: ReportOptions = { redact, links, subject, outputSchema };
  const early = createReport(result, options);
  if (early.findings.length === 0 && !keepsDirectory(result, runContext.settings, hostEnvironment)) {
    return { result: { ...result, transcriptPath: null }, options, early };
  }
  const withPath = { ...links, ...files, reportPath: artifacts.write('report.md', '') };
  return { result, options: { ...options, links: withPath }, early: { ...early, links: withPath } };
}

/** Only for a pull request: in an issue, a commit would mean nothing to the reader. */
/** GitHub's names for the relationship of a maintainer to the repository. */
const maintains = /^(?:OWNER|MEMBER|COLLABORATOR)$/;

async function subjectOf({ runContext, coverage, lastCheck, conversation }: PublishPorts): Promise<Subject> {
  const { event, pull } = runContext;
  const commit =
    event.item?.kind === 'pull-request'
      ? (pull?.commit ?? (await (await import('./writes.js')).reviewedSha(runContext)))
      : null;
  const requestedBy = event.trigger.triggerComment === null ? null : (event.trigger.sender?.login ?? null);
  const isFromOutside = event.item?.kind === 'issue' && !maintains.test(event.trigger.itemAssociation);
  return {
    commit,
    requestedBy,
    ...(isFromOutside ? { isFromOutside } : {}),
    ...(coverage === null ? {} : { coverage }),
    ...(lastCheck === null ? {} : { lastCheck }),
    ...(conversation === null ? {} : { conversation }),
  };
}

/** Everything that is known before the first post. */
async function writeFirstResults({ result, early }: ReturnType<typeof reportingOf>, ports: PublishPorts & Answering) {
  const { settings } = ports.runContext;
  const findingFiles = await findingsOf(early, ports);
  await writeFindingReportsOf(early, ports);
  const handoff = await handOff(early, ports);
  const files = { findingFiles, handoffPath: handoff.path, notices: handoff.notices };
  if (isPosting(result, settings)) {
    const report = { ...early, writes: cleaned(await pendingRows(result), ports.redact) };
    const outputs = await writeLocalResults(report, { ...files, commentUrl: null, hasSummary: true }, ports);
    await ports.setOutputs?.(outputs);
  }
  return files;
}

/** Most runs name no files for findings. */
async function writeFindingReportsOf(report: Report, ports: PublishPorts): Promise<void> {
  const { settings } = ports.runContext;
  if (settings['code-quality-report'] === undefined && settings['junit-report'] === undefined) return;
  const { writeFindingReports } = await import('./finding-reports.js');
  const { findings, result } = report;
  const problem = isAnalysis(result.conclusion) ? null : result;
  await writeFindingReports({ findings, problem }, { ...ports, settings });
}

function withNotices(result: Result, notices: readonly string[]): Result {
  return { ...result, notices: [...result.notices, ...notices] };
}

/** The result as a review and as a check run, if requested. */
async function postsOf(report: Report, ports: PublishPorts & GitHubWritePorts & Answering) {
  const { publish: targets } = ports.runContext.settings;
  const rows: readonly GitHubWriteResult[] = [];
  const nothing = { rows, notices: [] as readonly string[], needsComment: false, isReview: false };
  if (!targets.includes('review') && !targets.includes('check')) return nothing;
  const { checkResult, reviewResult } = await import('./post-result.js');
  const answered = await ports.withAnswer(report);
  const wantsReview = targets.includes('review') && !(await isReviewed(report));
  const review = wantsReview ? await reviewResult(answered, ports) : { rows: [], problem: null };
  const check = targets.includes('check') ? [await checkResult(answered, ports)] : [];
  const notices = review.problem === null ? [] : [`The result was not posted as a review: ${review.problem}`];
  const isReview = wantsReview && review.problem === null;
  return { rows: [...review.rows, ...check], notices, needsComment: review.problem !== null, isReview };
}

async function findingsOf(report: Report, { artifacts, hostEnvironment, runContext }: PublishPorts) {
  // Without a report, the directory does not remain.
  if (report.links.reportPath === null || !reportsFindings(report, runContext.settings)) return null;
  const { publishFindings } = await import('./findings.js');
  const annotate = hostEnvironment.onRunner && runContext.settings.publish.includes('annotations');
  return publishFindings(report, { artifacts, stdio: hostEnvironment.stdio }, annotate);
}

/** The file for a second workflow, next to the report, if it is requested. */
async function handOff({ result, findings }: Report, { artifacts, runContext }: PublishPorts) {
  const { event, settings } = runContext;
  if (!settings.publish.includes('handoff')) return { path: null, notices: [] };
  const { headSha } = event;
  if (headSha === null) return { path: null, notices: ['The event names no commit, so no hand-off file was written.'] };
  const { handoffOf } = await import('../report/handoff.js');
  const handoff = handoffOf(result, findings, headSha);
  return { path: artifacts.writeRedacted('handoff.json', `${JSON.stringify(handoff, null, 2)}\n`), notices: [] };
}
