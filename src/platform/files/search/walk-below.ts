import { closeSync, constants, type Dirent, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { compareBytes } from '../compare-bytes.js';
import { isAtPath } from '../held-directory.js';
import { ignoreRulesFor } from '../ignore-rules.js';
import { type FileGuard, FileProblem, type Walked, type WalkOptions } from '../types.js';

const { O_DIRECTORY, O_NOFOLLOW, O_RDONLY } = constants;

/** Listing is synchronous because it is several times faster; other work gets a turn after this many directories. */
const directoriesPerTurn = 32;

interface Entry {
  readonly name: string;
  readonly kind: 'file' | 'directory' | 'link';
}

/** Regular files below `start` (links already resolved), in byte order of their paths. `.git` is never entered. */
export async function walkBelow(start: string, guard: FileGuard, options: WalkOptions): Promise<Walked> {
  const ignoreRules = await ignoreRulesFor(start);
  // A caller that names an ignored directory wants its contents.
  const rules = ignoreRules.isBelowIgnored(start, () => true) ? null : ignoreRules;
  const state = { paths: new Array<string>(), refused: 0, ignored: 0, links: 0, truncated: false };
  const stack: { readonly path: string; readonly kind: Entry['kind'] }[] = [{ path: start, kind: 'directory' }];
  let directories = 0;
  /** Returns false if this file would exceed the limit. */
  const collect = (path: string): boolean => {
    if (options.matches?.(path) === false) return true;
    if (rules?.isIgnored(path, false) === true) state.ignored += 1;
    else if (guard('read', path) !== null) state.refused += 1;
    else if (state.paths.length < options.limit) state.paths.push(path);
    else state.truncated = true;
    return !state.truncated;
  };
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (next.kind === 'file') {
      if (!collect(next.path)) break;
      continue;
    }
    if (next.path !== start && rules?.isIgnored(next.path, true) === true) {
      state.ignored += 1;
      continue;
    }
    directories += 1;
    if (directories % directoriesPerTurn === 0) await nextTurn();
    if (options.signal?.aborted === true) break;
    const { path } = next;
    const entries = entriesOf(path, path === start, options.skipsRepositories === true && path !== start);
    if (entries === null) state.refused += 1;
    for (const { name, kind } of entries ?? []) {
      if (kind === 'link') state.links += 1;
      else stack.push({ path: join(path, name), kind });
    }
  }
  return state;
}

/** Reversed, for a stack. `null` if it cannot be opened or was replaced; throws for the start directory. */
function entriesOf(path: string, isStart: boolean, skipsRepository: boolean): readonly Entry[] | null {
  let descriptor: number;
  try {
    descriptor = openSync(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
  } catch (error) {
    if (isStart) throw error;
    return null;
  }
  try {
    const dirents = readdirSync(path, { withFileTypes: true });
    if (!isAtPath(descriptor, path)) {
      if (isStart) throw new FileProblem('refused', path, `${path} was replaced while it was being listed`);
      return null;
    }
    if (skipsRepository && dirents.some(({ name }) => name === '.git')) return [];
    return dirents
      .filter(({ name }) => name !== '.git')
      .flatMap((entry): readonly Entry[] => {
        const kind = kindOf(entry);
        return kind === null ? [] : [{ name: entry.name, kind }];
      })
      .sort((a, b) => compareBytes(orderKey(b), orderKey(a)));
  } finally {
    closeSync(descriptor);
  }
}

function kindOf(entry: Dirent): Entry['kind'] | null {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'directory';
  return entry.isSymbolicLink() ? 'link' : null;
}

/** A directory sorts like the files in it: `a-b` comes before `a/c`. */
function orderKey({ name, kind }: Entry): string {
  return kind === 'directory' ? `${name}/` : name;
}
