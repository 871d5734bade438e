import { type Diagnostic, messageOf, rethrowUnless, UserError } from '../../errors.js';
import { formatCount } from '../../format-number.js';
import { decodePrompt, encodingProblem } from '../../prompt/decode.js';
import { readYamlFile } from '../../prompt/formats/yaml.js';
import { diagnosticInFile } from '../../prompt/position.js';
import { existingPathHint } from '../../tools/search/glob-match.js';
import { exactNumber, parseExactJson } from './exact-json.js';
import { changedFileItems, fileItems } from './file-items.js';
import { itemProblem, readItemFile } from './item-problem.js';
import type { BatchItem, FoundItems, ItemPorts, ItemSource } from './item-types.js';
import { itemsOfRows, type Row, throwAll } from './rows.js';
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
  // Spreadsheets save other encodings too; a wrong guess would be paid for as the text of a prompt.
  const problem = encodingProblem(bytes, 'the file');
  if (problem !== null) throw new UserError({ code: 'batch-items', location: path, ...problem });
  const text = new TextDecoder().decode(bytes);
  switch (kind) {
    case 'jsonl':
      return jsonlRows(path, text);
    case 'json':
      return jsonRows(path, text);
    case 'csv':
      return await csvRows(path, text);
  }
}

/** One JSON value per line; blank lines are skipped. Throws UserError `batch-items` with every invalid line. */
function jsonlRows(path: string, text: string): readonly Row[] {
  const diagnostics: Diagnostic[] = [];
  const rows: Row[] = [];
  let line = 0;
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    const stop = end < 0 ? text.length : end;
    const content = text.slice(start, stop).trim();
    start = stop + 1;
    line += 1;
    if (content === '') continue;
    const location = `${path}:${String(line)}`;
    try {
      rows.push({ value: parseExactJson(content), location });
    } catch (error) {
      diagnostics.push(invalid(location, `invalid JSON: ${messageOf(error)}`, 'write one JSON value per line'));
    }
  }
  throwAll(diagnostics);
  return rows;
}

/** A JSON file that contains a list. Throws UserError `batch-items`. */
function jsonRows(path: string, text: string): readonly Row[] {
  const value = parseJson(path, text);
  if (Array.isArray(value))
    return value.map((row: unknown, index) => ({ value: row, location: `${path}, item ${String(index + 1)}` }));
  throw itemProblem(path, 'the file must contain a list', 'write [ … ] around the items');
}

function parseJson(path: string, text: string): unknown {
  try {
    return parseExactJson(text);
  } catch (error) {
    const offset = Number(/at position (\d+)/.exec(messageOf(error))?.[1] ?? text.trimEnd().length);
    throwAll([
      diagnosticInFile(path, text, offset, {
        code: 'batch-items',
        message: 'invalid JSON',
        hint: 'correct the JSON at this location',
      }),
    ]);
  }
  return null;
}

/** The first row has the names. Throws UserError `batch-items` with every row of another number of fields. */
async function csvRows(path: string, text: string): Promise<readonly Row[]> {
  const records = await parseCsv(path, text);
  const [header, ...others] = records;
  if (header === undefined) return [];
  const names = header.fields.map((name) => name.trim());
  const repeated = names.find((name, index) => name === '' || names.indexOf(name) < index);
  if (repeated !== undefined) {
    const message = repeated === '' ? 'a column has no name' : `two columns have the name ${repeated}`;
    throw itemProblem(`${path}:1`, message, 'give each column a name of its own');
  }
  const diagnostics = others
    .filter(({ fields }) => fields.length !== names.length)
    .map(({ fields, line }) =>
      invalid(
        `${path}:${String(line)}`,
        `the row has ${formatCount(fields.length, 'field')}, but the first row names ${String(names.length)}`,
        'add the missing fields, or put a field that contains commas in quotes',
      ),
    );
  throwAll(diagnostics);
  return others.map(({ fields, line }) => ({
    value: Object.fromEntries(names.map((name, index) => [name, fields[index] ?? ''])),
    location: `${path}:${String(line)}`,
  }));
}

interface CsvRecord {
  readonly fields: readonly string[];
  /** The line on which the row begins. */
  readonly line: number;
}

async function parseCsv(path: string, text: string): Promise<readonly CsvRecord[]> {
  const { CsvError, parse } = await import('csv-parse/sync');
  try {
    const options = {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // Spreadsheets leave rows of commas behind.
      skip_records_with_empty_values: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    };
    const parsed: readonly unknown[] = parse(text, options);
    let last = 0;
    return (parsed as readonly { readonly record: string[]; readonly info: { readonly lines: number } }[]).map(
      ({ record, info }) => {
        const line = info.lines - record.join('').split('\n').length + 1;
        const start = Math.max(last + 1, line);
        last = info.lines;
        return { fields: record, line: start };
      },
    );
  } catch (error) {
    rethrowUnless(error, CsvError);
    const { lines: line = 1 } = error as unknown as { readonly lines?: number };
    throw itemProblem(
      `${path}:${String(line)}`,
      `invalid CSV: ${error.message}`,
      'correct the row: a quote inside a field in quotes is written twice',
    );
  }
}

function invalid(location: string, message: string, hint: string): Diagnostic {
  return { code: 'batch-items', location, message, hint };
}

/** The rows of `testData` of a .prompt.yml. Rejects with UserError `batch-items`, `prompt-syntax`, `prompt-unreadable`. */
async function testDataRows(path: string, bytes: Uint8Array): Promise<readonly Row[]> {
  const file = await readYamlFile(path, decodePrompt(bytes, path), exactNumber);
  const rows = file.value['testData'];
  if (rows === undefined) throw itemProblem(path, 'the file has no testData', 'add testData, a list of mappings');
  if (!Array.isArray(rows)) {
    const { found: _, ...diagnostic } = file.diagnostic(['testData'], {
      message: '`testData` must be a list',
      hint: 'write one mapping per row, each starting with a dash',
    });
    throw new UserError({ ...diagnostic, code: 'batch-items' });
  }
  return rows.map((value: unknown, index) => {
    const { location = path } = file.diagnostic(['testData', index], { message: '', hint: '' });
    return { value, location };
  });
}
