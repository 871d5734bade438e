import { anyOf, type Effect } from '../types.js';
import type { SimpleCommand } from './simple-command.js';
import type { ProgramEffects, Word } from './types.js';

/** A risk goes beyond what the table declares, and an effect with an unknown target may access anything. */
export function isProvenReadOnly({ readOnly, effects, risks }: ProgramEffects): boolean {
  return readOnly && risks.length === 0 && effects.every((effect) => onlyReads(effect) && anyOf(effect) === null);
}

/** Whether an effect changes nothing and reaches no network. */
export function onlyReads({ kind }: Effect): boolean {
  return kind === 'read' || kind === 'list';
}

/** Unknown words may make a program do anything, unless covered or only selecting (`npm run "test-$x"`). */
export function unknownEffects(
  argv: readonly Word[],
  { role, effects, risks }: Pick<SimpleCommand, 'role' | 'effects' | 'risks'>,
  cwd: string,
): readonly Effect[] {
  const unknown = argv.filter((word) => word.kind !== 'literal' && word.plain !== true);
  if (unknown.length === 0) return [];
  const risky = new Set(
    risks.flatMap((risk) => (risk.openedBy === undefined && risk.alsoCoveredBy === undefined ? [risk.word] : [])),
  );
  const covered = new Set(effects.flatMap((effect) => anyOf(effect) ?? []));
  const left = unknown.filter(({ source }) => (role === 'unknown' || risky.has(source)) && !covered.has(source));
  return left.map(({ source }) => ({ kind: 'exec', argv: { any: source }, cwd }));
}
