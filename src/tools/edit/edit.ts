import * as z from 'zod/mini';
import { defineTool } from '../define.js';
import { type ChangePorts, changeEffects } from '../files/change-file.js';
import { booleanInput, integerInput, textInput } from '../input.js';
import { withFileFailures } from '../output.js';
import type { Tool } from '../types.js';

const maxReplacements = 100_000;

/** The parameters of one replacement, which MultiEdit shares. */
export const replacement = {
  old_string: () =>
    textInput(
      'Text to replace, exactly as in the file, without line numbers. If empty, the file is created with new_string.',
      { empty: true },
    ),
  new_string: () => textInput('Replacement text.', { empty: true }),
  replace_all: () => z.optional(booleanInput('Replace every occurrence. Otherwise there must be exactly one.')),
  expected_replacements: () =>
    z.optional(integerInput('Refuse unless there are exactly this many occurrences.', 1, maxReplacements)),
};

const input = () =>
  z.strictObject({
    file_path: textInput('File, relative to the workspace or absolute.'),
    old_string: replacement.old_string(),
    new_string: replacement.new_string(),
    replace_all: replacement.replace_all(),
    expected_replacements: replacement.expected_replacements(),
  });

/** Replaces text in a file, or creates a file if `old_string` is empty. The code for it is loaded with the first edit. */
export function createEditTool(ports: ChangePorts): Tool {
  return defineTool({
    name: 'Edit',
    description:
      'Replaces text in a file. The old text must occur exactly once: add surrounding lines to make it unique, or set replace_all. A file that has changed since you last read it is not edited.',
    input,
    readOnly: false,
    effects: ({ file_path }) => changeEffects(file_path, ports.files),
    label: ({ file_path }) => file_path,
    preview: async ({ file_path, ...call }) =>
      await (await import('./edit-file.js')).previewEdit(file_path, ports.files, call),
    run: ({ file_path, ...call }) =>
      withFileFailures(async () => await (await import('./edit-file.js')).editFile(file_path, ports, call)),
  });
}
