import { findEvent } from '../context/run-context.js';
import { UserError } from '../errors.js';
import type { Event } from '../event/types.js';
import { exitCodeOf } from '../job/conclude.js';
import { plainText } from '../plain-text.js';
import { readPlainFile } from '../platform/files/read-plain-file.js';
import { gitHubDoor } from '../platform/github/connections.js';
import { findPullRequests, type PullHead } from '../platform/github/find-pull-requests.js';
import { createGitHub } from '../platform/github/github.js';
import type { Surroundings } from '../platform/process/host-environment.js';
import { FileProblem, GitHubProblem } from '../platform/types.js';
import type { Outcome } from '../publish/outcome.js';
import { outgoingOf } from '../publish/outgoing.js';
import { indented, type SummaryDoors, summarise } from '../publish/summary-file.js';
import { type Handoff, handoffComment, handoffLimits, handoffMarkdown, handoffMarker } from '../report/handoff.js';
import { readHandoff } from '../report/handoff-read.js';
import { verdicts } from '../report/headline.js';
import { cleaned } from '../report/report.js';
import { harmless } from '../report/sanitizer.js';
import { type GivenSetting, mergeSettings } from '../settings/load.js';
import type { Settings } from '../settings/schema.js';
import { skipped } from './skipped.js';

export interface PostDoors extends SummaryDoors {
  readonly surroundings: Surroundings;
}

/**
 * The second phase of two: posts what a run without secrets left. Where it goes follows from the event and from what
 * GitHub answers; the file gives nothing but text, and that is a stranger's. Rejects with UserError for a wrong
 * setting or file. Reads nothing of the repository and asks no model.
 */
export async function post(given: readonly GivenSetting[], doors: PostDoors): Promise<Outcome> {
  const settings = mergeSettings([], given);
  const event = await findEvent(doors.surroundings);
  checkUse(settings, event);
  const scene = sceneOf(event);
  if (typeof scene === 'string') return await skipped({ reason: scene, mend: null }, doors);
  const handoff = await readFile(settings.post ?? '', scene.head.sha, doors);
  const markdown = markdownOf(handoff, { settings, event }, doors);
  try {
    const number = await pullRequestOf(scene, settings, doors);
    if (typeof number === 'string') return await skipped({ reason: number, mend: null }, doors);
    if (settings['dry-run']) return rehearsed(number, markdown, doors);
    return await posted({ ...scene, number: number ?? 0 }, { settings, markdown }, doors);
  } catch (error) {
    if (!(error instanceof GitHubProblem)) throw error;
    return await failed(`It could not be posted: ${error.message} ${error.mend}`, doors);
  }
}

function checkUse(settings: Settings, event: Event): void {
  const others = (['prompt', 'prompt-file', 'command', 'model'] as const).filter(
    (name) => settings[name] !== undefined,
  );
  const isMissingToken = settings['github-token'] === undefined && !settings['dry-run'];
  const faults = [
    ...others.map((name) => ({
      what: `${name} does not go with post, which asks no model`,
      mend: `leave ${name} out`,
    })),
    ...(event.name === 'workflow_run'
      ? []
      : [
          {
            what: 'post works on workflow_run alone',
            found: event.name === 'none' ? 'no event' : event.name,
            mend: 'see docs/forks.md for the workflow; on a terminal name its event file with --event',
          },
        ]),
    ...(isMissingToken ? [{ what: 'post needs github-token', mend: 'pass github-token, or set GITHUB_TOKEN' }] : []),
  ];
  if (faults.length > 0) {
    throw new UserError(faults.map((fault) => ({ code: 'setting-invalid' as const, where: 'post', ...fault })));
  }
}

interface Scene {
  readonly repository: NonNullable<Event['repository']>;
  readonly head: PullHead;
}

/** Where the run before ran, or why there is nothing to do. */
function sceneOf({ repository, headSha, occasion: { run } }: Event): Scene | string {
  if (run?.event !== 'pull_request') {
    return `the run before was started by ${run?.event ?? 'an unknown event'}, not by pull_request`;
  }
  if (repository === null || headSha === null || run.branch === null) {
    return 'the event does not say where the commit lies; the fork may be gone';
  }
  const { owner, name, repositoryId } = run.branch;
  return { repository, head: { owner, branch: name, sha: headSha, repositoryId } };
}

async function readFile(path: string, head: string, { surroundings }: PostDoors): Promise<Handoff> {
  try {
    return readHandoff(await readPlainFile(path, surroundings.directory, handoffLimits.fileBytes), {
      where: path,
      head,
    });
  } catch (error) {
    if (error instanceof UserError) throw error;
    const isOdd = error instanceof FileProblem && error.code !== 'missing' && error.code !== 'no-permission';
    throw new UserError({
      code: isOdd ? 'handoff-invalid' : 'file-unreadable',
      where: path,
      what: 'what is to be posted cannot be read',
      found: error instanceof Error ? error.message : String(error),
      mend: 'download the artifact of the first workflow, and give the path of the file in it',
    });
  }
}

function markdownOf(
  { text, findings = [] }: Handoff,
  { settings, event }: { readonly settings: Settings; readonly event: Event },
  { surroundings, redact }: PostDoors,
): string {
  const { url = null } = event.occasion.run ?? {};
  // allow-mentions is for texts of our own runs: a stranger's notifies nobody.
  const outgoing = { ...outgoingOf(settings, surroundings), mentions: [] };
  return handoffMarkdown({
    text: harmless(plainText(text), { redact, outgoing }).text,
    findings: cleaned(findings, redact),
    head: event.headSha ?? '',
    run: url !== null && /^https?:\/\/[^\s()<>|]+$/.test(url) ? url : null,
  });
}

/** The number; null where a dry run cannot ask; a sentence where no single open pull request has this head. */
async function pullRequestOf(
  { repository, head }: Scene,
  settings: Settings,
  { surroundings, redact }: PostDoors,
): Promise<number | string | null> {
  const token = settings['github-token'];
  if (token === undefined) return null;
  const numbers = await findPullRequests(gitHubDoor(token, { surroundings, redact }), repository, head);
  if (numbers.length === 0)
    return 'no open pull request has this commit as its head; it was closed, or has a newer one';
  if (numbers.length > 1) return `${String(numbers.length)} open pull requests have this head, so none is chosen`;
  return numbers[0] ?? null;
}

interface Target extends Scene {
  readonly number: number;
}

async function posted(
  { repository, number }: Target,
  { settings, markdown }: { readonly settings: Settings; readonly markdown: string },
  { surroundings, log, redact, writeSummary }: PostDoors,
): Promise<Outcome> {
  const github = createGitHub(gitHubDoor(settings['github-token'] ?? '', { surroundings, redact }));
  const key = settings['comment-key'];
  const target = { owner: repository.owner, repo: repository.name, number };
  const { action, url } = await github.upsertComment(target, handoffMarker(key), handoffComment(key, markdown));
  log.info(`comment ${action}: ${url}`);
  await summarise(`### ${verdicts.success.sign} Posted\n\nOn pull request ${String(number)}: ${url}\n`, {
    log,
    writeSummary,
  });
  const outputs = { conclusion: 'success', 'comment-url': url };
  return { exitCode: 0, text: surroundings.onRunner ? '' : url, value: { ...outputs, number, action }, outputs };
}

function rehearsed(number: number | null, markdown: string, doors: PostDoors): Outcome {
  const place =
    number === null ? 'the pull request of this commit (not asked for without a token)' : `#${String(number)}`;
  const text = `dry run: nothing is posted\ncomment on ${place}:\n\n${markdown}`;
  const { surroundings, log } = doors;
  if (surroundings.onRunner) for (const line of text.split('\n')) log.info(line);
  const outputs = { conclusion: 'skipped' };
  const value = { ...outputs, number, markdown };
  return { exitCode: 0, text: surroundings.onRunner ? '' : text.trimEnd(), value, outputs };
}

async function failed(reason: string, { log, redact, writeSummary }: PostDoors): Promise<Outcome> {
  const text = redact(plainText(reason));
  log.error(text);
  await summarise(`### ${verdicts.incomplete.sign} Not posted\n\n${indented(text.split('\n'))}\n`, {
    log,
    writeSummary,
  });
  const outputs = { conclusion: 'incomplete', reason: text };
  return { exitCode: exitCodeOf('incomplete'), text: '', value: outputs, outputs };
}
