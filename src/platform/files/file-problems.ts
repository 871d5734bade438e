import { FileProblem, type FileProblemCode } from './types.js';

const codes: Readonly<Record<string, readonly [code: FileProblemCode, what: string]>> = {
  ENOENT: ['missing', 'does not exist'],
  ENOTDIR: ['not-a-directory', 'cannot be reached: a part of the path is not a directory'],
  EISDIR: ['directory', 'is a directory'],
  EACCES: ['no-permission', 'cannot be opened: permission denied'],
  EPERM: ['no-permission', 'cannot be changed: operation not permitted'],
  EROFS: ['no-permission', 'is on a read-only file system'],
  EEXIST: ['exists', 'already exists'],
  ELOOP: ['refused', 'was replaced by a link while it was being opened'],
  ENXIO: ['special', 'is a FIFO, socket or device'],
  ENOSPC: ['io', 'could not be written: no space left on the device'],
  ENAMETOOLONG: ['io', 'has a name that is too long'],
};

/** Converts a system error to a FileProblem that names the path as the caller wrote it; bugs are returned unchanged. */
function toFileProblem(error: unknown, path: string): unknown {
  if (error instanceof FileProblem) {
    if (error.path === path) return error;
    const message = error.message.replace(error.path, () => path);
    return new FileProblem(error.code, path, message, { cause: error });
  }
  if (!(error instanceof Error && 'syscall' in error)) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const known = codes[code];
  if (known !== undefined)
    return new FileProblem(known[0], path, `${path} ${known[1]}${undecodableHint(code, path)}`, { cause: error });
  return new FileProblem('io', path, `${path}: ${message}`, { cause: error });
}

/** Where a name is shown that is not valid UTF-8, its other bytes became replacement characters. */
function undecodableHint(code: string, path: string): string {
  if (code !== 'ENOENT' || !path.includes('\uFFFD')) return '';
  return '; a name that is not valid UTF-8 can be opened only by a command, with ? or * for its other bytes';
}

/** For `catch`: a file that does not exist is not a failure. */
export function nullIfMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}

/** The synchronous version of `withFileProblems`. */
export function withFileProblemsNow<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toFileProblem(error, path);
  }
}

/** Runs one file operation and converts system errors to a FileProblem for `path`. */
export async function withFileProblems<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toFileProblem(error, path);
  }
}
