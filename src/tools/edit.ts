import * as z from 'zod/mini';
import { formatCount } from '../format-number.js';
import { type ChangePorts, changeEffects, fileToChange, saveText } from './change-file.js';
import { previewOf } from './change-preview.js';
import { defineTool } from './define.js';
import { explainProblem, strategyNotes } from './edit-problem.js';
import { replaceText } from './edit-text.js';
import { booleanInput, type InputOf, integerInput, textInput } from './input.js';
import { failedOutput, withFileFailures } from './output.js';
import type { Tool, ToolOutput } from './types.js';

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
type Input = InputOf<typeof input>;

/** Replaces text in a file, or creates a file if `old_string` is empty. */
export function createEditTool(ports: ChangePorts): Tool {
  return defineTool({
    name: 'Edit',
    description:
      'Replaces text in a file. The old text must occur exactly once: add surrounding lines to make it unique, or set replace_all. A file that has changed since you last read it is not edited.',
    input,
    readOnly: false,
    effects: ({ file_path }) => changeEffects(file_path, ports.files),
    label: ({ file_path }) => file_path,
    preview: ({ file_path, old_string: oldText, new_string: newText, replace_all }) =>
      previewOf(file_path, ports.files, (text) => {
        if (oldText === '') return text === '' ? newText : null;
        const replaced = replaceText(text, { oldText, newText, all: replace_all ?? false });
        return replaced.kind === 'replaced' ? replaced.text : null;
      }),
    run: (call) => withFileFailures(() => editFile(ports, call)),
  });
}

async function editFile(ports: ChangePorts, call: Input): Promise<ToolOutput> {
  const { file_path: path, old_string: oldText, new_string: newText } = call;
  const { files } = ports;
  const found = await fileToChange(path, ports);
  if (found === 'missing') {
    if (oldText !== '')
      return failedOutput(`${path} does not exist. To create it, leave old_string empty, or use Write.`);
    return await saveText(path, newFile(newText), ports, `Created ${files.relative(files.resolve(path))}.`);
  }
  if (oldText === '')
    return failedOutput(`${path} already exists. To change it, set old_string; to replace all of it, use Write.`);
  if (oldText === newText) return failedOutput('old_string and new_string are the same; nothing was changed.');
  if ('problem' in found) return failedOutput(found.problem);
  const { text } = found.file;
  const replaced = replaceText(text, {
    oldText,
    newText,
    all: call.replace_all ?? false,
    expected: call.expected_replacements ?? null,
  });
  if (replaced.kind !== 'replaced') return failedOutput(explainProblem(path, replaced, { text, newText }));
  const done = `Replaced ${formatCount(replaced.count, 'occurrence')} in ${files.relative(path)}.`;
  return await saveText(
    path,
    { ...found.file, text: replaced.text },
    ports,
    `${done}${strategyNotes[replaced.strategy]}`,
  );
}

function newFile(text: string) {
  return { text, encoding: 'utf-8', hasMark: false } as const;
}
