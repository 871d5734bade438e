import type { Risk, Word } from '../../shell/types.js';
import { riskOf } from './define.js';
import { openTo } from './publishes.js';
import { matches } from './words.js';

/** Tasks are code of the workspace: a rule spells each of them, or leaves everything behind `before` open. */
export function taskRisks(words: readonly Word[], before: readonly string[]): Risk[] {
  return words.map((word) =>
    matches(word, /^[\w@#][\w@#:./-]*$/)
      ? riskOf(word, 'is a task that the rule does not name', openTo(word, { openedBy: before }))
      : riskOf(word, 'is not a plain task name'),
  );
}
