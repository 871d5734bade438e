import { plainText } from '../host/workflow-commands.js';
import { fenced } from './literal.js';
import { neutralProse } from './prose.js';

interface OpenFence {
  readonly indent: string;
  /** The backticks or tildes that opened it. */
  readonly run: string;
  readonly language: string;
  readonly lines: string[];
}

/**
 * Markdown that a model wrote, as data: what it shows stays readable, but nothing in it hides, loads or acts (see
 * prose.ts). Fenced blocks are written anew at the margin, each closed and with a fence longer than any inside,
 * so that code is code for GitHub exactly where it was taken for code here.
 */
export function modelMarkdown(text: string): string {
  const shown: string[] = [];
  let fence: OpenFence | null = null;
  for (const line of plainText(text).trim().split('\n')) {
    if (fence === null) {
      fence = openedBy(line);
      if (fence === null) shown.push(neutralProse(line));
    } else if (closes(line, fence)) {
      shown.push(close(fence));
      fence = null;
    } else {
      fence.lines.push(withoutIndent(line, fence.indent.length));
    }
  }
  if (fence !== null) shown.push(close(fence));
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

const close = ({ lines, language }: OpenFence) => fenced(lines.join('\n'), language);

function withoutIndent(line: string, width: number): string {
  const blanks = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(blanks, width));
}
