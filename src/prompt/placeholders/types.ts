import type { SegmentKind } from '../types.js';

export interface FoundPlaceholders {
  readonly kind: SegmentKind;
  readonly start: number;
  /** End exclusive. */
  readonly end: number;
  readonly content: string;
}

export interface UnclosedPlaceholder {
  readonly kind: 'unclosed';
  readonly start: number;
  readonly message: string;
  readonly hint: string;
}

/** Maximum number of reported unclosed placeholders; more would not help. */
export const maxUnclosed = 20;
