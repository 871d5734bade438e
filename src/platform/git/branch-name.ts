import { lazyRegExp } from '../../lazy-reg-exp.js';

/** For git, a shell and an address. Others are refused, never rewritten. Stricter than `git check-ref-format`. */
export function isPlainBranch(name: string): boolean {
  return (
    /^[A-Za-z0-9_][A-Za-z0-9_./#+,@=-]{0,199}$/.test(name) &&
    !/\.\.|@\{|\/\/|\/\.|\.(?:\/|$)|\.lock(?:\/|$)|\/$/.test(name) &&
    name !== 'HEAD' &&
    !name.startsWith('refs/')
  );
}

const unseen = lazyRegExp(String.raw`[\p{C}\p{Z}\p{DI}]`, 'u');

/** For existing branches: what `git check-ref-format --branch` accepts, without short forms, and people see all of. */
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
