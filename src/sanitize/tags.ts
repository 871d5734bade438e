import type { ChangeCounts } from './counts.js';

const inlineTag = /<(?:(\/?(?:sub|kbd))|(br)[ \t]*\/?)>/iy;

/** A harmless tag at this index of a line, in one spelling, and the index after it. `null` for any other text. */
export function inlineTagAt(line: string, at: number): { readonly text: string; readonly next: number } | null {
  inlineTag.lastIndex = at;
  const match = inlineTag.exec(line);
  if (match === null) return null;
  return { text: `<${(match[1] ?? match[2] ?? '').toLowerCase()}>`, next: at + match[0].length };
}

/** With a tag alone on its line, a block of HTML begins, in which code is not code. */
const onlyBreaks = /^[\s>*+\-\d.)]*(?:<br>\s*)+$/;

/** A line whose only `<` are those of harmless tags: tags that are not closed in the line are shown as text. */
export function withBalancedTags(line: string, counts: ChangeCounts): string {
  if (!line.includes('<')) return line;
  const kept = new Set<number>();
  const isBreakKept = !onlyBreaks.test(line);
  let open: { readonly name: string; readonly index: number; readonly end: number } | null = null;
  for (const { 0: tag, 1: name = '', index } of line.matchAll(/<\/?(\w+)>/g)) {
    if (name === 'br') {
      if (isBreakKept) kept.add(index);
    } else if (!tag.startsWith('</')) {
      open = { name, index, end: index + tag.length };
    } else if (open?.name === name && line.slice(open.end, index).trim() !== '') {
      kept.add(open.index).add(index);
      open = null;
    }
  }
  return line.replace(/</g, (_, index: number) => {
    if (kept.has(index)) return '<';
    counts.add('tag');
    return '&lt;';
  });
}
