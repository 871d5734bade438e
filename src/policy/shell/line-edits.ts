import type { LineEdit, PlaceInLine } from './simple-command.js';
import type { MoreWords, Risk, WordEdit } from './types.js';
import { writtenForm } from './words.js';

/** The texts that bash parses, the line itself first, and how deep the walk is in them. */
interface Line {
  readonly level: number;
  readonly scripts: readonly string[];
  readonly edits: LineEdit[];
}

/** Adds an edit of the line itself; false if the word is in another script, or is not in the line as it is. */
export function addEdit({ word, text }: WordEdit, { level, scripts: [line = ''], edits }: Line): boolean {
  if (level > 0 || word.kind !== 'literal' || word.at === undefined) return false;
  const edit = { from: word.at, to: word.at + word.source.length, text };
  if (line.slice(edit.from, edit.to) !== word.source) return false;
  edits.push(edit);
  return true;
}

export function riskOfEdit({ word, why }: WordEdit): Risk {
  return { word: writtenForm(word), why, never: true };
}

/** The edit that adds words to a command of the line; `null` if their place in the line is not known. */
export function editFor({ text, before }: MoreWords, place: PlaceInLine | null): LineEdit | null {
  if (place === null) return null;
  if (before === undefined) return { from: place.end, to: place.end, text: ` ${text}` };
  if (before.kind !== 'literal' || before.at === undefined) return null;
  const isThere = place.line.slice(before.at, before.at + before.source.length) === before.source;
  return isThere ? { from: before.at, to: before.at, text: `${text} ` } : null;
}

/** A text as one word for bash. */
export function quoted(text: string): string {
  return /^[\w./:=@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** The line with these edits; null if two of them are about the same part. */
export function withEdits(line: string, edits: readonly LineEdit[]): string | null {
  const sorted = [...new Map(edits.map((edit) => [JSON.stringify(edit), edit])).values()].sort(
    (a, b) => a.from - b.from || a.to - b.to,
  );
  let text = '';
  let at = 0;
  for (const edit of sorted) {
    if (edit.from < at) return null;
    text += line.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return text + line.slice(at);
}
