import { absolutePath } from '../files/paths.js';
import type { SimpleCommand } from '../shell/simple-command.js';
import type { Effect, PathFacts } from '../types.js';

/**
 * Files that a command may read through words whose meaning is unknown: every argument of an unknown program, and the
 * risky words of a known one. Used only to find accesses that are always denied.
 */
export function possibleReads(step: SimpleCommand, world: PathFacts): Effect[] {
  if (step.role !== 'unknown' && step.risks.length === 0) return [];
  const risky = new Set(step.risks.map(({ word }) => word));
  const isFile = (text: string): boolean =>
    step.role === 'unknown' || /^\.|\//.test(text) || world.kindOf(absolutePath(text, step.cwd)) !== 'missing';
  return step.argv.slice(1).flatMap((word): Effect[] => {
    if (word.kind !== 'literal' || word.value === '') return [];
    if (step.role !== 'unknown' && !risky.has(word.value)) return [];
    const texts = new Set(
      [word.value, word.value.slice(word.value.indexOf('=') + 1)].filter(
        (text) => !text.startsWith('-') && text !== '' && isFile(text),
      ),
    );
    return [...texts].map((text) => ({ kind: 'read', path: absolutePath(text, step.cwd) }));
  });
}
