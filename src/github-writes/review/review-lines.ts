import type { PullRequestFile } from '../../platform/github/write/write-review.js';
import { fenced } from '../../sanitize/code.js';
import { inlineCode } from '../../sanitize/literal.js';
import { markedBody } from '../marked-body.js';
import type { SanitizeText } from '../publish-context.js';
import type { LineComment } from './review-types.js';

export interface Misplaced {
  readonly comment: LineComment;
  readonly reason: string;
}

/** The path of each comment is that of a changed file, if either file that it can mean is one. */
export function onChangedFiles(comments: readonly LineComment[], files: readonly PullRequestFile[]) {
  const changed = new Set(files.map(({ path }) => path));
  return comments.map(
    ({ otherPath, ...rest }): LineComment =>
      otherPath === undefined || changed.has(rest.path) || !changed.has(otherPath)
        ? rest
        : { ...rest, path: otherPath },
  );
}

/** Review comments on lines of the diff, and those that GitHub would reject there, with the reason. */
export function sortLines(comments: readonly LineComment[], files: readonly PullRequestFile[]) {
  const patches = new Map(files.map(({ path, patch }) => [path, patch === null ? null : diffLines(patch)]));
  const placed: LineComment[] = [];
  const misplaced: Misplaced[] = [];
  for (const comment of comments) {
    const lines = patches.get(comment.path);
    const reason =
      lines === undefined
        ? 'the pull request does not change this file'
        : lines === null
          ? 'GitHub provides no diff for this file'
          : outsideDiff(comment, lines);
    if (reason === null) placed.push(comment);
    else misplaced.push({ comment, reason });
  }
  return { placed, misplaced };
}

export interface ReadyComment {
  readonly comment: LineComment;
  readonly body: string;
}

export function lineBody({ body, suggestion, side }: LineComment, marker: string, sanitize: SanitizeText): string {
  const text = sanitize(body);
  // GitHub only offers a suggestion on lines that exist after the change.
  const language = side === 'RIGHT' ? 'suggestion' : '';
  return markedBody(marker, suggestion === undefined ? text : `${text}\n\n${fenced(suggestion, language)}`);
}

export function misplacedSection(misplaced: readonly Misplaced[], sanitize: SanitizeText): string {
  if (misplaced.length === 0) return '';
  const blocks = misplaced.map(({ comment, reason }) => {
    const { body, suggestion } = comment;
    const code = suggestion === undefined ? [] : ['Suggested instead:', fenced(suggestion, '')];
    return [`**${inlineCode(locationOf(comment))}** (${reason})`, sanitize(body), ...code].join('\n\n');
  });
  return ['#### Not on a line of the diff', ...blocks].join('\n\n');
}

/** The text of a review from its first comment on this file on; empty if it has none. The same words may be about another file. */
export function afterHeading(body: string, path: string): string {
  const lines = body.split(/\r?\n/);
  const heading = lines.findIndex((line) => line.startsWith('**') && line.includes(`${path}:`));
  return heading === -1 ? '' : lines.slice(heading + 1).join('\n');
}

/** `src/a.ts:12`, `src/a.ts:12-14`. */
export function locationOf({ path, line, startLine }: LineComment): string {
  return `${path}:${startLine === undefined ? '' : `${String(startLine)}-`}${String(line)}`;
}

/** The lines of a file that GitHub accepts review comments on, each with the number of its hunk. */
interface DiffLines {
  /** Line numbers after the change: added lines and the context around them. */
  readonly right: ReadonlyMap<number, number>;
  /** Line numbers before the change of the removed lines. */
  readonly left: ReadonlyMap<number, number>;
}

/** Without file headers. Lines outside any hunk are ignored; a truncated patch yields what is there. */
function diffLines(patch: string): DiffLines {
  const [right, left] = [new Map<number, number>(), new Map<number, number>()];
  let [hunk, before, after] = [0, 0, 0];
  for (const line of patch.split('\n')) {
    const head = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line);
    if (head !== null) {
      hunk += 1;
      [before, after] = [Number(head[1]), Number(head[2])];
    } else if (hunk === 0) {
      continue;
    } else if (line.startsWith('+')) {
      right.set(after++, hunk);
    } else if (line.startsWith('-')) {
      left.set(before++, hunk);
    } else if (line.startsWith(' ')) {
      right.set(after++, hunk);
      before += 1;
    }
  }
  return { right, left };
}

/** Why GitHub would reject a review comment there; `null` if it would accept it. */
function outsideDiff({ line, startLine = line, side }: LineComment, lines: DiffLines): string | null {
  const known = side === 'RIGHT' ? lines.right : lines.left;
  const hunk = known.get(line);
  if (hunk === undefined) return 'the line is not in the diff';
  return known.get(startLine) === hunk ? null : 'the lines are not in one hunk of the diff';
}
