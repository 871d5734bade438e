import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fchmodSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  type Stats,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isInside } from '../../policy/files/paths.js';
import { followLinks } from '../files/follow-links.js';
import { fileVersion, type OwnWrites } from '../files/own-writes.js';

const mostBytes = 16_000_000;

interface Copy {
  /** The bytes of a file, the target of a link, or the version of what is not copied. */
  readonly content: Buffer | { readonly target: string } | { readonly version: string };
  /** Git and hooks ignore programs that are not executable. */
  readonly mode: number;
}

/** Protected files and links as they were before a command. */
export interface Copied {
  readonly copies: ReadonlyMap<string, Copy>;
  /** The watched paths, with the directories that they are in, links resolved. */
  readonly places: ReadonlyMap<string, string>;
}

/** A command can make paths that are too long to be opened: nothing else finds a file there either. */
function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

const placeOf = (path: string): string => followLinks(dirname(path)).real;

/** Small files first: most of them are configuration. Sallyport may remove its own files at the same time. */
export function copiesOf(watched: readonly string[]): Copied {
  const paths = watched.filter((one) => !one.endsWith('/.git'));
  const copies = new Map<string, Copy>();
  const found = paths.flatMap(filesBelow).flatMap((path) => {
    const stat = statOf(path);
    return stat === undefined ? [] : [{ path, stat }];
  });
  let bytes = 0;
  for (const { path, stat } of found.sort((one, other) => one.stat.size - other.stat.size)) {
    bytes += stat.size;
    const content = contentOf(path, bytes > mostBytes ? null : stat);
    if (content !== null) copies.set(path, { content, mode: stat.mode & 0o777 });
  }
  return { copies, places: new Map(paths.map((path) => [path, placeOf(path)])) };
}

/** `null` if it is gone. Opening a FIFO would wait for its writer. */
function contentOf(path: string, stat: Stats | null): Copy['content'] | null {
  try {
    if (stat?.isFile() === true) return readFileSync(path);
    if (stat?.isSymbolicLink() === true) return { target: readlinkSync(path) };
    const version = fileVersion(path);
    return version === null ? null : { version };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

interface Changes {
  readonly restored: readonly string[];
  /** There was no copy of them. */
  readonly lost: readonly string[];
  /** The system refused it. */
  readonly failed: readonly string[];
}

/**
 * Puts the content back; removes files that were not there. Nothing is read or written through a link that a command has
 * put in the place of a directory: it can lead anywhere.
 */
export function restore(
  { copies, places }: Copied,
  { isOwn }: Pick<OwnWrites, 'isOwn'>,
  tops: readonly string[],
): Changes {
  for (const path of copies.keys()) openDirectory(dirname(path), tops);
  const now = new Set([...places].flatMap(([path, place]) => (placeOf(path) === place ? filesBelow(path) : [])));
  const changes = { restored: [] as string[], lost: [] as string[], failed: [] as string[] };
  for (const path of now) {
    if (copies.has(path) || isOwn(path)) continue;
    (remove(path) ? changes.restored : changes.failed).push(path);
  }
  for (const [path, copy] of copies) {
    if (isOwn(path) || (now.has(path) && isSame(path, copy))) continue;
    if ('version' in copy.content) {
      changes.lost.push(path);
      continue;
    }
    const isDone = succeeds(() => {
      if (!now.has(path)) makeDirectory(dirname(path), tops);
      remove(path);
      put(path, copy);
    });
    (isDone ? changes.restored : changes.failed).push(path);
  }
  return changes;
}

function succeeds(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether what a command has left at a protected path is no longer there. A directory that cannot be removed, since it is
 * too deep or not accessible, gets another name.
 */
export function remove(path: string): boolean {
  openDirectory(dirname(path), []);
  const isRemoved = succeeds(() => rmSync(path, { recursive: true, force: true }));
  return isRemoved || succeeds(() => renameSync(path, join(dirname(path), `removed-${randomUUID()}`)));
}

/** Only as a new file: a command that still runs could put a link there. */
function put(path: string, { content, mode }: Copy): void {
  if (Buffer.isBuffer(content)) {
    const descriptor = openSync(path, 'wx');
    try {
      writeFileSync(descriptor, content);
      fchmodSync(descriptor, mode);
    } finally {
      closeSync(descriptor);
    }
  } else if ('target' in content) symlinkSync(content.target, path);
}

/** Gives access to a directory again that a command has taken from its owner. */
function openDirectory(directory: string, tops: readonly string[]): void {
  if (tops.some((top) => directory !== top && isInside({ path: directory, directory: top })))
    openDirectory(dirname(directory), tops);
  const stat = statOf(directory);
  if (stat?.isDirectory() === true && (stat.mode & 0o700) !== 0o700)
    succeeds(() => chmodSync(directory, stat.mode | 0o700));
}

/** Makes the missing directories below the tops; what is in the place of one is removed. */
function makeDirectory(directory: string, tops: readonly string[]): void {
  if (!tops.some((top) => directory !== top && isInside({ path: directory, directory: top }))) return;
  makeDirectory(dirname(directory), tops);
  if (statOf(directory)?.isDirectory() === true) return;
  remove(directory);
  mkdirSync(directory);
}

function isSame(path: string, { content, mode }: Copy): boolean {
  const stat = statOf(path);
  if (Buffer.isBuffer(content)) {
    const isFile = stat?.isFile() === true && (stat.mode & 0o777) === mode && stat.size === content.length;
    return isFile && readFileSync(path).equals(content);
  }
  if ('version' in content) return fileVersion(path) === content.version;
  return stat?.isSymbolicLink() === true && readlinkSync(path) === content.target;
}

function filesBelow(path: string): readonly string[] {
  const stat = statOf(path);
  if (stat === undefined) return [];
  const names = stat.isDirectory() ? namesIn(path) : null;
  return names === null ? [path] : names.flatMap((name) => filesBelow(join(path, name)));
}

/** `null` if it is not readable. */
function namesIn(directory: string): readonly string[] | null {
  try {
    return readdirSync(directory);
  } catch {
    return null;
  }
}
