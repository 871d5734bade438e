import { fingerprint } from '../../fingerprint.js';
import type { WrittenThread } from '../../platform/github/write/write-threads.js';
import type { LineComment } from './review-types.js';

/** A review comment with the id by which later runs find it again, and the thread of an earlier run about the same. */
export interface IdentifiedComment {
  readonly comment: LineComment;
  /** From the path and the text, not from the line, which moves with every push. */
  readonly id: string;
  readonly thread: WrittenThread | null;
}

/** The end of a marker. */
const end = ' -->';

export function lineMarker(marker: string, id: string): string {
  return `${marker.slice(0, -end.length)}:${id}${end}`;
}

/** The id in a marker; `null` for one of an older version, which has none, and for any other text. */
function idIn(body: string, marker: string): string | null {
  const beginning = `${marker.slice(0, -end.length)}:`;
  return body.startsWith(beginning)
    ? (/^[0-9a-f]+(?:-\d+)?(?= -->)/.exec(body.slice(beginning.length))?.[0] ?? null)
    : null;
}

/** Whether an earlier run with this key posted the text. */
export function hasLineMarker(body: string, marker: string): boolean {
  return body.startsWith(marker) || idIn(body, marker) !== null;
}

/** The thread of an earlier run by id, on the same lines, or with similar words in the file; each once. */
export function identify(
  comments: readonly LineComment[],
  marker: string,
  threads: readonly WrittenThread[],
): readonly IdentifiedComment[] {
  const ownThreads = threads.filter(({ isOwn, opening }) => isOwn && hasLineMarker(opening.body, marker));
  const left = ownThreads.toSorted((a, b) => Number(isClosed(a)) - Number(isClosed(b)));
  const seen = new Map<string, number>();
  const identified = comments.map((comment) => {
    const base = comment.id ?? fingerprint([comment.path, '\0', wordsOf(comment.body).join(' ')], 12);
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return { comment, id: count === 1 ? base : `${base}-${String(count)}` };
  });
  const threadOf = new Map<LineComment, WrittenThread>();
  const tests: readonly ((comment: LineComment, id: string, thread: WrittenThread) => boolean)[] = [
    (_, id, thread) => idIn(thread.opening.body, marker) === id,
    (comment, _, thread) => !isClosed(thread) && isAt(thread, comment),
    (comment, _, thread) => thread.path === comment.path && isAlike(thread.opening.body, comment.body),
  ];
  for (const isSame of tests) {
    for (const { comment, id } of identified) {
      const index = threadOf.has(comment) ? -1 : left.findIndex((thread) => isSame(comment, id, thread));
      const [thread] = index < 0 ? [] : left.splice(index, 1);
      if (thread !== undefined) threadOf.set(comment, thread);
    }
  }
  return identified.map((finding) => ({ ...finding, thread: threadOf.get(finding.comment) ?? null }));
}

/** A thread that no one has to look at any more. */
export const isClosed = ({ isResolved, opening }: WrittenThread): boolean => isResolved || opening.isMinimized;

/** People closed it: its finding is not raised again. Runs close threads whose lines changed, and may be wrong. */
export const isSettled = (thread: WrittenThread): boolean => thread.isResolved && !thread.isResolvedByOwn;

function isAt(thread: WrittenThread, { path, line, startLine, side }: LineComment): boolean {
  return (
    thread.path === path && thread.line === line && thread.side === side && thread.startLine === (startLine ?? null)
  );
}

/** Whether a text contains another, except for its format and for code. */
export function contains(text: string, part: string): boolean {
  const words = wordsOf(part);
  return words.length > 0 && ` ${wordsOf(text).join(' ')} `.includes(` ${words.join(' ')} `);
}

/** The words of a text without the hidden first line, code and punctuation. */
function wordsOf(text: string): readonly string[] {
  const plain = text.replace(/^<!--[^\n]*-->\n/, '').replace(/```[\s\S]*?(?:```|$)/g, ' ');
  return plain.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** The share of common words from which two texts about one file are about the same finding. */
const alike = 0.6;

/** Texts of fewer words are too short to compare. */
const leastWords = 4;

function isAlike(text: string, other: string): boolean {
  const [a, b] = [new Set(wordsOf(text)), new Set(wordsOf(other))];
  if (Math.min(a.size, b.size) < leastWords) return false;
  const common = [...a].filter((word) => b.has(word)).length;
  return common / (a.size + b.size - common) >= alike;
}
