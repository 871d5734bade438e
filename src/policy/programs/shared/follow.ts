import { absolutePath } from '../../files/paths.js';
import type { Word } from '../../shell/types.js';
import { literalOf } from '../../shell/words.js';
import type { Effect, PathFacts } from '../../types.js';
import { type CommandContext, type PartialEffects } from './define.js';
import { candidate, type FileTest } from './picked.js';
import { riskOf } from './risks.js';

/** Names looked at for one command. */
const maxNames = 5000;

/**
 * What reading everything below a directory through the links in it adds: each of them counts by its own name. With
 * a test only those that it picks.
 */
export function followTree(
  word: Word,
  { invocation, world }: Pick<CommandContext, 'invocation' | 'world'>,
  test?: FileTest,
): PartialEffects {
  const value = literalOf(word);
  return value === null ? {} : linksIn(absolutePath(value, invocation.cwd), { word, world, test, cwd: invocation.cwd });
}

interface Links {
  readonly word: Word;
  readonly world: PathFacts;
  readonly test: FileTest | undefined;
  readonly cwd: string;
}

function linksIn(top: string, { word, world, test, cwd }: Links): PartialEffects {
  const found = world.linksBelow(top, maxNames);
  if (found === null) return { risks: [riskOf(word, 'contains too many files to check for links')] };
  const isFollowed = (path: string): boolean => test?.(candidate(path, literalOf(word) ?? top, cwd)) ?? true;
  return { effects: found.links.filter(isFollowed).map((path): Effect => ({ kind: 'read', path })) };
}
