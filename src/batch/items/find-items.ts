import { UserError } from '../../errors.js';
import { encodingProblem } from '../../prompt/decode.js';
import { existingPathHint } from '../../tools/search/glob-match.js';
import { changedFileItems, fileItems } from './file-items.js';
import type { FoundItems, ItemPorts } from './item-ports.js';
import { readItemFile } from './item-problem.js';
import type { BatchItem, ItemSource } from './item-types.js';
import { csvRows, jsonlRows, jsonRows, testDataRows } from './row-files.js';
import { itemsOfRows, type Row } from './rows.js';
import { searchItems } from './search-items.js';

/** The items of a source, in a stable order. Rejects with UserError `batch-items`. */
export async function findItems(source: ItemSource, ports: ItemPorts): Promise<FoundItems> {
  const { limit, location } = source;
  const upToMax = (items: readonly BatchItem[]): FoundItems => ({
    items: items.slice(0, limit ?? undefined),
    notices: [],
  });
  const rowsAt = (values: readonly unknown[], locationOf: (index: number) => string): readonly BatchItem[] =>
    itemsOfRows(values.map((value, index) => ({ value, location: locationOf(index) })));
  switch (source.kind) {
    case 'issues':
    case 'pulls':
      return await searchItems(source, ports.search);
    case 'list':
      return upToMax(rowsAt(source.values, (index) => `${location}, item ${String(index + 1)}`));
    case 'lines': {
      const lines = (await ports.runCommand(source.command, location)).split(/\r?\n/);
      return upToMax(
        rowsAt(
          lines.filter((line) => line.trim() !== ''),
          () => location,
        ),
      );
    }
    case 'files':
      return await foundFiles(source, ports);
    case 'changed': {
      const paths = await ports.changedFiles(source.range, location);
      const patterns = source.files.length === 0 ? ['**'] : source.files;
      return upToMax(await changedFileItems(paths, { ...source, patterns }, ports.files));
    }
    case 'jsonl':
    case 'csv':
    case 'json':
    case 'test-data': {
      const bytes = await readItemFile(source.path, location, ports.source);
      return upToMax(itemsOfRows(await rowsOf(source.kind, source.path, bytes)));
    }
  }
}

async function foundFiles(source: Extract<ItemSource, { kind: 'files' }>, ports: ItemPorts): Promise<FoundItems> {
  const items = await fileItems(source, ports.files, ports.signal);
  if (items.length > 0) return { items, notices: [] };
  const hints = await Promise.all(
    source.patterns.map(async (pattern) => await existingPathHint(pattern, { files: ports.files, directory: '.' })),
  );
  return { items, notices: hints.flatMap((hint) => (hint === null ? [] : [`${source.location}: ${hint}`])) };
}

async function rowsOf(
  kind: 'jsonl' | 'csv' | 'json' | 'test-data',
  path: string,
  bytes: Buffer,
): Promise<readonly Row[]> {
  if (kind === 'test-data') return await testDataRows(path, bytes);
  const text = textOf(path, bytes);
  switch (kind) {
    case 'jsonl':
      return jsonlRows(path, text);
    case 'json':
      return jsonRows(path, text);
    case 'csv':
      return await csvRows(path, text);
  }
}

/** Spreadsheets save other encodings too; a wrong guess would be paid for as the text of a prompt. */
function textOf(path: string, bytes: Buffer): string {
  const problem = encodingProblem(bytes, 'the file');
  if (problem !== null) throw new UserError({ code: 'batch-items', location: path, ...problem });
  return new TextDecoder().decode(bytes);
}
