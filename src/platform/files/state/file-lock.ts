import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { monotonicNow } from '../../clock.js';
import { isOwnerGone, ownerOfThisProcess, type ProcessOwner } from '../../host/process-owner.js';

const mostWaitMs = 10_000;
const pauseMs = 20;

/** Without the event loop, so also at the exit. Takes over a dead owner's lock. Throws an Error if it stays held. */
export function withFileLock<T>(lock: string, work: () => T): T {
  const ownerFile = `${lock}.${String(process.pid)}`;
  writeFileSync(ownerFile, JSON.stringify(ownerOfThisProcess()), { mode: 0o600 });
  try {
    takeLock(lock, ownerFile);
    try {
      return work();
    } finally {
      removeFile(lock);
    }
  } finally {
    removeFile(ownerFile);
  }
}

function takeLock(lock: string, ownerFile: string): void {
  const end = monotonicNow() + mostWaitMs;
  for (;;) {
    try {
      // Unlike creating and then writing it, this never shows a lock without its owner.
      linkSync(ownerFile, lock);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (removeAbandoned(lock)) continue;
    if (monotonicNow() > end) throw new Error(`${lock} is held by another run`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
  }
}

/** Two runs may find the same abandoned lock: the slower one puts back the lock that the other has taken since. */
function removeAbandoned(lock: string): boolean {
  const before = ownerIn(lock);
  if (before === null || !isOwnerGone(before.owner)) return false;
  const abandoned = `${lock}.abandoned-${String(process.pid)}`;
  try {
    renameSync(lock, abandoned);
    if (ownerIn(abandoned)?.text !== before.text) linkSync(abandoned, lock);
  } catch {
    return true;
  } finally {
    removeFile(abandoned);
  }
  return true;
}

/** The first `rmSync` of a process loads the code for directories, which takes a millisecond of every start. */
function removeFile(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function ownerIn(path: string): { readonly text: string; readonly owner: ProcessOwner } | null {
  try {
    const text = readFileSync(path, 'utf8');
    return { text, owner: JSON.parse(text) as ProcessOwner };
  } catch {
    return null;
  }
}
