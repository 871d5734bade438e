import type { RunContext } from '../context/run-context.js';
import type { CollectedTree } from '../job/collect-tree.js';
import type { Result } from '../job/types.js';
import type { JsonSchema } from '../messages/types.js';
import type { Artifacts } from '../platform/files/artifacts.js';
import { runUrl } from '../platform/github/connections.js';
import type { HostEnvironment } from '../platform/process/host-environment.js';
import { supportsColor } from '../platform/terminal/color.js';
import { neutralize } from '../platform/terminal/workflow-commands.js';
import type { Sticky } from '../report/comment.js';
import { reportOutputs } from '../report/outputs.js';
import { createReport, type Report } from '../report/report.js';
import { stepSummary, wholeReport } from '../report/summary.js';
import { closingLines } from '../report/terminal.js';
import type { GitHubWriteResult } from '../report/write-result.js';
import type { RunOutcome } from './outcome.js';
import { outgoingOptionsOf } from './outgoing.js';
import { postResultComment } from './result-comment.js';
import { type SummaryPorts, writeSummaryFile } from './summary-file.js';
import { applyGitHubWrites, type GitHubWritePorts } from './writes.js';

export interface PublishPorts extends SummaryPorts {
  readonly runContext: RunContext;
  readonly outputSchema: JsonSchema | null;
  readonly artifacts: Artifacts;
  readonly hostEnvironment: HostEnvironment;
  /** The contents of the pull request; `null` if the model requested none. */
  readonly collected: CollectedTree | null;
  /** The comment that showed the progress; `null` if there was none. */
  readonly sticky: Sticky | null;
}

/**
 * Applies the writes and publishes the result: report file, summary, comment, closing lines, outputs. A target that
 * fails is reported in the others, so that nothing is lost.
 */
export async function publish(result: Result, ports: PublishPorts): Promise<Omit<RunOutcome, 'exitCode'>> {
  const { artifacts, hostEnvironment, redact, runContext, outputSchema } = ports;
  const { publish: targets } = runContext.settings;
  const patch = result.changes.map((change) => change.diff ?? '').join('');
  if (patch !== '') artifacts.write('changes.patch', patch);
  const outgoing = outgoingOptionsOf(runContext.settings, hostEnvironment);
  const applied = await applyGitHubWrites(result, { ...ports, outgoing });
  const reportPath = artifacts.write('report.md', '');
  const links = { run: runUrl(hostEnvironment), reportPath, onRunner: hostEnvironment.onRunner };
  const shared = { redact, links, outgoing, outputSchema };
  const posts = await postsOf(createReport(result, { ...shared, writes: applied }), { ...ports, outgoing });
  const resultWithNotices = { ...result, notices: [...result.notices, ...posts.notices, ...artifacts.notices] };
  for (const notice of artifacts.notices) ports.log.warning(notice);
  const options = { ...shared, writes: [...applied, ...posts.rows] };
  const wantsComment = targets.includes('comment') || posts.needsComment;
  const posted = wantsComment
    ? await postResultComment(createReport(resultWithNotices, options), ports.sticky, ports)
    : nothingPosted;
  const handoff = targets.includes('handoff')
    ? await handOff(createReport(resultWithNotices, options), ports)
    : nothingHandedOff;
  const report = createReport(
    { ...resultWithNotices, notices: [...resultWithNotices.notices, ...posted.notices, ...handoff.notices] },
    options,
  );
  artifacts.write('report.md', wholeReport(report));
  // Without the comment, no one would see what it was meant to show.
  const isUnseen = wantsComment && posted.url === null;
  if (targets.includes('summary') || isUnseen) await writeSummaryFile(stepSummary(report), ports);
  const color = supportsColor(hostEnvironment.stdio.errIsTerminal, hostEnvironment.environment);
  const closing = closingLines(report, { color });
  if (hostEnvironment.onRunner) hostEnvironment.stdio.out(neutralize(closing));
  else hostEnvironment.stdio.err(closing);
  const findingFiles = await findingsOf(report, ports);
  const text = answerText(report.result);
  return {
    text: hostEnvironment.onRunner ? neutralize(text) : text,
    value: report.result,
    outputs: reportOutputs(report, {
      commentUrl: posted.url,
      handoffPath: handoff.path,
      findingFiles,
      spill: (name, value) => artifacts.writeRedacted(`output-${name}.txt`, value),
    }),
  };
}

/** The result as a review and as a check run, if requested. */
async function postsOf(report: Report, ports: PublishPorts & Pick<GitHubWritePorts, 'outgoing'>) {
  const { publish: targets } = ports.runContext.settings;
  const nothing = { rows: [] as readonly GitHubWriteResult[], notices: [] as readonly string[], needsComment: false };
  if (!targets.includes('review') && !targets.includes('check')) return nothing;
  const { checkResult, reviewResult } = await import('./post-result.js');
  const review = targets.includes('review') ? await reviewResult(report, ports) : { rows: [], problem: null };
  const check = targets.includes('check') ? [await checkResult(report, ports)] : [];
  const notices = review.problem === null ? [] : [`The result was not posted as a review: ${review.problem}`];
  return { rows: [...review.rows, ...check], notices, needsComment: review.problem !== null };
}

const nothingPosted = { url: null, notices: [] };

async function findingsOf(report: Report, { artifacts, hostEnvironment, runContext }: PublishPorts) {
  if (report.findings.length === 0) return null;
  const { publishFindings } = await import('./findings.js');
  const annotate = hostEnvironment.onRunner && runContext.settings.publish.includes('annotations');
  return publishFindings(report, { artifacts, stdio: hostEnvironment.stdio, annotate });
}

/** The text for standard output: with an output schema only the JSON, without the model's text around it. */
function answerText({ text, structured }: Result): string {
  return structured === undefined ? text : JSON.stringify(structured, null, 2);
}

interface HandedOff {
  readonly path: string | null;
  readonly notices: readonly string[];
}

const nothingHandedOff: HandedOff = { path: null, notices: [] };

/** The file for a second workflow, next to the report. */
async function handOff({ result, findings }: Report, { artifacts, runContext }: PublishPorts): Promise<HandedOff> {
  const { headSha } = runContext.event;
  if (headSha === null) return { path: null, notices: ['The event names no commit, so no hand-off file was written.'] };
  const { handoffOf } = await import('../report/handoff.js');
  const handoff = handoffOf(result, findings, headSha);
  return { path: artifacts.writeRedacted('handoff.json', `${JSON.stringify(handoff, null, 2)}\n`), notices: [] };
}
