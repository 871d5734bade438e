import { posix } from 'node:path';
import type { MergedOnto, TreeChange, TreeFile } from '../../github-writes/tree-change.js';
import type { Git } from '../../platform/git/git.js';
import { whyNeverCommitted } from './collect-tree.js';

export interface Version {
  readonly mode: string;
  readonly content: Buffer;
}

/** File by file. Conflict: both sides changed the same lines. Paths are checked as if the run had begun on the branch. */
export async function mergeOnto(
  tree: TreeChange,
  tip: string,
  { git, directory }: { readonly git: Git; readonly directory: string },
): Promise<MergedOnto> {
  const { base, files, merged: second } = tree;
  if (second !== undefined) return await moveMerge({ ...tree, merged: second }, tip, git);
  const prefix = await git.prefix();
  const paths = files.map(({ path }) => posix.relative(prefix, path));
  const [before, now] = [await versionsAt(git, base, paths), await versionsAt(git, tip, paths)];
  const deleted = new Set(files.flatMap(({ content }, index) => (content === null ? [paths[index] ?? ''] : [])));
  // Paths below something that is not a directory there.
  const above = new Set(paths.flatMap(parentsOf));
  const kinds = await git.presentAtRef(tip, [...above]);
  const blocked = new Set(
    paths.filter((path) =>
      parentsOf(path).some((parent) => !deleted.has(parent) && (kinds.get(parent) ?? 'directory') !== 'directory'),
    ),
  );
  const merged: TreeFile[] = [];
  const conflicts: string[] = [];
  for (const [index, file] of files.entries()) {
    const path = paths[index] ?? '';
    const theirs = now.get(path) ?? null;
    const ours = versionOf(file);
    if (isSame(ours, theirs)) continue;
    const result = blocked.has(path)
      ? null
      : await mergeVersions({ base: before.get(path) ?? null, ours, theirs }, { git, directory });
    if (result === null || whyNeverCommitted(file.path) !== null) conflicts.push(file.path);
    else if (!isSame(result.version, theirs)) merged.push(treeFile(file.path, result.version, theirs));
  }
  if (conflicts.length > 0) return { conflicts };
  return { tree: { base: tip, baseTree: await git.treeOf(tip), files: merged } };
}

/** A merge is only moved onto commits that changed other files than those that it changes. */
async function moveMerge(
  { base, baseTree, files, merged: { commit, kept } }: TreeChange & Required<Pick<TreeChange, 'merged'>>,
  tip: string,
  git: Git,
): Promise<MergedOnto> {
  const since = await git.differencesTo(base, tip);
  const changed = new Set([...(await git.differencesTo(base, commit)), ...files].map(({ path }) => path));
  const conflicts = since.flatMap(({ path }) => (changed.has(path) ? [path] : []));
  if (conflicts.length > 0) return { conflicts };
  const moved = new Map([...kept, ...since].map(({ path, mode, id }) => [path, { path, mode, id }]));
  return { tree: { base: tip, baseTree, files, merged: { commit, kept: [...moved.values()] } } };
}

export function versionOf({ content, mode = '100644' }: Omit<TreeFile, 'path'>): Version | null {
  return content === null ? null : { mode, content };
}

export function treeFile(path: string, version: Version | null, before: Version | null): TreeFile {
  if (version === null) return { path, content: null };
  const { content, mode } = version;
  if (mode === '100755' || mode === '120000') return { path, content, mode };
  return before === null || before.mode === '100644' ? { path, content } : { path, content, mode: '100644' };
}

/** The versions of these paths, which are relative to the directory of git, in a commit. */
export async function versionsAt(
  git: Git,
  ref: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Version>> {
  const modes = await git.modesAtRef(ref, paths);
  const contents = await git.readAllAtRef(ref, paths);
  const versions = new Map<string, Version>();
  for (const [path, mode] of modes) {
    const link = mode === '120000' ? await git.linkAtRef(ref, path) : null;
    const content = link === null ? contents.get(path) : Buffer.from(link);
    versions.set(path, { mode, content: content ?? Buffer.alloc(0) });
  }
  return versions;
}

function parentsOf(path: string): readonly string[] {
  const parent = posix.dirname(path);
  return parent === '.' ? [] : [parent, ...parentsOf(parent)];
}

/** Merges the changes of both sides to one file; `null` for a conflict. `directory` is for temporary files. */
export async function mergeVersions(
  { base, ours, theirs }: Readonly<Record<'base' | 'ours' | 'theirs', Version | null>>,
  { git, directory }: { readonly git: Git; readonly directory: string },
): Promise<{ readonly version: Version | null } | null> {
  if (isSame(base, theirs) || isSame(ours, theirs)) return { version: ours };
  if (base === null || ours === null || theirs === null) return null;
  if (![base, ours, theirs].every(({ mode }) => mode.startsWith('100'))) return null;
  const texts = { base: base.content, ours: ours.content, theirs: theirs.content };
  const content = ours.content.equals(theirs.content) ? ours.content : await git.mergeTexts(texts, directory);
  if (content === null) return null;
  return { version: { mode: ours.mode === base.mode ? theirs.mode : ours.mode, content } };
}

function isSame(version: Version | null, other: Version | null): boolean {
  if (version === null || other === null) return version === other;
  return version.mode === other.mode && version.content.equals(other.content);
}
