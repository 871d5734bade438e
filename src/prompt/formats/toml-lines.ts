import { positionAt } from '../position.js';
import type { Position } from '../types.js';

/** A TOML string after `prompt =`, in one or three double quotes. */
const opening = /^[ \t]*(?:prompt|"prompt"|'prompt')[ \t]*=[ \t]*("""\n?|")/gm;

const named: Readonly<Record<string, string>> = {
  ...{ b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', e: '\u001b', '"': '"', '\\': '\\' },
};

/** An escape, or a backslash at the end of a line, which removes the line break and the blanks after it. https://toml.io/en/v1.0.0#string */
const escape = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|x([0-9A-Fa-f]{2})|([btnfre"\\])|[ \t]*\n\s*)/y;

/** Maximum number of candidate strings: text that looks like one can be inside another string. */
const maxStrings = 20;
const lastCharacter = 0x10ffff;

/** Of each line of a prompt with escapes; `null` if no string of the file is the prompt. Columns count the text. */
export function linesWithEscapes(text: string, prompt: string): readonly Position[] | null {
  for (const match of [...text.matchAll(opening)].slice(0, maxStrings)) {
    const starts = lineStarts(text, match.index + match[0].length, prompt);
    if (starts !== null) return positionsOf(text, starts);
  }
  return null;
}

/** The offsets at which the lines of the prompt begin, if the string at `start` is the prompt. */
function lineStarts(text: string, start: number, prompt: string): readonly number[] | null {
  const starts = [start];
  let at = start;
  for (let done = 0; done < prompt.length; ) {
    const token = pieceAt(text, at);
    if (at >= text.length || !prompt.startsWith(token.content, done)) return null;
    done += token.content.length;
    at = token.end;
    if (token.content === '\n') starts.push(at);
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
