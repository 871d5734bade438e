import type { FoundFile, FoundLine } from '../../platform/files/types.js';

export interface Shown {
  readonly lines: readonly string[];
  /** Matches that are not shown: the search was truncated, or the limit of matches or characters was reached. */
  readonly hasMore: boolean;
  /** The number of matches (or files) before and in what is shown. */
  readonly shownTo: number;
}

export interface View {
  readonly output: 'content' | 'files_with_matches' | 'count';
  readonly before: number;
  readonly after: number;
  /** How many matches (or files) to skip and to show. */
  readonly offset: number;
  readonly limit: number;
  readonly maxCharacters: number;
  readonly pathOf: (name: string) => string;
}

/** The part of the result that is shown, as lines. */
export function showFound(files: readonly FoundFile[], view: View): Shown {
  return view.output === 'content' ? showLines(files, view) : showFiles(files, view);
}

function showFiles(files: readonly FoundFile[], { output, offset, limit, maxCharacters, pathOf }: View): Shown {
  const lines: string[] = [];
  let room = maxCharacters;
  for (const { name, count } of files.slice(offset, offset + limit)) {
    const line = output === 'count' ? `${pathOf(name)}: ${count}` : pathOf(name);
    room -= line.length + 1;
    if (room < 0) break;
    lines.push(line);
  }
  const shownTo = offset + lines.length;
  return { lines, hasMore: shownTo < files.length, shownTo };
}

function showLines(files: readonly FoundFile[], view: View): Shown {
  const lines: string[] = [];
  let room = view.maxCharacters;
  let seen = 0;
  for (const file of files) {
    const first = Math.max(0, view.offset - seen);
    const last = Math.min(file.count, view.offset + view.limit - seen);
    if (first < last) {
      const block = [view.pathOf(file.name), ...numbered(linesNear(file, { ...view, first, last })), ''];
      for (const [index, line] of block.entries()) {
        room -= line.length + 1;
        if (room < 0) return { lines, hasMore: true, shownTo: seen + first + matchesIn(block.slice(0, index)) };
        lines.push(line);
      }
    }
    seen += file.count;
    if (last < file.count) return { lines, hasMore: true, shownTo: view.offset + view.limit };
  }
  return { lines, hasMore: false, shownTo: seen };
}

function matchesIn(block: readonly string[]): number {
  return block.filter((line) => /^\d+: /.test(line)).length;
}

/** The matches with these indexes in a file, and the lines around them. */
function linesNear(
  { lines }: FoundFile,
  { first, last, before, after }: View & { readonly first: number; readonly last: number },
): readonly FoundLine[] {
  const wanted = lines.filter(([, isMatch]) => isMatch).slice(first, last);
  const [from = 0, to = 0] = [wanted[0]?.[0], wanted.at(-1)?.[0]];
  return lines.filter(([line, isMatch]) =>
    isMatch ? line >= from && line <= to : line >= from - before && line <= to + after,
  );
}

/** `12: text` for a match and `13- text` for a context line; `--` between groups that are not adjacent. */
function numbered(lines: readonly FoundLine[]): readonly string[] {
  const hasContext = lines.some(([, isMatch]) => !isMatch);
  return lines.flatMap(([line, isMatch, text], index) => {
    const shown = `${line}${isMatch ? ':' : '-'} ${text}`;
    const previous = lines[index - 1]?.[0] ?? line;
    return hasContext && line > previous + 1 ? ['--', shown] : [shown];
  });
}
