import type { BatchJobResult } from '../model/result-types.js';

/** Recognizes a job in another run of its batch, whatever its key. */
export function jobIdentity({ id, item, matrix, repeat }: Pick<BatchJobResult, 'id' | 'item' | 'matrix' | 'repeat'>) {
  const matrixValues = Object.entries(matrix).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([id, item === null ? null : itemIdentity(item), matrixValues, repeat]);
}

/** Of an issue the number, of a file the path, of a row its `id`; other fields may change between two runs. */
function itemIdentity(item: Readonly<Record<string, unknown>>): unknown {
  return item['id'] ?? item['number'] ?? item['path'] ?? item['value'] ?? item;
}
