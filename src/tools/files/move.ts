import * as z from 'zod/mini';
import { defineTool } from '../define.js';
import { textInput } from '../input.js';
import { withFileFailures } from '../output.js';
import type { Tool, ToolOutput } from '../types.js';
import type { ChangePorts } from './change-file.js';

const input = () =>
  z.strictObject({
    from: textInput('File, relative to the workspace or absolute.'),
    to: textInput('New path of the file. Nothing may exist there.'),
  });

/** Moves or renames a file; Write rules for both paths cover it. */
export function createMoveTool({ files, knownFiles }: ChangePorts): Tool {
  return defineTool({
    name: 'Move',
    description:
      'Moves or renames one file. Creates missing directories and never overwrites a file. Write rules for both paths apply.',
    input,
    readOnly: false,
    effects: ({ from, to }) => [
      { kind: 'read', path: files.resolve(from) },
      { kind: 'delete', path: files.resolve(from) },
      { kind: 'write', path: files.resolve(to) },
    ],
    label: ({ from, to }) => `${from} → ${to}`,
    run: ({ from, to }) =>
      withFileFailures(async (): Promise<ToolOutput> => {
        await files.move(from, to);
        knownFiles.forget(from);
        const [old, moved] = [files.resolve(from), files.resolve(to)];
        return {
          parts: [{ type: 'text', text: `Moved ${files.relative(old)} to ${files.relative(moved)}.` }],
          changes: [
            { path: old, kind: 'deleted' },
            { path: moved, kind: 'created' },
          ],
        };
      }),
  });
}
