import type { Statement } from 'unbash';
import type { CommandWalk } from './commands.js';
import { copyState, eitherValue, type ShellState, type WordContext } from './context.js';

export const uncertainDirectory = 'the directory that a command runs in is not certain';

export interface WalkContext {
  readonly walk: CommandWalk;
  readonly context: WordContext;
  readonly statements: (statements: readonly Statement[], walkContext: WalkContext) => void;
}

/** Walks a part that may not run; what it changes is unknown afterwards. */
export function walkMaybe(walkContext: WalkContext, body: () => void): void {
  const before = copyState(walkContext.context.state, walkContext.context.progress);
  body();
  markUncertain(walkContext.context.state, before);
}

/** Marks changes since `before` as uncertain: variables become unknown, the directory uncertain. */
export function markUncertain(state: ShellState, before: ShellState): void {
  for (const [name, value] of state.variables) {
    const earlier = before.variables.get(name);
    if (earlier !== value) state.variables.set(name, eitherValue(earlier, value));
  }
  if (state.cwd !== before.cwd) state.cwdDoubt = uncertainDirectory;
}
