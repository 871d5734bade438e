import { lstatSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { World } from '../policy/types.js';
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
