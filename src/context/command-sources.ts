import { createFileSystem } from '../platform/files/file-system.js';
import { createPathFacts } from '../platform/files/path-facts.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import type { CommandSources } from '../prompt/find.js';
import { workingTreeSource } from '../prompt/working-tree-source.js';
import type { RunContext } from './run-context.js';

/** The home directory counts on a terminal only: in CI it is the runner's, and a trusted ref determines all files. */
export function commandSourcesOf(
  { trustedSource, settings, workspace, plugins }: RunContext,
  { home, environment, onRunner }: HostEnvironment,
): CommandSources {
  const project = {
    project: trustedSource.source,
    above: trustedSource.placement.above,
    directories: settings['command-directories'],
    plugins,
    bundled: async () => (await import('../prompt/bundled-source.js')).bundledSource,
  };
  const inCi = onRunner || !['', '0', 'false', undefined].includes(environment['CI']);
  if (inCi || trustedSource.commit !== null) return project;
  const facts = createPathFacts(home, home);
  if (facts.workspace === facts.realpath(workspace) || facts.kindOf(facts.workspace) !== 'directory') return project;
  return { ...project, user: workingTreeSource(createFileSystem({ root: home, guard: () => null }), facts) };
}
