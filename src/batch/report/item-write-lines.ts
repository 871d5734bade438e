import { formatCount, formatNumber } from '../../format-number.js';
import { literalMarkdown } from '../../sanitize/literal.js';
import { oneLine, shorten } from '../../text.js';
import type { BatchResult, ItemWrite } from '../model/result-types.js';

const maxLines = { markdown: 100, terminal: 20 };
const maxWhat = 300;
const maxNote = 400;

/** The writes of a job that are not on GitHub as they were requested, for one reason. */
export interface Unposted {
  readonly name: string;
  readonly what: string;
  /** The outcome and the reason. */
  readonly end: string;
}

export function unpostedOf(name: string, writes: readonly ItemWrite[] = []): readonly Unposted[] {
  const byEnd = new Map<string, string[]>();
  for (const { what, outcome, note } of writes) {
    if (outcome === 'created' || outcome === 'updated' || outcome === 'unchanged') continue;
    const end = `${outcome}: ${shorten(oneLine(note), maxNote)}`;
    byEnd.set(end, [...(byEnd.get(end) ?? []), what]);
  }
  return [...byEnd].map(([end, names]) => ({ name, what: shorten(oneLine(names.join(', ')), maxWhat), end }));
}

const outcomes = ['created', 'updated', 'unchanged', 'fell back', 'withheld', 'refused', 'failed'] as const;

/** The writes of a run to the items of its jobs; empty without any. In a preview, each of them is shown. */
export function itemWriteLines(
  counts: BatchResult['writes'],
  { unposted, isPreview }: { readonly unposted: readonly Unposted[]; readonly isPreview: boolean },
  form: keyof typeof maxLines,
): readonly string[] {
  if (counts === undefined) return [];
  const sums = outcomes
    .filter((outcome) => counts[outcome] !== undefined)
    .map((outcome) => `${formatNumber(counts[outcome] ?? 0)} ${outcome}`)
    .join(', ');
  const lines = isPreview ? unposted.map(lineOf) : byReason(unposted);
  const shown = lines.slice(0, maxLines[form]);
  const left = lines.length - shown.length;
  const more = left === 0 ? [] : [`and ${formatNumber(left)} more in result.json of the state directory`];
  if (form === 'terminal') return [`Writes to items: ${sums}`, ...[...shown, ...more].map((line) => `  ${line}`)];
  const items = [...shown, ...more].map((line) => `- ${literalMarkdown(line)}`);
  return ['#### Writes to items', '', sums, '', ...items, ...(items.length === 0 ? [] : [''])];
}

const lineOf = ({ name, what, end }: Unposted): string => `${name}: ${what}: ${end}`;

/** A limit concerns many jobs. */
function byReason(unposted: readonly Unposted[]): readonly string[] {
  const groups = new Map<string, Unposted[]>();
  for (const one of unposted) groups.set(one.end, [...(groups.get(one.end) ?? []), one]);
  return [...groups].flatMap(([end, [first, ...others]]) => {
    if (first === undefined) return [];
    return others.length === 0 ? [lineOf(first)] : [`${formatCount(others.length + 1, 'job')}: ${end}`];
  });
}
