import { findEvent } from '../context/run-context.js';
import { type Diagnostic, messageOf, rethrowUnless, UserError, userError } from '../errors.js';
import type { Event } from '../event/types.js';
import { plainText } from '../plain-text.js';
import { readPlainFile } from '../platform/files/read-plain-file.js';
import { FileProblem } from '../platform/files/types.js';
import { forPosting, writeConnection } from '../platform/github/connections.js';
import { createGitHub } from '../platform/github/github.js';
import { findPullRequests, type PullRequestHead } from '../platform/github/read/find-pull-requests.js';
import { GitHubProblem } from '../platform/github/types.js';
import type { RunOutcome } from '../publish/outcome.js';
import { outgoingOptionsOf } from '../publish/outgoing.js';
import { indentedBlock, writeSummaryFile } from '../publish/summary-file.js';
import { type Handoff, handoffComment, handoffLimits, handoffMarkdown, handoffMarker } from '../report/handoff.js';
import { readHandoff } from '../report/handoff-read.js';
import { conclusionLabels } from '../report/headline.js';
import { cleaned } from '../report/report.js';
import { sanitizeForPosting } from '../report/sanitizer.js';
import { isLinkable } from '../sanitize/literal.js';
import type { Inputs } from '../settings/inputs.js';
import { mergeSettings } from '../settings/merge-settings.js';
import type { Settings } from '../settings/table.js';
import { endedWithout, type HostPorts, reportSkipped } from '../start/refused.js';

/**
 * The second phase, for a run without secrets: event and GitHub determine the pull request, the file has untrusted
 * text. Reads no repository, uses no model. Rejects with UserError for an invalid setting or file.
 */
export async function postHandoff({ parsed }: Inputs, ports: HostPorts): Promise<RunOutcome> {
  const { settings } = mergeSettings(parsed);
  const event = await findEvent(ports.hostEnvironment);
  const others = (['prompt', 'prompt-file', 'command', 'model'] as const).filter(
    (name) => settings[name] !== undefined,
  );
  const isMissingToken = settings['github-token'] === undefined && !settings['dry-run'];
  const diagnostics: Diagnostic[] = [];
  const add = (message: string, hint: string, found: { found?: string } = {}): void =>
    void diagnostics.push({ code: 'setting-invalid', location: 'post', message, hint, ...found });
  for (const name of others) add(`${name} cannot be combined with post, which does not use a model`, `remove ${name}`);
  const onlyHint = 'see docs/forks.md for the workflow; on a terminal pass its event file with --event';
  const found = event.name === 'none' ? 'no event' : event.name;
  if (found !== 'workflow_run') add('post only works on workflow_run events', onlyHint, { found });
  if (isMissingToken) add('post needs github-token', 'pass github-token, or set GITHUB_TOKEN');
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  const context = handoffTargetOf(event);
  if (typeof context === 'string')
    return await reportSkipped({ code: 'no-target', reason: context, hint: null }, ports);
  const handoff = await readFile(settings.post ?? '', context.head.sha, ports);
  const markdown = markdownOf(handoff, { settings, event }, ports);
  try {
    const number = await pullRequestOf(context, settings, ports);
    if (typeof number === 'string')
      return await reportSkipped({ code: 'no-target', reason: number, hint: null }, ports);
    if (settings['dry-run']) return rehearsed(number, markdown, ports);
    return await posted(context, number ?? 0, { settings, markdown, ports });
  } catch (error) {
    rethrowUnless(error, GitHubProblem);
    const text = ports.redact(plainText(`It could not be posted: ${error.message} ${error.hint}`));
    ports.log.error(text);
    const title = `### ${conclusionLabels.incomplete.sign} Not posted`;
    await writeSummaryFile(`${title}\n\n${indentedBlock(text.split('\n'))}\n`, ports);
    return endedWithout('incomplete', 'not-posted', text);
  }
}

interface HandoffTarget {
  readonly repository: NonNullable<Event['repository']>;
  readonly head: PullRequestHead;
}

/** Where the previous run ran, or why there is nothing to do. */
function handoffTargetOf({ repository, headSha, trigger: { run } }: Event): HandoffTarget | string {
  if (run?.event !== 'pull_request') {
    return `the previous run was started by ${run?.event ?? 'an unknown event'}, not by pull_request`;
  }
  if (repository === null || headSha === null || run.branch === null) {
    return 'the event does not contain the repository of the commit; the fork may have been deleted';
  }
  const { owner, name, repositoryId } = run.branch;
  return { repository, head: { owner, branch: name, sha: headSha, repositoryId } };
}

async function readFile(path: string, head: string, { hostEnvironment }: HostPorts): Promise<Handoff> {
  try {
    return readHandoff(await readPlainFile(path, hostEnvironment.directory, handoffLimits.fileBytes), {
      where: path,
      head,
    });
  } catch (error) {
    if (error instanceof UserError) throw error;
    const isOdd = error instanceof FileProblem && error.code !== 'missing' && error.code !== 'no-permission';
    const message = 'the hand-off file cannot be read';
    const hint = 'download the artifact of the first workflow, and pass the path of the file in it';
    throw userError([isOdd ? 'handoff-invalid' : 'file-unreadable', path], message, hint, messageOf(error));
  }
}

function markdownOf(
  { text, findings = [] }: Handoff,
  { settings, event }: { readonly settings: Settings; readonly event: Event },
  { hostEnvironment, redact }: HostPorts,
): string {
  const { url = null } = event.trigger.run ?? {};
  // allow-mentions is for the model's text; text from an outside contributor must not notify anyone.
  const outgoing = { ...outgoingOptionsOf(settings, hostEnvironment), mentions: [] };
  return handoffMarkdown({
    text: sanitizeForPosting(plainText(text), { redact, outgoing }).text,
    findings: cleaned(findings, redact),
    head: event.headSha ?? '',
    run: isLinkable(url) ? url : null,
  });
}

/** The number; `null` if a dry run has no token; a sentence if not exactly one open pull request has this head. */
async function pullRequestOf(
  { repository, head }: HandoffTarget,
  settings: Settings,
  { hostEnvironment, redact }: HostPorts,
): Promise<number | string | null> {
  const token = settings['github-token'];
  if (token === undefined) return null;
  const numbers = await findPullRequests(
    writeConnection(token, { hostEnvironment: forPosting(hostEnvironment), redact }),
    repository,
    head,
  );
  if (numbers.length === 0)
    return 'no open pull request has this commit as its head; it was closed, or has a newer commit';
  if (numbers.length > 1) return `${String(numbers.length)} open pull requests have this head, so none is selected`;
  return numbers[0] ?? null;
}

async function posted(
  { repository }: HandoffTarget,
  number: number,
  { settings, markdown, ports }: { readonly settings: Settings; readonly markdown: string; readonly ports: HostPorts },
): Promise<RunOutcome> {
  const { hostEnvironment, log, redact } = ports;
  const github = createGitHub(
    writeConnection(settings['github-token'] ?? '', { hostEnvironment: forPosting(hostEnvironment), redact }),
  );
  const key = settings['comment-key'];
  const target = { owner: repository.owner, repo: repository.name, number };
  const { action, url } = await github.upsertComment(target, handoffMarker(key), handoffComment(key, markdown));
  log.info(`comment ${action}: ${url}`);
  const title = `### ${conclusionLabels.success.sign} Posted`;
  await writeSummaryFile(`${title}\n\nOn pull request ${String(number)}: ${url}\n`, ports);
  const outputs = { conclusion: 'success', 'reason-code': 'posted', 'comment-url': url };
  return { exitCode: 0, text: hostEnvironment.onRunner ? '' : url, value: { ...outputs, number, action }, outputs };
}

function rehearsed(number: number | null, markdown: string, ports: HostPorts): RunOutcome {
  const place = number === null ? 'the pull request of this commit (unknown without a token)' : `#${String(number)}`;
  const text = `dry run: nothing is posted\ncomment on ${place}:\n\n${markdown}`;
  const { hostEnvironment, log } = ports;
  if (hostEnvironment.onRunner) for (const line of text.split('\n')) log.info(line);
  const outputs = { conclusion: 'skipped', 'reason-code': 'dry-run' };
  const value = { ...outputs, number, markdown };
  return { exitCode: 0, text: hostEnvironment.onRunner ? '' : text.trimEnd(), value, outputs };
}
