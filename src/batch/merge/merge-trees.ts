import type { TreeChange, TreeFile } from '../../job/collect-tree.js';

/** The changes of one job. */
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

/** Merges two changed texts of a file; `null` if they change the same lines. */
export type MergeTexts = (base: string, ours: string, theirs: string) => string | null;

export interface MergeTreesPorts {
  /** The content of a file in the commit that all jobs began with; `null` if it did not exist. */
  readonly readBase: (path: string) => Promise<Buffer | null>;
  readonly mergeTexts: MergeTexts;
}

/** Merges the changes of jobs in order. A later job whose changes conflict with earlier ones is left out. */
export async function mergeTrees(trees: readonly NamedTree[], ports: MergeTreesPorts): Promise<MergedTrees> {
  const [first] = trees;
  if (first === undefined) return { tree: null, used: [], conflicts: [] };
  const { base, baseTree } = first.tree;
  let files: ReadonlyMap<string, TreeFile> = new Map();
  const used: string[] = [];
  const conflicts: { readonly name: string; readonly path: string }[] = [];
  for (const { name, tree } of trees) {
    const merged = tree.base === base ? await addFiles(files, tree.files, ports) : { conflict: 'an older commit' };
    if ('conflict' in merged) {
      conflicts.push({ name, path: merged.conflict });
      continue;
    }
    files = merged.files;
    used.push(name);
  }
  const all = [...files.values()].sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
  return { tree: all.length === 0 ? null : { base, baseTree, files: all }, used, conflicts };
}

async function addFiles(
  files: ReadonlyMap<string, TreeFile>,
  added: readonly TreeFile[],
  ports: MergeTreesPorts,
): Promise<{ readonly files: ReadonlyMap<string, TreeFile> } | { readonly conflict: string }> {
  const merged = new Map(files);
  for (const file of added) {
    const other = merged.get(file.path);
    const result = other === undefined ? file : await mergeFile(other, file, ports);
    if (result === null) return { conflict: file.path };
    merged.set(file.path, result);
  }
  return { files: merged };
}

async function mergeFile(ours: TreeFile, theirs: TreeFile, ports: MergeTreesPorts): Promise<TreeFile | null> {
  const [a, b] = [ours.content, theirs.content];
  if (a === null || b === null) return a === b ? ours : null;
  if (a.equals(b)) return ours;
  if (ours.mode !== theirs.mode || a.includes(0) || b.includes(0)) return null;
  const base = await ports.readBase(ours.path);
  if (base === null || base.includes(0)) return null;
  const text = ports.mergeTexts(base.toString('utf8'), a.toString('utf8'), b.toString('utf8'));
  return text === null ? null : { ...ours, content: Buffer.from(text) };
}
