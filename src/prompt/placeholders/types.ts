import type { SegmentKind } from '../types.js';

/** A placeholder found in a body. The text between placeholders belongs to the author. */
export interface FoundPlaceholders {
  readonly kind: SegmentKind;
  readonly start: number;
  /** End exclusive. */
  readonly end: number;
  readonly content: string;
}

/** A placeholder without an end. */
export interface UnclosedPlaceholder {
  readonly kind: 'unclosed';
  readonly start: number;
  readonly message: string;
  readonly hint: string;
}

/** Maximum number of reported unclosed placeholders; more would not help. */
export const maxUnclosed = 20;
