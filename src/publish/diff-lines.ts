/** The lines of a file that GitHub takes remarks on, each with the number of its hunk. */
export interface DiffLines {
  /** Lines after the change: added ones and those around them. */
  readonly right: ReadonlyMap<number, number>;
  /** Lines before the change that were removed. */
  readonly left: ReadonlyMap<number, number>;
}

/**
 * Reads the hunks that GitHub lists for a file, without file headers. Lines that fit no hunk end it; a patch that
 * is cut short gives what is there.
 */
export function diffLines(patch: string): DiffLines {
  const [right, left] = [new Map<number, number>(), new Map<number, number>()];
  let [hunk, before, after] = [0, 0, 0];
  for (const line of patch.split('\n')) {
    const head = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line);
    if (head !== null) {
      hunk += 1;
      [before, after] = [Number(head[1]), Number(head[2])];
    } else if (hunk === 0) {
      continue;
    } else if (line.startsWith('+')) {
      right.set(after++, hunk);
    } else if (line.startsWith('-')) {
      left.set(before++, hunk);
    } else if (line.startsWith(' ')) {
      right.set(after++, hunk);
      before += 1;
    }
  }
  return { right, left };
}

export interface LineRange {
  readonly line: number;
  readonly startLine?: number;
  readonly side: 'LEFT' | 'RIGHT';
}

/** Why GitHub would not take a remark there; null where it would. */
export function outsideDiff({ line, startLine = line, side }: LineRange, lines: DiffLines): string | null {
  const known = side === 'RIGHT' ? lines.right : lines.left;
  const hunk = known.get(line);
  if (hunk === undefined) return 'the line is not in the diff';
  return known.get(startLine) === hunk ? null : 'the lines are not in one hunk of the diff';
}
