import type { Diagnostic } from '../../errors.js';
import type { ItemSource } from '../items/item-types.js';
import { type ItemsValue, sourceKinds } from './schema.js';

/** The source of items of an entry; `null` after a problem, which is added to `diagnostics`. */
export function readItemSource(value: ItemsValue, location: string, diagnostics: Diagnostic[]): ItemSource | null {
  const kinds = sourceKinds.filter((kind) => value[kind] !== undefined);
  const [kind] = kinds;
  const before = diagnostics.length;
  const refuse = (message: string, hint: string): void => {
    diagnostics.push({ code: 'batch-invalid', location, message, hint });
  };
  if (kind === undefined || kinds.length > 1) {
    const kindsText = kinds.length === 0 ? '' : `, but has ${kinds.join(' and ')}`;
    refuse(`items needs exactly one source${kindsText}`, `write one of ${sourceKinds.join(', ')}`);
    return null;
  }
  if (value.match !== undefined && kind !== 'changed')
    refuse('match only narrows changed', 'remove match, or use changed');
  if (value.exclude !== undefined && kind !== 'changed' && kind !== 'files')
    refuse('exclude only narrows files and changed', 'remove exclude, or use files or changed');
  if (kind === 'changed' && !/^[^\s.][^\s]*?\.{2,3}[^\s]*$/.test(value.changed ?? ''))
    refuse('changed must be a range of commits', 'write A..B, or A...B for the changes since both parted');
  const negated = [value.files, value.match, value.exclude].flatMap(list).find((glob) => glob.startsWith('!'));
  if (negated !== undefined) {
    const hint = value.exclude === undefined ? `write exclude: "${negated.slice(1)}"` : 'add it to exclude, without !';
    refuse(`the glob ${negated} begins with !, which does not leave out files`, hint);
  }
  return diagnostics.length > before ? null : sourceOf(kind, value, location);
}

function sourceOf(kind: (typeof sourceKinds)[number], value: ItemsValue, location: string): ItemSource {
  const options = { limit: value.limit ?? null, location };
  const exclude = list(value.exclude);
  switch (kind) {
    case 'list':
      return { kind, values: value.list ?? [], ...options };
    case 'files':
      return { kind, patterns: list(value.files), exclude, ...options };
    case 'changed':
      return { kind, range: value.changed ?? '', files: list(value.match), exclude, ...options };
    case 'lines':
      return { kind, command: value.lines ?? '', ...options };
    case 'issues':
    case 'pulls':
      return { kind, query: value[kind] ?? '', ...options };
    case 'jsonl':
    case 'csv':
    case 'json':
    case 'test-data':
      return { kind, path: value[kind] ?? '', ...options };
  }
}

function list(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}
