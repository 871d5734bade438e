import type { Result } from '../batch/types.js';
import type { Artifacts } from '../host/artifacts.js';
import { createGitHub } from '../host/github.js';
import type { Surroundings } from '../host/surroundings.js';
import { GitHubProblem } from '../host/types.js';
import { neutralise } from '../host/workflow-commands.js';
import { publishComment } from '../report/comment.js';
import { reportOutputs } from '../report/outputs.js';
import { createReport, type Report } from '../report/report.js';
import { stepSummary, wholeReport } from '../report/summary.js';
import { closingLines } from '../report/terminal.js';
import { gitHubDoor } from './github-door.js';
import type { Outcome } from './outcome.js';
import { outgoingOf } from './outgoing.js';
import type { Prepared } from './prepare.js';
import { type SummaryDoors, summarise } from './summary.js';
import { applyWrites } from './writes.js';

export interface PublishDoors extends Pick<Prepared, 'ground'>, SummaryDoors {
  readonly artifacts: Artifacts;
  readonly surroundings: Surroundings;
}

/**
 * Applies the writes and puts the result where it belongs: report file, summary, comment, closing lines, outputs. What cannot be
 * posted is said in the others, so that nothing is lost.
 */
export async function publish(result: Result, doors: PublishDoors): Promise<Omit<Outcome, 'exitCode'>> {
  const { artifacts, surroundings, redact, ground } = doors;
  const { publish: targets } = ground.settings;
  const patch = result.changes.map((change) => change.diff ?? '').join('');
  if (patch !== '') artifacts.write('changes.patch', patch);
  const outgoing = outgoingOf(ground.settings, surroundings);
  const writes = await applyWrites(result, { ...doors, outgoing });
  const reportPath = artifacts.write('report.md', '');
  const links = { run: runUrl(surroundings), reportPath, onRunner: surroundings.onRunner };
  const options = { redact, links, outgoing, writes };
  const posted = targets.includes('comment') ? await post(createReport(result, options), doors) : nothingPosted;
  const handoff = targets.includes('handoff') ? await handOff(createReport(result, options), doors) : nothingHandedOff;
  const notices = [...result.notices, ...posted.notices, ...handoff.notices];
  const report = createReport({ ...result, notices }, options);
  artifacts.write('report.md', wholeReport(report));
  if (targets.includes('summary')) await summarise(stepSummary(report), doors);
  const colour = surroundings.stdio.errIsTerminal && (surroundings.environment['NO_COLOR'] ?? '') === '';
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
      spill: (name, value) => artifacts.write(`output-${name}.txt`, value),
    }),
  };
}

async function findingsOf(report: Report, { artifacts, surroundings: { stdio, onRunner } }: PublishDoors) {
  if (report.findings.length === 0) return null;
  const { publishFindings } = await import('./findings.js');
  return publishFindings(report, { artifacts, stdio, onRunner });
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
  return { path: artifacts.write('handoff.json', `${JSON.stringify(handoff, null, 2)}\n`), notices: [] };
}

interface Posted {
  readonly url: string | null;
  readonly notices: readonly string[];
}

const nothingPosted: Posted = { url: null, notices: [] };

/** The sticky comment of this run's item, if there is an item and a token; why not, if it could not be posted. */
async function post(report: Report, { ground, surroundings, redact, log }: PublishDoors): Promise<Posted> {
  const { event, settings } = ground;
  if (event.item === null || event.repository === null) {
    if (settings.publish.includes('summary')) return nothingPosted;
    return { url: null, notices: ['The event has no issue or pull request, so no comment was posted.'] };
  }
  const token = settings['github-token'];
  if (token === undefined) {
    return {
      url: null,
      notices: ['There is no github-token, so no comment was posted; the result is in the summary.'],
    };
  }
  const github = createGitHub(gitHubDoor(token, { surroundings, redact }));
  const target = { owner: event.repository.owner, repo: event.repository.name, number: event.item.number };
  try {
    const comment = await publishComment(report, { github, target, key: settings['comment-key'] });
    log.info(`comment ${comment.action}: ${comment.url}`);
    return { url: comment.url, notices: [] };
  } catch (error) {
    if (!(error instanceof GitHubProblem)) throw error;
    const notice = `The comment could not be posted: ${error.sentences}`;
    log.warning(notice);
    return { url: null, notices: [notice] };
  }
}

function runUrl({ environment }: Surroundings): string | null {
  const [server, repository, run] = ['GITHUB_SERVER_URL', 'GITHUB_REPOSITORY', 'GITHUB_RUN_ID'].map(
    (name) => environment[name],
  );
  if (server === undefined || repository === undefined || run === undefined) return null;
  return `${server}/${repository}/actions/runs/${run}`;
}
