import type { Redirection, Word } from 'unbash';
import { isConstant, partsOf } from './expand/word-parts.js';
import { parseLine } from './parse/parse.js';
import { Undecidable } from './undecidable.js';

/** The text that redirections provide as standard input; `undefined` if it is not constant. */
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

/** Builtins that do not read standard input. */
const ignoresInput: ReadonlySet<string> = new Set(': cd echo export false printf pwd set true'.split(' '));

/** Its commands share the input and could consume later lines: until the last, only builtins that do not read pass. */
export function checkInput(command: string): void {
  const parsed = parseLine(command);
  if ('problem' in parsed) throw new Undecidable(parsed.form, parsed.problem);
  const { commands } = parsed.script;
  let from = 0;
  for (const [at, statement] of commands.entries()) {
    const before = commands[at - 1];
    if (before !== undefined && command.slice(before.end, statement.pos).includes('\n')) from = at;
  }
  for (const { command: node, pos, end } of commands.slice(0, from)) {
    const name = node.type === 'Command' ? (node.name?.text ?? ':') : '';
    if (!ignoresInput.has(name) || /[`(]/.test(command.slice(pos, end)))
      throw new Undecidable(
        'other',
        'a command in a script from standard input may read the lines after it: use bash -c or several calls',
      );
  }
}
