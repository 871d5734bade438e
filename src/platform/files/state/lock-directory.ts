import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOwnerGone, ownerOfThisProcess, type ProcessOwner } from '../../host/process-owner.js';
import { withFileProblemsNow } from '../file-problems.js';
import { ownGrowing } from '../own-writes.js';
import { withFileLock } from './file-lock.js';

export interface DirectoryLock {
  /** Whether another process has taken it over, because this one could not confirm it for a minute. */
  isLost(): boolean;
  release(): void;
}

export type Locked = DirectoryLock | { readonly holder: LockHolder };

export interface LockHolder {
  readonly pid: number;
  /** When the holder last confirmed that it is running, in milliseconds since the epoch. */
  readonly confirmedAt: number;
}

interface LockRecord extends ProcessOwner {
  readonly confirmedAt: number;
}

const confirmEveryMs = 15_000;

/** A holder on another machine or in another container cannot be examined, only its last sign of life. */
const silentMs = 60_000;

const lockFile = 'lock.json';

/**
 * Locks until `release`, or the end of its holder. Takes over the lock of a dead process, or of another machine after
 * a silent minute: a directory may be restored with its lock. Throws FileProblem.
 */
export function lockDirectory(directory: string, temporary: string): Locked {
  return lockBy(join(directory, lockFile), temporary, (path, owner) =>
    withFileProblemsNow(lockFile, () => writeRecord(path, owner)),
  );
}

/** The same for a path of this machine that must not get another file: the lock is in the temporary directory. */
export function lockPath(path: string, temporary: string): Locked {
  return lockBy(join(temporary, `sallyport-held-${digestOf(path)}.json`), temporary);
}

/** The process that holds a directory, which is only read here; `null` if there is none. */
export function holderOfDirectory(directory: string): LockHolder | null {
  const record = readRecord(join(directory, lockFile));
  return record !== null && isActive(record, ownerOfThisProcess()) ? record : null;
}

/** Two FNV-1a hashes: node:crypto takes a millisecond of the start, and equal names only exclude each other. */
function digestOf(path: string): string {
  return [0x811c9dc5, 0x9e3779b9]
    .map((start) => {
      let hash = start;
      for (let at = 0; at < path.length; at += 1) hash = Math.imul(hash ^ path.charCodeAt(at), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}

function lockBy(path: string, temporary: string, writeFirst = writeRecord): Locked {
  const owner = ownerOfThisProcess();
  const guard = join(temporary, `sallyport-lock-${digestOf(path)}`);
  const holder = withFileLock(guard, () => {
    const record = readRecord(path);
    if (record !== null && isActive(record, owner)) return record;
    writeFirst(path, owner);
    return null;
  });
  if (holder !== null) return { holder };
  ownGrowing(path);
  let isLost = false;
  const timer = setInterval(() => {
    isLost ||= !confirm(path, owner);
  }, confirmEveryMs);
  timer.unref();
  return {
    isLost: () => isLost,
    release: () => {
      clearInterval(timer);
      withFileLock(guard, () => {
        const record = readRecord(path);
        if (record !== null && isSameProcess(record, owner)) rmSync(path, { force: true });
      });
    },
  };
}

/** `false` if another process holds the lock, which is left to it. */
function confirm(path: string, owner: ProcessOwner): boolean {
  const record = readRecord(path);
  if (record !== null && !isSameProcess(record, owner) && isActive(record, owner)) return false;
  try {
    writeRecord(path, owner);
  } catch {
    // The disk may be full for a moment: that must not end jobs that cost money. The next time writes it again.
  }
  return true;
}

/** Also true for another lock of this process: it would not notice what the first holder writes. */
function isActive(record: LockRecord, owner: ProcessOwner): boolean {
  if (record.place === owner.place) return !isOwnerGone(record);
  return Math.abs(Date.now() - record.confirmedAt) < silentMs;
}

function isSameProcess(record: LockRecord, owner: ProcessOwner): boolean {
  return record.pid === owner.pid && record.place === owner.place && record.started === owner.started;
}

function writeRecord(path: string, owner: ProcessOwner): void {
  const record: LockRecord = { ...owner, confirmedAt: Date.now() };
  const temporary = `${path}.${String(owner.pid)}`;
  try {
    writeFileSync(temporary, JSON.stringify(record), { mode: 0o600 });
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** `null` for a missing or damaged lock: the directory is not held then. */
function readRecord(path: string): LockRecord | null {
  try {
    const { pid, started, place, confirmedAt } = JSON.parse(readFileSync(path, 'utf8')) as Partial<LockRecord>;
    if (typeof pid !== 'number' || typeof place !== 'string' || typeof confirmedAt !== 'number') return null;
    return { pid, place, confirmedAt, started: typeof started === 'string' ? started : null };
  } catch {
    return null;
  }
}
