import { createHash } from 'node:crypto';
import { type Diagnostic, UserError } from '../../errors.js';
import { formatCount } from '../../format-number.js';
import { isMapping } from '../../prompt/formats/yaml.js';
import type { BatchItem } from './item-types.js';

export interface Row {
  readonly value: unknown;
  /** `FILE:LINE`, or another position in a file. */
  readonly location: string;
}

/** More errors of one file would not help to correct it. */
const maxDiagnostics = 20;

/** Items from the rows of a file. Throws UserError `batch-items`, with every row that cannot be an item. */
export function itemsOfRows(rows: readonly Row[]): readonly BatchItem[] {
  const diagnostics: Diagnostic[] = [];
  const items = rows.flatMap(({ value, location }): readonly BatchItem[] => {
    const fields = isMapping(value) ? value : isScalar(value) ? { value } : null;
    if (fields !== null) return [{ id: idOf(fields), fields, content: null, location }];
    diagnostics.push({
      code: 'batch-items',
      location,
      message: `an item must be an object or a text, but is ${Array.isArray(value) ? 'a list' : 'null'}`,
      hint: 'write {"name": "value"} for an item with fields',
    });
    return [];
  });
  throwAll(diagnostics);
  return items;
}

export function throwAll(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length === 0) return;
  const more = diagnostics.length - maxDiagnostics;
  const rest: Diagnostic = {
    code: 'batch-items',
    message: `and ${formatCount(more, 'more row has a problem', 'more rows have problems')}`,
    hint: 'correct the rows above first',
  };
  throw new UserError([...diagnostics.slice(0, maxDiagnostics), ...(more > 0 ? [rest] : [])]);
}

/** The `id` of a row or its value, so that the item is recognized when another field changes; else a digest. */
export function idOf(fields: Readonly<Record<string, unknown>>): string {
  const id = fields['id'] ?? (Object.keys(fields).length === 1 ? fields['value'] : undefined);
  if (isScalar(id) && String(id) !== '') return String(id);
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 16);
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
