import * as z from 'zod/mini';
import { formatCount } from '../../format-number.js';
import { defineTool } from '../define.js';
import { type ChangePorts, changeEffects } from '../files/change-file.js';
import { booleanInput, integerInput, textInput } from '../input.js';
import { withFileFailures } from '../output.js';
import type { Tool } from '../types.js';

const maxReplacements = 100_000;

const replacement = () => ({
  new_string: textInput('Replacement text.', { empty: true }),
  replace_all: z.optional(booleanInput('Replace every occurrence. Otherwise there must be exactly one.')),
  expected_replacements: z.optional(
    integerInput('Refuse unless there are exactly this many occurrences.', 1, maxReplacements),
  ),
});

const input = () =>
  z.strictObject({
    file_path: textInput('File, relative to the workspace or absolute.'),
    old_string: textInput(
      'Text to replace, exactly as in the file, without line numbers. If empty, the file is created with new_string.',
      { empty: true },
    ),
    ...replacement(),
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

const maxEdits = 200;

const severalInput = () =>
  z.strictObject({
    file_path: textInput('File, relative to the workspace or absolute.'),
    edits: z
      .array(
        z.strictObject({
          old_string: textInput('Text to replace, as in Edit.'),
          ...replacement(),
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(maxEdits),
        z.describe('Replacements, each in the result of the previous one.'),
      ),
  });

export function createMultiEditTool(ports: ChangePorts): Tool {
  return defineTool({
    name: 'MultiEdit',
    description:
      'Makes several replacements in one file, one after the other. If one of them fails, nothing is changed.',
    input: severalInput,
    readOnly: false,
    effects: ({ file_path }) => changeEffects(file_path, ports.files),
    label: ({ file_path, edits }) => `${file_path} (${formatCount(edits.length, 'edit')})`,
    run: ({ file_path, edits }) =>
      withFileFailures(async () => await (await import('./edit-file.js')).editSeveral(file_path, ports, edits)),
  });
}
