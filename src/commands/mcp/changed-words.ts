import { diffWordsWithSpace } from 'diff';
import { endOf, startOf } from '../../text.js';

const context = 30;
const mostChanges = 20;

/** The words that differ between two texts, with a few before and after them: `… the [-old-] {+new+} text …`. */
export function changedWords(before: string, now: string): string {
  const parts = diffWordsWithSpace(before, now, { maxEditLength: 5_000 });
  if (parts === undefined) return `[-${startOf(before, 200)}…-] {+${startOf(now, 200)}…+}`;
  let changes = 0;
  const shown = parts.map(({ value, added, removed }, at) => {
    if (!added && !removed) return shortContext(value, at === 0, at === parts.length - 1);
    changes += 1;
    if (changes > mostChanges) return '';
    return added ? `{+${startOf(value, 500)}+}` : `[-${startOf(value, 500)}-]`;
  });
  return shown.join('').replaceAll(/\s+/g, ' ').trim();
}

function shortContext(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * context) return text;
  return `${isFirst ? '' : startOf(text, context)} … ${isLast ? '' : endOf(text, context)}`;
}
