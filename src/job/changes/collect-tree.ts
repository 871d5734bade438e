import { posix } from 'node:path';
import { only } from '../../errors.js';
import type { CollectedTree } from '../../github-writes/tree-change.js';
import { readTreeFile, readTreeLink } from '../../platform/files/read-tree-file.js';
import { storedBytes } from '../../platform/git/blob-ids.js';
import type { Git } from '../../platform/git/git.js';
import { GitProblem } from '../../platform/types.js';
import { protectedSegment } from '../../policy/files/protected.js';
import { sensitivity } from '../../policy/files/sensitivity.js';
import { isDeceptivePath, isToolConfiguration } from '../../policy/files/tool-configuration.js';
import { listed } from '../../text.js';
import type { ChangedFile } from '../result/types.js';
import type { ChangeWatch } from './changes.js';
import { type FindBranch, hasConflictMarkers, ownChanges, parentsSince } from './merged-history.js';

/** What is included besides plain files. People must see it before it takes effect. */
export interface TakenModes {
  readonly links: boolean;
  /** New executable files, and those that became executable. */
  readonly executables: boolean;
}

export interface CollectTreePorts {
  readonly changes: Pick<ChangeWatch, 'since'>;
  readonly git: Git | null;
  /** The directory of the job; paths of changes are relative to it. */
  readonly root: string;
  readonly mayRead: (path: string) => boolean;
  readonly isProtected: (path: string) => boolean;
  /** The only commit that may be checked out if the checkout is untrusted; `null` = any. */
  readonly onlyFrom: string | null;
  readonly takes: TakenModes;
  /** Which of the changed files a commit takes; absent for all. */
  readonly choice?: FileChoice;
  /** Absent if the run may not merge. */
  readonly findBranch?: FindBranch | undefined;
}

export interface FileChoice {
  /** Files and directories that the model named, relative to the directory of the job; undefined if it named none. */
  readonly paths: readonly string[] | undefined;
  /** Whether a call of the run named the file. Without paths, other new files are left out. */
  readonly isNamed: (path: string) => boolean;
}

/** Why changes are unknown of which git could not make a list. */
export const unlisted = 'the changed files could not be listed';

const mostFiles = 100;
const mostBytesEach = 1_000_000;
const mostBytes = 5_000_000;

/** All or none, since a part could be inconsistent. Never protected or sensitive files, nor earlier changes. */
export async function collectTree(ports: CollectTreePorts): Promise<CollectedTree> {
  return await collect(ports).catch(
    only(GitProblem, ({ message }) => ({
      refused: `git could not determine the changes: ${message}`,
      isUnknown: true as const,
    })),
  );
}

async function collect(ports: CollectTreePorts): Promise<CollectedTree> {
  const { changes, git, root, mayRead, isProtected, onlyFrom, takes } = ports;
  const { files: all, notice, base, mixed, hidden } = await changes.since();
  const shown = all.filter(({ path }) => !hidden.has(path));
  if (notice !== null) return { refused: unlisted, isUnknown: true };
  if (git === null || base === null) return { refused: 'the workspace is not a git repository with a commit' };
  if (onlyFrom !== null && base !== onlyFrom) {
    return { refused: 'the checkout may be untrusted, and untrusted content is never pushed to this repository' };
  }
  const parents = await parentsSince(git, base, ports.findBranch);
  if ('refused' in parents) return parents;
  const prefix = await git.prefix();
  const own = await ownChanges(shown, parents, { git, start: base, prefix });
  const isMerge = parents.merged !== null;
  const { files, leftOut, problem: unchosen } = chosen(own.files, ports.choice, isMerge ? own.stored : null);
  if (unchosen !== null) return { refused: unchosen };
  if (files.length === 0 && !isMerge) return { refused: 'the run has changed no files, except for ignored ones' };
  if (files.length > mostFiles) {
    return { refused: `${String(files.length)} files are changed, and a pull request may have ${String(mostFiles)}` };
  }
  const filtered = await git.filteredPaths(files.map(({ path }) => path));
  const problems = own.outside.map((path) => `${path} (outside of the directory of the job)`);
  const open = files.filter(({ path }) => {
    const why = whyNeverCommitted(`${prefix}${path}`) ?? (mixed.has(path) ? 'it had changes before the run' : null);
    const byRules = mayRead(path) ? null : 'not permitted by the rules';
    const problem = why ?? (isProtected(path) ? 'protected' : byRules);
    if (problem !== null) problems.push(`${path} (${problem})`);
    return problem === null;
  });
  const there = await readFiles(
    open.filter(({ kind }) => kind !== 'deleted').map(({ path }) => path),
    { git, root, base, prefix, filtered, takes },
  );
  problems.push(...there.problems);
  for (const [path, { content }] of isMerge ? there.files : [])
    if (hasConflictMarkers(content)) problems.push(`${path} (it has markers of a conflict)`);
  if (problems.length > 0) return { refused: `these files cannot be committed: ${listed(problems, 5)}` };
  const bytes = [...there.files.values()].reduce((sum, { content }) => sum + content.length, 0);
  if (bytes > mostBytes) return { refused: `the changed files have ${String(bytes)} bytes, more than 5 MB` };
  const loaded = open.map(({ path }) => ({
    path: `${prefix}${path}`,
    ...(there.files.get(path) ?? { content: null }),
  }));
  const tree = { ...own.tree, files: loaded };
  return leftOut.length === 0 ? { tree } : { tree, leftOut };
}

interface Chosen {
  readonly files: readonly ChangedFile[];
  readonly leftOut: readonly string[];
  readonly problem: string | null;
}

/** @param merged the files of a commit that is merged: the commit takes what became of them, named or not */
function chosen(
  all: readonly ChangedFile[],
  choice: FileChoice | undefined,
  merged: ReadonlySet<string> | null,
): Chosen {
  if (choice === undefined) return { files: all, leftOut: [], problem: null };
  const { paths, isNamed } = choice;
  const wanted = paths?.map((path) => posix.normalize(path).replace(/^\.\/|\/$/g, '')) ?? [];
  const isIn = (path: string, place: string): boolean =>
    place === '.' || path === place || path.startsWith(`${place}/`);
  if (paths === undefined || merged !== null) {
    const isWanted = (path: string): boolean => isNamed(path) || wanted.some((place) => isIn(path, place));
    const isLeftOut = ({ path, kind }: ChangedFile): boolean =>
      kind === 'created' && !isWanted(path) && merged?.has(path) !== true;
    const [files, leftOut] = [all.filter((file) => !isLeftOut(file)), all.filter(isLeftOut).map(({ path }) => path)];
    const isEmpty = files.length === 0 && leftOut.length > 0 && merged === null;
    const problem = `only commands made the changed files: ${listed(leftOut, 5)}; name those that belong to it in paths`;
    return { files, leftOut, problem: isEmpty ? problem : null };
  }
  const unknown = wanted.filter((place) => !all.some(({ path }) => isIn(path, place)));
  const problem = unknown.length === 0 ? null : `this run has not changed ${listed(unknown, 5)}`;
  return { files: all.filter(({ path }) => wanted.some((place) => isIn(path, place))), leftOut: [], problem };
}

interface Kept {
  readonly content: Buffer;
  readonly mode?: '100644' | '100755' | '120000';
}

interface ReadPorts {
  readonly git: Git;
  readonly root: string;
  readonly base: string;
  readonly prefix: string;
  readonly filtered: ReadonlyMap<string, string>;
  readonly takes: TakenModes;
}

/** The files as git would store them. */
async function readFiles(
  paths: readonly string[],
  ports: ReadPorts,
): Promise<{ readonly files: ReadonlyMap<string, Kept>; readonly problems: readonly string[] }> {
  const { git, root, base, prefix, filtered, takes } = ports;
  const problems: string[] = [];
  const modes = await git.modesAtRef(base, paths);
  // A run that only deletes such files, which can be large, needs none.
  const pointers = paths.some((path) => filtered.get(path) === 'lfs') ? await pointersOf(ports) : new Set<string>();
  const files = new Map<string, Kept>();
  const links = takes.links ? linksIn(paths, root) : new Map<string, string>();
  for (const [path, target] of links) {
    const problem = modes.get(path) === '160000' ? 'it replaces a submodule' : linkProblem(`${prefix}${path}`, target);
    if (problem === null) files.set(path, { content: Buffer.from(target), mode: '120000' });
    else problems.push(`${path} (${problem})`);
  }
  const read = paths.flatMap((path) => {
    if (links.has(path)) return [];
    const file = readTreeFile(root, path, mostBytesEach);
    const problem =
      'problem' in file
        ? file.problem
        : (modeProblem(modes.get(path), file.executable, takes) ??
          filterProblem(filtered.get(path), file.content, pointers));
    if (problem !== null) problems.push(`${path} (${problem})`);
    return problem !== null || 'problem' in file ? [] : [{ path, ...file }];
  });
  const ids = await git.blobIds(read.flatMap(({ path }) => (filtered.has(path) ? [] : [path])));
  for (const { path, content, executable } of read) {
    const id = ids.get(path);
    const stored = id === undefined ? pointerIn(content) : storedBytes(content, id);
    const before = modes.get(path);
    if (stored === null) problems.push(`${path} (git would convert its content, or it has just changed)`);
    else if (executable === true || (executable === null && before === '100755'))
      files.set(path, { content: stored, mode: '100755' });
    else
      files.set(
        path,
        before === undefined || before === '100644' ? { content: stored } : { content: stored, mode: '100644' },
      );
  }
  return { files, problems };
}

function linksIn(paths: readonly string[], root: string): ReadonlyMap<string, string> {
  return new Map(
    paths.flatMap((path): readonly [string, string][] => {
      const target = readTreeLink(root, path);
      return target === null ? [] : [[path, target]];
    }),
  );
}

/** A link may only lead to files that could be in the commit themselves. */
export function linkProblem(path: string, target: string): string | null {
  const place = posix.normalize(posix.join(posix.dirname(path), target));
  // Behind a name, `..` leads to the parent of what a link of that name points to.
  if (/[^./][^/]*\/(?:.*\/)?\.\.(?:\/|$)/s.test(target)) return 'a link through a directory and out of it';
  if (posix.isAbsolute(target) || place === '..' || place.startsWith('../')) return 'a link out of the repository';
  const problem = whyNeverCommitted(place);
  return problem === null ? null : `a link to ${place}: ${problem}`;
}

/** By default, executable files must have been reviewed: the mode is kept, never added. */
function modeProblem(before: string | undefined, executable: boolean | null, takes: TakenModes): string | null {
  if (before === '160000') return 'it replaces a submodule';
  if (before === '120000' && !takes.links) return 'it replaces a link';
  if (takes.executables || executable !== true || before === '100755') return null;
  return before === '100644' ? 'it was made executable' : 'it is new and executable';
}

/** A moved file of Git LFS keeps its pointer; nothing is uploaded. No other pointer: its content would be invisible. */
function filterProblem(filter: string | undefined, content: Buffer, pointers: ReadonlySet<string>): string | null {
  if (filter === undefined) return null;
  if (filter !== 'lfs') return 'a filter in .gitattributes applies to it';
  const pointer = pointerIn(content);
  if (pointer === null) return 'Git LFS stores it, and new content cannot be uploaded';
  return pointers.has(pointer.toString('latin1')) ? null : 'a pointer of Git LFS that no moved file had';
}

/** What the changed and the deleted files of Git LFS had as pointers. */
async function pointersOf({ git, base, filtered }: ReadPorts): Promise<ReadonlySet<string>> {
  const paths = [...filtered].flatMap(([path, filter]) => (filter === 'lfs' ? [path] : []));
  const before = paths.length === 0 ? new Map<string, Buffer>() : await git.readAllAtRef(base, paths);
  return new Set([...before.values()].map((content) => content.toString('latin1')));
}

/** The content, if it is what git stores for a file of Git LFS: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
function pointerIn(content: Buffer): Buffer | null {
  const pointer =
    /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-[^\n]+\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;
  return content.length < 1024 && pointer.test(content.toString('latin1')) ? content : null;
}

/** Why no commit may contain this path, independent of the rules: these files steer later steps and other tools, or contain secrets. */
export function whyNeverCommitted(path: string): string | null {
  if (protectedSegment(path) !== null) return 'protected';
  if (isToolConfiguration(path)) return 'protected, it steers other tools';
  if (isDeceptivePath(path)) return 'its name is deceptive';
  return sensitivity(`/${path}`) === 'low' ? null : 'its name is sensitive';
}
