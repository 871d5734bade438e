import { markerFor } from '../../platform/github/comment-marker.js';
import { hasOwnMarker } from '../../platform/github/own-marker.js';
import type { MaintenanceApi } from '../../platform/github/write/write-api.js';
import type { HideReason, WrittenThread } from '../../platform/github/write/write-types.js';
import type { GitHubWriteResult } from '../../report/write-result.js';
import { plainTitle } from '../commit-text.js';
import { isSame, markedBody } from '../marked-body.js';
import type { RequestOf } from '../request-name.js';
import { type PublishContext, permissionFor } from '../types.js';

type Row = GitHubWriteResult;

const onPull = ['pull-requests: write'] as const;

/** A reply in a thread; `number` is its place among the replies of the run. */
export function postReply(
  { thread, body }: RequestOf<'reply'>,
  { github, sanitize, key, answer, footer }: PublishContext,
  number: number,
): Promise<readonly Row[]> {
  const what = `ReplyToThread ${String(thread)}`;
  const marker = markerFor(key, `${answer === null ? '' : `${answer}:`}reply:${String(number)}`);
  const text = markedBody(marker, sanitize(body), footer);
  return github.write('the reply', onPull, async (api) => {
    const known = (await api.threads()).find(({ first }) => first.id === thread);
    if (known === undefined) return [missingThread(what)];
    // A reply that someone answered stays as it is: the answer would lose its meaning.
    const existing = known.own.findLast(
      (one) => one.body.startsWith(marker) && (!one.isAnswered || isSame(one.body, text)),
    );
    if (existing !== undefined && isSame(existing.body, text)) return [row(what, 'unchanged', existing.url)];
    if (existing !== undefined) {
      await api.updateLine(existing.id, text);
      return [row(what, 'updated', existing.url)];
    }
    const posted = await api.reply(thread, text);
    return [posted === null ? missingThread(what) : row(what, 'created', posted.url)];
  });
}

/** Resolves a thread of the account. Those that people answered are theirs to resolve. */
export function postResolve(
  { thread, reason }: RequestOf<'resolve'>,
  { github }: PublishContext,
): Promise<readonly Row[]> {
  const what = `ResolveThread ${String(thread)}`;
  return github.write('the thread', ['contents: write'], async (api) => {
    const known = (await api.threads()).find(({ first }) => first.id === thread);
    if (known === undefined) return [missingThread(what)];
    const why = whyOpen(known);
    const url = known.first.url;
    if (why !== null) return [row(what, 'withheld', url, why)];
    if (known.isResolved || known.first.isMinimized) return [row(what, 'unchanged', url)];
    if ((await api.resolveThread(known.id)) === null) return [row(what, 'updated', url, reason)];
    const needs = 'To resolve it, the job needs `contents: write`.';
    if ((await api.hide(known.first.nodeId, 'RESOLVED')) === null)
      return [row(what, 'fell back', url, `Hidden as resolved. ${needs}`)];
    return [row(what, 'failed', url, `Not resolved. ${needs}`)];
  });
}

function whyOpen({ isOwn, hasReplies, first }: WrittenThread): string | null {
  // Other workflows may post as the same account.
  if (!isOwn || !hasOwnMarker(first.body)) return 'Someone else started this thread.';
  return hasReplies ? 'Someone answered in this thread, so people resolve it.' : null;
}

/** Asks only those who were not asked before. */
export function postReviewers(
  { users, teams }: RequestOf<'reviewers'>,
  { github }: PublishContext,
): Promise<readonly Row[]> {
  const wanted = [...users, ...teams.map((team) => `team/${team}`)];
  return github.write('the request for reviews', onPull, async (api) => {
    const asked = new Set((await api.requestedReviewers()).map((name) => name.toLowerCase()));
    const rows: Row[] = [];
    // One at a time: GitHub refuses all of them for one name that it does not accept.
    for (const name of wanted) {
      const what = `RequestReviewers ${name}`;
      if (asked.has(name.toLowerCase())) rows.push(row(what, 'unchanged', null));
      else {
        const [people, groups] = name.startsWith('team/') ? [[], [name.slice(5)]] : [[name], []];
        const answer = await api.requestReviewers(people, groups);
        rows.push(row(what, answer === null ? 'created' : 'failed', null, answer?.refused ?? ''));
      }
    }
    return rows;
  });
}

/** Changes what differs. */
export function postUpdate(
  request: RequestOf<'update'>,
  { github, sanitize, item }: PublishContext,
): Promise<readonly Row[]> {
  const title = request.title === undefined ? undefined : plainTitle(request.title);
  const body = request.body === undefined ? undefined : sanitize(request.body);
  return github.write('the issue or pull request', permissionFor(item), async (api) => {
    const now = await api.item();
    // By its hidden first lines, later runs find an issue or pull request that a run opened.
    const markers = /^(?:<!-- sallyport[^\n]*-->\r?\n)*/.exec(now.body)?.[0] ?? '';
    const change = {
      ...(title === undefined || title === '' || title === now.title ? {} : { title }),
      ...(body === undefined || isSame(now.body, markers + body) ? {} : { body: markers + body }),
    };
    const names = Object.keys(change);
    if (names.length > 0) await api.updateItem(change);
    return [row('UpdateItem', names.length > 0 ? 'updated' : 'unchanged', now.url, names.join(', '))];
  });
}

export function postState(
  request: RequestOf<'close'> | RequestOf<'reopen'>,
  { github, item }: PublishContext,
): Promise<readonly Row[]> {
  const isClose = request.kind === 'close';
  const what = isClose ? 'Close' : 'Reopen';
  return github.write('the state of the issue or pull request', permissionFor(item), async (api) => {
    const { isOpen, url } = await api.item();
    if (isOpen !== isClose) return [row(what, 'unchanged', url)];
    const state = isClose ? 'closed' : 'open';
    const reason = request.kind === 'close' ? request.reason : 'reopened';
    // Only issues have reasons.
    await api.updateItem(item === 'issue' ? { state, reason } : { state });
    return [row(what, 'updated', url)];
  });
}

export function postMilestone(
  { title }: RequestOf<'milestone'>,
  { github, item }: PublishContext,
): Promise<readonly Row[]> {
  const what = `Milestone ${title}`.trim();
  return github.write('the milestone', permissionFor(item), async (api) => {
    const { milestone, url } = await api.item();
    if ((milestone ?? '').toLowerCase() === title.toLowerCase()) return [row(what, 'unchanged', url)];
    const number = title === '' ? null : await milestoneNamed(title, api);
    if (number === undefined)
      return [row(what, 'failed', null, 'The repository has no open milestone with this title.')];
    await api.updateItem({ milestone: number });
    return [row(what, 'updated', url)];
  });
}

async function milestoneNamed(title: string, api: MaintenanceApi): Promise<number | undefined> {
  return (await api.milestones()).find((one) => one.title.toLowerCase() === title.toLowerCase())?.number;
}

const reasons: Readonly<Record<RequestOf<'hide'>['reason'], HideReason>> = {
  outdated: 'OUTDATED',
  resolved: 'RESOLVED',
  duplicate: 'DUPLICATE',
  'off-topic': 'OFF_TOPIC',
};

export function postHide(
  { comment, reason }: RequestOf<'hide'>,
  { github, item }: PublishContext,
): Promise<readonly Row[]> {
  const what = `HideComment ${String(comment)}`;
  const permissions = permissionFor(item);
  return github.write('the state of the comment', permissions, async (api) => {
    const found = await api.commentNode(comment);
    if (found === null) return [row(what, 'failed', null, 'The issue or pull request has no such comment.')];
    const answer = await api.hide(found.nodeId, reasons[reason]);
    if (answer === null) return [row(what, 'updated', found.url, reason)];
    return [row(what, 'failed', found.url, `${answer.forbidden}. Give the job \`${permissions.join('')}\`.`)];
  });
}

/** An existing label keeps its color and its description. */
export function postNewLabel(label: RequestOf<'create-label'>, { github }: PublishContext): Promise<readonly Row[]> {
  const what = `CreateLabel ${label.name}`;
  return github.write('the label', ['issues: write', 'pull-requests: write'], async (api) => {
    if ((await api.labelNamed(label.name)) !== null) return [row(what, 'unchanged', null)];
    const answer = await api.createLabel(label);
    return [row(what, answer === null ? 'created' : 'failed', null, answer?.refused ?? '')];
  });
}

const missingThread = (what: string): Row => row(what, 'failed', null, 'The pull request has no such thread.');

function row(what: string, outcome: Row['outcome'], url: string | null, note = ''): Row {
  return { what, outcome, url, note };
}
