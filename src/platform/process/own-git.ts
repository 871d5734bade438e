/** Commands of git by which Sallyport itself changes references or worktrees of a clone. */
const changing =
  /^(?:worktree|fetch|push|commit|update-ref|symbolic-ref|branch|checkout|switch|merge|reset|tag|init|clone)$/;

let count = 0;

export function noteOwnGit(args: readonly string[]): void {
  if (args.some((word) => changing.test(word))) count += 1;
}

/** Differs if Sallyport may have changed a clone since. */
export function countOwnGit(): number {
  return count;
}
