import type { OwnLine, PullRequestFile } from '../platform/github/write-types.js';
import { inlineCode } from '../report/literal.js';
import { fenced } from '../sanitize/code.js';
import type { LineComment } from '../tools/github/types.js';
import { diffLines, outsideDiff } from './diff-lines.js';
import { isSame, markedBody } from './marked-body.js';
import type { SanitizeText } from './types.js';

export interface Misplaced {
  readonly comment: LineComment;
  readonly reason: string;
}

/** Remarks on lines of the diff, and those that GitHub would not take there, with the reason. */
export interface SortedLines {
  readonly placed: readonly LineComment[];
  readonly misplaced: readonly Misplaced[];
}

/** Sorts remarks by the diff of the pull request. */
export function sortLines(comments: readonly LineComment[], files: readonly PullRequestFile[]): SortedLines {
  const patches = new Map(files.map(({ path, patch }) => [path, patch === null ? null : diffLines(patch)]));
  const placed: LineComment[] = [];
  const misplaced: Misplaced[] = [];
  for (const comment of comments) {
    const lines = patches.get(comment.path);
    const reason =
      lines === undefined
        ? 'the pull request does not change this file'
        : lines === null
          ? 'GitHub shows no diff of this file'
          : outsideDiff(comment, lines);
    if (reason === null) placed.push(comment);
    else misplaced.push({ comment, reason });
  }
  return { placed, misplaced };
}

/** What becomes of a remark whose place may hold one of ours already. */
export interface MatchedLines {
  readonly comment: LineComment;
  readonly body: string;
  /** The remark of an earlier run at this place. */
  readonly there: OwnLine | null;
}

/** Pairs remarks with those of earlier runs at the same place; each of these is taken once, the same text first. */
export function matchLines(
  placed: readonly LineComment[],
  marker: string,
  own: readonly OwnLine[],
  sanitize: SanitizeText,
): readonly MatchedLines[] {
  const left = own.filter(({ body, line }) => line !== null && body.startsWith(marker));
  return placed.map((comment) => {
    const body = lineBody(comment, marker, sanitize);
    const here = left.filter((one) => isAt(one, comment));
    const there = here.find((one) => isSame(one.body, body)) ?? here[0] ?? null;
    if (there !== null) left.splice(left.indexOf(there), 1);
    return { comment, body, there };
  });
}

function isAt(own: OwnLine, { path, line, startLine, side }: LineComment): boolean {
  return own.path === path && own.line === line && own.side === side && own.startLine === (startLine ?? null);
}

function lineBody({ body, suggestion, side }: LineComment, marker: string, sanitize: SanitizeText): string {
  const text = sanitize(body);
  // GitHub offers a suggestion only on lines that the change leaves there.
  const language = side === 'RIGHT' ? 'suggestion' : '';
  return markedBody(marker, suggestion === undefined ? text : `${text}\n\n${fenced(suggestion, language)}`);
}

/** Remarks that no line takes, as a section of the review's own text. */
export function misplacedSection(misplaced: readonly Misplaced[], sanitize: SanitizeText): string {
  if (misplaced.length === 0) return '';
  const blocks = misplaced.map(({ comment, reason }) => {
    const { body, suggestion } = comment;
    const code = suggestion === undefined ? [] : [fenced(suggestion, '')];
    return [`**${inlineCode(locationOf(comment))}** (${reason})`, sanitize(body), ...code].join('\n\n');
  });
  return ['#### Not on a line of the diff', ...blocks].join('\n\n');
}

/** `src/a.ts:12`, `src/a.ts:12-14`. */
export function locationOf({ path, line, startLine }: LineComment): string {
  return `${path}:${startLine === undefined ? '' : `${String(startLine)}-`}${String(line)}`;
}
