import type { GitHubWriteResult } from '../../github-writes/write-result.js';
import { inlineCode, literalMarkdown, sentenceMarkdown } from '../../sanitize/literal.js';
import type { Report } from '../report.js';

const happened: ReadonlySet<string> = new Set(['created', 'updated', 'unchanged', 'fell back']);

export const isPosted = ({ outcome }: GitHubWriteResult): boolean => happened.has(outcome);

/** The tools whose results are pages of their own, with the word of readers for it. */
const pages: Readonly<Record<string, string>> = {
  PushToPullRequest: 'Commit',
  PullRequest: 'Pull request',
  Issue: 'Issue',
};

/** The tool of a write and what it is about: `PullRequest Fix the loop`. */
function partsOf({ what }: GitHubWriteResult): { readonly tool: string; readonly title: string } {
  const [tool = ''] = what.split(' ', 1);
  return { tool, title: what.slice(tool.length + 1) };
}

/** Something that readers of the comment want to open. */
export function isPage(row: GitHubWriteResult): boolean {
  return isPosted(row) && row.url !== null && Object.hasOwn(pages, partsOf(row).tool);
}

/** A commit or pull request that was not made, so that the answer may claim what did not happen. */
export function isLost(row: GitHubWriteResult): boolean {
  const isCommit = ['PushToPullRequest', 'PullRequest'].includes(partsOf(row).tool);
  return isCommit && (row.outcome === 'failed' || row.outcome === 'withheld');
}

/** A commit on the branch of the pull request. */
export function isPush(row: GitHubWriteResult): boolean {
  return isPosted(row) && row.outcome !== 'fell back' && partsOf(row).tool === 'PushToPullRequest';
}

/** A review that does not approve is another result than its reader expects; a comment in another place is not. */
export function isUnposted({ what, outcome }: GitHubWriteResult): boolean {
  return outcome === 'failed' || outcome === 'withheld' || (outcome === 'fell back' && what.startsWith('Review '));
}

/**
 * Whether a review shows all that readers have to know: another post would only notify them twice. A later run finds
 * the conversation only in a comment.
 */
export function isShownByReview({ result, findings, writes, isReview, subject }: Report): boolean {
  if (isReview) return subject.conversation === undefined;
  const { conclusion, requests, changes } = result;
  const isReviewed = conclusion === 'success' && requests.some(({ kind }) => kind === 'review');
  const hasMore = findings.length > 0 || changes.length > 0 || writes.some((row) => isPage(row) || isUnposted(row));
  return isReviewed && !hasMore;
}

/** `Fix the loop bound · [a1b2c3d](…) on feature` */
export function pushHeading({ url, branch = '', commit = '', ...row }: GitHubWriteResult): string {
  const short = inlineCode(commit.slice(0, 7));
  const { title } = partsOf({ url, ...row });
  return `${literalMarkdown(title)} · ${url === null ? short : `[${short}](${url})`} on ${inlineCode(branch)}`;
}

/** Details that the heading of a commit omits: whether it was rebased and signed, and the state of the checks. */
export function pushNote(row: GitHubWriteResult, server: string | null): string {
  return noteMarkdown(row.details ?? row.note, server);
}

/** `- Pull request [Fix sum](…): …` */
export function pageLine(row: GitHubWriteResult, server: string | null): string {
  const { tool, title } = partsOf(row);
  const word = row.outcome === 'fell back' ? 'Pull request' : (pages[tool] ?? tool);
  const note = row.note === '' ? '' : `: ${noteMarkdown(row.note, server)}`;
  return `- ${word} [${literalMarkdown(title)}](${row.url ?? ''})${note}`;
}

/** A note with its addresses on the given server as links; a sentence that only names an address becomes the link. */
export function noteMarkdown(text: string, server: string | null): string {
  const isOnServer = (address: string): boolean => server !== null && address.startsWith(`${server}/`);
  const pieces = text.split(/((?<=^|\. |\] )[^.:[\]]+: https?:\/\/[^\s()<>]+|https?:\/\/[^\s()<>]+)/);
  return pieces
    .map((piece, index) => {
      if (index % 2 === 0)
        return `${/^\s/.test(piece) ? ' ' : ''}${sentenceMarkdown(piece.trim())}${/\s$/.test(piece) ? ' ' : ''}`;
      const [, words = '', address = ''] = /^(?:([^.:]+): )?(https?:\/\/.+)$/.exec(piece) ?? [];
      if (!isOnServer(address)) return `${words === '' ? '' : `${literalMarkdown(words)}: `}${inlineCode(address)}`;
      return words === '' ? `<${address}>` : `[${literalMarkdown(words)}](${address}).`;
    })
    .join('');
}
