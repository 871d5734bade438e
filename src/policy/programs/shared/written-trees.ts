import { writtenPaths } from '../../files/own-files.js';
import { isInside } from '../../files/paths.js';
import type { Word } from '../../shell/types.js';
import { pathEffects } from '../../shell/words.js';
import type { Effect } from '../../types.js';
import { type CommandContext, gatherEffects, type PartialEffects } from './define.js';

/** The same effects; the written paths may be symbolic links afterwards. */
export function mayLink(partial: PartialEffects): PartialEffects {
  return { ...partial, links: writtenPaths(partial.effects ?? []) };
}

/** The same for what is written into a directory. */
export function linksBelow(partial: PartialEffects): PartialEffects {
  return { ...partial, links: writtenPaths(partial.effects ?? []).map((path) => `${path}/`) };
}

/** Writes files below a directory under names that only an archive or a patch contains, including links. */
export function unpackInto(directory: Word, context: CommandContext): PartialEffects {
  return linksBelow(writeTree(directory, context));
}

/** The top of the workspace includes the protected paths; one of them represents all. */
export function writeTree(
  directory: Word,
  { invocation, world }: Pick<CommandContext, 'invocation' | 'world'>,
): PartialEffects {
  const effects = pathEffects('write', directory, invocation.cwd);
  const onTop = writtenPaths(effects.effects).some((path) => isInside({ path: world.workspace, directory: path }));
  const workflows: Effect = { kind: 'write', path: `${world.workspace}/.github` };
  return gatherEffects([effects, onTop ? { effects: [workflows] } : {}]);
}
