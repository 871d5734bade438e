/** UTF-16 offsets, end exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface Fence extends TextRange {
  /** The trimmed text after the opening backticks or tildes. */
  readonly info: string;
  /** The lines between the opening and the closing line. */
  readonly inner: TextRange;
  readonly isClosed: boolean;
}

export interface CodeSpans {
  readonly fences: readonly Fence[];
  readonly spans: readonly TextRange[];
}

/** CommonMark 4.5 and 6.1, except for fences with more indentation or in a quote, and spans end with a paragraph. */
export function findCode(body: string): CodeSpans {
  const fences = findFences(body);
  const spans: TextRange[] = [];
  let start = 0;
  for (const fence of [...fences, { start: body.length, end: body.length }]) {
    for (const span of findSpans(body, start, fence.start)) spans.push(span);
    start = fence.end;
  }
  return { fences, spans };
}

/** Whether an offset is in one of the ranges, which are in order and do not overlap. */
export function isInsideCode(ranges: readonly TextRange[], offset: number): boolean {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const candidate = ranges[low];
  return candidate !== undefined && candidate.start <= offset;
}

function findFences(body: string): Fence[] {
  const fences: Fence[] = [];
  let open: { start: number; marks: string; info: string; innerStart: number } | null = null;
  for (const { 0: line, 1: marks = '', 2: info = '', index } of body.matchAll(
    /^[ \t>]*(?:[-*+][ \t]+)?(`{3,}|~{3,})([^\n]*)$/gm,
  )) {
    const end = index + line.length;
    if (open === null) {
      if (marks.startsWith('~') || !info.includes('`')) {
        open = { start: index, marks, info: info.trim(), innerStart: Math.min(body.length, end + 1) };
      }
    } else if (marks[0] === open.marks[0] && marks.length >= open.marks.length && info.trim() === '') {
      const inner = { start: open.innerStart, end: Math.max(open.innerStart, index - 1) };
      fences.push({ start: open.start, end, info: open.info, inner, isClosed: true });
      open = null;
    }
  }
  if (open !== null) {
    const inner = { start: open.innerStart, end: body.length };
    fences.push({ start: open.start, end: body.length, info: open.info, inner, isClosed: false });
  }
  return fences;
}

function findSpans(body: string, from: number, to: number): TextRange[] {
  const runs = [...body.slice(from, to).matchAll(/`+|\n[ \t]*\n/g)].map(({ 0: run, index }) => ({
    start: from + index,
    ticks: run.startsWith('`') ? run.length : 0,
  }));
  const spans: TextRange[] = [];
  // Computed once: a search for each of many unclosed runs would take quadratic time.
  // For each run, the index of the next one with its length in the same paragraph; a blank line has the length 0.
  const seen = new Map<number, number>();
  const next = runs
    .map(({ ticks }) => ticks)
    .map((length, index) => ({ length, index }))
    .reverse()
    .map(({ length, index }) => {
      if (length === 0) seen.clear();
      const following = seen.get(length) ?? null;
      if (length > 0) seen.set(length, index);
      return following;
    })
    .reverse();
  for (let index = 0; index < runs.length; index += 1) {
    const run = runs[index];
    const closing = next[index] ?? null;
    const close = closing === null ? undefined : runs[closing];
    if (run === undefined || run.ticks === 0 || closing === null || close === undefined) continue;
    spans.push({ start: run.start, end: close.start + close.ticks });
    index = closing;
  }
  return spans;
}
