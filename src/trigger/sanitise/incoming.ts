import { withoutHiddenInPlace } from './hidden.js';
import { withoutLookAlikes } from './look-alikes.js';
import { visibleMarkdown } from './markdown.js';
import { settle } from './settle.js';
import { withoutExtraCells } from './tables.js';
import type { Sanitised } from './types.js';

/**
 * Markdown that a stranger wrote, as a reader of the page sees it: what the page hides is gone. Comments, tags and
 * their attributes, hidden elements, texts of images, cells outside of a table, titles and definitions of links, invisible characters.
 * Entities are decoded, letters that imitate ASCII become ASCII. Code spans and fenced code stay as they are, where
 * it is certain that the page shows them as code. Takes any string; idempotent; linear.
 */
export function sanitiseIncoming(text: string): Sanitised {
  return settle(
    text,
    (before, tally) =>
      visibleMarkdown(withoutExtraCells(withoutLookAlikes(withoutHiddenInPlace(before, tally), tally), tally), tally),
    (tangle) => tangle.replace(/[<>&[\]`\\~]/g, ' '),
  );
}
