import { plainText } from '../plain-text.js';
import { markerFor } from '../platform/github/comment-marker.js';
import type { GitHubWriteApi } from '../platform/github/write-types.js';
import { fingerprint } from '../report/fingerprint.js';
import type { GitHubWriteResult } from '../report/write-result.js';
import { shorten } from '../text.js';
import type { GitHubWriteRequest } from '../tools/github/types.js';
import { isSame, markedBody } from './marked-body.js';
import type { PublishContext } from './types.js';

/**
 * An issue of this title under this key. An open one of an earlier run is updated; one that somebody closed stays
 * closed, since whoever closed it has answered, and another one only follows where the run may ask again.
 */
export function postIssue(
  { title: given, body, labels }: Extract<GitHubWriteRequest, { kind: 'issue' }>,
  { github, sanitize, key, afterClosed }: PublishContext,
): Promise<readonly GitHubWriteResult[]> {
  const title = plainText(given).replace(/\s+/g, ' ').trim() || 'Untitled';
  // Letter case makes no other issue.
  const marker = markerFor(key, `issue:${fingerprint([title.toLowerCase()])}`);
  const text = markedBody(marker, sanitize(body));
  const what = `Issue ${shorten(title, 80)}`;
  return github.write('the issue', ['issues: write'], async (api) => {
    const known = (await api.issues()).filter((one) => one.body.startsWith(marker));
    const there = known.find(({ isOpen }) => isOpen) ?? known[0];
    const isOver = there?.isOpen === false && afterClosed && !isSame(there.body, text);
    if (there === undefined || isOver) {
      const { known, unknown } = await sorted(labels, api);
      const { url } = await api.createIssue({ title, body: text, labels: known });
      const note = unknown.length === 0 ? '' : `Without the labels that do not exist: ${unknown.join(', ')}.`;
      return [{ what, outcome: 'created', url, note }];
    }
    const { url, number } = there;
    if (!there.isOpen) {
      return [
        {
          what,
          outcome: 'withheld',
          url,
          note: closedNote(afterClosed),
        },
      ];
    }
    if (isSame(there.body, text)) return [{ what, outcome: 'unchanged', url, note: '' }];
    await api.updateIssue(number, { body: text });
    return [{ what, outcome: 'updated', url, note: '' }];
  });
}

function closedNote(afterClosed: boolean): string {
  return afterClosed
    ? 'The same was opened before and has been closed since. Reopen it to have it.'
    : 'It was opened before and has been closed since. Reopen it, or ask for another in a comment.';
}

async function sorted(labels: readonly string[], api: GitHubWriteApi) {
  const [known, unknown]: [string[], string[]] = [[], []];
  for (const label of labels) {
    const literal = await api.labelNamed(label);
    if (literal === null) unknown.push(label);
    else known.push(literal);
  }
  return { known, unknown };
}
