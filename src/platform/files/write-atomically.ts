import { randomBytes } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { lchown, lstat, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { nullIfMissing } from './file-problems.js';
import { type HeldDirectory, holdDirectory } from './held-directory.js';
import { asOwnWrite } from './own-writes.js';
import { FileProblem } from './types.js';

const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants;

/** Through a temporary file and a rename: readers see the old or the new content. `real`: resolved and permitted. */
export async function writeAtomically(
  real: string,
  content: string | Buffer | Iterable<string>,
): Promise<'created' | 'modified'> {
  const parent = await openParent(dirname(real));
  try {
    const target = join(parent.base, basename(real));
    const before = await lstat(target).catch(nullIfMissing);
    if (before !== null) assertReplaceable(real, before);
    const name = `.sallyport-${randomBytes(8).toString('hex')}.tmp`;
    const temporary = join(parent.base, name);
    const work = async (): Promise<void> => {
      try {
        const owner = before ?? (await parent.handle.stat());
        const handle = await open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o666);
        try {
          if (typeof content === 'string' || Buffer.isBuffer(content)) await handle.writeFile(content);
          else for (const piece of content) await handle.write(piece);
          // Never keep the setuid and setgid bits: the content is new.
          if (before !== null) await handle.chmod(before.mode & 0o777);
          await asRoot(() => handle.chown(owner.uid, owner.gid));
        } finally {
          await handle.close();
        }
        parent.check();
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    };
    await asOwnWrite(join(dirname(real), name), () => asOwnWrite(real, work));
    return before === null ? 'created' : 'modified';
  } finally {
    await parent.handle.close();
  }
}

function assertReplaceable(real: string, before: Stats): void {
  if (before.isDirectory()) throw new FileProblem('directory', real, `${real} is a directory`);
  if (before.isSymbolicLink()) throw new FileProblem('refused', real, `${real} was replaced by a link`);
  if (!before.isFile()) throw new FileProblem('special', real, `${real} is a FIFO, socket or device`);
  if (before.nlink > 1) {
    throw new FileProblem(
      'refused',
      real,
      `${real} has ${before.nlink} hard links; the others may be outside the workspace`,
    );
  }
}

export async function openParent(directory: string): Promise<HeldDirectory> {
  const opened = await holdDirectory(directory).catch(nullIfMissing);
  if (opened !== null) return opened;
  const above = await openParent(dirname(directory));
  try {
    const path = join(above.base, basename(directory));
    const isNew = await mkdir(path).then(() => true, unlessExists);
    if (isNew) {
      const { uid, gid } = await above.handle.stat();
      await asRoot(() => lchown(path, uid, gid));
    }
    above.check();
  } finally {
    await above.handle.close();
  }
  return holdDirectory(directory);
}

/** Another process created it first; opening it checks what it is. */
function unlessExists(error: unknown): false {
  if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  return false;
}

/** Root's file gets the owner of the old one: a runner's user could not remove it. A container may not permit it. */
async function asRoot(changeOwner: () => Promise<void>): Promise<void> {
  if (process.getuid?.() !== 0) return;
  try {
    await changeOwner();
  } catch (error) {
    if (!/^(?:EPERM|EINVAL|ENOSYS)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
