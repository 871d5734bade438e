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

/** An empty range is named by the line before it. */
function range(start: number, lines: number): string {
  return lines === 1 ? String(start) : `${String(lines === 0 ? start - 1 : start)},${String(lines)}`;
}
