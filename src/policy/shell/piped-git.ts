import type { Word } from './types.js';

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
export function printsNames(words: readonly Word[]): boolean {
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
