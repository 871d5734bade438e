/** Operating system commands, device control strings and the like, with their text if they are terminated. */
const controlStrings =
  /(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u0090-\u009f\n]*(?:\u0007|\u001b\\|\u009c)/g;

const controlSequences = /(?:\u001b\[|\u009b)[0-?]{0,64}[ -/]{0,8}[@-~]/g;

const otherEscapes = /\u001b[ -/]{0,4}[0-Z\\^-~]?/g;

/** Sequences that a terminal interprets instead of showing, in the order in which they must be removed. */
export const terminalSequences: readonly RegExp[] = [controlStrings, controlSequences, otherEscapes];

export const lineBreaks = /\r\n|[\r\u000b\u000c\u0085\u2028\u2029]/g;

/** Control characters except newline and tab, bidirectional controls, and the invisible copies of ASCII. */
// biome-ignore format: one range per group
const hidden = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e0fff}]/gu;

/** As seen: no terminal sequences, control or invisible characters; every line break a newline. Idempotent. */
export function plainText(text: string): string {
  const normalized = text.replace(lineBreaks, '\n');
  return withoutTerminalSequences(normalized).replace(hidden, '');
}

/** Text as a terminal would show it: without the sequences that it interprets and without control characters. */
export function withoutTerminalSequences(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
  const controls = /[\u0000-\u0008\u000e-\u001f\u007f]/g;
  return terminalSequences.reduce((rest, pattern) => rest.replace(pattern, ''), text).replace(controls, '');
}
