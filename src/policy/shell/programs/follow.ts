import { absolutePath } from '../../paths.js';
import type { Effect, World } from '../../types.js';
import type { Word } from '../types.js';
import { type Context, type Findings, hazard } from './define.js';
import { literalOf } from './words.js';

/** Names looked at for one command. */
const maxNames = 5000;

/** What reading everything below a directory through the links in it adds: each of them counts by its own name. */
export function followTree(word: Word, { invocation, world }: Pick<Context, 'invocation' | 'world'>): Findings {
  const value = literalOf(word);
  return value === null ? {} : linksIn(absolutePath(value, invocation.cwd), word, world);
}

function linksIn(top: string, word: Word, world: World): Findings {
  const found = world.linksBelow(top, maxNames);
  if (found === null) return { hazards: [hazard(word, 'holds too many files to look for links that are followed')] };
  return { effects: found.links.map((path): Effect => ({ kind: 'read', path })) };
}
