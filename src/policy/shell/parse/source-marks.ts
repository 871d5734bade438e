import type { Command } from 'unbash';
import { isPlain } from '../limits.js';

/** Properties of a position in the source, as bits, set from the tree. */
export const inertMark = 1;
export const separateMark = 2;
export const wordMark = 4;
export const quotedMark = 8;
export const commentMark = 16;
export const quotedText = 32;

/** A source line with properties of each position, from its tree. */
export interface SourceMarks {
  readonly source: string;
  /** Start positions of expansions. */
  readonly starts: Set<number>;
  /**
   * Per position: `inert` = literal text, `separate` = a separate source (escaped backquotes), `word` = in a word or
   * redirection, `quoted` = in any quotes, `quotedText` = in double quotes but not in an expansion. Empty if not
   * needed.
   */
  readonly kinds: Uint8Array;
  /** Every simple command, including those in substitutions. */
  readonly commands: Command[];
}

export function newSourceMarks(source: string): SourceMarks {
  // Marks are needed only for sources with one of these characters.
  const isNeeded = /[$`<>\\]/.test(source) || !isPlain(source);
  return { source, starts: new Set(), kinds: new Uint8Array(isNeeded ? source.length + 1 : 0), commands: [] };
}

export function markRange(
  { kinds }: SourceMarks,
  kind: number,
  node: { readonly pos: number; readonly end: number },
): void {
  const end = Math.min(node.end, kinds.length);
  for (let at = node.pos; at < end; at += 1) kinds[at] = (kinds[at] ?? 0) | kind;
}

export function isMarkedAs({ kinds }: SourceMarks, at: number, wanted: number): boolean {
  return ((kinds[at] ?? 0) & wanted) !== 0;
}
