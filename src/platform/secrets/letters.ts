import { lazyRegExp } from '../../lazy-reg-exp.js';

/** Text in the form that the redactor compares: UTF-16 code units in lower case. */
export interface Letters {
  readonly codes: Uint16Array;
  readonly length: number;
  /** The position of each unit in the original text; `null` if identical. */
  readonly positions: Uint32Array | null;
}

/** All units of a text, in lower case. */
export function allLetters(text: string): Letters {
  const codes = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    codes[at] = code < 0x80 ? (code >= 0x41 && code <= 0x5a ? code + 0x20 : code) : lower(code);
  }
  return { codes, length: text.length, positions: null };
}

/** All visible Unicode letters; variants of an ASCII one (full-width, mathematical, tags) count as it. */
export function bareLetters(text: string): Letters {
  const codes = new Uint16Array(text.length);
  const positions = new Uint32Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80 && code !== 0x1b) {
      const letter = asciiLetters[code] ?? 0;
      if (letter === 0) continue;
      codes[length] = letter;
      positions[length] = at;
      length += 1;
      continue;
    }
    if (code === 0x1b || code === 0x9b) {
      at += sequenceLength(text, at);
      continue;
    }
    if (code < 0x100) continue;
    const character = String.fromCodePoint(text.codePointAt(at) ?? code);
    for (const unit of letterOf(character).split('')) {
      codes[length] = lower(unit.charCodeAt(0));
      positions[length] = at;
      length += 1;
    }
    at += character.length - 1;
  }
  return { codes, length, positions };
}

/** The end of a range of units in the original text, exclusive. */
export function endInText(text: string, { positions }: Letters, last: number): number {
  const at = positions === null ? last : (positions[last] ?? 0);
  return at + (positions !== null && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}

/** The letters and digits of ASCII in lower case, by their code; 0 for anything else. */
const asciiLetters = Uint8Array.from({ length: 0x80 }, (_, code) =>
  /[A-Za-z0-9]/.test(String.fromCharCode(code)) ? String.fromCharCode(code).toLowerCase().charCodeAt(0) : 0,
);

function lower(code: number): number {
  if (code < 0x80) return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
  const folded = String.fromCharCode(code).toLowerCase();
  return folded.length === 1 ? folded.charCodeAt(0) : code;
}

const controlSequence = /(?:\u001b\[|\u009b)[0-?]{0,64}[ -/]{0,8}[@-~]/y;

/** The number of units after the first one of a control sequence; 0 if there is none. */
function sequenceLength(text: string, at: number): number {
  controlSequence.lastIndex = at;
  return (controlSequence.exec(text)?.[0].length ?? 1) - 1;
}

const notLetter = lazyRegExp(String.raw`[\p{P}\p{S}\p{Z}\p{Cf}\p{DI}]`, 'u');

/** The ASCII letter of a variant; empty for anything but a visible letter. */
function letterOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code > 0xe_0000 && code < 0xe_0080) return String.fromCharCode(code - 0xe_0000).replace(/[^A-Za-z0-9]/, '');
  if (notLetter().test(character)) return '';
  const ascii = code >= 0x1_d400 || (code >= 0xff00 && code <= 0xff5e) ? character.normalize('NFKC') : character;
  return /^[A-Za-z0-9]$/.test(ascii) ? ascii : character;
}
