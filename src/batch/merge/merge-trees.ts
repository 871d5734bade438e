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
  /** The commit that the merged changes are for: jobs of earlier runs began with older ones. */
  readonly onto: Pick<TreeChange, 'base' | 'baseTree'>;
  /** The content of a file in a commit; `null` if it does not exist there. */
  readonly readAt: (commit: string, path: string) => Promise<Buffer | null>;
  readonly mergeTexts: MergeTexts;
}

/**
 * Merges the changes of jobs in order, without those that the commit has already. A later job whose changes conflict
 * with earlier ones, or with the commit, is left out.
 */
export async function mergeTrees(trees: readonly NamedTree[], ports: MergeTreesPorts): Promise<MergedTrees> {
  const { base, baseTree } = ports.onto;
  let files: ReadonlyMap<string, TreeFile> = new Map();
  const used: string[] = [];
  const conflicts: { readonly name: string; readonly path: string }[] = [];
  for (const { name, tree } of trees) {
    const moved = await movedFiles(tree, ports);
    const merged = 'conflict' in moved ? moved : await addFiles(files, moved.files, ports);
    if ('conflict' in merged) {
      conflicts.push({ name, path: merged.conflict });
      continue;
    }
    files = merged.files;
    if ('files' in moved && moved.files.length > 0) used.push(name);
  }
  const all = [...files.values()].sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
  return { tree: all.length === 0 ? null : { base, baseTree, files: all }, used, conflicts };
}

type Moved = { readonly files: readonly TreeFile[] } | { readonly conflict: string };

async function movedFiles({ base, files }: TreeChange, ports: MergeTreesPorts): Promise<Moved> {
  if (base === ports.onto.base) return { files };
  const moved: TreeFile[] = [];
  for (const file of files) {
    const result = await movedFile(file, base, ports);
    if (result === null) return { conflict: file.path };
    if (result !== 'present') moved.push(result);
  }
  return { files: moved };
}

/** The change of a file to one commit as a change to another; `null` if it conflicts with changes between them. */
async function movedFile(
  file: TreeFile,
  from: string,
  { onto, readAt, mergeTexts }: MergeTreesPorts,
): Promise<TreeFile | 'present' | null> {
  const { content, path } = file;
  const [before, now] = [await readAt(from, path), await readAt(onto.base, path)];
  if (isSame(content, now)) return 'present';
  if (isSame(before, now)) return file;
  if (before === null || now === null || content === null) return null;
  if ([before, now, content].some((one) => one.includes(0))) return null;
  const [old, current, changed] = [before.toString('utf8'), now.toString('utf8'), content.toString('utf8')];
  const text = mergeTexts(old, current, changed);
  if (text !== null) return { ...file, content: Buffer.from(text) };
  // What can be taken back is there, even if the rest of the file has changed.
  return mergeTexts(changed, current, old) === null ? null : 'present';
}

const isSame = (a: Buffer | null, b: Buffer | null) => (a === null || b === null ? a === b : a.equals(b));

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
  const base = await ports.readAt(ports.onto.base, ours.path);
  if (base === null || base.includes(0)) return null;
  const text = ports.mergeTexts(base.toString('utf8'), a.toString('utf8'), b.toString('utf8'));
  return text === null ? null : { ...ours, content: Buffer.from(text) };
}
