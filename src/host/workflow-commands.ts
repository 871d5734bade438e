/** The runner's commands on standard output, and how text is kept from being one. */

/** Line breaks and percent signs as the runner wants them in the data of a command. */
export function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

export type CommandName = 'add-mask' | 'error' | 'notice' | 'warning';

/** One line, without its end. The data may hold anything. */
export function workflowCommand(name: CommandName, data = ''): string {
  return `::${name}::${escapeData(data)}`;
}

export interface AnnotationPlace {
  readonly file: string;
  readonly line: number;
  readonly endLine: number;
  readonly title: string;
}

/** An annotation at a place in a file, one line without its end. Path, title and data may hold anything. */
export function annotationCommand(level: 'error' | 'notice' | 'warning', place: AnnotationPlace, data: string): string {
  const properties = Object.entries(place).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${level} ${properties.join(',')}::${escapeData(data)}`;
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Lines that make the runner itself hide these values in the log of the job, several lines of one value singly. */
export function maskCommands(secrets: readonly string[]): readonly string[] {
  const lines = secrets.flatMap((secret) => secret.split(/[\r\n]+/)).filter((line) => line.trim() !== '');
  return [...new Set(lines)].map((line) => workflowCommand('add-mask', line));
}

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

/** The runner trims every kind of blank, and its comparison does not see invisible characters. */
const commandStart = /^((?:(?!\n)[\s\p{Z}\p{Cf}\p{DI}])*):[\p{Cf}\p{DI}]*:/gmu;
const oldCommandStart = /#[\p{Cf}\p{DI}]*#[\p{Cf}\p{DI}]*\[/gu;

/**
 * Text that a model, a tool or a stranger wrote, such that no line of it is a command of the runner: `::name::`
 * counts at the start of a line behind blanks, the old `##[name]` anywhere in it. A blank between the signs ends
 * that and stays readable. Idempotent.
 */
export function neutralise(text: string): string {
  return plainText(text).replace(commandStart, '$1: :').replace(oldCommandStart, '# #[');
}
