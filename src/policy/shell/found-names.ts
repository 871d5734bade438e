import type { Command, Pipeline, Redirection } from 'unbash';
import { literalOf } from '../programs/shared/words.js';
import type { CommandWalk } from './commands.js';
import type { Word } from './types.js';

/**
 * The words of the `find` in front of a command in a pipe, where its output is nothing but names with a NUL behind each
 * and the command gets all of it. Called when the first was walked and the second was not.
 */
export function foundBy(
  { commands, operators }: Pipeline,
  at: number,
  { steps, outer }: Pick<CommandWalk, 'steps' | 'outer'>,
): readonly Word[] | undefined {
  const [before, command] = [commands[at - 1], commands[at]];
  if (before?.type !== 'Command' || command?.type !== 'Command' || operators[at - 1] !== '|') return undefined;
  const step = steps.at(-1);
  if (before.name?.text !== 'find' || step?.name !== 'find' || step.outer !== outer) return undefined;
  // What is substituted in its words would read from the same pipe.
  if (!isPlain(before, isSilence) || !isPlain(command, isOutput)) return undefined;
  return onlyPrints(step.argv) ? step.argv : undefined;
}

function isPlain({ args, prefix, redirects }: Command, isFine: (one: Redirection) => boolean): boolean {
  return prefix.length === 0 && redirects.every(isFine) && args.every((word) => !/`|[$<>]\(/.test(word.text));
}

/** `2>/dev/null` */
function isSilence(one: Redirection): boolean {
  const errors = one.descriptor?.type === 'FileDescriptor' && one.descriptor.value === 2;
  return one.type === 'Redirect' && one.operator === '>' && errors && one.target?.text === '/dev/null';
}

function isOutput(one: Redirection): boolean {
  return one.type === 'Redirect' && /^(?:>>?|>&|&>>?)$/.test(one.operator) && !/[`$(]/.test(one.target?.text ?? '`');
}

const actions = /^-(?:print0?|printf|ls|delete|quit|exec|execdir|ok|okdir|fprint|fprint0|fprintf|fls)$/;

/** `-print0` at the end, and no other action. */
function onlyPrints(words: readonly Word[]): boolean {
  const values = words.map(literalOf);
  return (
    !values.includes(null) &&
    values.at(-1) === '-print0' &&
    values.filter((value) => actions.test(value ?? '')).length === 1
  );
}
