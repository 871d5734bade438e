import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt } from '../../errors.js';
import { isInside } from '../../policy/files/paths.js';
import type { CommandNeeds } from '../../policy/types.js';
import type { Home } from '../process/homes.js';
import type { ConfinedCommand } from '../process/sandbox-types.js';
import type { MachineFolders } from './machine-folders.js';
import type { ViewEntry } from './plan.js';
import { isDirectoryAt } from './protected-copies.js';
import type { OutsideDirectory, WithheldPaths } from './withheld-paths.js';

/** Parts of `.git` that make git run programs: never writable, even if a rule allows it. */
const gitCode = ['config', 'config.worktree', 'hooks', 'info', 'modules', 'worktrees', 'commondir'];

/** The same of the directory for a worktree. */
export const worktreeFiles = ['config.worktree', 'commondir', 'gitdir'];

interface ViewParts {
  readonly withheld: WithheldPaths;
  readonly outside: readonly OutsideDirectory[];
  readonly level: 'full' | 'landlock';
  readonly home: Home | null;
}

/** What one command sees, in the order in which it is placed: later entries cover earlier ones. */
export function viewOf(
  needs: CommandNeeds,
  folders: MachineFolders,
  { withheld: found, outside, level, home }: ViewParts,
): readonly ViewEntry[] {
  const withheld = { ...found, hidden: hiddenFrom(needs, found), readOnly: readOnlyFor(needs, found) };
  return [
    ...(level === 'full' ? systemByMounts(folders) : systemByRights(folders)),
    ...outside.flatMap((directory) =>
      level === 'full' ? outsideByMounts(needs, directory) : outsideByRights(needs, directory, withheld),
    ),
    ...needs.reads
      .flatMap((path) => [path, attempt(() => realpathSync(path), path)])
      .filter((path) => !isPrivate(path, folders))
      .map((path): ViewEntry => ['ro', path]),
    ...(home === null ? [] : [home.home, home.temporary].map((path): ViewEntry => ['rw', path])),
    ...(level === 'full' ? workspaceByMounts(needs, folders, withheld) : workspaceByRights(needs, folders, withheld)),
    ...gitView(needs, folders),
    ...outsideWrites(needs, folders),
  ];
}

/** Code of the repository works with databases and logs, and hooks see the workspace as it is. */
function hiddenFrom(
  { writes, deletes = [], onlyDeletes, seesHidden }: CommandNeeds,
  { hidden, hiddenFromPrograms }: WithheldPaths,
): readonly string[] {
  if (seesHidden === true) return [];
  if (writes === null) return hidden;
  const all = [...hidden, ...hiddenFromPrograms];
  // What it may delete with its directory, it cannot show to anyone, and a mount would keep it.
  return onlyDeletes === true ? all.filter((path) => !deletes.some((directory) => isInside({ path, directory }))) : all;
}

/** Git alone changes repositories in the workspace too, except for what makes git run programs. */
function readOnlyFor({ changesGit, judgedByWords }: CommandNeeds, { readOnly }: WithheldPaths): readonly string[] {
  if (!changesGit || judgedByWords !== true) return readOnly;
  return readOnly.flatMap((path) => (path.endsWith('/.git') ? gitCode.map((name) => join(path, name)) : [path]));
}

/** The HOME and TMPDIR that a command sees; `null` for none. */
export function homeOf(
  { home }: Pick<ConfinedCommand, 'home'>,
  { home: usual, temporary }: MachineFolders,
): Home | null {
  return home === undefined ? { home: usual, temporary } : home;
}

function systemByMounts({ system, secrets }: MachineFolders): readonly ViewEntry[] {
  // The tool cache of a runner is in its installation.
  const isLater = (path: string): boolean =>
    secrets.some((secret) => path !== secret && isInside({ path, directory: secret }));
  const show = (path: string): ViewEntry => ['ro', path];
  return [
    ...system.filter((path) => !isLater(path)).map(show),
    ...secrets.map((path): ViewEntry => ['mask', path]),
    ...system.filter(isLater).map(show),
  ];
}

const systemRights = new WeakMap<MachineFolders, readonly ViewEntry[]>();

function systemByRights(folders: MachineFolders): readonly ViewEntry[] {
  const known = systemRights.get(folders);
  if (known !== undefined) return known;
  const { system, secrets } = folders;
  const entries = system.flatMap((path): readonly ViewEntry[] =>
    secrets.some((secret) => isInside({ path: secret, directory: path }))
      ? [['list', path], ...around(path, secrets)]
      : [['ro', path]],
  );
  systemRights.set(folders, entries);
  return entries;
}

function isPrivate(path: string, { workspace, home, temporary }: MachineFolders): boolean {
  return [workspace, home, temporary].some((directory) => isInside({ path, directory }));
}

function outsideByMounts({ writes }: CommandNeeds, { path, isWritable, readOnly, hidden }: OutsideDirectory) {
  const isChanged = isWritable && writes === null;
  return [
    [isChanged ? 'rw' : 'ro', path] as const,
    ...(isChanged ? readOnly : []).map((protectedPath): ViewEntry => ['ro', protectedPath]),
    ...hidden.map((hiddenPath): ViewEntry => ['mask', hiddenPath]),
  ];
}

function outsideByRights(
  { writes }: CommandNeeds,
  { path, isWritable, hidden }: OutsideDirectory,
  withheld: WithheldPaths,
): readonly ViewEntry[] {
  if (isWritable && writes === null) return [['rw', path]];
  const all = [...hidden, ...withheld.hidden.filter((hiddenPath) => isInside({ path: hiddenPath, directory: path }))];
  return all.length === 0 ? [['ro', path]] : [['list', path], ...aroundWithoutLinks(path, all)];
}

function workspaceByMounts(
  needs: CommandNeeds,
  folders: MachineFolders,
  withheld: WithheldPaths,
): readonly ViewEntry[] {
  const { workspace } = folders;
  const hidden = withheld.hidden.map((path): ViewEntry => ['mask', path]);
  if (needs.writes === null)
    return [['rw', workspace], ...withheld.readOnly.map((path): ViewEntry => ['ro', path]), ...hidden];
  const written = needs.writes.filter((path) => isInside({ path, directory: workspace }));
  const parents = writableParents(written, needs, workspace);
  const siblings = parents.flatMap((parent) =>
    namesIn(parent)
      .map((name) => join(parent, name))
      .filter(isDirectoryAt)
      .filter((directory) => !contains(written, directory)),
  );
  const readOnly = withheld.readOnly.filter((path) => !contains(written, path));
  return [
    ['ro', workspace],
    ...parents.map((path): ViewEntry => ['rw', path]),
    ...siblings.map((path): ViewEntry => ['ro', path]),
    ...(parents.length === 0 ? [] : readOnly.map((path): ViewEntry => ['ro', path])),
    ...hidden,
  ];
}

/** Landlock only adds rights. Files around hidden ones are listed; repository code reads all below the workspace. */
function workspaceByRights(
  needs: CommandNeeds,
  folders: MachineFolders,
  withheld: WithheldPaths,
): readonly ViewEntry[] {
  const { workspace } = folders;
  if (needs.writes === null) return [['rw', workspace]];
  const written = needs.writes.filter((path) => isInside({ path, directory: workspace }));
  const rights = writableParents(written, needs, workspace).map((path): ViewEntry => ['rw', path]);
  if (withheld.hidden.length === 0) return [['ro', workspace], ...rights];
  return [['list', workspace], ...aroundWithoutLinks(workspace, withheld.hidden), ...rights];
}

function around(directory: string, hidden: readonly string[]): readonly ViewEntry[] {
  return namesIn(directory).flatMap((name): readonly ViewEntry[] => {
    const path = join(directory, name);
    if (hidden.includes(path)) return [];
    return hidden.some((hiddenPath) => isInside({ path: hiddenPath, directory: path }))
      ? around(path, hidden)
      : [['ro', path]];
  });
}

/** Without links: rights are for what a link leads to, and that of a checkout can lead anywhere. */
function aroundWithoutLinks(directory: string, hidden: readonly string[]): readonly ViewEntry[] {
  return around(directory, hidden).filter(
    ([, path]) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true,
  );
}

function gitView(
  needs: CommandNeeds,
  { repository, gitDirectory, worktreeDirectory }: MachineFolders,
): readonly ViewEntry[] {
  const inside = join(repository, '.git');
  const directory = gitDirectory ?? inside;
  if (lstatSync(directory, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  if (!needs.changesGit) return [['ro', directory]];
  const code = gitCodeFor(needs).map((name): ViewEntry => ['ro', join(directory, name)]);
  if (worktreeDirectory === null) return [['rw', directory], ...code];
  const worktreeCode = worktreeFiles.map((name): ViewEntry => ['ro', join(worktreeDirectory, name)]);
  return [['rw', directory], ...code, ['rw', worktreeDirectory], ...worktreeCode];
}

/** Git alone adds and removes the repositories in its own directory. */
function gitCodeFor({ judgedByWords, gitParts = [] }: CommandNeeds): readonly string[] {
  if (judgedByWords !== true || !gitParts.includes('repositories')) return gitCode;
  return gitCode.filter((name) => name !== 'modules' && name !== 'worktrees');
}

function outsideWrites(needs: CommandNeeds, folders: MachineFolders): readonly ViewEntry[] {
  const outside = (needs.writes ?? []).filter((path) => !isPrivate(path, folders));
  return [...new Set(outside.map((path) => writableParent(path, '/')))]
    .filter((path) => path !== '/')
    .map((path): ViewEntry => ['rw', path]);
}

/** Moving or removing a directory changes the one above it. A directory that is placed on its own allows neither. */
function writableParents(written: readonly string[], { deletes = [] }: CommandNeeds, top: string): readonly string[] {
  const changed = written.map((path) => (deletes.includes(path) && path !== top ? dirname(path) : path));
  return [...new Set(changed.map((path) => writableParent(path, top)))];
}

/** A program replaces a file by renaming another one over it, so the directory must be writable. */
function writableParent(path: string, top: string): string {
  let directory = isDirectoryAt(path) ? path : dirname(path);
  while (directory !== top && !isDirectoryAt(directory)) directory = dirname(directory);
  return directory;
}

function contains(paths: readonly string[], directory: string): boolean {
  return paths.some((path) => isInside({ path, directory }));
}

function namesIn(directory: string): readonly string[] {
  return attempt(() => readdirSync(directory), []);
}
