import { fenced, fenceFor } from './code.js';
import { type SectionTag, sectionTag, withoutBold } from './collapsed.js';
import { isTooComplex } from './complexity.js';
import { type ChangeCounts, createChangeCounts } from './counts.js';
import { withoutHidden } from './hidden.js';
import { withoutMathematics } from './mathematics.js';
import { type ProseOptions, sanitizeProse } from './prose.js';
import { footnotesOf, inlineReferences } from './references.js';
import { type CodeBlock, isCertain, structureOf } from './structure.js';
import { withoutExtraCells } from './tables.js';
import type { OutgoingOptions, SanitizedText } from './types.js';

/** Removing a part can join the parts around it. Text that needs more passes was written to do so. */
const maxPasses = 6;

/**
 * Its content stays readable, but nothing hides, loads or acts (prose.ts). Blocks of code stay in place, in closed,
 * longer fences, unless GitHub could see other code: then all are at the margin. Code is unchanged otherwise. Collapsed
 * sections are closed and apart, so that their content is Markdown; reference links become inline. Accepts any string;
 * idempotent; linear time. Redact first: insertions could split a secret. What never becomes stable is shown as code.
 */
export function sanitizeOutgoing(text: string, options: OutgoingOptions): SanitizedText {
  const counts = createChangeCounts();
  let before = inlineReferences(withoutHidden(text, counts));
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
  const trimmed = text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
  if (!isTooComplex(trimmed)) {
    const shown = withCodeInPlace(trimmed, options, counts);
    if (shown !== null) return shown;
  }
  return withCodeAtMargin(trimmed.trim(), options, counts);
}

const maxRefused = 5;

type KeptBlock = { readonly block: CodeBlock; readonly shown: string };

/** Blocks that are not certain are written at the margin. `null` if the result has other blocks of code. */
function withCodeInPlace(source: string, options: OutgoingOptions, counts: ChangeCounts): string | null {
  const text = withSectionsApart(source);
  const lines = text.split('\n');
  const { code, rows } = structureOf(text);
  const refused = new Set<CodeBlock>();
  while (refused.size <= maxRefused) {
    const own = createChangeCounts();
    const page = createPage({ ...options, footnotes: footnotesOf(text) }, own);
    const kept: KeptBlock[] = [];
    for (let at = 0; at < lines.length; at += 1) {
      const block = code.get(at);
      const content = lines.slice(at, (block?.last ?? at) + 1);
      const isIndented = block?.kind === 'indented';
      if (block === undefined || (isIndented && refused.has(block))) {
        page.addLine(lines[at] ?? '', rows.has(at));
        continue;
      }
      const shown = refused.has(block) ? null : codeLines(block, content, own);
      page.addCode(shown ?? codeAtMargin(block, content, own));
      if (shown !== null) kept.push({ block, shown });
      at = block.last;
    }
    const result = page.end();
    const problem = uncertain(result, kept);
    if (problem === null) {
      for (const { kind, count } of own.changes()) counts.add(kind, count);
      return result;
    }
    refused.add(problem);
  }
  return null;
}

/** The first block that the result does not have as it was written. */
function uncertain(result: string, kept: readonly KeptBlock[]): CodeBlock | null {
  const lines = result.split('\n');
  const found = [...structureOf(result, true).code.values()];
  const isCode = (line: number) =>
    found.some(({ kind, first, last }) => (kind === 'fenced' ? first < line : first <= line) && line <= last);
  let next = 0;
  for (const { block, shown } of kept) {
    // What is between them is sanitized, and can only be indented.
    while (next < found.length && textOf(found[next], lines) !== shown) next += 1;
    const match = found[next];
    if (match === undefined || !isCertain(lines, match, isCode)) return block;
    next += 1;
  }
  return null;
}

const textOf = (block: CodeBlock | undefined, lines: readonly string[]): string =>
  lines.slice(block?.first ?? 0, (block?.last ?? -1) + 1).join('\n');

function codeAtMargin({ prefix, info, isClosed }: CodeBlock, lines: readonly string[], counts: ChangeCounts): string {
  const width = prefix.replace(/>/g, '').length;
  const content = lines
    .slice(1, isClosed ? -1 : undefined)
    .map((line) => withoutIndent(prefix.includes('>') ? line.replace(/^(?: {0,3}> ?)+/, '') : line, width));
  return close({ indent: '', run: '', language: /^[\w+#.-]{1,30}/.exec(info)?.[0] ?? '', lines: content }, counts);
}

/** A section tag begins and ends nothing but the section if blank lines surround it. */
function withSectionsApart(text: string): string {
  let fence: OpenFence | null = null;
  let depth = 0;
  const lines = text.split('\n').flatMap((line) => {
    if (fence !== null) {
      if (closes(line, fence)) fence = null;
      return [line];
    }
    fence = openedBy(line);
    const tag = fence === null ? sectionTag(line) : null;
    if (tag?.kind === 'open') depth += 1;
    if (tag === null || depth === 0) return [line];
    if (tag.kind === 'close') depth -= 1;
    return ['', line, ''];
  });
  return lines.join('\n');
}

/** A block of code as it is shown: `null` if its place cannot be kept. */
function codeLines(block: CodeBlock, lines: readonly string[], counts: ChangeCounts): string | null {
  if (block.kind === 'indented') return lines.join('\n');
  const { prefix, info, isClosed } = block;
  if (!/^[ >*+\-\d.)]*$/.test(prefix)) return null;
  const content = lines.slice(1, isClosed ? -1 : undefined);
  const last = lines.at(-1) ?? '';
  const end = isClosed ? last.slice(0, last.search(/(?:`{3,}|~{3,})[ \t]*$/)) : prefix.replace(/[^ >]/g, ' ');
  if (!isClosed) counts.add('fence');
  const language = shownLanguage(/^[\w+#.-]{1,30}/.exec(info)?.[0] ?? '', content.join('\n'), counts);
  const fence = fenceFor(content.join('\n'));
  return [`${prefix}${fence}${language}`, ...content, `${end}${fence}`].join('\n');
}

function withCodeAtMargin(text: string, options: OutgoingOptions, counts: ChangeCounts): string {
  const page = createPage(options, counts);
  let fence: OpenFence | null = null;
  for (const line of text.split('\n')) {
    if (fence === null) {
      fence = openedBy(line);
      if (fence === null) page.addLine(line, false);
    } else if (closes(line, fence)) {
      page.addCode(close(fence, counts));
      fence = null;
    } else {
      fence.lines.push(withoutIndent(line, fence.indent.length));
    }
  }
  if (fence !== null) {
    counts.add('fence');
    page.addCode(close(fence, counts));
  }
  return page.end();
}

/** Deeper sections are shown as text. */
const maxDepth = 8;

function createPage(options: ProseOptions, counts: ChangeCounts) {
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
    `<summary>${withoutMathematics(sanitizeProse(withoutBold(text), { ...options, isHtml: true }, counts), counts)}</summary>`;
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
  let hasBreak = false;
  /** Alone on its line it begins a block of HTML, in which nothing is Markdown, up to the next blank line. */
  const addBreak = (): void => {
    const before = prose.at(-1) ?? '';
    if (/^[\w*([{"'][^|]*$/.test(before)) prose[prose.length - 1] = `${before} <br>`;
    else {
      prose.push(...(before.trim() === '' ? [] : ['']), '<br>');
      hasBreak = true;
    }
  };
  return {
    addLine(line: string, isRow: boolean): void {
      const tag = sectionTag(line);
      if (tag !== null && addTag(tag)) return;
      if (/^ {0,3}<br[ \t]*\/?>[ \t]*$/i.test(line)) {
        addBreak();
        return;
      }
      if (hasBreak && line.trim() !== '') prose.push('');
      hasBreak = false;
      prose.push(sanitizeProse(line, { ...options, isRow }, counts));
    },
    addCode(code: string): void {
      if (hasBreak) prose.push('');
      hasBreak = false;
      flush(false);
      if (last !== 'text') shown.push('');
      shown.push(code);
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
  return fenced(code, shownLanguage(language, code, counts));
}

function shownLanguage(language: string, code: string, counts: ChangeCounts): string {
  const name = language.toLowerCase();
  const hasLink = renderedLanguages.has(name) && /href|click|:\/\/|</i.test(code);
  if (hasLink) counts.add('link');
  else if (name === 'math') counts.add('mathematics');
  return hasLink || name === 'math' ? 'text' : language;
}

function withoutIndent(line: string, width: number): string {
  const blanks = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(blanks, width));
}
