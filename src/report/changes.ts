import { formatCount, formatNumber } from '../format-number.js';
import type { ChangedFile } from '../job/result/types.js';
import { fenced, htmlCode } from '../sanitize/code.js';
import { inlineCode, literalMarkdown } from '../sanitize/literal.js';
import { shorten } from '../text.js';

export interface DiffLimits {
  readonly total: number;
  /** Characters of one diff. */
  readonly each: number;
  readonly files: number;
}

/** Changed files as a Markdown section with a collapsed diff per file; what exceeds the limits is counted instead. */
export function changesSection(changes: readonly ChangedFile[], limits: DiffLimits): string {
  const title = `#### Changed files (${formatNumber(changes.length)}, ${figuresOf(changes)})`;
  return [title, ...blocksOf(changes, limits, folded)].join('\n\n');
}

/** The same as one collapsed section; that of a single file is its diff. Empty without changes. */
export function collapsedChanges(
  changes: readonly ChangedFile[],
  { isCommitted, ...limits }: DiffLimits & { readonly isCommitted: boolean },
): string {
  if (changes.length === 0) return '';
  const title = `Diff${isCommitted ? '' : ', not committed'}: ${formatCount(changes.length, 'file')}, ${figuresOf(changes)}`;
  const blocks = blocksOf(changes, limits, changes.length === 1 ? unfolded : folded);
  return [`<details><summary>${title}</summary>`, ...blocks, '</details>'].join('\n\n');
}

function figuresOf(changes: readonly ChangedFile[]): string {
  const sum = (field: 'added' | 'removed') => formatNumber(changes.reduce((total, change) => total + change[field], 0));
  return `+${sum('added')} −${sum('removed')}`;
}

function blocksOf(changes: readonly ChangedFile[], limits: DiffLimits, show: typeof folded): readonly string[] {
  const blocks: string[] = [];
  let left = limits.total;
  for (const change of changes.slice(0, limits.files)) {
    const { text, omitted } = headOf(change.diff ?? '', Math.min(limits.each, left));
    left -= text.length;
    blocks.push(show(change, text, omitted));
  }
  const more = changes.length - blocks.length;
  if (more > 0) blocks.push(`And ${formatCount(more, 'more file')}.`);
  return blocks;
}

/** Whole lines up to the limit, and the number of omitted lines. */
function headOf(diff: string, limit: number): { readonly text: string; readonly omitted: number } {
  if (diff.length <= limit) return { text: diff, omitted: 0 };
  const text = diff.slice(0, Math.max(0, diff.lastIndexOf('\n', limit)));
  return { text, omitted: diff.slice(text.length).trim().split('\n').length };
}

function folded(change: ChangedFile, diff: string, omitted: number): string {
  const figures = change.diff === null ? '' : ` +${formatNumber(change.added)} −${formatNumber(change.removed)}`;
  const head = `<summary>${htmlCode(shorten(change.path, 200))} ${change.kind}${figures}</summary>`;
  return [`<details>${head}`, ...bodyOf(change, diff, omitted), '</details>'].join('\n\n');
}

function unfolded(change: ChangedFile, diff: string, omitted: number): string {
  const name = diff === '' ? [`${inlineCode(shorten(change.path, 200))} ${change.kind}`] : [];
  return [...name, ...bodyOf(change, diff, omitted)].join('\n\n');
}

function bodyOf(change: ChangedFile, diff: string, omitted: number): readonly string[] {
  const notes = [
    change.note ?? (change.diff === null ? 'No diff.' : ''),
    omitted > 0 ? `${formatCount(omitted, 'more line')} of the diff omitted.` : '',
  ];
  const note = notes.filter((text) => text !== '').join(' ');
  return [...(diff === '' ? [] : [fenced(diff, 'diff')]), ...(note === '' ? [] : [literalMarkdown(note)])];
}
