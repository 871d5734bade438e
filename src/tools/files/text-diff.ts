export interface Hunks {
  /** As in a unified diff, without the lines that name the files; empty for the same text. */
  readonly text: string;
  readonly added: number;
  readonly removed: number;
}

export interface HunkOptions {
  readonly context: number;
  /** The shortest diff of two long, unlike texts takes seconds to find. */
  readonly timeoutMs: number;
}

/** The differences between two texts; `null` after the time limit. Every diff is made here. */
export async function hunksOf(before: string, after: string, options: HunkOptions): Promise<Hunks | null> {
  const { structuredPatch } = await import('diff');
  const { context, timeoutMs: timeout } = options;
  const patch = structuredPatch('', '', before, after, undefined, undefined, { context, timeout });
  if (patch === undefined) return null;
  let [added, removed, text] = [0, 0, ''];
  for (const { oldStart, oldLines, newStart, newLines, lines } of patch.hunks) {
    text += `@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@\n`;
    for (const line of lines) {
      if (line.startsWith('+')) added += 1;
      if (line.startsWith('-')) removed += 1;
      text += `${line}\n`;
    }
  }
  return { text, added, removed };
}

/** Replaces every line: a patch that applies, without the time to find a shorter one. */
export function replacingHunk(before: string, after: string): Hunks {
  const [old, now] = [marked(before, '-'), marked(after, '+')];
  const head = `@@ -${range(1, old.count)} +${range(1, now.count)} @@\n`;
  return { text: `${head}${old.text}${now.text}`, added: now.count, removed: old.count };
}

function marked(text: string, sign: string): { readonly text: string; readonly count: number } {
  const lines = text.split('\n');
  const isEnded = lines.at(-1) === '';
  if (isEnded) lines.pop();
  const end = isEnded ? '' : '\\ No newline at end of file\n';
  return { text: `${lines.map((line) => `${sign}${line}\n`).join('')}${end}`, count: lines.length };
}

/** An empty range is named by the line before it. */
function range(start: number, lines: number): string {
  return lines === 1 ? String(start) : `${String(lines === 0 ? start - 1 : start)},${String(lines)}`;
}
