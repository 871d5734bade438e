import { posix } from 'node:path';
import type { TreeChange, TreeFile } from '../../github-writes/tree-change.js';
import { mergeOnto, mergeVersions, treeFile, versionOf, versionsAt } from '../../job/changes/merge-onto.js';
import type { Git } from '../../platform/git/git.js';

export interface NamedTree {
  readonly name: string;
  readonly tree: TreeChange;
}

export interface MergedTrees {
  /** `null` if no job has a change that can be used. */
  readonly tree: TreeChange | null;
  readonly used: readonly string[];
  /** Jobs whose changes are left out as a whole: half of them would be something that no job made. */
  readonly conflicts: readonly { readonly name: string; readonly path: string }[];
}

export interface MergeTreesPorts {
  /** The commit that the merged changes are for: jobs of earlier runs began with older ones. */
  readonly onto: Pick<TreeChange, 'base' | 'baseTree'>;
  readonly git: Git;
  /** For temporary files. */
  readonly directory: string;
}

/** In order, without what the commit has. Conflicting later jobs are left out. Rejects with GitProblem. */
export async function mergeTrees(trees: readonly NamedTree[], ports: MergeTreesPorts): Promise<MergedTrees> {
  const { base, baseTree } = ports.onto;
  let files: ReadonlyMap<string, TreeFile> = new Map();
  const used: string[] = [];
  const conflicts: { readonly name: string; readonly path: string }[] = [];
  for (const { name, tree } of trees) {
    const moved = tree.base === base ? { tree } : await mergeOnto(tree, base, ports);
    const merged =
      'conflicts' in moved ? { conflict: moved.conflicts[0] ?? '' } : await addFiles(files, moved.tree.files, ports);
    if ('conflict' in merged) {
      conflicts.push({ name, path: merged.conflict });
      continue;
    }
    files = merged.files;
    if ('tree' in moved && moved.tree.files.length > 0) used.push(name);
  }
  const all = [...files.values()].sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
  return { tree: all.length === 0 ? null : { base, baseTree, files: all }, used, conflicts };
}

async function addFiles(
  files: ReadonlyMap<string, TreeFile>,
  added: readonly TreeFile[],
  { git, directory, onto }: MergeTreesPorts,
): Promise<{ readonly files: ReadonlyMap<string, TreeFile> } | { readonly conflict: string }> {
  const merged = new Map(files);
  const prefix = await git.prefix();
  for (const file of added) {
    const { path } = file;
    const other = merged.get(path);
    if (other === undefined) {
      merged.set(path, file);
      continue;
    }
    const place = posix.relative(prefix, path);
    const base = (await versionsAt(git, onto.base, [place])).get(place) ?? null;
    const result = await mergeVersions({ base, ours: versionOf(other), theirs: versionOf(file) }, { git, directory });
    if (result === null) return { conflict: path };
    merged.set(path, treeFile(path, result.version, base));
  }
  const conflict = fileInPlaceOfDirectory(merged);
  return conflict === null ? { files: merged } : { conflict };
}

function fileInPlaceOfDirectory(files: ReadonlyMap<string, TreeFile>): string | null {
  const isFile = (path: string) => (files.get(path)?.content ?? null) !== null;
  for (const [path, { content }] of files) {
    if (content === null) continue;
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1))
      if (isFile(path.slice(0, at))) return path;
  }
  return null;
}
