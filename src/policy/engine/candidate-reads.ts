import { absolutePath } from '../files/paths.js';
import type { Step } from '../shell/simple-command.js';
import type { Effect, World } from '../types.js';

/**
 * Words by which a program may read a file, of which nothing is known, or not what this word does: judged for what is
 * never allowed.
 */
export function candidateReads(step: Step, world: World): Effect[] {
  if (step.role !== 'unknown' && step.hazards.length === 0) return [];
  const risky = new Set(step.hazards.map(({ word }) => word));
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
