import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  fchmodSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isInside } from '../../policy/files/paths.js';
import { isAtPath } from '../files/held-directory.js';
import { fileVersion, type OwnWrites } from '../files/own-writes.js';
import { type Copied, type Copy, isDirectoryAt, leavesBelow, placeOf, statOf } from './protected-copies.js';

/** Removes new files; goes through no link, which can lead anywhere. `lost` had no copy, `failed` was refused. */
export function restore(
  { copies, places }: Copied,
  { isOwn }: Pick<OwnWrites, 'isOwn'>,
  tops: readonly string[],
): Record<'restored' | 'lost' | 'failed', readonly string[]> {
  for (const directory of new Set([...copies.keys()].map(dirname))) openDirectory(directory, tops);
  const now = new Set([...places].flatMap(([path, place]) => (placeOf(path) === place ? leavesBelow(path) : [])));
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
      inDirectory(path, (held) => put(held, copy));
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

/** Whether it is gone. A directory too deep or inaccessible to remove gets another name. */
export function remove(path: string): boolean {
  if (statOf(path) === undefined) return true;
  openDirectory(dirname(path), []);
  return succeeds(() =>
    inDirectory(path, (held) => {
      if (!succeeds(() => rmSync(held, { recursive: true, force: true })))
        renameSync(held, join(dirname(held), `removed-${randomUUID()}`));
    }),
  );
}

/** Works on a name in exactly the directory of its path: a command that still runs could replace that with a link. */
function inDirectory(path: string, work: (held: string) => void): void {
  const { O_DIRECTORY, O_NOFOLLOW, O_RDONLY } = constants;
  const descriptor = openSync(dirname(path), O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
  try {
    if (!isAtPath(descriptor, dirname(path))) throw new Error(`${dirname(path)} was replaced`);
    work(join(`/proc/self/fd/${String(descriptor)}`, basename(path)));
  } finally {
    closeSync(descriptor);
  }
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
  if (isDirectoryAt(directory)) return;
  remove(directory);
  inDirectory(directory, (held) => mkdirSync(held));
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
