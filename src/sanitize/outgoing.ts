import { fenced } from './code.js';
import type { ChangeCounts } from './counts.js';
import { withoutHidden } from './hidden.js';
import { sanitizeProse } from './prose.js';
import { repeatUntilStable } from './repeat-until-stable.js';
import { withoutExtraCells } from './tables.js';
import type { OutgoingOptions, SanitizedText } from './types.js';

/**
 * Markdown from a model, treated as data: its content stays readable, but nothing in it hides, loads or acts (see
 * prose.ts). Fenced blocks are rewritten at the margin, each closed and with a fence longer than any inside, so that
 * GitHub and this function agree on what is code; inside fenced blocks and code spans nothing else is changed.
 * Accepts any string; idempotent; linear time. Redact first: inserted characters could split a secret.
 */
export function sanitizeOutgoing(text: string, options: OutgoingOptions): SanitizedText {
  return repeatUntilStable(
    text,
    (before, counts) => sanitizeMarkdown(withoutHidden(before, counts), options, counts),
    (rest) => fenced(rest.trim(), ''),
  );
}

interface OpenFence {
  readonly indent: string;
  /** The backticks or tildes that opened it. */
  readonly run: string;
  readonly language: string;
  readonly lines: string[];
}

function sanitizeMarkdown(text: string, options: OutgoingOptions, counts: ChangeCounts): string {
  const shown: string[] = [];
  const prose: string[] = [];
  const flush = (): void => {
    if (prose.length > 0) shown.push(withoutExtraCells(prose.splice(0).join('\n'), counts));
  };
  let fence: OpenFence | null = null;
  for (const line of text.trim().split('\n')) {
    if (fence === null) {
      fence = openedBy(line);
      if (fence === null) prose.push(sanitizeProse(line, options, counts));
      else flush();
    } else if (closes(line, fence)) {
      shown.push(close(fence, counts));
      fence = null;
    } else {
      fence.lines.push(withoutIndent(line, fence.indent.length));
    }
  }
  flush();
  if (fence !== null) {
    counts.add('fence', fence.run);
    shown.push(close(fence, counts));
  }
  return shown.join('\n');
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
  const link = renderedLanguages.has(language.toLowerCase()) ? /href|click|:\/\/|</i.exec(code)?.[0] : undefined;
  if (link !== undefined) counts.add('link', link);
  return fenced(code, link === undefined ? language : 'text');
}

function withoutIndent(line: string, width: number): string {
  const blanks = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(blanks, width));
}
