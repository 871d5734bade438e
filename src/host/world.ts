import { lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, normalize, resolve } from 'node:path';
import type { World } from '../policy/types.js';

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
  };
}

/** No system opens a longer one; looking for its parts would take long. */
const longestPath = 4096;

/** More links than any honest path has; a loop of links ends here. */
const mostLinks = 40;

/**
 * Links of the deepest existing ancestor resolved, the rest appended. A link to what does not exist yet is
 * followed too: writing through it would create its target. `..` is taken as the kernel takes it, behind links.
 */
function realpath(path: string): string {
  if (path.length > longestPath) return normalize(path);
  let current = path;
  const rest: string[] = [];
  for (let links = 0; links < mostLinks; ) {
    const found = lookAt(current);
    if (found?.real !== undefined) return join(found.real, ...rest);
    if (found?.target !== undefined) {
      current = found.target;
      links += 1;
      continue;
    }
    const parent = dirname(current);
    if (parent === current) break;
    rest.unshift(basename(current));
    current = parent;
  }
  return join(current, ...rest);
}

/** What stands there: its real path, or the target of a link that leads nowhere. Null for nothing and for what is hidden. */
function lookAt(path: string): { readonly real?: string; readonly target?: string } | null {
  try {
    // Most paths that are asked about are there, or are not: neither costs an exception.
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return null;
  } catch {
    return null;
  }
  try {
    return { real: realpathSync.native(path) };
  } catch {
    const target = linkTarget(path);
    return target === null ? null : { target };
  }
}

function linkTarget(path: string): string | null {
  try {
    const target = readlinkSync(path);
    return isAbsolute(target) ? normalize(target) : join(realpath(dirname(path)), target);
  } catch {
    return null;
  }
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
