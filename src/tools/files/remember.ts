import { formatCount } from '../../format-number.js';
import { createChangeCounts } from '../../sanitize/counts.js';
import { withoutHidden } from '../../sanitize/hidden.js';
import { linesInCode } from '../../text.js';
import { failedOutput, textOutput } from '../output.js';
import type { ToolOutput } from '../types.js';
import { type ChangePorts, fileToChange, saveText } from './change-file.js';
import type { TextFile } from './text-file.js';

/** More facts would fill the context of every run. */
const maxFacts = 200;
const staleDays = 90;
const millisecondsPerDay = 86_400_000;

interface MemoryCall {
  readonly action: 'add' | 'remove' | 'list';
  readonly fact?: string | undefined;
}

/** The last change of each file: calls of sub-agents run at the same time, and none may lose the fact of another. */
const changes = new Map<string, Promise<unknown>>();

/** Adds, removes or lists facts. Changes of one file are made one after the other. */
export async function remember(call: MemoryCall, ports: MemoryPorts): Promise<ToolOutput> {
  const key = ports.files.resolve(ports.path);
  const before = changes.get(key) ?? Promise.resolve();
  const change = before.catch(() => undefined).then(() => changeNow(call, ports));
  changes.set(key, change);
  try {
    return await change;
  } finally {
    if (changes.get(key) === change) changes.delete(key);
  }
}

async function changeNow({ action, fact: given = '' }: MemoryCall, ports: MemoryPorts): Promise<ToolOutput> {
  const { path, files, knownFiles, now } = ports;
  const found = await fileToChange(path, ports);
  if (typeof found === 'object' && 'problem' in found) return failedOutput(found.problem);
  const file: TextFile = found === 'missing' ? { text: '', encoding: 'utf-8', hasMark: false } : found.file;
  const facts = factsIn(file.text);
  const reminder = staleReminder(facts, now());
  if (action === 'list')
    return textOutput(
      [...facts.map(({ line }) => line), ...(facts.length === 0 ? ['No facts are stored.'] : reminder)].join('\n'),
    );
  // A model may copy a whole line of the list.
  const fact = oneFact(action === 'remove' ? given.replace(/ \(\d{4}-\d{2}-\d{2}\)\s*$/, '') : given);
  if (fact === '') return failedOutput('fact must contain text.');
  // People write facts too, with markup that is removed from what a model gives.
  const known = facts.find(({ text }) => oneFact(text) === fact);
  if (action === 'add') {
    if (known !== undefined) return textOutput('This fact is stored already.');
    if (facts.length >= maxFacts)
      return failedOutput(`${formatCount(maxFacts, 'fact')} are stored already. Remove those that are no longer true.`);
  } else if (known === undefined) {
    return failedOutput(`${path} does not contain this fact. List the facts to see their text.`);
  }
  const text = known === undefined ? addFact(file.text, fact, today(now())) : removeFact(file.text, known.text);
  const done = action === 'add' ? `Stored in ${path}: ${fact}` : `Removed from ${path}: ${fact}`;
  const output = await saveText(path, { ...file, text }, ports, [done, ...reminder].join('\n'));
  // The model has not seen the rest of the file.
  if (output.isError !== true) knownFiles.forget(files.resolve(path));
  return output;
}

/** Only text for later runs: no heading, list, code block, comment, import or invisible character. */
function oneFact(text: string): string {
  return withoutHidden(text, createChangeCounts())
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/`{3,}|~{3,}/g, "'")
    .replaceAll(/(?<![\w.])@+/g, '')
    .replaceAll('<', '&lt;')
    .replace(/^(?:[-*+#>=|\s]|\d{1,9}[.)]\s)+/, '')
    .trim();
}

function today(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

function staleReminder(facts: readonly Fact[], now: number): readonly string[] {
  const stale = facts.filter(({ date }) => date !== null && now - Date.parse(date) > staleDays * millisecondsPerDay);
  if (stale.length === 0) return [];
  return [
    `Older than ${String(staleDays)} days; check those that concern this task, and remove what is no longer true:`,
    ...stale.map(({ line }) => line),
  ];
}

/** The section of a file with facts: a heading, then one list item per fact with the day on which it was stored. */

/** New sections get the first heading; the others are those of older tools. */
const headings = ['## Remembered facts', '## Qwen Added Memories', '## Gemini Added Memories'] as const;

interface Fact {
  /** Without bullet and date. */
  readonly text: string;
  /** `2026-11-23`; `null` if it has none. */
  readonly date: string | null;
  /** As in the file. */
  readonly line: string;
}

function factsIn(text: string): readonly Fact[] {
  const section = sectionOf(text);
  if (section === null) return [];
  return section.lines.slice(section.start, section.end).flatMap((line) => factOf(line) ?? []);
}

/** The text with one more fact at the end of the section; everything else stays as it is. */
function addFact(text: string, fact: string, date: string): string {
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

function removeFact(text: string, fact: string): string {
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

/** The lines from after a heading outside of code blocks to before the next heading of its level or above. */
function sectionOf(text: string) {
  const lines = text.split(/\r?\n/);
  const isCode = linesInCode(lines);
  const at = lines.findIndex((line, index) => isCode[index] !== true && headings.some((one) => one === line.trimEnd()));
  if (at === -1) return null;
  const next = lines.findIndex((line, index) => index > at && isCode[index] !== true && /^##? /.test(line));
  return { lines, start: at + 1, end: next === -1 ? lines.length : next };
}

export interface MemoryPorts extends ChangePorts {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
