import { absolutePath } from '../../files/paths.js';
import type { Word } from '../../shell/types.js';
import { knownText, literalOf } from '../../shell/words.js';
import type { PathFacts } from '../../types.js';

/** Where a call of a shell or an interpreter takes its program from. */
export type ProgramText =
  /** An argument: `-c TEXT`. `also`: the shell reads its standard input as well. */
  | {
      readonly kind: 'argument';
      readonly text: Word | undefined;
      readonly more: readonly Word[];
      readonly also: boolean;
    }
  /** The standard input, because of this word (`-`, `/dev/stdin`), or because no argument names a program. */
  | { readonly kind: 'input'; readonly word: Word | undefined }
  /** What only the run shows: another open file (`<(…)`, `/dev/fd/3`), or a word of unknown value. */
  | { readonly kind: 'unknown'; readonly word: Word }
  | { readonly kind: 'file'; readonly word: Word }
  /** It runs no program: it answers a question about itself. */
  | { readonly kind: 'none' };

/** Special files of processes and the kernel. */
const device = /^\/(?:dev|proc|sys)(?:\/|$)/;

/** The program that an operand in the place of a script names. */
export function operandText(word: Word | undefined, cwd: string, world: PathFacts): ProgramText {
  if (word === undefined) return { kind: 'input', word };
  const value = literalOf(word);
  if (value === null) return { kind: 'unknown', word };
  if (value === '-') return { kind: 'input', word };
  const path = absolutePath(value, cwd);
  // A link of the workspace may lead to a device too.
  const real = device.test(path) ? path : world.realpath(path);
  if (!device.test(real)) return { kind: 'file', word };
  const isInput = /^\/dev\/(?:stdin|fd\/0)$|^\/proc\/(?:thread-)?self\/fd\/0$/.test(real);
  return isInput ? { kind: 'input', word } : { kind: 'unknown', word };
}

/** The words of a shell as it reads them: `-c`, then options in any form, then a text, a script or nothing. */
export interface ShellWords {
  /** `-c` or `+c` is given. */
  readonly command: boolean;
  /** `-s` or `+s` is given. */
  readonly input: boolean;
  /** It only prints its version or its help. */
  readonly asks: boolean;
  /** Options by their letters and long names, each with the word it is in. */
  readonly options: readonly ShellOption[];
  readonly operands: readonly Word[];
  /** A word of unknown value in the place of an option. */
  readonly unknown: Word | null;
}

export interface ShellOption {
  /** `e` for `-e` and `+e`, `--norc` for a long one. */
  readonly name: string;
  readonly word: Word;
  /** Its argument, for `-o`, `-O`, `--rcfile` and `--init-file`. */
  readonly value: Word | undefined;
}

const longWithValue: ReadonlySet<string> = new Set(['--rcfile', '--init-file', '--emulate']);

/** Long options of bash, which also accepts them with one dash if they precede all others. */
const long =
  /^--?(?:debug|debugger|dump-po-strings|dump-strings|help|init-file|login|noediting|noprofile|norc|posix|pretty-print|protected|rcfile|restricted|verbose|version|wordexp)$/;

/** Long options, then clusters after `-` or `+`, where `o` and `O` take the next words, up to `-`, `--` or others. */
export function readShellWords(words: readonly Word[]): ShellWords {
  const options: ShellOption[] = [];
  let at = 0;
  const next = (): Word | undefined => {
    at += 1;
    return words[at];
  };
  for (; at < words.length; at += 1) {
    const word = words[at] as Word;
    const text = literalOf(word) ?? '';
    if (!long.test(text) && !/^--./.test(text)) break;
    const name = text.startsWith('--') ? text : `-${text}`;
    options.push({ name, word, value: longWithValue.has(name) ? next() : undefined });
  }
  for (; at < words.length; at += 1) {
    const word = words[at] as Word;
    const text = knownText(word);
    if (word.kind !== 'literal' && (text === '' || /^[-+]/.test(text))) return finish(options, [], word);
    if (text === '-' || text === '--') {
      at += 1;
      break;
    }
    if (!/^[-+]/.test(text)) break;
    for (const name of text.slice(1)) options.push({ name, word, value: /[oO]/.test(name) ? next() : undefined });
  }
  return finish(options, words.slice(at), null);
}

function finish(options: readonly ShellOption[], operands: readonly Word[], unknown: Word | null): ShellWords {
  const has = (...names: readonly string[]): boolean => options.some(({ name }) => names.includes(name));
  const asks = has('--version', '--help');
  return { command: has('c'), input: has('s'), asks, options, operands, unknown };
}

export function shellText(words: ShellWords, cwd: string, world: PathFacts): ProgramText {
  const { command, input, asks, operands, unknown } = words;
  if (asks) return { kind: 'none' };
  if (unknown !== null) return { kind: 'unknown', word: unknown };
  const [operand, ...more] = operands;
  if (command) return { kind: 'argument', text: operand, more, also: input };
  // dash takes `+s` for no reason to read its standard input, bash does.
  const minus = words.options.find(({ name, word }) => name === 's' && knownText(word).startsWith('+'));
  if (minus !== undefined) return { kind: 'unknown', word: minus.word };
  if (input) return { kind: 'input', word: undefined };
  return operandText(operand, cwd, world);
}
