import type { SameCommand, Word } from '../../shell/types.js';
import { literalOf, literalWord } from '../../shell/words.js';

export interface PlainOptions {
  readonly flags: RegExp;
  /** By the name of an option that takes one argument, what the argument may be. */
  readonly values?: ReadonlyMap<string, (argument: string) => boolean>;
}

export const matching =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text);

/** The position after all plain options that begin at `at`; null if another option or an unknown word comes first. */
export function skipOptions(argv: readonly Word[], at: number, { flags, values }: PlainOptions): number | null {
  for (let next = at; next < argv.length; next += 1) {
    const text = literalOf(argv[next]);
    if (text === null) return null;
    if (!text.startsWith('-')) return next;
    if (flags.test(text)) continue;
    const equals = text.indexOf('=');
    const isPlain = values?.get(equals < 0 ? text : text.slice(0, equals));
    const value = equals < 0 ? literalOf(argv[next + 1]) : text.slice(equals + 1);
    if (isPlain === undefined || value === null || !isPlain(value)) return null;
    if (equals < 0) next += 1;
  }
  return argv.length;
}

/** These words, then the written ones from a position on. */
export function withStart(start: readonly string[], argv: readonly Word[], from: number): SameCommand {
  return { argv: [...start.map(literalWord), ...argv.slice(from)], replaced: argv.slice(0, from) };
}
