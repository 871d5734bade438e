import * as z from 'zod/mini';
import { formatCount } from '../../format-number.js';
import { defineTool } from '../define.js';
import { type ChangePorts, changeEffects } from '../files/change-file.js';
import { textInput } from '../input.js';
import { withFileFailures } from '../output.js';
import type { Tool } from '../types.js';
import { replacement } from './edit.js';

const maxEdits = 200;

const input = () =>
  z.strictObject({
    file_path: textInput('File, relative to the workspace or absolute.'),
    edits: z
      .array(
        z.strictObject({
          old_string: textInput('Text to replace, as in Edit.'),
          new_string: replacement.new_string(),
          replace_all: replacement.replace_all(),
          expected_replacements: replacement.expected_replacements(),
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(maxEdits),
        z.describe('Replacements, each in the result of the previous one.'),
      ),
  });

/** Makes several replacements in one file, or none. */
export function createMultiEditTool(ports: ChangePorts): Tool {
  return defineTool({
    name: 'MultiEdit',
    description:
      'Makes several replacements in one file, one after the other. If one of them fails, nothing is changed.',
    input,
    readOnly: false,
    effects: ({ file_path }) => changeEffects(file_path, ports.files),
    label: ({ file_path, edits }) => `${file_path} (${formatCount(edits.length, 'edit')})`,
    run: ({ file_path, edits }) =>
      withFileFailures(async () => await (await import('./edit-file.js')).editSeveral(file_path, ports, edits)),
  });
}
