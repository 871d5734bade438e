import { lstatSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { ownerFile } from '../files/artifacts.js';
import { endMarkedProcesses } from './marked-processes.js';
import { isOwnerGone, type ProcessOwner } from './process-owner.js';

/**
 * Removes what runs that were killed left below `parent`: worktrees, private directories and processes. Their
 * transcripts stay. Never touches what belongs to a run whose process may still be there, or to another user.
 */
export async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await namesIn(parent)) {
    const directory = join(parent, name);
    if (!isOfThisUser(directory) || !isOfDeadRun(directory)) continue;
    try {
      endMarkedProcesses(name);
      const administration = administrationOf(join(directory, 'worktree'));
      for (const place of [
        administration,
        ...['worktree', 'home', 'tmp', ownerFile].map((one) => join(directory, one)),
      ]) {
        if (place !== null) await rm(place, { recursive: true, force: true });
      }
    } catch {
      // The next run tries again.
    }
  }
}

async function namesIn(parent: string): Promise<readonly string[]> {
  try {
    return (await readdir(parent)).filter((name) => /^sallyport-[\w-]+$/.test(name));
  } catch {
    return [];
  }
}

function isOfThisUser(directory: string): boolean {
  const stat = lstatSync(directory, { throwIfNoEntry: false });
  return stat?.isDirectory() === true && stat.uid === (process.getuid?.() ?? stat.uid) && (stat.mode & 0o022) === 0;
}

function isOfDeadRun(directory: string): boolean {
  const record = join(directory, ownerFile);
  if (lstatSync(record, { throwIfNoEntry: false })?.isFile() !== true) return false;
  try {
    return isOwnerGone(JSON.parse(readFileSync(record, 'utf8')) as ProcessOwner);
  } catch {
    return false;
  }
}

/** What a repository keeps of a worktree, if it says itself that it belongs to this one. */
function administrationOf(worktree: string): string | null {
  try {
    const named = /^gitdir: (.+)$/m.exec(readFileSync(join(worktree, '.git'), 'utf8'))?.[1];
    if (named === undefined) return null;
    const place = resolve(worktree, named);
    const back = readFileSync(join(place, 'gitdir'), 'utf8').trim();
    return basename(dirname(place)) === 'worktrees' && back === join(worktree, '.git') ? place : null;
  } catch {
    return null;
  }
}
