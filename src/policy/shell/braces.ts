import { shellLimits } from './limits.js';

/** Characters without a special meaning inside unquoted braces. */
const plain = /^[\w.,:@%+=/{}*?^\u0080-\u{10ffff}-]*$/u;

/**
 * The words that `{a,b}` or `{1..3}` expands to, in bash's order. `null` if the text contains quotes or expansions, is not
 * a brace expansion, or expands to too many words.
 */
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
  const numbers = /^(-?\d{1,9})\.\.(-?\d{1,9})(?:\.\.(-?\d{1,9}))?$/.exec(text);
  if (numbers !== null) return numberSequence(numbers[1] ?? '', numbers[2] ?? '', numbers[3]);
  const letters = /^([a-z])\.\.([a-z])$/.exec(text) ?? /^([A-Z])\.\.([A-Z])$/.exec(text);
  if (letters === null) return null;
  const [from, to] = [(letters[1] ?? '').charCodeAt(0), (letters[2] ?? '').charCodeAt(0)];
  return steps(from, to, 1)?.map((code) => String.fromCharCode(code)) ?? null;
}

function numberSequence(from: string, to: string, step: string | undefined): string[] | null {
  const padded = /^-?0\d/.test(from) || /^-?0\d/.test(to);
  const width = padded ? Math.max(from.length, to.length) : 0;
  return steps(Number(from), Number(to), Math.abs(Number(step ?? '1')) || 1)?.map((value) => pad(value, width)) ?? null;
}

function steps(from: number, to: number, by: number): number[] | null {
  const count = Math.floor(Math.abs(to - from) / by) + 1;
  if (count > shellLimits.expansions) return null;
  return Array.from({ length: count }, (_, i) => from + (to < from ? -i : i) * by);
}

function pad(value: number, width: number): string {
  const digits = String(Math.abs(value));
  return value < 0 ? `-${digits.padStart(width - 1, '0')}` : digits.padStart(width, '0');
}
