import type { SegmentKind } from '../types.js';

/** A placeholder as a family finds it in a body. The text between them belongs to the author. */
export interface Found {
  readonly kind: SegmentKind;
  readonly start: number;
  /** End exclusive. */
  readonly end: number;
  readonly content: string;
}

/** One that begins and never ends. */
export interface Unclosed {
  readonly kind: 'unclosed';
  readonly start: number;
  readonly what: string;
  readonly mend: string;
}

/** More of them help nobody to mend a prompt. */
export const maxUnclosed = 20;
