/** The section of a file with facts: a heading, then one list item per fact with the day on which it was stored. */

/** New sections get the first heading; the others are those of older tools. */
const headings = ['## Remembered facts', '## Qwen Added Memories', '## Gemini Added Memories'] as const;

export interface Fact {
  /** Without bullet and date. */
  readonly text: string;
  /** `2026-11-23`; `null` if it has none. */
  readonly date: string | null;
  /** As in the file. */
  readonly line: string;
}

interface Section {
  readonly lines: readonly string[];
  /** Of the first line after the heading. */
  readonly start: number;
  /** Of the line after the section. */
  readonly end: number;
}

export function factsIn(text: string): readonly Fact[] {
  const section = sectionOf(text);
  if (section === null) return [];
  return section.lines.slice(section.start, section.end).flatMap((line) => factOf(line) ?? []);
}

/** The text with one more fact at the end of the section; everything else stays as it is. */
export function addFact(text: string, fact: string, date: string): string {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const item = `- ${fact} (${date})`;
  const section = sectionOf(text);
  if (section === null) {
    const body = text.trimEnd();
    return `${body === '' ? '' : `${body}${lineEnd}${lineEnd}`}${headings[0]}${lineEnd}${lineEnd}${item}${lineEnd}`;
  }
  const { lines, start, end } = section;
  const last = lines.slice(start, end).findLastIndex((line) => line.trim() !== '');
  const at = last === -1 ? start : start + last + 1;
  const before = last === -1 && at === start ? [''] : [];
  const rest = lines.slice(at);
  return [...lines.slice(0, at), ...before, item, ...(rest.length === 0 ? [''] : rest)].join(lineEnd);
}

/** The text without the fact. */
export function removeFact(text: string, fact: string): string {
  const section = sectionOf(text);
  if (section === null) return text;
  const { lines, start, end } = section;
  const isRemoved = (line: string, at: number): boolean => at >= start && at < end && factOf(line)?.text === fact;
  return lines.filter((line, at) => !isRemoved(line, at)).join(text.includes('\r\n') ? '\r\n' : '\n');
}

function factOf(line: string): Fact | null {
  const [, text, date] = /^[-*] (.*?)(?: \((\d{4}-\d{2}-\d{2})\))?\s*$/.exec(line) ?? [];
  return text === undefined || text === '' ? null : { text, date: date ?? null, line };
}

/** From a heading outside of code blocks to the next heading of its level or above. */
function sectionOf(text: string): Section | null {
  const lines = text.split(/\r?\n/);
  const isCode = codeLines(lines);
  const at = lines.findIndex((line, index) => isCode[index] !== true && headings.some((one) => one === line.trimEnd()));
  if (at === -1) return null;
  const next = lines.findIndex((line, index) => index > at && isCode[index] !== true && /^##? /.test(line));
  return { lines, start: at + 1, end: next === -1 ? lines.length : next };
}

function codeLines(lines: readonly string[]): readonly boolean[] {
  let fence: string | null = null;
  return lines.map((line) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark === undefined) return fence !== null;
    if (fence === null) fence = mark;
    else if (mark.startsWith(fence)) fence = null;
    return true;
  });
}
