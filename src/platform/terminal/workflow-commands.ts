/** The runner's commands on standard output, and how text is kept from being one. */

import { plainText } from '../../plain-text.js';

/** Line breaks and percent signs as the runner wants them in the data of a command. */
export function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

export type CommandName = 'add-mask' | 'error' | 'notice' | 'warning';

/** One line, without its end. The data may hold anything. */
export function workflowCommand(name: CommandName, data = ''): string {
  return `::${name}::${escapeData(data)}`;
}

export interface AnnotationLocation {
  readonly file: string;
  readonly line: number;
  readonly endLine: number;
  readonly title: string;
}

/** An annotation at a place in a file, one line without its end. Path, title and data may hold anything. */
export function annotationCommand(
  level: 'error' | 'notice' | 'warning',
  place: AnnotationLocation,
  data: string,
): string {
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

/** The runner trims every kind of blank, and its comparison does not see invisible characters. */
const commandStart = /^((?:(?!\n)[\s\p{Z}\p{Cf}\p{DI}])*):[\p{Cf}\p{DI}]*:/gmu;
const oldCommandStart = /#[\p{Cf}\p{DI}]*#[\p{Cf}\p{DI}]*\[/gu;

/**
 * Text that a model, a tool or a stranger wrote, such that no line of it is a command of the runner: `::name::`
 * counts at the start of a line behind blanks, the old `##[name]` anywhere in it. A blank between the signs ends
 * that and stays readable. Idempotent.
 */
export function neutralize(text: string): string {
  return plainText(text).replace(commandStart, '$1: :').replace(oldCommandStart, '# #[');
}
