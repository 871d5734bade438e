import type { Statement } from 'unbash';
import type { Walk } from './commands.js';
import { copyState, eitherValue, type State, type WordContext } from './context.js';

export const uncertain = 'the directory that a command runs in is not certain';

/** Where a node is walked: what is gathered, the state of the shell there, and how to go on below it. */
export interface Scene {
  readonly walk: Walk;
  readonly context: WordContext;
  readonly statements: (statements: readonly Statement[], scene: Scene) => void;
}

/** Walks something that may or may not run, and takes what it changes for unknown afterwards. */
export function maybe(scene: Scene, body: () => void): void {
  const before = copyState(scene.context.state, scene.context.progress);
  body();
  loosen(scene.context.state, before);
}

/** What changed since `before` may have changed or not: variables become unknown, the directory uncertain. */
export function loosen(state: State, before: State): void {
  for (const [name, value] of state.variables) {
    const earlier = before.variables.get(name);
    if (earlier !== value) state.variables.set(name, eitherValue(earlier, value));
  }
  if (state.cwd !== before.cwd) state.cwdDoubt = uncertain;
}
