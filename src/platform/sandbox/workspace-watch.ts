import { basename, join } from 'node:path';
import type { CommandNeeds } from '../../policy/types.js';
import { listed } from '../../text.js';
import { countOwnWrites } from '../files/own-writes.js';
import type { BlockedAttempt } from '../process/sandbox-types.js';
import type { MachineFolders } from './machine-folders.js';
import { createMadeFiles } from './made-files.js';
import type { SandboxOptions } from './options.js';
import type { MovingFile } from './plan.js';
import { beginCall, beginNamedWrites, hasCalls, hasOtherCalls, movingFiles } from './protected-state.js';
import {
  type ExaminedDirectories,
  findWithheldPaths,
  type OutsideDirectory,
  type PathRules,
  type WithheldPaths,
  workspacePath,
} from './withheld-paths.js';

export interface WorkspaceWatch {
  /** The paths as of the last command that wrote. */
  readonly current: () => Promise<WithheldPaths>;
  readonly moving: () => readonly MovingFile[];
  /** What commands see around the workspace, as of the first command. */
  readonly outside: () => Promise<readonly OutsideDirectory[]>;
  /** After something else may have changed the workspace. */
  readonly forget: () => void;
  /** Before a command that writes; the result undoes what it did to those paths, except for what it may write by name. */
  readonly begin: (
    level: 'full' | 'landlock',
    needs: CommandNeeds,
  ) => Promise<(exitCode?: number | null) => Promise<readonly BlockedAttempt[]>>;
}

/** Nothing is withheld, and nothing searched: for commands that are not under the control of the repository. */
export function watchNothing(outside: readonly OutsideDirectory[] = []): WorkspaceWatch {
  return {
    current: () => Promise.resolve({ readOnly: [], hidden: [], hiddenFromPrograms: [], isPartial: false }),
    outside: () => Promise.resolve(outside),
    moving: () => [],
    forget: () => undefined,
    begin: () => Promise.resolve(() => Promise.resolve([])),
  };
}

type WatchOptions = Pick<
  SandboxOptions,
  'rules' | 'unchangedInGit' | 'outside' | 'onOwn' | 'beginGitCall' | 'directory'
>;

export function createWorkspaceWatch(folders: MachineFolders, options: WatchOptions): WorkspaceWatch {
  const { workspace } = folders;
  const { rules } = options;
  const examined: ExaminedDirectories = new Map();
  let known: Promise<WithheldPaths> | null = null;
  let knownWrites = 0;
  const current = (): Promise<WithheldPaths> => {
    // What Sallyport or a command may write by name can be a new protected path.
    if (knownWrites !== countOwnWrites() || hasCalls(workspace)) known = null;
    knownWrites = countOwnWrites();
    return (known ??= findWithheldPaths(workspace, rules, examined)
      .then(async (withheld) => {
        const changed = await shownByGit(withheld, options);
        shown = withheld.hidden.filter((path) => !changed.hidden.includes(path));
        return changed;
      })
      .then(withoutOwn)
      .then((withheld) => made.shownToCode(withheld)));
  };
  const made = createMadeFiles(rules);
  /** Files that only their state in git shows. */
  let shown: readonly string[] = [];
  let older: ReadonlySet<string> | null = null;
  /** Of databases and logs, only those are hidden that the run found and git does not have. */
  const withoutOwn = (withheld: WithheldPaths): WithheldPaths => {
    older ??= new Set(withheld.hiddenFromPrograms);
    const own = withheld.hiddenFromPrograms.filter((path) => older?.has(path) !== true);
    if (own.length > 0) options.onOwn?.(own);
    return { ...withheld, hiddenFromPrograms: withheld.hiddenFromPrograms.filter((path) => older?.has(path)) };
  };
  let outside: Promise<readonly OutsideDirectory[]> | null = null;
  return {
    current,
    moving: () => movingFiles(workspace),
    forget: () => {
      known = null;
    },
    outside: () => (outside ??= findOutside(folders, options)),
    async begin(level, needs) {
      const { writes, ...git } = needs;
      const find = (): Promise<WithheldPaths> => {
        known = null;
        return current();
      };
      // Mounts keep a known program from writing anything but its paths.
      const isWatched = writes === null || level === 'landlock';
      const before = isWatched ? await current() : null;
      const endMade = before === null || writes !== null || hasCalls(workspace) ? null : made.begin(before, shown);
      const undo = before === null ? null : beginCall(folders, before, { level, ...git });
      const endNamed = beginNamedWrites(workspace, writes ?? []);
      const endGit = await beginTreeChange(needs, before, folders, options);
      return async (exitCode) => {
        // First: it puts back what the checks after it compare.
        const ofGit = (await endGit?.(exitCode === 0)) ?? [];
        let undone: readonly BlockedAttempt[] = [];
        try {
          await endNamed(find);
        } finally {
          undone = (await undo?.(find)) ?? [];
        }
        if (undone.length > 0) known = null;
        // Next to a server of the job, which has keys of its own, it is unknown which of them made a file.
        if (endMade !== null && !hasCalls(workspace) && endMade(await current())) known = null;
        return [...ofGit, ...undone];
      };
    },
  };
}

/** The objects of the clone hold unchanged files too, and git fails over a file that it cannot compare. */
async function shownByGit<Found extends Pick<WithheldPaths, 'hidden' | 'hiddenFromPrograms'>>(
  paths: Found,
  { unchangedInGit }: WatchOptions,
): Promise<Found> {
  const { hidden, hiddenFromPrograms } = paths;
  if (hidden.length + hiddenFromPrograms.length === 0) return paths;
  const unchanged = await unchangedInGit([...hidden, ...hiddenFromPrograms]);
  const changed = (path: string): boolean => !unchanged.has(path);
  return { ...paths, hidden: hidden.filter(changed), hiddenFromPrograms: hiddenFromPrograms.filter(changed) };
}

/** The repository around the workspace, and what rules name; what is too large to examine stays out of sight. */
async function findOutside(
  { workspace, repository }: MachineFolders,
  options: WatchOptions,
): Promise<readonly OutsideDirectory[]> {
  const { readable, writable } = options.outside;
  const ownRules = { ...options.rules, mayCodeRead: options.rules.mayRead };
  const rules = { ...ownRules, mayWrite: () => true };
  const around = repository === workspace ? [] : [repository];
  const directories: OutsideDirectory[] = [];
  for (const path of [...around, ...readable, ...writable]) {
    const isWritable = writable.includes(path);
    const searched = await findWithheldPaths(path, isWritable ? ownRules : rules, new Map(), workspace);
    if (searched.isPartial) continue;
    directories.push({ ...(path === repository ? await shownByGit(searched, options) : searched), path, isWritable });
  }
  return directories;
}

/** For git lines that bring in files of a commit over protected paths, which would half fail. The result undoes all. */
async function beginTreeChange(
  { changesTree }: CommandNeeds,
  before: WithheldPaths | null,
  { workspace }: MachineFolders,
  { beginGitCall, directory, rules }: Pick<SandboxOptions, 'beginGitCall' | 'directory' | 'rules'>,
): Promise<((succeeded: boolean) => Promise<readonly BlockedAttempt[]>) | null> {
  const isProtected = before?.readOnly.some((path) => basename(path) !== '.git') === true;
  if (changesTree === undefined || !isProtected || beginGitCall === undefined || hasOtherCalls(workspace)) return null;
  const call = await beginGitCall(directory);
  if (call === null) return null;
  return async (succeeded) => {
    try {
      const { staged, wanted, hasConflicts, leftDifferences } = await call.compare(changesTree);
      const isForbidden = (path: string): boolean => !rules.mayWrite(path);
      const forbidden = staged.filter(isForbidden);
      const hasFailed = !succeeded && !hasConflicts;
      const isHalfDone = forbidden.length > 0 || (hasFailed && leftDifferences);
      const paths = forbidden.length > 0 ? forbidden : hasFailed ? wanted.filter(isForbidden) : [];
      // What another command has written at the same time cannot be distinguished.
      if ((paths.length === 0 && !isHalfDone) || hasOtherCalls(workspace)) return [];
      if (isHalfDone) await call.undo();
      return [undoneAttempt(paths, workspace, rules)];
    } finally {
      call.end();
    }
  };
}

const mostNamed = 5;

function undoneAttempt(paths: readonly string[], workspace: string, rules: PathRules): BlockedAttempt {
  const label = 'git';
  const undone = 'so the line changed nothing';
  if (paths.length === 0) return { label, reason: `it failed before it had written all files, ${undone}`, suggest: [] };
  const names = paths.map((path) => workspacePath(path, workspace));
  const suggest = [...new Set(names.map((name) => ruleFor(name, workspace, rules)))].slice(0, mostNamed);
  const which = listed(names, mostNamed);
  return {
    label,
    reason: `it would change what is protected, and no rule names it (${which}), ${undone}; permitted by ${suggest.join(' ')}`,
    suggest,
  };
}

/** The rule that permits git to write a path: git replaces files, so it needs the directory that is protected. */
function ruleFor(name: string, workspace: string, { mayWrite }: PathRules): string {
  const parents = name
    .split('/')
    .slice(0, -1)
    .map((_, at, all) => all.slice(0, at + 1).join('/'));
  const directory = parents.find((parent) => !mayWrite(join(workspace, parent, 'new-file')));
  return directory === undefined ? `Write(${name})` : `Write(${directory}/**)`;
}
