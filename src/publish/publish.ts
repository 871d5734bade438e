import type { Ground } from '../context/run-context.js';
import type { Collected } from '../job/collect-tree.js';
import type { Result } from '../job/types.js';
import type { JsonSchema } from '../messages/types.js';
import type { Artifacts } from '../platform/files/artifacts.js';
import { runUrl } from '../platform/github/connections.js';
import type { Surroundings } from '../platform/process/host-environment.js';
import { takesColour } from '../platform/terminal/color.js';
import { neutralise } from '../platform/terminal/workflow-commands.js';
import type { Sticky } from '../report/comment.js';
import { reportOutputs } from '../report/outputs.js';
import { createReport, type Report } from '../report/report.js';
import { stepSummary, wholeReport } from '../report/summary.js';
import { closingLines } from '../report/terminal.js';
import type { WriteRow } from '../report/write-result.js';
import type { Outcome } from './outcome.js';
import { outgoingOf } from './outgoing.js';
import { postComment } from './result-comment.js';
import { type SummaryDoors, summarise } from './summary-file.js';
import { applyWrites, type WriteDoors } from './writes.js';

export interface PublishDoors extends SummaryDoors {
  readonly ground: Ground;
  readonly outputSchema: JsonSchema | null;
  readonly artifacts: Artifacts;
  readonly surroundings: Surroundings;
  /** What a pull request is made from; null where the model asked for none. */
  readonly collected: Collected | null;
  /** The comment that showed the progress; null where none did. */
  readonly sticky: Sticky | null;
}

/**
 * Applies the writes and puts the result where it belongs: report file, summary, comment, closing lines, outputs. What cannot be
 * posted is said in the others, so that nothing is lost.
 */
export async function publish(result: Result, doors: PublishDoors): Promise<Omit<Outcome, 'exitCode'>> {
  const { artifacts, surroundings, redact, ground, outputSchema } = doors;
  const { publish: targets } = ground.settings;
  const patch = result.changes.map((change) => change.diff ?? '').join('');
  if (patch !== '') artifacts.write('changes.patch', patch);
  const outgoing = outgoingOf(ground.settings, surroundings);
  const applied = await applyWrites(result, { ...doors, outgoing });
  const reportPath = artifacts.write('report.md', '');
  const links = { run: runUrl(surroundings), reportPath, onRunner: surroundings.onRunner };
  const shared = { redact, links, outgoing, outputSchema };
  const posts = await postsOf(createReport(result, { ...shared, writes: applied }), { ...doors, outgoing });
  const told = { ...result, notices: [...result.notices, ...posts.notices, ...artifacts.notices] };
  for (const notice of artifacts.notices) doors.log.warning(notice);
  const options = { ...shared, writes: [...applied, ...posts.rows] };
  const wantsComment = targets.includes('comment') || posts.needsComment;
  const posted = wantsComment ? await postComment(createReport(told, options), doors.sticky, doors) : nothingPosted;
  const handoff = targets.includes('handoff') ? await handOff(createReport(told, options), doors) : nothingHandedOff;
  const report = createReport({ ...told, notices: [...told.notices, ...posted.notices, ...handoff.notices] }, options);
  artifacts.write('report.md', wholeReport(report));
  // What was meant for a comment that is not there would be seen by nobody.
  const isUnseen = wantsComment && posted.url === null;
  if (targets.includes('summary') || isUnseen) await summarise(stepSummary(report), doors);
  const colour = takesColour(surroundings.stdio.errIsTerminal, surroundings.environment);
  const closing = closingLines(report, { colour });
  if (surroundings.onRunner) surroundings.stdio.out(neutralise(closing));
  else surroundings.stdio.err(closing);
  const findingFiles = await findingsOf(report, doors);
  const text = answerText(report.result);
  return {
    text: surroundings.onRunner ? neutralise(text) : text,
    value: report.result,
    outputs: reportOutputs(report, {
      commentUrl: posted.url,
      handoffPath: handoff.path,
      findingFiles,
      spill: (name, value) => artifacts.writeRedacted(`output-${name}.txt`, value),
    }),
  };
}

/** The result as a review and as a check run, where that is wanted. */
async function postsOf(report: Report, doors: PublishDoors & Pick<WriteDoors, 'outgoing'>) {
  const { publish: targets } = doors.ground.settings;
  const nothing = { rows: [] as readonly WriteRow[], notices: [] as readonly string[], needsComment: false };
  if (!targets.includes('review') && !targets.includes('check')) return nothing;
  const { checkResult, reviewResult } = await import('./post-result.js');
  const review = targets.includes('review') ? await reviewResult(report, doors) : { rows: [], problem: null };
  const check = targets.includes('check') ? [await checkResult(report, doors)] : [];
  const notices = review.problem === null ? [] : [`The result was not posted as a review: ${review.problem}`];
  return { rows: [...review.rows, ...check], notices, needsComment: review.problem !== null };
}

const nothingPosted = { url: null, notices: [] };

async function findingsOf(report: Report, { artifacts, surroundings, ground }: PublishDoors) {
  if (report.findings.length === 0) return null;
  const { publishFindings } = await import('./findings.js');
  const annotate = surroundings.onRunner && ground.settings.publish.includes('annotations');
  return publishFindings(report, { artifacts, stdio: surroundings.stdio, annotate });
}

/** What standard output gets: with an output schema the JSON alone, whatever the model put around it. */
function answerText({ text, structured }: Result): string {
  return structured === undefined ? text : JSON.stringify(structured, null, 2);
}

interface HandedOff {
  readonly path: string | null;
  readonly notices: readonly string[];
}

const nothingHandedOff: HandedOff = { path: null, notices: [] };

/** The file for a second workflow, beside the report. */
async function handOff({ result, findings }: Report, { artifacts, ground }: PublishDoors): Promise<HandedOff> {
  const { headSha } = ground.event;
  if (headSha === null) return { path: null, notices: ['The event names no commit, so nothing was handed off.'] };
  const { handoffOf } = await import('../report/handoff.js');
  const handoff = handoffOf(result, findings, headSha);
  return { path: artifacts.writeRedacted('handoff.json', `${JSON.stringify(handoff, null, 2)}\n`), notices: [] };
}
