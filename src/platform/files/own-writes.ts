import { lstatSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * What Sallyport writes during commands: the sandbox must neither undo it nor take a command's change for ours. Paths
 * are absolute, with links resolved.
 */

/** Writes under way, with the number of each. */
const underWay = new Map<string, number>();
/** Files that are written piece by piece, until the process ends. */
const growing = new Set<string>();
/** What a write left, while a watch runs; `null` for a file that it removed. */
const left = new Map<string, string | null>();
let watchers = 0;
let ended = 0;

export function countOwnWrites(): number {
  return ended;
}

export function beginOwnWrite(path: string): void {
  underWay.set(path, (underWay.get(path) ?? 0) + 1);
}

export function endOwnWrite(path: string): void {
  const others = (underWay.get(path) ?? 1) - 1;
  if (others > 0) underWay.set(path, others);
  else underWay.delete(path);
  ended += 1;
  if (watchers > 0) left.set(path, fileVersion(path));
}

/** A change that the sandbox of a command must not undo. */
export async function asOwnWrite<T>(path: string, work: () => Promise<T>): Promise<T> {
  beginOwnWrite(path);
  try {
    return await work();
  } finally {
    endOwnWrite(path);
  }
}

/** From now on, all changes of this file are ours. */
export function ownGrowing(path: string): void {
  growing.add(path);
}

export type OwnWrites = Readonly<ReturnType<typeof watchOwnWrites>>;

export function watchOwnWrites() {
  watchers += 1;
  // A whole file is written under a temporary name first.
  return {
    /** Whether a file is as Sallyport has left it since the watch began. */
    isOwn: (path: string): boolean =>
      underWay.has(path) ||
      underWay.has(join(dirname(path), basename(path).replace(/^\.(.+)-[0-9a-f]{8}-[0-9a-f]{4}\.tmp$/, '$1'))) ||
      growing.has(path) ||
      (left.has(path) && left.get(path) === fileVersion(path)),
    written: (): readonly string[] => [...left.keys()],
    end: (): void => {
      watchers -= 1;
      if (watchers === 0) left.clear();
    },
  };
}

/** Changes with the content and whenever the file is replaced; `null` if it is missing or cannot be examined. */
export function fileVersion(path: string): string | null {
  try {
    const { ino, size, ctimeNs } = lstatSync(path, { bigint: true });
    return `${String(ino)} ${String(size)} ${String(ctimeNs)}`;
  } catch {
    return null;
  }
}
