import type { Redirection, Word } from 'unbash';
import { Undecidable } from './context.js';
import { parseLine } from './parse.js';
import { isConstant, partsOf } from './word-parts.js';

/** The text that the redirections of a command put on its standard input; undefined if it is not constant. */
export function constantInput(redirections: readonly Redirection[]): string | undefined {
  const inputs = redirections.filter(
    ({ operator, descriptor }) =>
      (descriptor === undefined && operator.startsWith('<')) ||
      (descriptor?.type === 'FileDescriptor' && descriptor.value === 0),
  );
  const [only] = inputs;
  if (inputs.length !== 1 || only === undefined) return undefined;
  if (only.type === 'HereString') return only.target === undefined ? undefined : constantText(only.target);
  if (only.type !== 'HereDoc') return undefined;
  const { text } = only.body;
  if (only.delimiter?.quoted !== true && /[$`\\]/.test(text)) return undefined;
  return only.operator === '<<-' ? text.replace(/^\t+/gm, '') : text;
}

function constantText(word: Word): string | undefined {
  return word.text.startsWith('~') || !partsOf(word).every(isConstant) ? undefined : word.value;
}

/** Builtins that leave the standard input alone. */
const readsNothing: ReadonlySet<string> = new Set([
  ':',
  'cd',
  'echo',
  'export',
  'false',
  'printf',
  'pwd',
  'set',
  'true',
]);

/**
 * A shell that reads its program from the standard input shares it with the commands in it: what one of them reads is
 * not run, and the rest may then mean something else. Before the last line only builtins may be in it that read nothing.
 */
export function checkInput(command: string): void {
  const parsed = parseLine(command);
  if ('problem' in parsed) throw new Undecidable(parsed.problem);
  const { commands } = parsed.script;
  let from = 0;
  for (const [at, statement] of commands.entries()) {
    const before = commands[at - 1];
    if (before !== undefined && command.slice(before.end, statement.pos).includes('\n')) from = at;
  }
  for (const { command: node, pos, end } of commands.slice(0, from)) {
    const name = node.type === 'Command' ? (node.name?.text ?? ':') : '';
    if (!readsNothing.has(name) || /[`(]/.test(command.slice(pos, end)))
      throw new Undecidable(
        'a command in the standard input of a shell may read the lines behind it: write them as bash -c, or as several calls',
      );
  }
}
