import {
  closeSync,
  constants,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  type Stats,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { attempt } from '../../errors.js';
import { followLinks } from '../files/follow-links.js';
import { fileVersion } from '../files/own-writes.js';

const mostBytes = 16_000_000;

export interface Copy {
  /** The bytes of a file, the target of a link, or the version of what is not copied. */
  readonly content: Buffer | { readonly target: string } | { readonly version: string };
  /** Git and hooks ignore programs that are not executable. */
  readonly mode: number;
  /** The watched path that it is at or below. */
  readonly watched: string;
}

export interface Copied {
  readonly copies: ReadonlyMap<string, Copy>;
  /** The watched paths, with the directories that they are in, links resolved. */
  readonly places: ReadonlyMap<string, string>;
  /** What identifies the directories around those that a mount can keep. */
  readonly around: ReadonlyMap<string, string>;
}

/** A command can make paths that are too long to be opened: nothing else finds a file there either. */
export function statOf(path: string): Stats | undefined {
  return attempt(() => lstatSync(path, { throwIfNoEntry: false }), undefined);
}

export function isDirectoryAt(path: string): boolean {
  return statOf(path)?.isDirectory() === true;
}

export const placeOf = (path: string): string => followLinks(dirname(path)).real;

/** What is held is not copied: `withHeld` does that when it is needed. */
export function copiesOf(all: readonly string[], held: HeldDirectories = new Map()): Copied {
  const paths = all.filter((path) => !path.endsWith('/.git'));
  const identify = identities();
  const mountable = paths.filter((path) => statOf(path)?.isSymbolicLink() === false);
  return {
    copies: copyAll(paths.filter((path) => !held.has(path)).map((path) => ({ path, at: path }))),
    places: new Map(paths.map((path) => [path, placeOf(path)])),
    around: new Map(mountable.map((path) => [path, identify(dirname(path))])),
  };
}

/** Copies held directories from where they are now. */
export function withHeld({ copies, places, around }: Copied, held: HeldDirectories): Copied {
  const wanted = [...held].filter(([path]) => places.has(path));
  // With the dot, this is the directory and not a link to it.
  const copied = copyAll(wanted.map(([path, descriptor]) => ({ path, at: `/proc/self/fd/${String(descriptor)}/.` })));
  return { copies: new Map([...copies, ...copied]), places, around };
}

/** Small files first: most of them are configuration. Sallyport may remove its own files at the same time. */
function copyAll(watched: readonly { readonly path: string; readonly at: string }[]): ReadonlyMap<string, Copy> {
  const copies = new Map<string, Copy>();
  const leaves = watched.flatMap(({ path, at }) =>
    leavesBelow(at).flatMap((leaf) => {
      const stat = statOf(leaf);
      return stat === undefined ? [] : [{ leaf, path: join(path, relative(at, leaf)), stat, watched: path }];
    }),
  );
  let bytes = 0;
  for (const { leaf, path, stat, watched } of leaves.sort((a, b) => a.stat.size - b.stat.size)) {
    bytes += stat.size;
    const content = contentOf(leaf, bytes > mostBytes ? null : stat);
    if (content !== null) copies.set(path, { content, mode: stat.mode & 0o777, watched });
  }
  return copies;
}

export type HeldDirectories = ReadonlyMap<string, number>;

/** A process can have only so many open. */
const mostHeld = 100;

/** Holds the directories among the paths, which can have very many files. */
export function holdDirectories(paths: readonly string[]): HeldDirectories {
  const held = new Map<string, number>();
  const { O_DIRECTORY, O_NOFOLLOW, O_RDONLY } = constants;
  for (const path of paths.filter(isDirectoryAt).slice(0, mostHeld)) {
    try {
      held.set(path, openSync(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW));
    } catch {
      // It is copied, as far as it is readable.
    }
  }
  return held;
}

export function releaseDirectories(held: HeldDirectories): void {
  for (const descriptor of held.values()) closeSync(descriptor);
}

/** The newer copies replace the older ones. */
export function withCopies(older: Copied, newer: Copied): Copied {
  return {
    copies: new Map([...older.copies, ...newer.copies]),
    places: new Map([...older.places, ...newer.places]),
    around: new Map([...older.around, ...newer.around]),
  };
}

/** Without the paths that mounts have kept, since the directories around them are the same: no command can change these. */
export function withoutKept({ copies, places, around }: Copied): Copied {
  const identify = identities();
  const isKept = (path: string): boolean => around.get(path) === identify(dirname(path));
  return {
    copies: new Map([...copies].filter(([, { watched }]) => !isKept(watched))),
    places: new Map([...places].filter(([path]) => !isKept(path))),
    around,
  };
}

/** Identifies a directory and all above it. */
function identities(): (directory: string) => string {
  const known = new Map<string, string>();
  const identify = (directory: string): string => {
    const earlier = known.get(directory);
    if (earlier !== undefined) return earlier;
    const stat = statOf(directory);
    const id = `${String(stat?.dev)}:${String(stat?.ino)}`;
    const ids = directory === '/' ? id : `${identify(dirname(directory))} ${id}`;
    known.set(directory, ids);
    return ids;
  };
  return identify;
}

/** `null` if it is gone. Opening a FIFO would wait for its writer. */
function contentOf(path: string, stat: Stats | null): Copy['content'] | null {
  try {
    if (stat?.isFile() === true) return readFileSync(path);
    if (stat?.isSymbolicLink() === true) return { target: readlinkSync(path) };
  } catch {
    // It is gone, or not readable for this user.
  }
  const version = fileVersion(path);
  return version === null ? null : { version };
}

export function leavesBelow(path: string): readonly string[] {
  const stat = statOf(path);
  if (stat === undefined) return [];
  // `null` if it is not readable.
  const names = stat.isDirectory() ? attempt(() => readdirSync(path), null) : null;
  return names === null ? [path] : names.flatMap((name) => leavesBelow(join(path, name)));
}
