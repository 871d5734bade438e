import * as z from 'zod/mini';
import { defineTool } from '../define.js';
import { type ChangePorts, changeEffects } from '../files/change-file.js';
import { integerInput, textInput } from '../input.js';
import { withFileFailures } from '../output.js';
import type { Tool } from '../types.js';

const maxCell = 100_000;

const input = () =>
  z.strictObject({
    file_path: textInput('Notebook (.ipynb), relative to the workspace or absolute.'),
    cell: integerInput(
      'Number of the cell as Read shows it, from 1; insert adds a cell after it, 0 at the start.',
      0,
      maxCell,
    ),
    new_source: z.optional(textInput('Source of the cell; not for delete.', { empty: true })),
    cell_type: z.optional(z.enum(['code', 'markdown']).check(z.describe('Type of the cell; required for insert.'))),
    edit_mode: z.optional(
      z.enum(['replace', 'insert', 'delete']).check(z.describe('What to do with the cell; replace by default.')),
    ),
  });

/** Replaces, inserts or deletes a cell of a Jupyter notebook. The code for it is loaded with the first call. */
export function createNotebookEditTool(ports: ChangePorts): Tool {
  return defineTool({
    name: 'NotebookEdit',
    description: 'Replaces, inserts or deletes one cell of a Jupyter notebook. A replaced code cell loses its outputs.',
    input,
    readOnly: false,
    effects: ({ file_path }) => changeEffects(file_path, ports.files),
    label: ({ file_path, cell }) => `${file_path}, cell ${cell}`,
    run: (call) => withFileFailures(async () => await (await import('./edit-notebook.js')).editNotebook(ports, call)),
  });
}
