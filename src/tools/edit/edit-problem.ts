import { formatCount } from '../../format-number.js';
import { startOf } from '../../text.js';
import type { Strategy } from './edit-match.js';
import type { Replaced } from './edit-text.js';

const maxLinesNamed = 10;

/** How the old text was matched, for the model; empty for a literal match. */
export const strategyNotes: Readonly<Record<Strategy, string>> = {
  exact: '',
  homoglyphs:
    ' old_string was not found literally; it was matched by treating similar quotes, dashes and spaces as equal.',
  'trailing-whitespace':
    ' old_string was not found literally; it was matched by ignoring whitespace at line ends and treating similar quotes, dashes and spaces as equal.',
  indentation:
    ' old_string was not found literally; it was matched with another indentation, and new_string was indented like the file.',
  escapes: ' old_string was not found literally; old_string and new_string were unescaped (\\n, \\t, \\").',
};

/** Why nothing was replaced, and what to do. `text` is that of the file. */
export function explainProblem(
  path: string,
  replaced: Exclude<Replaced, { kind: 'replaced' }>,
  { text, newText }: { readonly text: string; readonly newText: string },
): string {
  switch (replaced.kind) {
    case 'unchanged':
      return 'The new text equals the old text; nothing was changed.';
    case 'ambiguous':
      return (
        `old_string occurs ${replaced.lines.length} times in ${path} (${named(replaced.lines)}). ` +
        'Add surrounding lines to make it unique, or set replace_all.'
      );
    case 'unexpected':
      return `old_string occurs ${formatCount(replaced.lines.length, 'time')} in ${path} (${named(replaced.lines)}), not ${replaced.expected}; nothing was changed.`;
    case 'not-found': {
      const near = replaced.nearest;
      const hint = near === null ? '' : ` The most similar line is line ${near.line}:\n${startOf(near.text, 500)}`;
      const isDone = newText.trim().length > 10 && text.replaceAll('\r\n', '\n').includes(newText);
      const done = isDone ? ' new_string is in the file already.' : '';
      return `old_string does not occur in ${path}; whitespace and line breaks must match.${done} Read the file again.${hint}`;
    }
  }
}

function named(lines: readonly number[]): string {
  return `lines ${lines.slice(0, maxLinesNamed).join(', ')}${lines.length > maxLinesNamed ? ' …' : ''}`;
}
