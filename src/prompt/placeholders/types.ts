import type { SegmentKind } from '../types.js';

/** A placeholder as a family finds it in a body. The text between them belongs to the author. */
export interface FoundPlaceholders {
  readonly kind: SegmentKind;
  readonly start: number;
  /** End exclusive. */
  readonly end: number;
  readonly content: string;
}

/** One that begins and never ends. */
export interface UnclosedPlaceholder {
  readonly kind: 'unclosed';
  readonly start: number;
  readonly message: string;
  readonly hint: string;
}

/** More of them help nobody to mend a prompt. */
export const maxUnclosed = 20;
