import { type Dirent, lstatSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LinksBelow, World } from '../policy/types.js';
import { followLinks } from './paths.js';

/**
 * The judge's view of the machine: what a path means, nothing of what a file holds. `commandHome` is the HOME of
 * what the tools start, where that is another directory.
 */
export function createWorld(workspace: string, home: string, commandHome = home): World {
  return {
    workspace: realpath(workspace),
    home: resolve(home),
    commandHome: resolve(commandHome),
    realpath,
    kindOf,
    entries,
    linksBelow,
  };
}

function realpath(path: string): string {
  return followLinks(path).real;
}

function kindOf(path: string): ReturnType<World['kindOf']> {
  try {
    const info = lstatSync(path);
    if (info.isSymbolicLink()) return 'link';
    if (info.isFile()) return 'file';
    return info.isDirectory() ? 'directory' : 'other';
  } catch {
    return 'missing';
  }
}

function entries(directory: string): readonly string[] {
  try {
    return readdirSync(directory).sort();
  } catch {
    return [];
  }
}

function linksBelow(top: string, most: number): LinksBelow | null {
  const links: string[] = [];
  const toWalk = kindOf(top) === 'directory' ? [top] : [];
  let names = 0;
  for (const directory of toWalk) {
    const below = directory === '/' ? '/' : `${directory}/`;
    for (const entry of entriesWithKinds(directory)) {
      names += 1;
      if (names > most) return null;
      if (entry.isDirectory()) toWalk.push(below + entry.name);
      else if (entry.isSymbolicLink()) links.push(below + entry.name);
    }
  }
  return { links, names };
}

/** In the order of `entries`. The directory itself tells the kinds: no look at every file is needed. */
function entriesWithKinds(directory: string): Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}
