import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makeDirectories } from '../files/make-directories.js';
import { withFileLock } from '../files/state/file-lock.js';
import { isOwnerGone, ownerOfThisProcess, type ProcessOwner } from '../host/process-owner.js';
import { readConfigText } from './config-text.js';
import { storeIn } from './credential-store-directory.js';
import {
  type ConfigEdit,
  findCredentials,
  type GitCredential,
  removeCredentials,
  restoreCredentials,
} from './credentials.js';

export interface TakenCredentials {
  /** Credentials by the file that they were in. */
  readonly byFile: ReadonlyMap<string, readonly GitCredential[]>;
  /** Puts them back, unless another run still needs them away; may be called more than once. */
  readonly restore: () => void;
}

/** What was taken out of one file, and who needs it away. */
interface Stored {
  /** Absolute, links resolved. */
  readonly file: string;
  readonly edits: readonly ConfigEdit[];
  readonly users: readonly User[];
}

interface User {
  readonly run: string;
  readonly owner: ProcessOwner;
}

/** A configuration above it was not written by git. */
const maxConfigBytes = 1_000_000;

/**
 * Moves them into files of this user below `parent`; null if there are none. Stored before removed, so a killed run
 * loses nothing: the next one puts them back. Runs that share a clone need the same `parent`. Throws an Error if that
 * fails.
 */
export function takeCredentials(files: readonly string[], parent: string, run: string): TakenCredentials | null {
  const texts = [...new Set(files.flatMap(realFile))].map((file) => ({ file, text: configText(file) }));
  const store = storeIn(parent);
  const concerned = texts.filter(
    ({ file, text }) => findCredentials(text, '').length > 0 || isThere(storedPath(store, file)),
  );
  if (concerned.length === 0) return null;
  makeDirectories(store, 0o700);
  if (!isPrivate(store)) throw new Error(`${store} is not a directory of this user alone`);
  const byFile = new Map<string, readonly GitCredential[]>();
  const user: User = { run, owner: ownerOfThisProcess() };
  withStore(store, () => {
    for (const { file } of concerned) {
      const edits = takeFrom(file, store, user);
      if (edits.length > 0)
        byFile.set(
          file,
          edits.map(({ credential }) => credential),
        );
    }
  });
  if (byFile.size === 0) return null;
  // Also if the process exits before that.
  const work = () => {
    // Someone has emptied the temporary directory: what was stored is lost, and the run is not.
    if (!isThere(store)) return;
    withStore(store, () => {
      for (const file of byFile.keys()) leave(file, store, run);
    });
  };
  let isDone = false;
  const once = (): void => {
    process.off('exit', once);
    if (isDone) return;
    work();
    isDone = true;
  };
  process.on('exit', once);
  const restore = once;
  return { byFile, restore };
}

/** The credentials in these configurations and in the files that they include: actions/checkout from v6 on includes one. */
export function credentialsIn(files: readonly string[]): readonly GitCredential[] {
  const texts = files.flatMap(realFile).map((file) => ({ file, text: configText(file) }));
  const included = texts.flatMap(({ file, text }) =>
    readConfigText(text)
      .entries.filter(({ section, key }) => /^include(?:if)?$/.test(section.name) && key === 'path')
      .flatMap(({ value }) => realFile(resolve(dirname(file), value)))
      .map((path) => configText(path)),
  );
  return [...texts.map(({ text }) => text), ...included].flatMap((text) =>
    findCredentials(text, '').map(({ credential }) => credential),
  );
}

/** Puts back what runs that were killed have taken out. */
export function restoreAbandoned(parent: string): void {
  const store = storeIn(parent);
  if (!isThere(store) || !isPrivate(store)) return;
  const names = readdirSync(store).filter((name) => name.endsWith('.json'));
  if (names.length === 0) return;
  withStore(store, () => {
    for (const name of names) {
      const stored = readStored(join(store, name));
      if (stored !== null) leave(stored.file, store, null);
    }
  });
}

function takeFrom(file: string, store: string, user: User): readonly ConfigEdit[] {
  leave(file, store, user.run);
  const path = storedPath(store, file);
  const before = readStored(path);
  let edits = before?.edits ?? [];
  const users = [...(before?.users ?? []), user];
  changeConfig(file, (text) => {
    const credentials = findCredentials(text, randomBytes(6).toString('hex'));
    edits = [...edits, ...credentials];
    if (edits.length > 0) writeDurably(path, JSON.stringify({ file, edits, users }));
    return removeCredentials(text, credentials);
  });
  return edits;
}

/** Removes a run and those that have ended from the users of a file; without users, its credentials are put back. */
function leave(file: string, store: string, run: string | null): void {
  const path = storedPath(store, file);
  const stored = readStored(path);
  if (stored === null) return;
  const users = stored.users.filter((user) => user.run !== run && !isOwnerGone(user.owner));
  if (users.length > 0) {
    writeDurably(path, JSON.stringify({ ...stored, users }));
    return;
  }
  if (isThere(file)) changeConfig(file, (text) => restoreCredentials(text, stored.edits));
  rmSync(path, { force: true });
}

function withStore(store: string, work: () => void): void {
  withFileLock(join(store, 'lock'), work);
}

function isPrivate(directory: string): boolean {
  const stat = lstatSync(directory);
  if (process.platform === 'win32') return stat.isDirectory();
  return stat.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o077) === 0;
}

function storedPath(store: string, file: string): string {
  return join(store, `${createHash('sha256').update(file).digest('hex').slice(0, 32)}.json`);
}

function readStored(path: string): Stored | null {
  return isThere(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Stored) : null;
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function realFile(file: string): readonly string[] {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() === true && stat.size <= maxConfigBytes ? [realpathSync(file)] : [];
}

function configText(file: string): string {
  return readFileSync(file, 'latin1');
}

const mostTries = 50;
const pauseMs = 20;

/** Under the lock file of git, so that no change of a git process is lost. */
function changeConfig(file: string, change: (text: string) => string): void {
  const lock = `${file}.lock`;
  const opened = openLock(lock, statSync(file).mode & 0o777);
  try {
    const before = configText(file);
    const after = change(before);
    if (after === before) rmSync(lock);
    else {
      fill(opened, Buffer.from(after, 'latin1'));
      renameSync(lock, file);
    }
  } catch (error) {
    rmSync(lock, { force: true });
    throw error;
  } finally {
    closeSync(opened);
  }
}

function openLock(lock: string, mode: number): number {
  for (let tries = 1; ; tries += 1) {
    try {
      const opened = openSync(lock, 'wx', mode);
      fchmodSync(opened, mode);
      return opened;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (tries === mostTries) throw new Error(`${lock} exists: a git process is running, or was killed`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
    }
  }
}

function writeDurably(path: string, text: string): void {
  const next = `${path}.new`;
  const opened = openSync(next, 'w', 0o600);
  try {
    fill(opened, Buffer.from(text, 'utf8'));
  } finally {
    closeSync(opened);
  }
  renameSync(next, path);
}

function fill(opened: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(opened, bytes, written);
  fsyncSync(opened);
}
