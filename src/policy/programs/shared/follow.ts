import { absolutePath } from '../../files/paths.js';
import type { Word } from '../../shell/types.js';
import { literalOf } from '../../shell/words.js';
import type { Effect } from '../../types.js';
import { type CommandContext, type PartialEffects } from './define.js';
import { candidate, type FileTest } from './picked.js';
import { riskOf } from './risks.js';

/** Names looked at for one command. */
const maxNames = 5000;

/** Read as a whole, each link below a directory counts by its own name; with a test only those that it picks. */
export function followTree(
  word: Word,
  { invocation, world }: Pick<CommandContext, 'invocation' | 'world'>,
  test?: FileTest,
): PartialEffects {
  const value = literalOf(word);
  if (value === null) return {};
  const { cwd } = invocation;
  const top = absolutePath(value, cwd);
  const links = world.linksBelow(top, maxNames);
  if (links === null) return { risks: [riskOf(word, 'contains too many files to check for links')] };
  const isFollowed = (path: string): boolean => test?.(candidate(path, value, cwd)) ?? true;
  return { effects: links.links.filter(isFollowed).map((path): Effect => ({ kind: 'read', path })) };
}
