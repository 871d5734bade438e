import { braceRange } from '../../files/braces.js';
import { shellLimits } from '../limits.js';

/** Characters without a special meaning inside unquoted braces. */
const plain = /^[\w.,:@%+=/{}*?^\u0080-\u{10ffff}-]*$/u;

/** In bash's order. `null` for quotes, expansions, too many words, or what is not a brace expansion. */
export function expandBraceWord(text: string): readonly string[] | null {
  if (!plain.test(text)) return null;
  const words = expand(text, 0);
  return words === null || words.length > shellLimits.expansions ? null : words;
}

function expand(text: string, depth: number): string[] | null {
  const group = outermostGroup(text);
  if (group === null) return [text];
  if (depth > 8) return null;
  const middles =
    group.commas.length > 0 ? alternatives(text, group, depth) : sequence(text.slice(group.start + 1, group.end));
  const tails = expand(text.slice(group.end + 1), depth + 1);
  if (middles === null || tails === null || middles.length * tails.length > shellLimits.expansions) return null;
  const head = text.slice(0, group.start);
  return middles.flatMap((middle) => tails.map((tail) => head + middle + tail));
}

interface Group {
  readonly start: number;
  readonly end: number;
  readonly commas: readonly number[];
}

function outermostGroup(text: string): Group | null {
  const start = text.indexOf('{');
  if (start < 0) return null;
  const commas: number[] = [];
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (char === '{') depth += 1;
    else if (char === ',' && depth === 1) commas.push(at);
    else if (char === '}') {
      depth -= 1;
      if (depth === 0) return { start, end: at, commas };
    }
  }
  return { start, end: text.length, commas: [] };
}

function alternatives(text: string, group: Group, depth: number): string[] | null {
  const edges = [group.start, ...group.commas, group.end];
  const options = edges.slice(0, -1).map((edge, i) => expand(text.slice(edge + 1, edges[i + 1]), depth + 1));
  return options.includes(null) ? null : options.flatMap((option) => option ?? []);
}

function sequence(text: string): string[] | null {
  const hasLetterStep = /^[A-Za-z]\.\.[A-Za-z]\.\./.test(text);
  const words = hasLetterStep ? null : braceRange(text, shellLimits.expansions);
  return words === null || words.length > shellLimits.expansions ? null : words;
}
