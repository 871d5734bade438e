import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync } from 'node:fs';
import { withFileProblemsNow } from './file-problems.js';
import { standsAt } from './held.js';
import { isInside } from './paths.js';
import { type FileGuard, FileProblem } from './types.js';

const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;

export interface ReadNow {
  /** Absolute. */
  readonly absolute: string;
  /** As the caller wrote it. */
  readonly path: string;
  readonly maxBytes: number;
  readonly root: string;
  readonly guard: FileGuard;
}

/**
 * A whole file without waiting: for hundreds of small ones this is several times faster than promises. The guard is
 * asked about the real path, and the opened file is that path's. Throws FileProblem.
 */
export function readNow({ absolute, path, maxBytes, root, guard }: ReadNow): Buffer {
  return withFileProblemsNow(path, () => {
    if (path.includes('\0')) throw new FileProblem('io', path, 'a path cannot hold a NUL character');
    const real = realpathSync.native(absolute);
    const refusal = guard('read', real);
    if (refusal !== null)
      throw new FileProblem(isInside(root, real) ? 'refused' : 'outside', path, `${path} is closed: ${refusal}`);
    const descriptor = openSync(real, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    try {
      const stat = fstatSync(descriptor);
      if (!standsAt(descriptor, real))
        throw new FileProblem('refused', path, `${path} was replaced while it was opened`);
      if (stat.isDirectory()) throw new FileProblem('directory', path, `${path} is a directory`);
      if (!stat.isFile()) throw new FileProblem('special', path, `${path} is a FIFO, socket or device`);
      if (stat.size > maxBytes)
        throw new FileProblem('too-large', path, `${path} has ${stat.size} bytes; the limit here is ${maxBytes}`);
      return readFileSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  });
}
