import { createHiddenFiles } from '../platform/files/hidden-files.js';
import { createPathFacts } from '../platform/files/path-facts.js';
import { sensitiveInGit } from '../platform/git/sensitive-files.js';
import type { HostEnvironment } from '../platform/process/host-environment.js';
import type { ProcessSetup } from '../platform/process/run-process.js';
import type { PathFacts } from '../policy/types.js';

export interface WorldPorts {
  readonly hostEnvironment: Pick<HostEnvironment, 'environment' | 'home'>;
  readonly childProcesses: { readonly home: string; readonly temporary: string };
}

/** The facts about paths in the workspace of a job. What its ignore files hide is known after `loadHidden`. */
export function worldAt(
  directory: string,
  { hostEnvironment: { environment, home }, childProcesses }: WorldPorts,
  { setup, created }: { readonly setup: ProcessSetup; readonly created: ReadonlySet<string> },
): { readonly world: PathFacts; readonly loadHidden: () => Promise<void> } {
  const isOwn = (path: string): boolean => created.has(path);
  const facts = createPathFacts(directory, home, { ...childProcesses, isOwn, environment });
  const { load, hiddenBy } = createHiddenFiles(facts.workspace);
  const world = { ...facts, hiddenBy, sensitiveInGit: (path: string) => sensitiveInGit(setup, path) };
  return { world, loadHidden: load };
}
