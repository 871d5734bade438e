import type { Command, Pipeline, Redirection } from 'unbash';
import type { CommandWalk } from './commands.js';
import type { Word } from './types.js';
import { literalOf } from './words.js';

/**
 * The words of the `find` or `git` that feeds a command in a pipeline, if its output is only NUL-terminated names and the command
 * receives all of it. Called after it was walked and before the command is.
 * `isDisturbed`: an earlier command of the line may have changed what git lists.
 */
export function pipedNames(
  { commands, operators }: Pipeline,
  at: number,
  { steps, outer }: CommandWalk,
  isDisturbed: boolean,
): readonly Word[] | undefined {
  const [before, command] = [commands[at - 1], commands[at]];
  if (before?.type !== 'Command' || command?.type !== 'Command' || operators[at - 1] !== '|') return undefined;
  const step = steps.at(-1);
  const name = before.name?.text;
  if (step === undefined || step.name !== name || step.outer !== outer || step.alias !== undefined) return undefined;
  // Substitutions in its words would read from the same pipe.
  if (!isPlain(before, discardsErrors) || !isPlain(command, isOutput)) return undefined;
  const prints = name === 'find' ? onlyPrints : name === 'git' && !isDisturbed ? printsNames : undefined;
  return prints?.(step.argv) === true ? step.argv : undefined;
}

function isPlain({ args, prefix, redirects }: Command, isAllowed: (redirection: Redirection) => boolean): boolean {
  return prefix.length === 0 && redirects.every(isAllowed) && args.every((word) => !/`|[$<>]\(/.test(word.text));
}

/** Whether a redirection is `2>/dev/null`. */
function discardsErrors(redirection: Redirection): boolean {
  const errors = redirection.descriptor?.type === 'FileDescriptor' && redirection.descriptor.value === 2;
  return (
    redirection.type === 'Redirect' &&
    redirection.operator === '>' &&
    errors &&
    redirection.target?.text === '/dev/null'
  );
}

function isOutput(redirection: Redirection): boolean {
  return (
    redirection.type === 'Redirect' &&
    /^(?:>>?|>&|&>>?)$/.test(redirection.operator) &&
    !/[`$(]/.test(redirection.target?.text ?? '`')
  );
}

const actions = /^-(?:print0?|printf|ls|delete|quit|exec|execdir|ok|okdir|fprint|fprint0|fprintf|fls)$/;

/** Whether `-print0` is the last word and the only action. */
function onlyPrints(words: readonly Word[]): boolean {
  const values = words.map(literalOf);
  return (
    !values.includes(null) &&
    values.at(-1) === '-print0' &&
    values.filter((value) => actions.test(value ?? '')).length === 1
  );
}

/** A commit name, or a range of two. */
const revision = /^[\w@][\w./~^@-]*$/;

/** A path or pattern relative to the directory, without magic and without a way out of it. */
const pathspec = /^(?![-/:~])(?!(?:.*\/)?\.\.(?:\/|$))[^\n]+$/;

const listOptions =
  /^(?:-[zcmdo]+|--(?:cached|modified|deleted|others|exclude-standard|deduplicate|no-empty-directory|error-unmatch))$/;

const diffOptions =
  /^(?:-z|--(?:name-only|cached|staged|merge-base|no-renames|no-color|no-ext-diff|diff-filter=[A-Za-z]+|diff-algorithm=\w+))$/;

/**
 * Whether git prints NUL-terminated names below its directory and nothing else: `git ls-files -z` and
 * `git diff --name-only -z` with options that do not change the form of the names.
 */
function printsNames(words: readonly Word[]): boolean {
  const values = words.map((word) => (word.kind === 'literal' ? word.value : null));
  const texts = values.filter((value) => value !== null);
  if (texts.length < values.length) return false;
  const [, command, ...rest] = texts;
  const dashes = rest.indexOf('--');
  const before = dashes < 0 ? rest : rest.slice(0, dashes);
  const paths = dashes < 0 ? [] : rest.slice(dashes + 1);
  const options = before.filter((text) => text.startsWith('-'));
  const operands = before.filter((text) => !text.startsWith('-'));
  if (!paths.every((text) => pathspec.test(text)) || !options.some((text) => /^-[cmdo]*z/.test(text))) return false;
  if (command === 'ls-files')
    return options.every((text) => listOptions.test(text)) && operands.every((text) => pathspec.test(text));
  return (
    command === 'diff' &&
    options.includes('--name-only') &&
    options.every((text) => diffOptions.test(text)) &&
    operands.every((text) => revision.test(text) || pathspec.test(text))
  );
}
