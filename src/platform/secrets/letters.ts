/** Text as the redactor compares it: UTF-16 units without letter case. */
export interface Letters {
  readonly codes: Uint16Array;
  readonly length: number;
  /** Where each unit is in the original text; `null` if at the same place. */
  readonly places: Uint32Array | null;
}

/** Every unit of a text, letters in lower case. */
export function allLetters(text: string): Letters {
  const codes = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) codes[at] = lower(text.charCodeAt(at));
  return { codes, length: text.length, places: null };
}

/**
 * Only the letters and digits of a text. Letters are all of Unicode except for invisible ones; other forms of an
 * ASCII letter, such as full-width, mathematical and the invisible tags, count as that letter. The letters of a
 * terminal's control sequences are not visible and do not count.
 */
export function bareLetters(text: string): Letters {
  const codes = new Uint16Array(text.length);
  const places = new Uint32Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80 && code !== 0x1b) {
      if (isAlphanumeric(code)) {
        codes[length] = lower(code);
        places[length] = at;
        length += 1;
      }
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
      places[length] = at;
      length += 1;
    }
    at += character.length - 1;
  }
  return { codes, length, places };
}

/** Where a run of units ends in the original text, exclusive. */
export function endInText(text: string, { places }: Letters, last: number): number {
  const at = places === null ? last : (places[last] ?? 0);
  return at + (places !== null && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}

function isAlphanumeric(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}

function lower(code: number): number {
  if (code < 0x80) return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
  const folded = String.fromCharCode(code).toLowerCase();
  return folded.length === 1 ? folded.charCodeAt(0) : code;
}

const controlSequence = /(?:\u001b\[|\u009b)[0-?]{0,64}[ -/]{0,8}[@-~]/y;

/** How many units follow the first one of a control sequence; 0 if it is none. */
function sequenceLength(text: string, at: number): number {
  controlSequence.lastIndex = at;
  return (controlSequence.exec(text)?.[0].length ?? 1) - 1;
}

/** The letter as ASCII if it is a form of one; empty for everything that is not a visible letter. */
function letterOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code > 0xe_0000 && code < 0xe_0080) return String.fromCharCode(code - 0xe_0000).replace(/[^A-Za-z0-9]/, '');
  if (/[\p{P}\p{S}\p{Z}\p{Cf}\p{DI}]/u.test(character)) return '';
  const ascii = code >= 0x1_d400 || (code >= 0xff00 && code <= 0xff5e) ? character.normalize('NFKC') : character;
  return /^[A-Za-z0-9]$/.test(ascii) ? ascii : character;
}
