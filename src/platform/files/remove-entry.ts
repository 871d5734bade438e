import { lstat, rename, rmdir, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { holdDirectory } from './held-directory.js';
import { asOwnWrite } from './own-writes.js';
import { FileProblem } from './types.js';
import { openParent } from './write-atomically.js';

/** Removes a file, a link (not its target) or an empty directory. The links of its directory are resolved. */
export async function removeEntry(entry: string): Promise<void> {
  const parent = await holdDirectory(dirname(entry));
  try {
    const target = join(parent.base, basename(entry));
    const stat = await lstat(target);
    parent.check();
    await asOwnWrite(entry, () => (stat.isDirectory() ? rmdir(target) : unlink(target)));
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw new FileProblem('directory', entry, `${entry} is a directory that is not empty`, { cause: error });
    throw error;
  } finally {
    await parent.handle.close();
  }
}

/**
 * Renames a regular file. Creates missing directories of the new path. Returns what is wrong with the new path, as a
 * clause; never overwrites a file.
 */
export async function moveFile(from: string, to: string): Promise<string | null> {
  const source = await holdDirectory(dirname(from));
  try {
    const old = join(source.base, basename(from));
    const stat = await lstat(old);
    if (stat.isDirectory()) throw new FileProblem('directory', from, `${from} is a directory`);
    if (!stat.isFile()) throw new FileProblem('special', from, `${from} is not a regular file`);
    const parent = await openParent(dirname(to));
    try {
      const target = join(parent.base, basename(to));
      if ((await lstat(target).catch(() => null)) !== null) return 'already exists';
      source.check();
      parent.check();
      await asOwnWrite(from, () => asOwnWrite(to, () => rename(old, target)));
      return null;
    } finally {
      await parent.handle.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EXDEV')
      return 'is on another file system; use Read, Write and Delete';
    throw error;
  } finally {
    await source.handle.close();
  }
}
