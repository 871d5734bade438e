import type { GitPart } from '../../types.js';

/** By sub-command; those that are not listed change none of it. Source: the manual pages of git. */
const parts: Readonly<Record<string, readonly GitPart[]>> = {
  am: ['head', 'branches'],
  bisect: ['head', 'bisect'],
  branch: ['branches'],
  checkout: ['head', 'branches'],
  'cherry-pick': ['head', 'branches'],
  clone: ['repositories'],
  commit: ['head', 'branches'],
  fetch: ['remotes', 'tags', 'shallow'],
  init: ['repositories'],
  merge: ['head', 'branches'],
  notes: ['notes'],
  pull: ['head', 'branches', 'remotes', 'tags', 'shallow'],
  push: ['remotes'],
  rebase: ['head', 'branches'],
  remote: ['remotes', 'tags'],
  replace: ['replace'],
  reset: ['head', 'branches'],
  revert: ['head', 'branches'],
  stash: ['stash', 'head', 'branches'],
  submodule: ['repositories'],
  switch: ['head', 'branches'],
  'symbolic-ref': ['head'],
  tag: ['tags'],
  'update-ref': ['head', 'branches', 'tags', 'remotes', 'notes', 'stash'],
  worktree: ['repositories', 'branches'],
};

export function gitPartsOf(command: string): readonly GitPart[] {
  return Object.hasOwn(parts, command) ? (parts[command] ?? []) : [];
}
