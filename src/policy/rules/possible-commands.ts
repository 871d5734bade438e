import { programFor } from '../programs/table.js';
import { bareName } from '../shell/commands.js';
import type { SimpleCommand } from '../shell/simple-command.js';

/** The maximum number of possible commands in one command, and of words in each. */
const maxCommands = 256;
const maxWords = 16;

/**
 * Commands that the words of another one may contain, for ask and deny rules: after an unknown program (`watch rm x`), and
 * in the risky words of a known one (`ssh h rm x`, `sort --compress-program=rm`). Any of these words may be the name of a
 * program.
 */
export function possibleCommands(step: SimpleCommand): readonly (readonly string[])[] {
  const words = step.argv.slice(1).map((word) => (word.kind === 'literal' ? word.value : ''));
  const risky = new Set(
    step.risks.filter((one) => one.openedBy === undefined && one.alsoCoveredBy === undefined).map(({ word }) => word),
  );
  if (step.role !== 'unknown' && risky.size === 0) return [];
  const bare = bareName(step.name);
  const hasSubCommands = programFor(bare.slice(bare.lastIndexOf('/') + 1))?.subCommands !== undefined;
  const found: (readonly string[])[] = [];
  for (const [at, word] of words.entries()) {
    if (found.length >= maxCommands) break;
    const plain = /^[\w./+-]*$/.test(word);
    // The risky word of `docker rm` is a sub-command, not a program.
    if (step.role !== 'unknown' && (!risky.has(word) || (plain && hasSubCommands))) continue;
    const rest = words.slice(at + 1, at + maxWords);
    const tokens = plain ? [word] : word.split(/[^\w./+-]+/).slice(0, maxCommands);
    for (const [place, token] of tokens.entries())
      if (/^[\w./]/.test(token)) found.push([token, ...tokens.slice(place + 1, place + maxWords), ...rest]);
  }
  return found.slice(0, maxCommands);
}
