import { createFileSystem } from '../platform/files/file-system.js';
import { createPathFacts } from '../platform/files/path-facts.js';
import type { HostEnvironment } from '../platform/process/host-environment.js';
import type { CommandSources } from '../prompt/find.js';
import { workingTreeSource } from '../prompt/working-tree-source.js';
import type { RunContext } from './run-context.js';

/**
 * Where commands and skills are looked for. Those of a user's home count for a person alone: never in CI, where the
 * home is the runner's, nor where a trusted ref says which files count.
 */
export function commandSourcesOf(
  { trustedSource, settings, workspace }: RunContext,
  { home, environment, onRunner }: Pick<HostEnvironment, 'home' | 'environment' | 'onRunner'>,
): CommandSources {
  const project = { project: trustedSource.source, directories: settings['command-directories'] };
  const inCi = onRunner || !['', '0', 'false', undefined].includes(environment['CI']);
  if (inCi || trustedSource.commit !== null) return project;
  const world = createPathFacts(home, home);
  if (world.workspace === world.realpath(workspace) || world.kindOf(world.workspace) !== 'directory') return project;
  return { ...project, user: workingTreeSource(createFileSystem({ root: home, guard: () => null }), world) };
}
