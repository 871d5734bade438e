import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whether a path, or the nearest directory above it that exists, is on the file system of the root directory. */
export function isOnRootFileSystem(path: string): boolean {
  const info = statSync(path, { throwIfNoEntry: false });
  if (info !== undefined) return info.dev === statSync('/').dev;
  const parent = dirname(path);
  return parent === path || isOnRootFileSystem(parent);
}
