import type { PathFacts } from '../types.js';

/** Names looked at below one directory for files that a deny or ask rule covers. */
const maxNames = 2_000;

/** Absolute paths of all but directories; follows no link, enters no `skipped` name; `null` if there are too many. */
export function allFilesBelow(
  top: string,
  world: PathFacts,
  skipped: ReadonlySet<string> = new Set(),
  limit = maxNames,
): readonly string[] | null {
  const files: string[] = [];
  const toWalk = world.kindOf(top) === 'directory' ? [top] : [];
  let names = 0;
  for (const directory of toWalk) {
    for (const name of world.entries(directory)) {
      if (skipped.has(name)) continue;
      names += 1;
      if (names > limit) return null;
      const path = `${directory}/${name}`;
      (world.kindOf(path) === 'directory' ? toWalk : files).push(path);
    }
  }
  return files;
}

/** Names of files and directories below `top`, without links to follow; `null` if there are too many. */
export function allNamesBelow(top: string, world: PathFacts): readonly string[] | null {
  const names: string[] = [];
  const toWalk = world.kindOf(top) === 'directory' ? [top] : [];
  for (const directory of toWalk) {
    for (const name of world.entries(directory)) {
      names.push(name);
      if (names.length > maxNames) return null;
      if (world.kindOf(`${directory}/${name}`) === 'directory') toWalk.push(`${directory}/${name}`);
    }
  }
  return names;
}
