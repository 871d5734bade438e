import { closeSync, constants, openSync, readdirSync, readFileSync, readlinkSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt } from '../../errors.js';
import { isInside } from '../../policy/files/paths.js';
import type { GitPart } from '../../policy/types.js';
import { countOwnGit } from '../process/own-git.js';
import type { MachineFolders } from './machine-folders.js';
import { type Copy, statOf } from './protected-copies.js';
import { remove, restore } from './restore-copies.js';

export interface GitState {
  /** Puts back what none of the parts covers; returns the paths. */
  readonly undo: (parts: ReadonlySet<GitPart>) => readonly string[];
  readonly release: () => void;
}

/** Files outside `refs`, with the part that covers them; `null` if none does. */
const files: readonly (readonly [name: string, part: GitPart | null])[] = [
  ['shallow', 'shallow'],
  ['objects/info/alternates', null],
  ['objects/info/http-alternates', null],
];

/** Directories whose new entries are repositories. */
const directories = ['modules', 'worktrees'];

const mostRefs = 20_000;
const mostBytes = 10_000_000;

/** `null` if there is no repository, or one with too many references to compare. */
export function gitStateOf({ repository, gitDirectory, worktreeDirectory }: MachineFolders): GitState | null {
  const git = gitDirectory ?? join(repository, '.git');
  const head = join(worktreeDirectory ?? git, 'HEAD');
  const descriptor = holdDirectory(git);
  if (descriptor === null) return null;
  const before = stateIn(git, head);
  const ownBefore = countOwnGit();
  const release = (): void => closeSync(descriptor);
  if (before === null) {
    release();
    return null;
  }
  return {
    release,
    undo(parts) {
      const moved = moveBack(git, descriptor, repository) ? [git] : [];
      // What Sallyport itself changed cannot be separated from what the command changed.
      if (ownBefore !== countOwnGit()) return moved;
      const after = stateIn(git, head);
      return after === null ? moved : [...moved, ...undoChanges(before, after, parts, git)];
    },
  };
}

interface State {
  readonly loose: ReadonlyMap<string, string>;
  /** The lines of packed ones, by name. */
  readonly packed: ReadonlyMap<string, readonly string[]>;
  readonly packedHeader: readonly string[];
  /** Paths with the part that covers them and the content; `null` if missing. */
  readonly others: ReadonlyMap<string, { readonly part: GitPart | null; readonly text: string | null }>;
  readonly repositories: readonly string[];
}

function stateIn(git: string, head: string): State | null {
  const loose = new Map<string, string>();
  const open = ['refs'];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const entry of entriesOf(join(git, name))) {
      const path = `${name}/${entry.name}`;
      if (entry.isDirectory()) open.push(path);
      else loose.set(path, textOf(join(git, path)) ?? '');
    }
    if (loose.size + open.length > mostRefs) return null;
  }
  const packedText = textOf(join(git, 'packed-refs')) ?? '';
  if (packedText.length > mostBytes) return null;
  const packed = new Map<string, string[]>();
  const packedHeader: string[] = [];
  let last: string[] = packedHeader;
  for (const line of packedText.split('\n').filter((text) => text !== '')) {
    if (/^[0-9a-f]/.test(line)) packed.set(line.slice(line.indexOf(' ') + 1), (last = [line]));
    else last.push(line);
  }
  const watched = [[head, 'head'] as const, ...files.map(([name, part]) => [join(git, name), part] as const)];
  const others = new Map(watched.map(([path, part]) => [path, { part, text: textOf(path) }]));
  const repositories = directories.flatMap((name) =>
    entriesOf(join(git, name)).map((entry) => join(git, name, entry.name)),
  );
  return { loose, packed, packedHeader, others, repositories };
}

function undoChanges(before: State, after: State, parts: ReadonlySet<GitPart>, git: string): readonly string[] {
  const copies = new Map<string, Copy>();
  const places = new Map<string, string>();
  const putBack = (path: string, text: string | null): void => {
    places.set(path, dirname(path));
    if (text !== null) copies.set(path, { content: Buffer.from(text), mode: 0o644, watched: path });
  };
  const names = new Set([
    ...before.loose.keys(),
    ...before.packed.keys(),
    ...after.loose.keys(),
    ...after.packed.keys(),
  ]);
  const changed = [...names].filter(
    (name) => !parts.has(partOf(name)) && valueIn(before, name) !== valueIn(after, name),
  );
  for (const name of changed) putBack(join(git, name), before.loose.get(name) ?? null);
  const hasPacked = changed.some((name) => before.packed.get(name)?.join() !== after.packed.get(name)?.join());
  if (hasPacked) putBack(join(git, 'packed-refs'), packedWith(before, after, new Set(changed)));
  const paths = changed.map((name) => join(git, name));
  for (const [path, { part, text }] of before.others) {
    if (after.others.get(path)?.text === text || (part !== null && parts.has(part))) continue;
    putBack(path, text);
    paths.push(path);
  }
  restore({ copies, places, around: new Map() }, { isOwn: () => false }, [git]);
  const made = parts.has('repositories')
    ? []
    : after.repositories.filter((path) => !before.repositories.includes(path));
  return [...paths, ...made.filter(remove)];
}

/** The content of `packed-refs` with the earlier lines of these names; `null` if there are none at all. */
function packedWith(before: State, after: State, changed: ReadonlySet<string>): string | null {
  const kept = [...after.packed].filter(([name]) => !changed.has(name));
  const old = [...before.packed].filter(([name]) => changed.has(name));
  const header = after.packedHeader.length > 0 ? after.packedHeader : before.packedHeader;
  // Git searches it by halves.
  const sorted = [...kept, ...old].sort(([one], [other]) => (one < other ? -1 : 1));
  if (sorted.length === 0) return null;
  return `${[...header, ...sorted.flatMap(([, lines]) => lines)].join('\n')}\n`;
}

function valueIn({ loose, packed }: State, name: string): string | undefined {
  return (loose.get(name) ?? packed.get(name)?.[0]?.split(' ')[0])?.trim();
}

const partsByFolder: Readonly<Record<string, GitPart>> = {
  tags: 'tags',
  remotes: 'remotes',
  notes: 'notes',
  stash: 'stash',
  bisect: 'bisect',
  replace: 'replace',
};

function partOf(name: string): GitPart {
  return partsByFolder[name.split('/')[1] ?? ''] ?? 'branches';
}

/** A command can move the directory and put another one in its place. */
function moveBack(git: string, descriptor: number, repository: string): boolean {
  const now = readlinkSync(`/proc/self/fd/${String(descriptor)}`);
  if (now === git || !isInside({ path: now, directory: repository }) || !remove(git)) return false;
  try {
    renameSync(now, git);
    return true;
  } catch {
    return false;
  }
}

function holdDirectory(path: string): number | null {
  return attempt(() => openSync(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW), null);
}

function entriesOf(directory: string) {
  return attempt(
    () => (statOf(directory)?.isDirectory() === true ? readdirSync(directory, { withFileTypes: true }) : []),
    [],
  );
}

/** Of a link, where it leads to, since that is what git follows. */
function textOf(path: string): string | null {
  const stat = statOf(path);
  try {
    if (stat?.isSymbolicLink() === true) return `link ${readlinkSync(path)}`;
    return stat?.isFile() === true && stat.size <= mostBytes ? readFileSync(path, 'utf8') : null;
  } catch {
    return null;
  }
}
