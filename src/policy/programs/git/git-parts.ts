import type { Word } from '../../shell/types.js';
import type { GitPart } from '../../types.js';

/** By sub-command; those that are not listed change none of it. Source: the manual pages of git. */
const parts: readonly (readonly [string, readonly GitPart[]])[] = [
  ['am checkout cherry-pick commit merge rebase reset revert switch', ['head', 'branches']],
  ['bisect', ['head', 'bisect']],
  ['branch', ['branches']],
  ['clone init submodule', ['repositories']],
  ['fetch', ['remotes', 'tags', 'shallow']],
  ['notes', ['notes']],
  ['pull', ['head', 'branches', 'remotes', 'tags', 'shallow']],
  ['push', ['remotes']],
  ['remote', ['remotes', 'tags']],
  ['replace', ['replace']],
  ['stash', ['stash', 'head', 'branches']],
  ['symbolic-ref', ['head']],
  ['tag', ['tags']],
  ['update-ref', ['head', 'branches', 'tags', 'remotes', 'notes', 'stash']],
  ['worktree', ['repositories', 'branches']],
];

export function gitPartsOf(command: string): readonly GitPart[] {
  return parts.find(([commands]) => commands.split(' ').includes(command))?.[1] ?? [];
}

/** The command of git after its own options; empty if it is not constant. */
export function gitCommandOf(argv: readonly Word[]): string {
  const words = argv.slice(1).map((word) => (word.kind === 'literal' ? word.value : null));
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? null;
    if (word === null) return '';
    if (!word.startsWith('-')) return word;
    if (word === '-C' || word === '-c') at += 1;
  }
  return '';
}
