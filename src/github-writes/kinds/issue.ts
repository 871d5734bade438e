import * as z from 'zod/mini';
import { fingerprint } from '../../fingerprint.js';
import { markerFor } from '../../platform/github/comment-marker.js';
import type { ItemApi, OwnIssue } from '../../platform/github/write/write-item.js';
import { oneLine, shorten } from '../../text.js';
import { textInput } from '../../tools/input.js';
import { bodyText, nameListInput } from '../inputs.js';
import { type PostContext, postEffect, writeKind } from '../kind.js';
import { isSame, markedBody, plainTitle } from '../marked-body.js';
import type { IssueEnd, PublishContext } from '../publish-context.js';
import { type GitHubWriteResult, writeResult } from '../write-result.js';

interface IssueRequest {
  readonly kind: 'issue';
  readonly title: string;
  readonly body: string;
  readonly labels: readonly string[];
}

/** Its labels are evaluated by the rules for labels. */
export const issue = writeKind({
  kind: 'issue',
  tool: 'Issue',
  description:
    'Opens an issue in the repository of this run at the end of the run. If an earlier run opened an issue with the same title, that issue is updated instead.',
  input: () =>
    z.strictObject({
      title: textInput('Later runs find the issue by its title: keep it the same.', { most: 200 }),
      body: bodyText('Text of the issue, as Markdown.'),
      labels: z.optional(nameListInput('Labels. Each must exist in the repository and be allowed by the rules.')),
    }),
  request: ({ title, body, labels = [] }): IssueRequest => ({ kind: 'issue', title: oneLine(title), body, labels }),
  effects: ({ labels }) => [postEffect('Issue'), ...labels.map((name) => postEffect('Label', name))],
  about: ({ title }) => title,
  target: 'repository',
  permissions: ['issues: write'],
  limit: 3,
  post: postIssue,
  finish: endIssues,
});

/** By title and key; an open one is updated. Closed is an answer: another follows only if the run may ask again. */
function postIssue(
  request: IssueRequest,
  { github, sanitize, key, afterClosed, footer, issueEnd, permissions }: PostContext,
): Promise<readonly GitHubWriteResult[]> {
  const title = titleOf(request);
  const marker = issueMarker(key, title);
  const text = markedBody(`${marker}${expiryLine(issueEnd)}`, sanitize(request.body), footer);
  const what = `Issue ${shorten(title, 80)}`;
  return github.write('the issue', permissions, async (api) => {
    const known = (await api.issues()).filter(({ body }) => body.startsWith(marker));
    const existing = known.find(({ isOpen }) => isOpen) ?? known[0];
    const isSuperseded = existing?.isOpen === false && afterClosed && !isSameIssue(existing.body, text);
    if (existing === undefined || isSuperseded) {
      const labels = await sorted(request.labels, api);
      const { url } = await api.createIssue({ title, body: text, labels: labels.known });
      const note = labels.unknown.length === 0 ? '' : `Omitted labels that do not exist: ${labels.unknown.join(', ')}.`;
      return [writeResult(what, 'created', url, note)];
    }
    const { url, number } = existing;
    if (!existing.isOpen) return [writeResult(what, 'withheld', url, closedNote(afterClosed))];
    if (isSameIssue(existing.body, text)) return [writeResult(what, 'unchanged', url)];
    await api.updateIssue(number, { body: text });
    return [writeResult(what, 'updated', url)];
  });
}

/** The time at which an issue expires is new in every run. */
const isSameIssue = (existing: string, wanted: string): boolean =>
  isSame(withoutExpiry(existing), withoutExpiry(wanted));

function closedNote(afterClosed: boolean): string {
  return afterClosed
    ? 'The same issue was opened before and has been closed. Reopen it to use it.'
    : 'It was opened before and has been closed. Reopen it, or ask for another one in a comment.';
}

async function sorted(labels: readonly string[], api: ItemApi) {
  const [known, unknown]: [string[], string[]] = [[], []];
  for (const label of labels) {
    const literal = await api.labelNamed(label);
    if (literal === null) unknown.push(label);
    else known.push(literal);
  }
  return { known, unknown };
}

const day = 86_400_000;

function titleOf({ title }: IssueRequest): string {
  return plainTitle(title) || 'Untitled';
}

/** Titles that differ only in case are the same issue. */
function issueMarker(key: string, title: string): string {
  return markerFor(key, `issue:${fingerprint([title.toLowerCase()])}`);
}

/** The hidden second line of an issue that expires; empty for others. */
function expiryLine({ expiresDays, now }: IssueEnd): string {
  if (expiresDays === null) return '';
  return `\n<!-- sallyport-expires:${new Date(now + expiresDays * day).toISOString().slice(0, 10)} -->`;
}

const expiry = /^([^\n]*)\r?\n<!-- sallyport-expires:(\d{4}-\d\d-\d\d) -->/;

function withoutExpiry(body: string): string {
  return body.replace(expiry, '$1');
}

/** Of earlier runs with this key: expired ones, and, if the settings ask, all others after a new one. */
async function endIssues(
  requests: readonly IssueRequest[],
  posted: readonly GitHubWriteResult[],
  { github, key, issueEnd }: Omit<PublishContext, 'sanitize'>,
): Promise<readonly GitHubWriteResult[]> {
  const { expiresDays, closesOlder, now } = issueEnd;
  if (expiresDays === null && !closesOlder) return [];
  const isReplaced = closesOlder && posted.some(({ outcome }) => outcome === 'created');
  const current = requests.map((request) => issueMarker(key, titleOf(request)));
  const beginning = markerFor(key, 'issue:').replace(/ -->$/, '');
  const why = ({ isOpen, body }: OwnIssue): string | null => {
    if (!isOpen || !body.startsWith(beginning)) return null;
    if (current.some((marker) => body.startsWith(marker))) return null;
    const [, , until = '9'] = expiry.exec(body) ?? [];
    if (until < new Date(now).toISOString().slice(0, 10)) return `Closed: it expired on ${until}.`;
    return isReplaced ? 'Closed: this run opened a newer one.' : null;
  };
  return await github.write('the state of earlier issues', ['issues: write'], async (api) => {
    const rows: GitHubWriteResult[] = [];
    for (const earlier of await api.issues()) {
      const note = why(earlier);
      if (note === null) continue;
      await api.updateIssue(earlier.number, { state: 'closed', reason: 'not_planned' });
      rows.push(writeResult(`Issue ${shorten(earlier.title, 80)}`, 'updated', earlier.url, note));
    }
    return rows;
  });
}
