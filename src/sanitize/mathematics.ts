import type { ChangeCounts } from './counts.js';

/** Code spans and elements, and the targets of links: a dollar sign in them is text. */
const code = /(`+)(?!`)[^\n]*?[^`\n]\1(?!`)|<code>[^<\n]*<\/code>|\]\([^()\s]*\)/g;

/** An escaped character, a command, a comment, a dollar sign, or the end of a paragraph. */
const tokens = /\\[A-Za-z]+|\\[^]|%|\${1,2}|\n[ \t>]*(?=\n)/g;

/**
 * GitHub could hide words in it (`$\phantom{…}$`): with a command or comment between two dollar signs, or next to code
 * (`` $`…`$ ``), each becomes an entity, which looks the same. Source: GitHub's page on mathematical expressions.
 */
export function withoutMathematics(prose: string, counts: ChangeCounts): string {
  if (!prose.includes('$')) return prose;
  const kept: string[] = [];
  const text = prose.replace(code, (span) => {
    kept.push(span);
    return '\0';
  });
  const isFormula = hasFormula(text);
  const shown = text.replace(/\\[^]|\0\$+|\$+\0|\$+/g, (found) => {
    if (found.startsWith('\\') || !(isFormula || found.includes('\0'))) return found;
    return found.replaceAll('$', '&#36;');
  });
  if (shown !== text) counts.add('mathematics');
  let next = 0;
  return shown.replaceAll('\0', () => kept[next++] ?? '');
}

function hasFormula(text: string): boolean {
  let open = '';
  let inside: '' | 'command' | 'comment' = '';
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token.startsWith('$')) {
      const following = text.charAt(index + token.length);
      // A dollar sign before a digit or letter ends no formula; a percent sign alone is usual between two amounts.
      if (inside === 'command' || (inside === 'comment' && !/\w/.test(following))) return true;
      open = token;
      inside = '';
    } else if (token.startsWith('\n')) {
      if (open !== '$$') open = inside = '';
    } else if (open !== '') {
      if (/^\\[A-Za-z]/.test(token)) inside = 'command';
      else if (token === '%' && inside === '') inside = 'comment';
    }
  }
  return false;
}
