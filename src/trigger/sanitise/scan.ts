import type { Tally } from './tally.js';

/** Where a scan stands: what it knows of the block that it is in. */
export interface Scan {
  readonly text: string;
  readonly tally: Tally;
  /** Addresses of link definitions by their label in lower case. */
  readonly definitions: Map<string, string>;
  /** A backtick without its partner stands in this block, so that a page may pair the next ones differently. */
  looseBacktick: boolean;
  /** Inside a block of HTML up to the next blank line, where backticks are no code. */
  inHtml: boolean;
  /** That block is HTML for certain, so that what looks like a tag is none of the text. */
  inRawHtml: boolean;
  /** Inside an element whose text keeps its form, where not even a blank line ends the HTML. */
  inPreformatted: boolean;
  /** The end of the line with which a block of HTML is over; -1 before there is one. */
  htmlEnd: number;
  /** Where the next end of what such a sign starts was found, and behind it; -1 where there is none. */
  readonly ends: Map<string, { readonly at: number; readonly next: number }>;
  /** The last blank line that was looked for; the end of the text where there was none. */
  blockEnd: number;
  /** The same, or the line before it that ends words too. */
  paragraphEnd: number;
  /** Fenced code may have ended or not, so that a page may take the next fences the other way round. */
  looseFence: boolean;
  /** Where the first item of a list begins; the end of the text where there is none, null before it was looked for. */
  firstList: number | null;
  /** Characters that were read for tags that were none. */
  lostTime: number;
}

/** What a piece of the text becomes. */
export interface Piece {
  readonly text: string;
  /** Where the rest begins; always further on. */
  readonly next: number;
  /** Code, which is not looked at again. */
  readonly code?: 'fence' | 'span';
}
