import { randomUUID } from 'node:crypto';
import { formatCount } from '../../format-number.js';
import { asArray, asRecord, parsedJson } from '../../parsed-json.js';
import { type ChangePorts, fileToChange, saveText } from '../files/change-file.js';
import { failedOutput } from '../output.js';
import type { ToolOutput } from '../types.js';

export interface CellChange {
  readonly file_path: string;
  readonly cell: number;
  readonly new_source?: string | undefined;
  readonly cell_type?: 'code' | 'markdown' | undefined;
  readonly edit_mode?: 'replace' | 'insert' | 'delete' | undefined;
}

/** Changes a cell of a notebook. Rejects with FileProblem. */
export async function editNotebook(ports: ChangePorts, call: CellChange): Promise<ToolOutput> {
  const { file_path: path, cell } = call;
  const found = await fileToChange(path, ports);
  if (found === 'missing') return failedOutput(`${path} does not exist. To create it, use Write.`);
  if ('problem' in found) return failedOutput(found.problem);
  const { text } = found.file;
  const notebook = asRecord(parsedJson(text));
  if (!Array.isArray(notebook['cells'])) return failedOutput(`${path} is not a Jupyter notebook.`);
  const cells = editedCells(asArray(notebook['cells']).map(asRecord), call, Number(notebook['nbformat_minor']) >= 5);
  if (typeof cells === 'string') return failedOutput(`${path}: ${cells}`);
  const json = JSON.stringify({ ...notebook, cells }, null, indentationOf(text)) + (text.endsWith('\n') ? '\n' : '');
  const done = { replace: 'Replaced', insert: 'Inserted a cell after', delete: 'Deleted' }[call.edit_mode ?? 'replace'];
  const name = ports.files.relative(path);
  return await saveText(path, { ...found.file, text: json }, ports, `${done} cell ${cell} of ${name}.`);
}

type Cell = Readonly<Record<string, unknown>>;

/** The cells after the change, or why it is not possible. */
function editedCells(cells: readonly Cell[], call: CellChange, hasIds: boolean): readonly Cell[] | string {
  const { cell, new_source: source, cell_type: type, edit_mode: mode = 'replace' } = call;
  const old = cells[cell - 1];
  if (cell > cells.length || (old === undefined && mode !== 'insert'))
    return `cell ${cell} does not exist; the notebook has ${formatCount(cells.length, 'cell')}.`;
  if (mode === 'delete') return cells.toSpliced(cell - 1, 1);
  if (source === undefined) return 'new_source is missing.';
  if (mode === 'replace')
    return cells.with(cell - 1, cellWith({ ...old, ...(type === undefined ? {} : { cell_type: type }) }, source));
  if (type === undefined) return 'cell_type is required for insert.';
  const id = hasIds ? { id: randomUUID().slice(0, 8) } : {};
  return cells.toSpliced(cell, 0, cellWith({ cell_type: type, ...id, metadata: {} }, source));
}

/** A code cell has outputs, which belonged to its old source; other cells have none. */
function cellWith({ outputs: _, execution_count: __, ...cell }: Cell, source: string): Cell {
  const lines = source.split(/(?<=\n)/);
  const code = cell['cell_type'] === 'code' ? { execution_count: null, outputs: [] } : {};
  return { ...cell, ...code, source: source === '' ? [] : lines };
}

/** As in the file; Jupyter writes one space. */
function indentationOf(text: string): string {
  return /^\{\r?\n([ \t]+)/.exec(text)?.[1] ?? ' ';
}
