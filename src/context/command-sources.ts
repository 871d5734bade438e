import { createFiles } from '../platform/files/file-system.js';
import { createWorld } from '../platform/files/path-facts.js';
import type { Surroundings } from '../platform/process/host-environment.js';
import type { CommandSources } from '../prompt/find.js';
import { workTreeSource } from '../prompt/working-tree-source.js';
import type { Ground } from './run-context.js';

/**
 * Where commands and skills are looked for. Those of a user's home count for a person alone: never in CI, where the
 * home is the runner's, nor where a trusted ref says which files count.
 */
export function sourcesOf(
  { origin, settings, workspace }: Ground,
  { home, environment, onRunner }: Pick<Surroundings, 'home' | 'environment' | 'onRunner'>,
): CommandSources {
  const project = { project: origin.source, directories: settings['command-directories'] };
  const inCi = onRunner || !['', '0', 'false', undefined].includes(environment['CI']);
  if (inCi || origin.commit !== null) return project;
  const world = createWorld(home, home);
  if (world.workspace === world.realpath(workspace) || world.kindOf(world.workspace) !== 'directory') return project;
  return { ...project, user: workTreeSource(createFiles({ root: home, guard: () => null }), world) };
}
