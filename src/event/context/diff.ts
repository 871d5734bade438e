import type { DiffFile } from '../../platform/github/read/conversation-types.js';
import type { Diff } from '../../platform/github/read/read-diff.js';
import { nameInLine } from './quote.js';

export type PackedDiff = ReturnType<typeof packDiff>;

/** Which changed files the model sees whole. */
export interface DiffCoverage {
  readonly files: number;
  /** Paths of the others, as far as they are known. */
  readonly missing: readonly string[];
  /** Number of files whose paths are unknown; absent = none. */
  readonly unlisted?: number;
}

/** Characters of all patches together, and of one. */
type DiffBudget = Readonly<Record<'total' | 'each', number>>;

const maxNamed = 200;

/**
 * As much as the budget allows: whole files, small first, generated last, else first hunks. Lines have numbers of the
 * new file, for findings; truncated files are listed for the model's tools. In GitHub's order.
 */
export function packDiff(
  { files: given, whole, total = given.length }: Diff & { readonly total?: number },
  budget: DiffBudget,
) {
  const unlisted = Math.max(0, total - given.length);
  const files = given.map((file) => ({ ...file, patch: file.patch === null ? null : numbered(file.patch) }));
  const packed = pack(files, budget);
  const blocks = files.flatMap((file) => {
    const text = packed.get(file);
    return text === undefined || text === '' ? [] : [`=== ${headline(file)}\n${text}`];
  });
  const truncated = files.filter((file) => file.patch === null || packed.get(file) !== file.patch);
  const named = truncated
    .slice(0, maxNamed)
    .map((file) => `- ${headline(file)}: ${truncationReason(file, packed.get(file) ?? '')}`);
  const more = truncated.length - named.length;
  const text = [
    `Changed files: ${String(files.length + unlisted)}${unlistedText(unlisted, whole)}.`,
    ...blocks,
    ...(truncated.length === 0 ? [] : [`Missing or truncated:\n${named.join('\n')}`]),
    ...(more === 0 ? [] : [`and ${String(more)} more.`]),
  ].join('\n\n');
  const missing = truncated.map(({ path }) => path);
  const coverage: DiffCoverage = {
    ...{ files: files.length + unlisted, missing },
    ...(unlisted === 0 ? {} : { unlisted }),
  };
  return { text, truncated: truncated.length, unlisted, coverage };
}

function unlistedText(unlisted: number, whole: boolean): string {
  if (unlisted > 0) return `, of which ${String(unlisted)} could not be read`;
  return whole ? '' : ', and more that could not be read';
}

function pack(files: readonly DiffFile[], { total, each }: DiffBudget): ReadonlyMap<DiffFile, string> {
  const packed = new Map<DiffFile, string>();
  const order = files.toSorted((a, b) => Number(isGenerated(a)) - Number(isGenerated(b)) || size(a) - size(b));
  let left = total;
  for (const file of order) {
    if (file.patch === null || !isPatch(file.patch)) continue;
    const text = firstHunks(file.patch, Math.min(each, left));
    left -= text.length;
    packed.set(file, text);
  }
  return packed;
}

const size = ({ patch }: DiffFile): number => patch?.length ?? 0;

/** Files that tools generate and people rarely read. */
const isGenerated = ({ path }: DiffFile): boolean =>
  /(?:^|\/)(?:go\.sum|[^/]*[.-]lock(?:\.\w+)?|package-lock\.json|[^/]*\.min\.\w+|[^/]*\.map|[^/]*\.snap)$/.test(path);

/** A patch whose lines begin with their number in the new file; those that were removed have none. */
function numbered(patch: string): string {
  if (!patch.split('\n').every((line) => line === '' || /^[-+ @\\]/.test(line))) return patch;
  let number = 0;
  return patch
    .split('\n')
    .map((line) => {
      const start = /^@@ -\d+(?:,\d+)? \+(\d+)/.exec(line)?.[1];
      if (start !== undefined) number = Number(start);
      if (start !== undefined || line === '' || /^[@\\]/.test(line)) return line;
      const shown = line.startsWith('-') ? '' : String(number++);
      return `${shown.padStart(5)} ${line}`;
    })
    .join('\n');
}

/** Every line of a patch begins with a marker, so none can look like the headline of another file. */
const isPatch = (patch: string): boolean =>
  patch.split('\n').every((line) => line === '' || /^(?:[ \d]{5,9} )?[-+ @\\]/.test(line));

function firstHunks(patch: string, max: number): string {
  if (patch.length <= max) return patch;
  const end = patch.slice(0, max + 1).lastIndexOf('\n@@');
  return end <= 0 ? '' : patch.slice(0, end);
}

function headline({ path, previousPath, status, added, removed }: DiffFile): string {
  const before = previousPath === null ? '' : `, previously ${nameInLine(previousPath)}`;
  return `${nameInLine(path)} (${status}${before}, +${String(added)} -${String(removed)})`;
}

function truncationReason({ patch }: DiffFile, shown: string): string {
  if (patch === null) return 'GitHub provides no diff: the file is binary, very large or only moved';
  if (!isPatch(patch)) return 'its diff has an unexpected format';
  if (shown !== '') return `only its first ${String(shown.length)} of ${String(patch.length)} characters`;
  return `${String(patch.length)} characters of diff, over the budget`;
}
