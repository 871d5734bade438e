import * as z from 'zod/mini';
import { formatCount } from '../format-number.js';
import { type ChangePorts, changeEffects, fileToChange, saveText } from './change-file.js';
import { defineTool } from './define.js';
import { replacement } from './edit.js';
import { explainProblem, strategyNotes } from './edit-problem.js';
import { replaceText } from './edit-text.js';
import { type InputOf, textInput } from './input.js';
import { failedOutput, withFileFailures } from './output.js';
import type { TextFile } from './text-file.js';
import type { Tool, ToolOutput } from './types.js';

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
type Input = InputOf<typeof input>;

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
    run: (call) => withFileFailures(() => editFile(ports, call)),
  });
}

async function editFile(ports: ChangePorts, { file_path: path, edits }: Input): Promise<ToolOutput> {
  const found = await fileToChange(path, ports);
  if (found === 'missing') return failedOutput(`${path} does not exist. To create it, use Write.`);
  if ('problem' in found) return failedOutput(found.problem);
  const notes: string[] = [];
  const file = edited(path, found.file, edits, notes);
  if (typeof file === 'string') return failedOutput(file);
  const done = `Made ${formatCount(edits.length, 'edit')} in ${ports.files.relative(path)}.`;
  return await saveText(path, file, ports, [done, ...notes].join('\n'));
}

/** The file after all replacements, or why one of them cannot be made. */
function edited(path: string, file: TextFile, edits: Input['edits'], notes: string[]): TextFile | string {
  let { text } = file;
  for (const [index, edit] of edits.entries()) {
    const replaced = replaceText(text, {
      oldText: edit.old_string,
      newText: edit.new_string,
      all: edit.replace_all ?? false,
      expected: edit.expected_replacements ?? null,
    });
    if (replaced.kind !== 'replaced') {
      const problem = explainProblem(path, replaced, { text, newText: edit.new_string });
      return `Nothing was changed. Edit ${index + 1} of ${edits.length}: ${problem}`;
    }
    const note = strategyNotes[replaced.strategy];
    if (note !== '') notes.push(`Edit ${index + 1}:${note}`);
    ({ text } = replaced);
  }
  return { ...file, text };
}
