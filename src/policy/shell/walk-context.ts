import type { Statement } from 'unbash';
import type { CommandWalk } from './commands.js';
import { copyState, eitherValue, type ShellState, type WordContext } from './context.js';

export const uncertain = 'the directory that a command runs in is not certain';

/** Where a node is walked: what is gathered, the state of the shell there, and how to go on below it. */
export interface WalkContext {
  readonly walk: CommandWalk;
  readonly context: WordContext;
  readonly statements: (statements: readonly Statement[], walkContext: WalkContext) => void;
}

/** Walks something that may or may not run, and takes what it changes for unknown afterwards. */
export function walkMaybe(walkContext: WalkContext, body: () => void): void {
  const before = copyState(walkContext.context.state, walkContext.context.progress);
  body();
  loosen(walkContext.context.state, before);
}

/** What changed since `before` may have changed or not: variables become unknown, the directory uncertain. */
export function loosen(state: ShellState, before: ShellState): void {
  for (const [name, value] of state.variables) {
    const earlier = before.variables.get(name);
    if (earlier !== value) state.variables.set(name, eitherValue(earlier, value));
  }
  if (state.cwd !== before.cwd) state.cwdDoubt = uncertain;
}
