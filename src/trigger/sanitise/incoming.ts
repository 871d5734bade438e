import { withoutHidden, withoutHiddenInPlace } from './hidden.js';
import { withoutLookAlikes } from './look-alikes.js';
import { fencesIn, visibleMarkdown } from './markdown.js';
import { settle } from './settle.js';
import { withoutExtraCells } from './tables.js';
import { createTally, type Tally } from './tally.js';
import type { Sanitised } from './types.js';

/**
 * Markdown that a stranger wrote, as a reader of the page sees it: what the page hides is gone. Comments, tags and
 * their attributes, hidden elements, texts of images, cells outside of a table, titles and definitions of links, invisible characters.
 * Entities are decoded, letters that imitate ASCII become ASCII. Code spans and fenced code stay as they are, where
 * it is certain that the page shows them as code. Takes any string; idempotent; linear.
 */
export function sanitiseIncoming(text: string): Sanitised {
  return settle(text, onePass, (tangle) => tangle.replace(/[<>&[\]`\\~]/g, ' '));
}

function onePass(text: string, tally: Tally): string {
  const plain = plainLetters(text, createTally());
  if (plain === text) return asShown(text, tally);
  // What the page hides ends where it ends there: a letter that is going to be taken out must not end it sooner (`--\u200b>`).
  const shown = asShown(text, {
    ...tally,
    add: (kind, sample) => {
      tally.add(kind, withoutHidden(sample, createTally()));
    },
  });
  return asShown(plainLetters(shown, tally), tally);
}

function asShown(text: string, tally: Tally): string {
  const mayHaveBoth = text.includes('|') && /`{3}|~{3}/.test(text);
  return visibleMarkdown(withoutExtraCells(text, tally, mayHaveBoth ? fencesIn(text) : []), tally);
}

function plainLetters(text: string, tally: Tally): string {
  return withoutLookAlikes(withoutHiddenInPlace(text, tally), tally);
}
