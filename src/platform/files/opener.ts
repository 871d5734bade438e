import { dirname } from 'node:path';
import { hasDescriptorPaths } from './held-directory.js';
import { type Opened, openRegular } from './read-whole.js';
import type { FileGuard } from './types.js';

/** Opens regular files for reading; for many files in one directory, links are resolved only once. */
export function createOpener({
  absolute,
  confined,
  guard,
}: {
  readonly absolute: (path: string) => string;
  readonly confined: (access: 'read', path: string) => string;
  readonly guard: FileGuard;
}): (path: string, maxBytes: number) => Opened {
  const plain = plainDirectories();
  return (path, maxBytes) => {
    const location = absolute(path);
    if (plain.has(dirname(location)) && guard('read', location) === null) {
      try {
        return openRegular({ real: location, path, maxBytes });
      } catch {
        // A link, missing, not a file, or replaced: the slow path reports the problem.
      }
    }
    const real = confined('read', path);
    if (real === location) plain.add(dirname(location));
    return openRegular({ real, path, maxBytes });
  };
}

/**
 * Directories known to contain no links in their path, until the next turn of the event loop: their files are opened by
 * name. If such a directory was replaced, the kernel's path of the opened file differs; if the kernel has no such
 * paths, no directory is remembered.
 */
function plainDirectories(): { has(directory: string): boolean; add(directory: string): void } {
  const known = new Set<string>();
  return {
    has: (directory) => known.has(directory),
    add: (directory) => {
      if (!hasDescriptorPaths) return;
      if (known.size === 0) setImmediate(() => known.clear());
      known.add(directory);
    },
  };
}
