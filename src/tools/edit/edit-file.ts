import { formatCount } from '../../format-number.js';
import type { FileSystem } from '../../platform/files/types.js';
import { startOf } from '../../text.js';
import { type ChangePorts, fileToChange, saveText } from '../files/change-file.js';
import { previewOf } from '../files/change-preview.js';
import type { TextFile } from '../files/text-file.js';
import { failedOutput } from '../output.js';
import type { ToolOutput } from '../types.js';
import type { Strategy } from './edit-match.js';
import { type Replaced, replaceText } from './edit-text.js';

/** One replacement, with the names that the model uses. */
export interface Replacement {
  readonly old_string: string;
  readonly new_string: string;
  readonly replace_all?: boolean | undefined;
  readonly expected_replacements?: number | undefined;
}

/** The diff of a replacement; see previewOf. */
export async function previewEdit(
  path: string,
  files: FileSystem,
  { old_string: oldText, new_string: newText, replace_all: all = false }: Replacement,
): Promise<string | null> {
  return await previewOf(path, files, (text) => {
    if (oldText === '') return text === '' ? newText : null;
    const replaced = replaceText(text, { oldText, newText, all });
    return replaced.kind === 'replaced' ? replaced.text : null;
  });
}

/** Makes one replacement in a file, or creates it. */
export async function editFile(path: string, ports: ChangePorts, call: Replacement): Promise<ToolOutput> {
  const { old_string: oldText, new_string: newText } = call;
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
  const replaced = replaceIn(text, call);
  if (replaced.kind !== 'replaced') return failedOutput(explainProblem(path, replaced, { text, newText }));
  const done = `Replaced ${formatCount(replaced.count, 'occurrence')} in ${files.relative(path)}.`;
  return await saveText(
    path,
    { ...found.file, text: replaced.text },
    ports,
    `${done}${strategyNotes[replaced.strategy]}`,
  );
}

function replaceIn(
  text: string,
  { old_string: oldText, new_string: newText, replace_all: all = false, expected_replacements: expected }: Replacement,
): Replaced {
  return replaceText(text, { oldText, newText, all, ...(expected === undefined ? {} : { expected }) });
}

function newFile(text: string): TextFile {
  return { text, encoding: 'utf-8', hasMark: false };
}

/** Makes several replacements in a file, or none. */
export async function editSeveral(
  path: string,
  ports: ChangePorts,
  edits: readonly Replacement[],
): Promise<ToolOutput> {
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
function edited(path: string, file: TextFile, edits: readonly Replacement[], notes: string[]): TextFile | string {
  let { text } = file;
  for (const [index, edit] of edits.entries()) {
    const replaced = replaceIn(text, edit);
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

const maxLinesNamed = 10;

/** How the old text was matched, for the model; empty for a literal match. */
const strategyNotes: Readonly<Record<Strategy, string>> = {
  exact: '',
  homoglyphs:
    ' old_string was not found literally; it was matched by treating similar quotes, dashes and spaces as equal.',
  'trailing-whitespace':
    ' old_string was not found literally; it was matched by ignoring whitespace at line ends and treating similar quotes, dashes and spaces as equal.',
  indentation:
    ' old_string was not found literally; it was matched with another indentation, and new_string was indented like the file.',
  escapes: ' old_string was not found literally; old_string and new_string were unescaped (\\n, \\t, \\").',
};

/** Why nothing was replaced, and what to do. `text` is that of the file. */
function explainProblem(
  path: string,
  replaced: Exclude<Replaced, { kind: 'replaced' }>,
  { text, newText }: { readonly text: string; readonly newText: string },
): string {
  switch (replaced.kind) {
    case 'unchanged':
      return 'The new text equals the old text; nothing was changed.';
    case 'ambiguous':
      return (
        `old_string occurs ${replaced.lines.length} times in ${path} (${named(replaced.lines)}). ` +
        'Add surrounding lines to make it unique, or set replace_all.'
      );
    case 'unexpected':
      return `old_string occurs ${formatCount(replaced.lines.length, 'time')} in ${path} (${named(replaced.lines)}), not ${replaced.expected}; nothing was changed.`;
    case 'not-found': {
      const near = replaced.nearest;
      const hint = near === null ? '' : ` The most similar line is line ${near.line}:\n${startOf(near.text, 500)}`;
      const isDone = newText.trim().length > 10 && text.replaceAll('\r\n', '\n').includes(newText);
      const done = isDone ? ' new_string is in the file already.' : '';
      return `old_string does not occur in ${path}; whitespace and line breaks must match.${done} Read the file again.${hint}`;
    }
  }
}

function named(lines: readonly number[]): string {
  return `lines ${lines.slice(0, maxLinesNamed).join(', ')}${lines.length > maxLinesNamed ? ' …' : ''}`;
}
