import { fenced } from './code.js';
import { type SectionTag, sectionTag, withoutBold } from './collapsed.js';
import { type ChangeCounts, createChangeCounts } from './counts.js';
import { withoutHidden } from './hidden.js';
import { withoutMathematics } from './mathematics.js';
import { sanitizeProse } from './prose.js';
import { withoutExtraCells } from './tables.js';
import type { OutgoingOptions, SanitizedText } from './types.js';

/** Removing a part can join the parts around it. Text that needs more passes was written to do so. */
const maxPasses = 6;

/**
 * Markdown from a model, treated as data: its content stays readable, but nothing in it hides, loads or acts (see
 * prose.ts). Fenced blocks are rewritten at the margin, each closed and with a fence longer than any inside, so that
 * GitHub and this function agree on what is code; inside fenced blocks and code spans nothing else is changed. Collapsed
 * sections remain, each closed, with blank lines around their tags, so that what they contain is read as Markdown.
 * Accepts any string; idempotent; linear time. Redact first: inserted characters could split a secret.
 * It is sanitized until that changes nothing; text that never becomes stable is shown as code.
 */
export function sanitizeOutgoing(text: string, options: OutgoingOptions): SanitizedText {
  const counts = createChangeCounts();
  let before = text;
  for (let pass = 1; pass <= maxPasses; pass += 1) {
    const after = sanitizeMarkdown(withoutHidden(before, counts), options, counts);
    if (after === before) return { text: after, changes: counts.changes() };
    before = after;
  }
  counts.add('unresolvable-markup');
  return { text: fenced(before.trim(), ''), changes: counts.changes() };
}

interface OpenFence {
  readonly indent: string;
  /** The backticks or tildes that opened it. */
  readonly run: string;
  readonly language: string;
  readonly lines: string[];
}

function sanitizeMarkdown(text: string, options: OutgoingOptions, counts: ChangeCounts): string {
  const page = createPage(options, counts);
  let fence: OpenFence | null = null;
  for (const line of text.trim().split('\n')) {
    if (fence === null) {
      fence = openedBy(line);
      if (fence === null) page.addLine(line);
    } else if (closes(line, fence)) {
      page.addFence(fence);
      fence = null;
    } else {
      fence.lines.push(withoutIndent(line, fence.indent.length));
    }
  }
  if (fence !== null) {
    counts.add('fence');
    page.addFence(fence);
  }
  return page.end();
}

/** Deeper sections are shown as text. */
const maxDepth = 8;

function createPage(options: OutgoingOptions, counts: ChangeCounts) {
  const shown: string[] = [];
  let prose: string[] = [];
  let depth = 0;
  let last: 'tag without summary' | 'tag' | 'text' = 'text';
  const flush = (isBeforeTag: boolean): void => {
    const isBlank = (line: string | undefined) => line !== undefined && line.trim() === '';
    if (last !== 'text') while (isBlank(prose[0])) prose.shift();
    if (isBeforeTag) while (isBlank(prose.at(-1))) prose.pop();
    if (prose.length === 0) return;
    if (last !== 'text') shown.push('');
    shown.push(withoutExtraCells(withoutMathematics(prose.join('\n'), counts), counts));
    prose = [];
    last = 'text';
  };
  const summaryOf = (text: string): string =>
    `<summary>${withoutMathematics(sanitizeProse(withoutBold(text), options, counts, true), counts)}</summary>`;
  /** Whether it is a tag here: an end tag needs a section, and a summary belongs at its beginning. */
  const addTag = (tag: SectionTag): boolean => {
    const isNamed = tag.kind === 'summary' && last === 'tag without summary' && prose.join('').trim() === '';
    if (tag.kind === 'open' ? depth >= maxDepth : tag.kind === 'close' ? depth === 0 : !isNamed) return false;
    flush(true);
    if (shown.length > 0 && tag.kind !== 'summary') shown.push('');
    if (tag.kind === 'close') shown.push('</details>');
    if (tag.kind === 'open') shown.push(tag.tag);
    if (tag.kind !== 'close' && tag.summary !== null) shown.push(summaryOf(tag.summary));
    depth += { open: 1, summary: 0, close: -1 }[tag.kind];
    last = tag.kind === 'open' && tag.summary === null ? 'tag without summary' : 'tag';
    return true;
  };
  return {
    addLine(line: string): void {
      const tag = sectionTag(line);
      if (tag === null || !addTag(tag)) prose.push(sanitizeProse(line, options, counts));
    },
    addFence(fence: OpenFence): void {
      flush(false);
      if (last !== 'text') shown.push('');
      shown.push(close(fence, counts));
      last = 'text';
    },
    end(): string {
      while (depth > 0) addTag({ kind: 'close' });
      flush(false);
      return shown.join('\n');
    },
  };
}

function openedBy(line: string): OpenFence | null {
  const match = /^([ \t]*)(`{3,}(?=[^`]*$)|~{3,})(.*)$/.exec(line);
  if (match === null) return null;
  const [, indent = '', run = '', info = ''] = match;
  return { indent, run, language: /^[ \t]*([\w+#.-]{1,30})/.exec(info)?.[1] ?? '', lines: [] };
}

function closes(line: string, { run }: OpenFence): boolean {
  const text = line.trim();
  return text.length >= run.length && text === run.charAt(0).repeat(text.length);
}

/** Languages that GitHub renders as drawings, which can contain links. */
const renderedLanguages = new Set(['mermaid', 'geojson', 'topojson', 'stl', 'math']);

function close({ lines, language }: OpenFence, counts: ChangeCounts): string {
  const code = lines.map((line) => `${line}\n`).join('');
  const name = language.toLowerCase();
  const hasLink = renderedLanguages.has(name) && /href|click|:\/\/|</i.test(code);
  if (hasLink) counts.add('link');
  else if (name === 'math') counts.add('mathematics');
  return fenced(code, hasLink || name === 'math' ? 'text' : language);
}

function withoutIndent(line: string, width: number): string {
  const blanks = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(blanks, width));
}
