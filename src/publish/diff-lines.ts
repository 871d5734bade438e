/** The lines of a file that GitHub accepts review comments on, each with the number of its hunk. */
export interface DiffLines {
  /** Line numbers after the change: added lines and the context around them. */
  readonly right: ReadonlyMap<number, number>;
  /** Line numbers before the change of the removed lines. */
  readonly left: ReadonlyMap<number, number>;
}

/**
 * Reads the hunks that GitHub lists for a file, without file headers. Lines outside any hunk are ignored; a truncated
 * patch yields what is there.
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

export interface DiffRange {
  readonly line: number;
  readonly startLine?: number;
  readonly side: 'LEFT' | 'RIGHT';
}

/** Why GitHub would reject a review comment there; `null` if it would accept it. */
export function outsideDiff({ line, startLine = line, side }: DiffRange, lines: DiffLines): string | null {
  const known = side === 'RIGHT' ? lines.right : lines.left;
  const hunk = known.get(line);
  if (hunk === undefined) return 'the line is not in the diff';
  return known.get(startLine) === hunk ? null : 'the lines are not in one hunk of the diff';
}
