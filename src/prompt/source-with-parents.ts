import { isAbsolute } from 'node:path';
import type { FileProblem } from '../platform/files/types.js';
import type { PromptEntryKind, PromptSource } from './types.js';

export interface Placement {
  /** Each directory from the workspace's parent to the root of the repository: `../`, `../../` …; empty at the root. */
  readonly above: readonly string[];
  /** The workspace relative to the root of the repository, such as `packages/api`; empty at the root. */
  readonly directory: string;
}

export const atRepositoryRoot: Placement = { above: [], directory: '' };

/** The placement of a directory that is given relative to the root of the repository. */
export function placementOf(directory: string): Placement {
  const names = directory.split('/').filter((name) => name !== '');
  return { above: names.map((_, index) => '../'.repeat(index + 1)), directory: names.join('/') };
}

/** A source that reads paths that begin with `../` from the sources of the directories above, the nearest first. */
export function sourceWithParents(source: PromptSource, parents: readonly PromptSource[]): PromptSource {
  if (parents.length === 0) return source;
  const placed = (path: string): { readonly at: PromptSource; readonly up: string; readonly below: string } => {
    const up = /^(?:\.\.\/)*/.exec(path)?.[0] ?? '';
    const parent = parents[up.length / 3 - 1];
    return parent === undefined
      ? { at: source, up: '', below: path }
      : { at: parent, up, below: path.slice(up.length) };
  };
  const merged = async <T>(
    paths: readonly string[],
    read: (at: PromptSource, below: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  ): Promise<ReadonlyMap<string, T>> => {
    const found = new Map<string, T>();
    for (const at of new Set(paths.map((path) => placed(path).at))) {
      const asked = paths.filter((path) => placed(path).at === at);
      const below = asked.map((path) => placed(path).below);
      const values = await read(at, below);
      for (const path of asked) {
        const value = values.get(placed(path).below);
        if (value !== undefined) found.set(path, value);
      }
    }
    return found;
  };
  return {
    read: (path, maxBytes) => placed(path).at.read(placed(path).below, maxBytes),
    readAll: (paths, maxBytes) => merged<Buffer | FileProblem>(paths, (at, below) => at.readAll(below, maxBytes)),
    list: (path) => placed(path).at.list(placed(path).below),
    present: (paths) => merged<PromptEntryKind>(paths, (at, below) => at.present(below)),
    holds: (directory) => placed(directory).at.holds(placed(directory).below),
    followLink: async (path, directory) => {
      const { at, up, below } = placed(path);
      const target = await at.followLink(below, directory.startsWith(up) ? directory.slice(up.length) : directory);
      return target === null || isAbsolute(target) ? target : `${up}${target}`;
    },
  };
}
