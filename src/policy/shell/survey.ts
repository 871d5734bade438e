import type { Command } from 'unbash';
import { isPlain } from './limits.js';

/** What a place in the source is, as bits; painted from the tree. */
export const inertMark = 1;
export const elsewhereMark = 2;
export const wordMark = 4;
export const quotedMark = 8;
export const commentMark = 16;
export const quotedText = 32;

/** A line beside its tree. */
export interface Survey {
  readonly source: string;
  /** Where expansions start. */
  readonly starts: Set<number>;
  /**
   * For every place: `inert` = text for bash (single quotes, quoted here-documents), `elsewhere` = read as a
   * source of its own (escaped backquotes), `word` = part of a word or redirection, `quoted` = in any quotes,
   * `quotedText` = in double quotes and no part of an expansion. Empty
   * where the source has no sign that can begin an expansion or a redirection, and no letter that could deceive.
   */
  readonly paint: Uint8Array;
  /** Every simple command, those in substitutions too. */
  readonly commands: Command[];
}

export function newSurvey(source: string): Survey {
  // Every search of the paint is for what stands beside one of these signs.
  const isPainted = /[$`<>\\]/.test(source) || !isPlain(source);
  return { source, starts: new Set(), paint: new Uint8Array(isPainted ? source.length + 1 : 0), commands: [] };
}

export function markRange({ paint }: Survey, kind: number, node: { readonly pos: number; readonly end: number }): void {
  const end = Math.min(node.end, paint.length);
  for (let at = node.pos; at < end; at += 1) paint[at] = (paint[at] ?? 0) | kind;
}

export function isMarkedAs({ paint }: Survey, at: number, kinds: number): boolean {
  return ((paint[at] ?? 0) & kinds) !== 0;
}
