import type { ItemSource } from './item-types.js';

/** Fields of an issue or pull request that anyone can write. */
const untrustedFields = ['title', 'body', 'author', 'labels'];

const ofFile = ['path', 'name', 'stem', 'dir'];
const ofSearch = ['number', 'url', 'association', 'created', 'updated', ...untrustedFields];

/** The fields of the items of a source, before any item is known; `null` if only its rows determine them. */
export function knownFields(source: ItemSource): readonly string[] | null {
  switch (source.kind) {
    case 'files':
    case 'changed':
      return ofFile;
    case 'lines':
      return ['value'];
    case 'issues':
    case 'pulls':
      return ofSearch;
    case 'list':
      if (source.values.length === 0) return null;
      return [
        ...new Set(source.values.flatMap((value) => (typeof value === 'object' ? Object.keys(value) : ['value']))),
      ];
    case 'jsonl':
    case 'csv':
    case 'json':
    case 'test-data':
      return null;
  }
}

/** Whether a field can hold text from outside contributors. */
export function isUntrustedField(source: ItemSource, name: string): boolean {
  return (source.kind === 'issues' || source.kind === 'pulls') && untrustedFields.includes(name);
}

export function fieldOf(fields: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(fields, name)) return fields[name];
  let value: unknown = fields;
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[part];
  }
  return value;
}

/** How a value is written where a placeholder inserts it. */
export function fieldText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
