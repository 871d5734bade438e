import type { ItemApi } from '../../platform/github/write/write-api.js';
import type { GitHubWriteResult } from '../../report/write-result.js';
import { shorten } from '../../text.js';
import { isSame, markedBody } from '../marked-body.js';
import type { RequestOf } from '../request-name.js';
import type { PublishContext } from '../types.js';
import { expiryLine, issueMarker, titleOf, withoutExpiry } from './issue-end.js';

/**
 * An issue with this title and key. An open one of an earlier run is updated. One that was closed stays closed, because
 * closing it is an answer; another one only follows if the run may ask again.
 */
export function postIssue(
  { title: given, body, labels }: RequestOf<'issue'>,
  { github, sanitize, key, afterClosed, footer, issueEnd }: PublishContext,
): Promise<readonly GitHubWriteResult[]> {
  const title = titleOf(given);
  const marker = issueMarker(key, title);
  const text = markedBody(`${marker}${expiryLine(issueEnd)}`, sanitize(body), footer);
  const what = `Issue ${shorten(title, 80)}`;
  return github.write('the issue', ['issues: write'], async (api) => {
    const known = (await api.issues()).filter((one) => one.body.startsWith(marker));
    const existing = known.find(({ isOpen }) => isOpen) ?? known[0];
    const isSuperseded = existing?.isOpen === false && afterClosed && !isSameIssue(existing.body, text);
    if (existing === undefined || isSuperseded) {
      const { known, unknown } = await sorted(labels, api);
      const { url } = await api.createIssue({ title, body: text, labels: known });
      const note = unknown.length === 0 ? '' : `Omitted labels that do not exist: ${unknown.join(', ')}.`;
      return [{ what, outcome: 'created', url, note }];
    }
    const { url, number } = existing;
    if (!existing.isOpen) {
      return [{ what, outcome: 'withheld', url, note: closedNote(afterClosed) }];
    }
    if (isSameIssue(existing.body, text)) return [{ what, outcome: 'unchanged', url, note: '' }];
    await api.updateIssue(number, { body: text });
    return [{ what, outcome: 'updated', url, note: '' }];
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
