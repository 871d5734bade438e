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
