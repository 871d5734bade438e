import { positionAt } from '../position.js';
import type { Position } from '../types.js';

/** A TOML string in double quotes, one or three, behind `prompt =`. */
const opening = /^[ \t]*(?:prompt|"prompt"|'prompt')[ \t]*=[ \t]*("""\n?|")/gm;

const named: Readonly<Record<string, string>> = {
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  e: '\u001b',
  '"': '"',
  '\\': '\\',
};

/** An escape, or the end of a line that a backslash takes away with the blanks that follow. https://toml.io/en/v1.0.0#string */
const escape = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|x([0-9A-Fa-f]{2})|([btnfre"\\])|[ \t]*\n\s*)/y;

/** Strings of the file that are compared: what looks like one may stand inside of another. */
const mostStrings = 20;
const lastCharacter = 0x10ffff;

/**
 * Where each line of a prompt with escapes stands in its file, for the prompt that the library read; null where none of
 * the strings in the file comes to it. Within a line columns count the text, not its escapes.
 */
export function linesWithEscapes(text: string, prompt: string): readonly Position[] | null {
  for (const match of [...text.matchAll(opening)].slice(0, mostStrings)) {
    const starts = lineStarts(text, match.index + match[0].length, prompt);
    if (starts !== null) return positionsOf(text, starts);
  }
  return null;
}

/** The offsets at which the lines of the prompt begin, where the string at `start` is the prompt. */
function lineStarts(text: string, start: number, prompt: string): readonly number[] | null {
  const starts = [start];
  let at = start;
  for (let done = 0; done < prompt.length; ) {
    const piece = pieceAt(text, at);
    if (at >= text.length || !prompt.startsWith(piece.content, done)) return null;
    done += piece.content.length;
    at = piece.end;
    if (piece.content === '\n') starts.push(at);
  }
  return starts;
}

function pieceAt(text: string, at: number): { readonly content: string; readonly end: number } {
  if (text[at] !== '\\') return { content: text.slice(at, at + 1), end: at + 1 };
  escape.lastIndex = at;
  const [source = '\\', four, eight, two, name] = escape.exec(text) ?? [];
  const code = Math.min(lastCharacter, Number.parseInt(four ?? eight ?? two ?? '', 16));
  return {
    content: Number.isNaN(code) ? (named[name ?? ''] ?? '') : String.fromCodePoint(code),
    end: at + source.length,
  };
}

function positionsOf(text: string, offsets: readonly number[]): readonly Position[] {
  let last = { offset: 0, position: { line: 1, column: 1 } };
  return offsets.map((offset) => {
    last = { offset, position: positionAt(text.slice(last.offset, offset), offset - last.offset, last.position) };
    return last.position;
  });
}
