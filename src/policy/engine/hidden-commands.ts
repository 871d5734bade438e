import { programFor } from '../programs/table.js';
import { bareName } from '../shell/commands.js';
import type { SimpleCommand } from '../shell/simple-command.js';

/** Places in one command from which another one is looked for, and words that are looked at from each. */
const mostPlaces = 256;
const mostWords = 16;

/**
 * Commands that may stand within the words of another one, for ask and deny rules: behind a program about which
 * nothing is known (`watch rm x`), and in the words by which a known one may start others (`ssh h rm x`,
 * `sort --compress-program=rm`). Any of these words may be the name of the program.
 */
export function hiddenCommands(step: SimpleCommand): readonly (readonly string[])[] {
  const words = step.argv.slice(1).map((word) => (word.kind === 'literal' ? word.value : ''));
  const risky = new Set(
    step.risks.filter((one) => one.openedBy === undefined && one.alsoCoveredBy === undefined).map(({ word }) => word),
  );
  if (step.role !== 'unknown' && risky.size === 0) return [];
  const bare = bareName(step.name);
  const names = programFor(bare.slice(bare.lastIndexOf('/') + 1))?.subCommands !== undefined;
  const found: (readonly string[])[] = [];
  for (const [at, word] of words.entries()) {
    if (found.length >= mostPlaces) break;
    const plain = /^[\w./+-]*$/.test(word);
    // What is risky about `docker rm` is its own sub-command.
    if (step.role !== 'unknown' && (!risky.has(word) || (plain && names))) continue;
    const rest = words.slice(at + 1, at + mostWords);
    const tokens = plain ? [word] : word.split(/[^\w./+-]+/).slice(0, mostPlaces);
    for (const [place, token] of tokens.entries())
      if (/^[\w./]/.test(token)) found.push([token, ...tokens.slice(place + 1, place + mostWords), ...rest]);
  }
  return found.slice(0, mostPlaces);
}
