/** Operating system commands, device control and the like, with their text, as far as they are ended. */
const controlStrings =
  /(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u0090-\u009f\n]*(?:\u0007|\u001b\\|\u009c)/g;

const controlSequences = /(?:\u001b\[|\u009b)[0-?]{0,64}[ -/]{0,8}[@-~]/g;

const otherEscapes = /\u001b[ -/]{0,4}[0-Z\\^-~]?/g;

/** What a terminal acts on instead of showing it, in the order in which they have to be taken away. */
export const terminalSequences: readonly RegExp[] = [controlStrings, controlSequences, otherEscapes];

/** Every kind of line break. */
export const lineBreaks = /\r\n|[\r\u000b\u000c\u0085\u2028\u2029]/g;

/** Control characters but newline and tab, bidirectional controls, and the invisible copies of ASCII. */
// biome-ignore format: one range a group
const hidden = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e0fff}]/gu;

/**
 * Plain text as a person would see it: no terminal sequence, no control or invisible character, every kind of
 * line break as a newline. Idempotent.
 */
export function plainText(text: string): string {
  const shown = text.replace(lineBreaks, '\n');
  return terminalSequences.reduce((rest, pattern) => rest.replace(pattern, ''), shown).replace(hidden, '');
}
