import type { Command, Pipeline, Redirection } from 'unbash';
import type { CommandWalk } from './commands.js';
import type { Word } from './types.js';
import { literalOf } from './words.js';

/** The command that lists names, and how the names end. */
export interface PipedNames {
  readonly words: readonly Word[];
  /** At NUL; otherwise each is a line. */
  readonly parted: boolean;
}

/**
 * The words of the `find` or `git` that feeds all its names, or those that filters leave, to a command. Called between
 * both walks. `isDisturbed`: an earlier command may have changed what git lists.
 */
export function pipedNames(
  { commands, operators }: Pipeline,
  at: number,
  { steps, outer }: CommandWalk,
  isDisturbed: boolean,
): PipedNames | undefined {
  let from = at - 1;
  while (from > 0 && isLineFilter(commands[from]) && operators[from - 1] === '|') from -= 1;
  const [before, command] = [commands[from], commands[at]];
  if (before?.type !== 'Command' || command?.type !== 'Command' || operators[at - 1] !== '|') return undefined;
  // Each filter is one step.
  const step = steps.at(from - at);
  const name = before.name?.text;
  if (step === undefined || step.name !== name || step.outer !== outer || step.alias !== undefined) return undefined;
  // Substitutions in its words would read from the same pipe.
  if (!isPlain(before, discardsErrors) || !isPlain(command, isOutput)) return undefined;
  const isListing = name === 'find' ? onlyPrints : name === 'git' && !isDisturbed ? printsNames : undefined;
  const parted = [true, false].find((isParted) => isListing?.(step.argv, isParted) === true);
  if (parted === undefined || (parted ? from !== at - 1 : isDisturbed)) return undefined;
  return { words: step.argv, parted };
}

/** By the name of a filter, the words with which it only leaves lines out or puts them in another order. */
const lineFilters: ReadonlyMap<string, RegExp> = new Map([
  ['grep', /^(?:(?:-[viEFGPwxs]+ )*(?:-e )?(?!-)\S+)$/],
  ['egrep', /^(?:(?:-[viwxs]+ )*(?:-e )?(?!-)\S+)$/],
  ['head', /^(?:-\d+|-n ?\d+|)$/],
  ['tail', /^(?:-\d+|-n ?\+?\d+|)$/],
  ['sort', /^(?:-[urfV]+)?$/],
  ['uniq', /^(?:-[ud])?$/],
]);

function isLineFilter(command: Pipeline['commands'][number] | undefined): boolean {
  if (command?.type !== 'Command' || !isPlain(command, discardsErrors)) return false;
  const words = command.args.map((word) => (word.type === 'Word' ? constantText(word.text) : null));
  if (words.includes(null)) return false;
  return lineFilters.get(command.name?.text ?? '')?.test(words.join(' ')) === true;
}

/** The text of a word in one piece, with a stand-in for what quotes protect; `null` if bash would change it. */
function constantText(source: string): string | null {
  if (/^'[^']+'$|^"[^"\\$`]+"$/.test(source)) return source.slice(1, -1).replace(/[\s-]/g, '_');
  return /^[\w./:=@%+,^-]+$/.test(source) ? source : null;
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

/** Whether it only prints names: `-print0` is the last word and the only action, or it has none. */
function onlyPrints(words: readonly Word[], parted: boolean): boolean {
  const values = words.map(literalOf);
  if (values.includes(null)) return false;
  const used = values.filter((value) => actions.test(value ?? ''));
  if (!parted && used.length === 0) return true;
  return used.length === 1 && values.at(-1) === (parted ? '-print0' : '-print');
}

/** A commit name, or a range of two. */
const revision = /^[\w@][\w./~^@-]*$/;

/** A path or pattern relative to the directory, without magic and without a way out of it. */
const pathspec = /^(?:(?![-/:~])(?!(?:.*\/)?\.\.(?:\/|$))|:\(exclude,top,literal\))[^\n]+$/;

const listOptions =
  /^(?:-[zcmdo]+|--(?:cached|modified|deleted|others|exclude-standard|deduplicate|no-empty-directory|error-unmatch))$/;

const diffOptions =
  /^(?:-z|--(?:name-only|cached|staged|merge-base|no-renames|no-color|no-ext-diff|diff-filter=[A-Za-z]+|diff-algorithm=\w+))$/;

/**
 * `git ls-files -z` and `git diff --name-only -z` with options that keep the form of names. As lines, only those from
 * which xargs leaves deleted files out.
 */
function printsNames(words: readonly Word[], parted: boolean): boolean {
  const values = words.map((word) => (word.kind === 'literal' ? word.value : null));
  const texts = values.filter((value) => value !== null);
  if (texts.length < values.length) return false;
  const [, command, ...rest] = texts;
  const dashes = rest.indexOf('--');
  const before = dashes < 0 ? rest : rest.slice(0, dashes);
  const paths = dashes < 0 ? [] : rest.slice(dashes + 1);
  const options = before.filter((text) => text.startsWith('-'));
  const operands = before.filter((text) => !text.startsWith('-'));
  if (!paths.every((text) => pathspec.test(text)) || options.some((text) => /^-[cmdo]*z/.test(text)) !== parted)
    return false;
  if (!parted && options.some((text) => /^-[a-z]*o|^--others$/.test(text))) return false;
  if (command === 'ls-files')
    return options.every((text) => listOptions.test(text)) && operands.every((text) => pathspec.test(text));
  return (
    command === 'diff' &&
    options.includes('--name-only') &&
    options.every((text) => diffOptions.test(text)) &&
    operands.every((text) => revision.test(text) || pathspec.test(text)) &&
    (parted || showsTracked(operands, options))
  );
}

/** The later side is the working tree, the index or HEAD. */
function showsTracked(operands: readonly string[], options: readonly string[]): boolean {
  const [first = 'HEAD', second, ...more] = operands;
  const isOther = options.some((text) => text.startsWith('--diff-filter') && text !== '--diff-filter=d');
  if (isOther || more.length > 0) return false;
  return second === undefined ? !first.includes('..') || /\.\.(?:HEAD)?$/.test(first) : second === 'HEAD';
}
