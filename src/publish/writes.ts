import type { RunContext } from '../context/run-context.js';
import { only } from '../errors.js';
import { isGitHubWrite } from '../github-writes/is-github-write.js';
import { type GitHubWriteRequest, kindOf } from '../github-writes/kinds.js';
import type { PublishContext } from '../github-writes/publish-context.js';
import type { CollectedTree } from '../github-writes/tree-change.js';
import type { GitHubWriteResult, writeCodes } from '../github-writes/write-result.js';
import { noPushTarget, type PushTarget } from '../job/github/github-writes.js';
import { hasSecret } from '../job/result/patch-bytes.js';
import type { Conclusion, Result } from '../job/result/types.js';
import { systemClock } from '../platform/clock.js';
import type { Artifacts } from '../platform/files/state/artifacts.js';
import { repositoryUrl, runUrl, writeConnection } from '../platform/github/connections.js';
import type { RetryBudget } from '../platform/github/github.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { GitProblem, type Log, type Redact } from '../platform/types.js';
import { gitHubWriteTools } from '../policy/rules/tool-names.js';
import { answerPart } from '../report/comment/comment.js';
import { cleaned } from '../report/report.js';
import { sanitizeForPosting } from '../report/sanitizer.js';
import { isLinkable } from '../sanitize/literal.js';
import type { OutgoingOptions } from '../sanitize/types.js';
import { shorten } from '../text.js';
import type { ApplyContext } from './apply-writes.js';
import { pullRequestTargetOf } from './pull-request-target.js';

export interface GitHubWritePorts {
  readonly runContext: RunContext;
  readonly artifacts: Artifacts;
  readonly hostEnvironment: HostEnvironment;
  readonly log: Log;
  readonly redact: Redact;
  readonly outgoing: OutgoingOptions;
  /** The contents of the pull request; `null` if the model requested none. */
  readonly collected: CollectedTree | null;
  /** Absent if the run has no branch to push to. */
  readonly push?: PushTarget;
  /** The changes for people. */
  readonly patch?: string;
  /** Shared by the writes to several items; absent = one of their own. */
  readonly session?: RetryBudget;
}

/** Conclusions after which a half-done job must not publish anything. */
export const withholding: ReadonlySet<Conclusion> = new Set(['cancelled', 'denied', 'config-error', 'provider-error']);

/** Once, with the refused calls. Writes `write-requests.json` to the artifacts if there was anything to record. */
export async function applyGitHubWrites(
  result: Result,
  ports: GitHubWritePorts,
): Promise<readonly GitHubWriteResult[]> {
  const { artifacts, redact, log } = ports;
  // Redact before anything is shortened.
  const requests = cleaned(result.requests, redact);
  const writeRequests = requests.filter(isGitHubWrite);
  const rows = [
    ...(writeRequests.length === 0 ? [] : await apply(writeRequests, result.conclusion, ports)),
    ...unrecordedRows(result),
  ];
  if (rows.length === 0 && result.requests.length === 0) return [];
  for (const row of rows.filter(({ outcome }) => outcome === 'failed')) log.warning(`${row.what}: ${row.note}`);
  const written = { version: 1, requests, writes: cleaned(rows, redact) };
  artifacts.writeRedacted('write-requests.json', `${JSON.stringify(written, null, 2)}\n`);
  return rows;
}

async function apply(
  writeRequests: readonly GitHubWriteRequest[],
  conclusion: Conclusion,
  ports: GitHubWritePorts,
): Promise<readonly GitHubWriteResult[]> {
  const { applyWriteRequests, withheld } = await import('./apply-writes.js');
  if (withholding.has(conclusion))
    return withheld(writeRequests, 'unsuccessful-run', `The run ended as ${conclusion}.`);
  return await applyWriteRequests(writeRequests, await publishContextOf(writeRequests, conclusion, ports));
}

/** The target and options of writes; requires a token and a repository. */
export async function publishContextOf(
  writeRequests: readonly Pick<GitHubWriteRequest, 'kind'>[],
  conclusion: Conclusion,
  ports: Omit<GitHubWritePorts, 'artifacts'>,
): Promise<ApplyContext> {
  const { event, settings } = ports.runContext;
  const token = settings['github-token'];
  // Without these, the tools are not offered.
  if (token === undefined || event.repository === null) throw new Error('writes were recorded with nowhere to go');
  const target = { owner: event.repository.owner, repo: event.repository.name, number: event.item?.number ?? 0 };
  const { createGitHubWriteClient } = await import('../platform/github/write/write-client.js');
  return {
    github: createGitHubWriteClient(writeConnection(token, ports), target, ports.session),
    sanitize: (text) => sanitizeForPosting(text, ports),
    key: settings['comment-key'],
    answer: answerPart(settings['comment-mode'], event.trigger.triggerComment),
    item: event.item?.kind ?? null,
    // Closing it is the answer for an item, but not for a job that reports regularly or for a person who asks again.
    afterClosed: event.item === null || event.trigger.triggerComment !== null,
    reviewedSha: writeRequests.some((request) => kindOf(request).isAboutCommit)
      ? await reviewedSha(ports.runContext)
      : null,
    pull: pullRequestContextOf(ports),
    push: writeRequests.some((request) => kindOf(request).target === 'push') ? await pushOf(ports) : null,
    footer: provenanceFooter(ports.runContext, ports.hostEnvironment),
    repositoryUrl: repositoryUrl(ports.hostEnvironment, event.repository),
    mayClose: event.item?.kind === 'issue' ? event.item.number : null,
    issueEnd: {
      expiresDays: settings['issue-expires-days'] ?? null,
      closesOlder: settings['issue-close-older'],
      now: systemClock.now(),
    },
    whyCommentOnly: conclusion === 'success' ? null : `The run ended as ${conclusion}.`,
  };
}

function pullRequestContextOf({
  collected,
  runContext,
  hostEnvironment,
  redact,
}: Omit<GitHubWritePorts, 'artifacts'>): PublishContext['pull'] {
  const target = pullRequestTargetOf(runContext, hostEnvironment);
  return collected === null || target === null
    ? null
    : { ...target, collected, holdsSecret: (content) => hasSecret(content, redact) };
}

async function pushOf(ports: Omit<GitHubWritePorts, 'artifacts'>): Promise<PublishContext['push']> {
  const { collected, push = noPushTarget, patch = '', redact } = ports;
  if (collected === null) return null;
  const { pushContextOf } = await import('./push-context.js');
  return pushContextOf({ ...ports, collected, push, patch, holdsSecret: (content) => hasSecret(content, redact) });
}

/** The head that the event names, else the checked-out commit. */
export async function reviewedSha({ event, git }: RunContext): Promise<string | null> {
  return event.headSha ?? (await git?.headSha().catch(only(GitProblem, () => null))) ?? null;
}

export function unrecordedRows({
  denials,
  unrecorded = [],
}: Pick<Result, 'denials' | 'unrecorded'>): readonly GitHubWriteResult[] {
  const row = (what: string, note: string, outcome: 'refused' | 'failed', code: (typeof writeCodes)[number]) => ({
    ...{ what, outcome, url: null, note, code },
  });
  const refused = denials.filter(({ tool }) => gitHubWriteTools.includes(tool));
  return [
    ...refused.map(({ tool, label, reason }) => row(`${tool} ${label}`, reason, 'refused', 'call-refused')),
    ...unrecorded.map(({ tool, label, reason }) =>
      row(`${tool} ${shorten(label, 80)}`, reason, 'failed', 'not-recorded'),
    ),
  ];
}

/** The run, who asked for it, and the commit. No `@`, which would notify. Empty outside of a workflow. */
function provenanceFooter({ event, trustedSource, pull }: RunContext, hostEnvironment: HostEnvironment): string {
  const url = runUrl(hostEnvironment);
  if (!isLinkable(url)) return '';
  const { triggerComment, sender } = event.trigger;
  const login = (triggerComment?.author ?? sender)?.login ?? event.actor;
  const commit = pull?.commit ?? event.headSha ?? trustedSource.commit;
  const person =
    login === null || !/^[\w.-]+(?:\[bot\])?$/.test(login) ? '' : ` for ${login.replace(/[_[\]]/g, '\\$&')}`;
  const place = commit === null ? '' : ` at commit ${commit.slice(0, 7)}`;
  return `<sub>By [this run of Sallyport](${url})${person}${place}.</sub>`;
}
