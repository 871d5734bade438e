import * as z from 'zod/mini';
import { only } from '../../errors.js';
import { FileProblem } from '../../platform/files/types.js';
import { defineTool } from '../define.js';
import { textInput } from '../input.js';
import { failedOutput, withFileFailures } from '../output.js';
import type { Tool, ToolOutput } from '../types.js';
import type { ChangePorts } from './change-file.js';

/** A larger file is deleted without comparing its content with what the model has seen. */
const maxComparedBytes = 20_000_000;

const input = () =>
  z.strictObject({ file_path: textInput('File, link or empty directory, relative to the workspace or absolute.') });

/** Deletes a file; Write rules cover it. */
export function createDeleteTool({ files, knownFiles }: ChangePorts): Tool {
  return defineTool({
    name: 'Delete',
    description: 'Deletes one file, link (not its target) or empty directory. Write rules apply.',
    input,
    readOnly: false,
    effects: ({ file_path }) => [{ kind: 'delete', path: files.resolve(file_path) }],
    label: ({ file_path }) => file_path,
    run: ({ file_path: path }) =>
      withFileFailures(async (): Promise<ToolOutput> => {
        // A file that the rules do not let the model read, a link or a directory is not compared.
        const bytes = await files.read(path, maxComparedBytes).catch(only(FileProblem, () => null));
        const objection = bytes === null ? null : await knownFiles.objection(path, bytes);
        if (objection !== null) return failedOutput(objection);
        await files.remove(path);
        knownFiles.forget(path);
        const text = `Deleted ${files.relative(files.resolve(path))}.`;
        return { parts: [{ type: 'text', text }], changes: [{ path: files.resolve(path), kind: 'deleted' }] };
      }),
  });
}
