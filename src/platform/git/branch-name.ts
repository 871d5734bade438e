import { lazyRegExp } from '../../lazy-reg-exp.js';

/**
 * Whether a branch name means the same branch for git, in a shell and in an address. Other names are refused, never
 * rewritten: a rewritten name would be another branch. Stricter than `git check-ref-format`.
 */
export function isPlainBranch(name: string): boolean {
  return (
    /^[A-Za-z0-9_][A-Za-z0-9_./#+,@=-]{0,199}$/.test(name) &&
    !/\.\.|@\{|\/\/|\/\.|\.(?:\/|$)|\.lock(?:\/|$)|\/$/.test(name) &&
    name !== 'HEAD' &&
    !name.startsWith('refs/')
  );
}

const unseen = lazyRegExp(String.raw`[\p{C}\p{Z}\p{DI}]`, 'u');

/**
 * Whether git takes this name of a branch, and people see all of it: `git check-ref-format --branch` without the short
 * forms. For branches that exist; they are only passed to git and to GitHub as one word.
 */
export function isGitBranch(name: string): boolean {
  return (
    name.length <= 244 &&
    // biome-ignore lint/suspicious/noControlCharactersInRegex: git refuses these
    !/[\x00-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|^[-/.]|\/\.|\.(?:\/|$)|\.lock(?:\/|$)|\/$/.test(name) &&
    !unseen().test(name) &&
    name !== '' &&
    name !== '@' &&
    name !== 'HEAD' &&
    !name.startsWith('refs/')
  );
}
