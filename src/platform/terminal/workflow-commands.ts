/** Workflow commands on standard output, and neutralizing text that looks like one. */

import { lazyRegExp } from '../../lazy-reg-exp.js';
import { plainText } from '../../plain-text.js';
import { minSecretLength } from '../secrets/secret-forms.js';

export function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

export type CommandName = 'add-mask' | 'error' | 'notice' | 'warning';

/** One command as one line without its line break. The data may contain anything. */
export function workflowCommand(name: CommandName, data = ''): string {
  return `::${name}::${escapeData(data)}`;
}

export interface AnnotationLocation {
  readonly file: string;
  readonly line: number;
  readonly endLine: number;
  readonly title: string;
}

/** One line without its line break. Path, title and data may contain anything. */
export function annotationCommand(
  level: 'error' | 'notice' | 'warning',
  location: AnnotationLocation,
  data: string,
): string {
  const properties = Object.entries(location).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${level} ${properties.join(',')}::${escapeData(data)}`;
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Line by line. The runner also drops job outputs that contain one, so none is shorter than what is redacted. */
export function maskCommands(secrets: readonly string[]): readonly string[] {
  const lines = secrets
    .flatMap((secret) => secret.split(/[\r\n]+/))
    .filter((line) => line.trim().length >= minSecretLength);
  return [...new Set(lines)].map((line) => workflowCommand('add-mask', line));
}

/** The runner trims all kinds of whitespace, and its comparison ignores invisible characters. */
const commandStart = lazyRegExp(String.raw`^((?:(?!\n)[\s\p{Z}\p{Cf}\p{DI}])*):[\p{Cf}\p{DI}]*:`, 'gmu');
const oldCommandStart = lazyRegExp(String.raw`#[\p{Cf}\p{DI}]*#[\p{Cf}\p{DI}]*\[`, 'gu');

/** Everything that one of the two may match: compiling those takes a millisecond, which most runs can save. */
const mayBeCommand = /:[^ -~]*:|#[^ -~]*#/;

/** `::name::` counts after whitespace at a line's start, the old `##[name]` anywhere. A space breaks it. Idempotent. */
export function neutralize(text: string): string {
  const plain = plainText(text);
  return mayBeCommand.test(plain) ? plain.replace(commandStart(), '$1: :').replace(oldCommandStart(), '# #[') : plain;
}
