import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { attempt } from '../../errors.js';
import { ownerFile } from '../files/state/artifacts.js';
import { copiesDirectory } from '../files/state/read-only-copies.js';
import { isOwnerGone, type ProcessOwner } from '../host/process-owner.js';
import { endMarkedProcesses } from '../process/marked-processes.js';
import { storeIn } from './credential-store-directory.js';

/**
 * Removes worktrees, private directories and processes of killed runs below `parent`, and restores moved git
 * credentials. Keeps transcripts. Never touches a run that may still exist, or another user's.
 */
export async function removeLeftovers(parent: string): Promise<void> {
  try {
    if (lstatSync(storeIn(parent), { throwIfNoEntry: false }) !== undefined) {
      const { restoreAbandoned } = await import('./credential-store.js');
      restoreAbandoned(parent);
    }
  } catch {
    // The next run tries again.
  }
  for (const name of attempt(() => readdirSync(parent).filter((name) => /^sallyport-[\w-]+$/.test(name)), [])) {
    const directory = join(parent, name);
    // Most are of runs that have ended: one look at each, since every start waits for this.
    if (!existsSync(join(directory, ownerFile)) || !isOfThisUser(directory) || !isOfDeadRun(directory)) continue;
    try {
      endMarkedProcesses(name);
      const administrativeDirectory = administrativeDirectoryOf(join(directory, 'worktree'));
      for (const path of [
        administrativeDirectory,
        ...['worktree', 'home', 'tmp', copiesDirectory, ownerFile].map((name) => join(directory, name)),
      ]) {
        if (path !== null) await rm(path, { recursive: true, force: true });
      }
    } catch {
      // The next run tries again.
    }
  }
}

function isOfThisUser(directory: string): boolean {
  const stat = lstatSync(directory, { throwIfNoEntry: false });
  return stat?.isDirectory() === true && stat.uid === (process.getuid?.() ?? stat.uid) && (stat.mode & 0o022) === 0;
}

function isOfDeadRun(directory: string): boolean {
  const record = join(directory, ownerFile);
  if (lstatSync(record, { throwIfNoEntry: false })?.isFile() !== true) return false;
  return attempt(() => isOwnerGone(JSON.parse(readFileSync(record, 'utf8')) as ProcessOwner), false);
}

/** The administrative directory of a worktree in its repository, if both refer to each other. */
function administrativeDirectoryOf(worktree: string): string | null {
  try {
    const named = /^gitdir: (.+)$/m.exec(readFileSync(join(worktree, '.git'), 'utf8'))?.[1];
    if (named === undefined) return null;
    const path = resolve(worktree, named);
    const back = readFileSync(join(path, 'gitdir'), 'utf8').trim();
    return basename(dirname(path)) === 'worktrees' && back === join(worktree, '.git') ? path : null;
  } catch {
    return null;
  }
}
