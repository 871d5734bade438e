import { anyOf, type Effect } from '../types.js';
import type { SimpleCommand } from './simple-command.js';
import type { ProgramEffects, Word } from './types.js';

/**
 * Whether a command is proven to change nothing. A hazard is more than its table declares, and an effect of unknown
 * target may be anything.
 */
export function isProvenReadOnly({ readOnly, effects, risks }: ProgramEffects): boolean {
  return readOnly && risks.length === 0 && effects.every((effect) => effect.kind === 'read' && anyOf(effect) === null);
}

/**
 * Words of unknown value that no table took for data: unless another effect stands for them, they may make the program
 * do anything. A word that only chooses among what a rule opens (`npm run "test-$x"`) is not one of them.
 */
export function unknownEffects(
  argv: readonly Word[],
  { role, effects, risks }: Pick<SimpleCommand, 'role' | 'effects' | 'risks'>,
  cwd: string,
): readonly Effect[] {
  const unknown = argv.filter((word) => word.kind !== 'literal' && word.plain !== true);
  if (unknown.length === 0) return [];
  const risky = new Set(
    risks.flatMap((one) => (one.openedBy === undefined && one.alsoCoveredBy === undefined ? [one.word] : [])),
  );
  const found = new Set(effects.flatMap((effect) => anyOf(effect) ?? []));
  const left = unknown.filter(({ source }) => (role === 'unknown' || risky.has(source)) && !found.has(source));
  return left.map(({ source }) => ({ kind: 'exec', argv: { any: source }, cwd }));
}
