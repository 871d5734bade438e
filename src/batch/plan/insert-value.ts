import { type Diagnostic, nearest, UserError } from '../../errors.js';
import type { Trust } from '../../event/context/types.js';
import { type BatchPlaceholder, replaceIn } from '../file/placeholders.js';
import { fieldOf, fieldText, isUntrustedField } from '../items/item-fields.js';
import type { BatchItem, Scalar } from '../items/item-types.js';
import { untrustedText } from '../items/search-items.js';
import type { BatchJobSpec } from '../model/types.js';

/** The values that the placeholders of one job have. */
export interface JobCell {
  readonly item: BatchItem | null;
  readonly matrix: Readonly<Record<string, Scalar>>;
}

export interface InsertOptions {
  readonly entry: BatchJobSpec;
  readonly minimumTrust: Trust;
  /** The name of the evaluation that the value belongs to; absent if it is not part of one. */
  readonly evaluation?: string;
  /** How a value is written in the text; by default as it is. */
  readonly written?: (text: string) => string;
}

/**
 * A value of the batch file with its placeholders replaced. Throws UserError `batch-items` if the item lacks a field.
 * Text of outside contributors is quoted: the file's check has made sure that only a prompt contains it.
 */
export function insertInto<T>(value: T, cell: JobCell, { written = (text) => text, ...options }: InsertOptions): T {
  return replaceIn(value, (placeholder) => written(valueOf(placeholder, cell, options)));
}

function valueOf(
  placeholder: BatchPlaceholder,
  { item, matrix }: JobCell,
  { entry, minimumTrust, evaluation }: InsertOptions,
): string {
  const { kind, name } = placeholder;
  if (kind === 'matrix') return String(matrix[name] ?? '');
  const value = item === null ? undefined : fieldOf(item.fields, name);
  if (item === null || value === undefined)
    throw new UserError(missingField(placeholder, item, { id: entry.id, evaluation }));
  if (entry.items !== null && isUntrustedField(entry.items, name))
    return untrustedText(item.fields, name, minimumTrust);
  return fieldText(value);
}

function missingField(
  { source, name }: BatchPlaceholder,
  item: BatchItem | null,
  { id, evaluation }: { readonly id: string; readonly evaluation: string | undefined },
): Diagnostic {
  const names = Object.keys(item?.fields ?? {});
  const guess = nearest(name, names);
  return {
    code: 'batch-items',
    location: item?.location ?? `entry ${id}, item ${item?.id ?? ''}`,
    message:
      evaluation === undefined
        ? `the item has no field for ${source}`
        : `the item has no field ${name}, which the evaluation ${evaluation} needs`,
    hint: guess === undefined ? `its fields are ${names.join(', ')}` : `did you mean {{item.${guess}}}?`,
  };
}
