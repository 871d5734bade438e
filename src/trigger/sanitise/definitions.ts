import type { Piece, Scan } from './scan.js';
import type { Tally } from './tally.js';

/** A link definition, also in a quote or a list; its title may stand in the next line. */
const definition =
  /(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*\[(?!\^)((?:[^[\]\\]|\\.){1,999})\]:[ \t]*(?:\n[ \t>]*)?(?:<([^<>\n]*)>|([^\s<]\S*))(?:(?:[ \t]+|[ \t]*\n[ \t>]*)(?:"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\((?:[^()\\]|\\[^])*\)))?[ \t]*(?:\n|$)/y;

const end = String.raw`(?:\n|$(?![^]))`;
/** Lines that go on with the words before them: none of them blank, none the start of fenced code. */
const more = String.raw`(?:\n(?![ \t]*${end}| {0,3}(?:\x60{3,}[^\x60\n]*${end}|~{3}))[^\n]*)*`;

/** The text of a footnote: up to a blank line or fenced code, and whatever is indented behind that and goes on. */
const footnote = new RegExp(
  String.raw`(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*\[\^(?:[^[\]\\\s]|\\.){1,999}\]:[^\n]*${more}(?:(?:\n[ \t]*)+\n(?: {4}|\t)[^\n]*${more})*(?:\n|$)`,
  'y',
);

/**
 * The text of a footnote shows only where something refers to it, which a page knows better than we do, so it goes
 * in any case. Unlike other definitions it needs no blank line before it.
 */
export function footnoteAt({ text, tally }: Scan, at: number): Piece | null {
  footnote.lastIndex = at;
  const whole = footnote.exec(text)?.[0];
  if (whole === undefined) return null;
  tally.add('link-definition', whole.trim());
  return { text: '', next: at + whole.length };
}

/**
 * A definition does not show, so it goes, with all that is written in its label and its title; links by its label
 * get its address. A line behind a line of words is no definition but goes on with those words.
 */
export function definitionAt({ text, tally, definitions }: Scan, at: number): Piece | null {
  if (continuesWords(text, at)) return null;
  definition.lastIndex = at;
  const match = definition.exec(text);
  if (match === null) return null;
  const [whole, label = '', bracketed, bare = ''] = match;
  const key = keyOf(label);
  if (!definitions.has(key)) definitions.set(key, bracketed ?? bare);
  tally.add('link-definition', whole.trim());
  return { text: '', next: at + whole.length };
}

/** Whether a definition may begin in a line of this text: a footnote in any, a link behind a blank line, in a quote or a list. */
export function mayBeginDefinition(text: string): boolean {
  return beginnings.test(text);
}

const beginnings =
  /\n[ \t>*+\-\d.)]*\[\^[^\]\n]{1,999}\]:|\n(?:[ \t]*\n[ \t]*|[ \t]*[>*+\-\d][ \t>*+\-\d.)]*)\[[^\]]{1,999}\]:/;

const keyOf = (label: string) => label.trim().replace(/\s+/g, ' ').toLowerCase();

function continuesWords(text: string, at: number): boolean {
  // A quote or a list begins here, whatever stands before it.
  if (!/^[ \t]*\[/.test(text.slice(at, at + 100))) return false;
  const before = at === 0 ? 0 : text.lastIndexOf('\n', at - 2) + 1;
  return before < at && /^\p{L}/u.test(text.slice(before, before + 2));
}

/** `][label]` of a defined label becomes `](address)`: no label is left that a page would hide. */
export function resolveReferences(text: string, definitions: ReadonlyMap<string, string>, tally: Tally): string {
  if (definitions.size === 0) return text;
  return text.replace(/\]\[([^[\]]{1,999})\]/g, (whole, label: string) => {
    const address = definitions.get(keyOf(label));
    if (address === undefined) return whole;
    tally.add('link-definition', whole);
    return `](${/^[^\s()<>]+$/.test(address) ? address : ''})`;
  });
}
