import { type Diagnostic, nearest } from '../../errors.js';
import { isUntrustedField, knownFields } from '../items/item-fields.js';
import type { ItemSource, Scalar } from '../items/item-types.js';
import type { BatchJobSpec } from '../model/types.js';
import { type BatchPlaceholder, placeholdersIn, textsIn, unknownPlaceholders } from './placeholders.js';

/** A value of an entry whose placeholders are replaced. */
export interface PlaceholderUse {
  readonly name: string;
  readonly value: unknown;
  readonly location: string;
  /** The name of the evaluation, whose built-in question the user has not seen; absent if it is not part of one. */
  readonly evaluation?: string;
}

/** Only a prompt marks inserted text as data; a path, a command or a setting cannot. */
const forUntrusted = ['prompt', 'args', 'vars'];

/** The names that placeholders can use; `undefined` if they are given, but invalid: then every name is accepted. */
export interface Replaceable {
  readonly items: BatchJobSpec['items'] | undefined;
  readonly matrix: BatchJobSpec['matrix'] | undefined;
}

/** All placeholders that cannot be replaced, with the nearest that can. */
export function checkPlaceholders(
  uses: readonly PlaceholderUse[],
  { items, matrix }: Replaceable,
): readonly Diagnostic[] {
  const fields = items === undefined ? null : items === null ? [] : knownFields(items);
  const names = [
    ...(items === undefined ? ['NAME'] : (fields ?? [])).map((name) => `item.${name}`),
    ...(matrix === undefined ? ['NAME'] : Object.keys(matrix)).map((name) => `matrix.${name}`),
  ];
  return uses.flatMap(({ name, value, location, evaluation }) => {
    const place = evaluation === undefined ? '' : ` in the evaluation ${evaluation}`;
    return textsIn(value).flatMap((text): readonly Diagnostic[] => [
      ...unknownPlaceholders(text).map((source) => unknownPlaceholder(source, { location, names, place })),
      ...placeholdersIn(text).flatMap((placeholder) => {
        if (isUnknown(placeholder, fields, matrix)) {
          if (placeholder.kind === 'item' && items === null) return [withoutItems(placeholder, location, place)];
          return [unknownPlaceholder(placeholder.source, { location, names, place })];
        }
        if (items === null || items === undefined || forUntrusted.includes(name)) return [];
        return untrustedUse(placeholder, items, location);
      }),
    ]);
  });
}

function isUnknown(
  { kind, name }: BatchPlaceholder,
  fields: readonly string[] | null,
  matrix: Readonly<Record<string, readonly Scalar[]>> | undefined,
): boolean {
  if (kind === 'matrix') return matrix !== undefined && !Object.hasOwn(matrix, name);
  return fields !== null && !fields.includes(name) && !fields.includes(name.split('.', 1)[0] ?? '');
}

/** The name in the nearest placeholder is the useful part: braces would outweigh a typo in a short name. */
function unknownPlaceholder(
  source: string,
  {
    location,
    names: known,
    place,
  }: { readonly location: string; readonly names: readonly string[]; readonly place: string },
): Diagnostic {
  const guess = nearest(source.replace(/^\{\{\s*|\s*\}\}$/g, ''), known);
  const all =
    known.length === 0 ? 'this entry has neither items nor a matrix' : `known: ${known.map(braces).join(', ')}`;
  return {
    code: 'batch-invalid',
    location,
    message: `unknown placeholder ${source}${place}`,
    hint: guess === undefined ? all : `did you mean ${braces(guess)}?`,
  };
}

function braces(name: string): string {
  return `{{${name}}}`;
}

function withoutItems({ source }: BatchPlaceholder, location: string, place: string): Diagnostic {
  return {
    code: 'batch-invalid',
    location,
    message: `${source}${place} has no value: this entry has no items`,
    hint: 'add items to the entry, or remove the placeholder',
  };
}

function untrustedUse({ name, source }: BatchPlaceholder, items: ItemSource, location: string): readonly Diagnostic[] {
  if (!isUntrustedField(items, name)) return [];
  return [
    {
      code: 'batch-invalid',
      location,
      message: `${source} can be written by outside contributors, so it can only be part of prompt, args or vars`,
      hint: 'use {{item.number}} here',
    },
  ];
}
