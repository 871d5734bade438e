import * as z from 'zod/mini';
import { FileProblem, type FileSystem } from '../platform/types.js';
import { startOf } from '../text.js';
import { defineTool } from './define.js';
import type { Strategy } from './edit-match.js';
import { type Replaced, replaceText } from './edit-text.js';
import { booleanInput, type InputOf, textInput } from './input.js';
import { countNoun, failedOutput, withFileFailures } from './output.js';
import { decodeText, encodeText, type TextFile } from './text-file.js';
import type { Tool, ToolOutput } from './types.js';

const maxFileBytes = 20_000_000;
const maxLinesNamed = 10;

const input = () =>
  z.strictObject({
    file_path: textInput('File, relative to the workspace or absolute.'),
    old_string: textInput(
      'Text to replace, exactly as in the file, without line numbers. If empty, the file is created with new_string.',
      { empty: true },
    ),
    new_string: textInput('Replacement text.', { empty: true }),
    replace_all: z.optional(booleanInput('Replace every occurrence. Otherwise there must be exactly one.')),
  });
type Input = InputOf<typeof input>;

/** Replaces text in a file, or creates a file if `old_string` is empty. */
export function createEditTool(files: FileSystem): Tool {
  return defineTool({
    name: 'Edit',
    description:
      'Replaces text in a file. The old text must occur exactly once: add surrounding lines to make it unique, or set replace_all.',
    input,
    readOnly: false,
    effects: ({ file_path }) => {
      const path = files.resolve(file_path);
      return [
        { kind: 'read', path },
        { kind: 'write', path },
      ];
    },
    label: ({ file_path }) => file_path,
    run: (call) => withFileFailures(() => editFile(files, call)),
  });
}

async function editFile(files: FileSystem, call: Input): Promise<ToolOutput> {
  const { file_path: path, old_string: oldText, new_string: newText } = call;
  const bytes = await files.read(path, maxFileBytes).catch((error: unknown) => {
    if (error instanceof FileProblem && error.code === 'missing') return null;
    throw error;
  });
  if (oldText === '') return bytes === null ? create(files, path, newText) : failedOutput(existsAlready(path));
  if (bytes === null)
    return failedOutput(`${path} does not exist. To create it, leave old_string empty, or use Write.`);
  if (oldText === newText) return failedOutput('old_string and new_string are the same; nothing was changed.');
  const file = decodeText(bytes);
  if (file === null) return failedOutput(`${path} is a binary file.`);
  const replaced = replaceText(file.text, { oldText, newText, all: call.replace_all ?? false });
  return replaced.kind === 'replaced' ? save(files, path, file, replaced) : failedOutput(explain(path, replaced));
}

async function create(files: FileSystem, path: string, text: string): Promise<ToolOutput> {
  const kind = await files.write(path, text);
  return changed(files, path, kind, `Created ${files.relative(path)}.`);
}

async function save(
  files: FileSystem,
  path: string,
  file: TextFile,
  replaced: Extract<Replaced, { kind: 'replaced' }>,
): Promise<ToolOutput> {
  const bytes = encodeText({ ...file, text: replaced.text });
  if (bytes === null)
    return failedOutput(`${path} is encoded in Latin-1, which does not contain all characters of new_string.`);
  const kind = await files.write(path, bytes);
  const done = `Replaced ${countNoun(replaced.count, 'occurrence')} in ${files.relative(path)}.`;
  return changed(files, path, kind, `${done}${notes[replaced.strategy]}`);
}

function changed(files: FileSystem, path: string, kind: 'created' | 'modified', text: string): ToolOutput {
  return { parts: [{ type: 'text', text }], changes: [{ path: files.resolve(path), kind }] };
}

const notes: Readonly<Record<Strategy, string>> = {
  exact: '',
  homoglyphs:
    ' old_string was not found literally; it was matched by treating similar quotes, dashes and spaces as equal.',
  'trailing-whitespace':
    ' old_string was not found literally; it was matched by ignoring whitespace at line ends and treating similar quotes, dashes and spaces as equal.',
};

function existsAlready(path: string): string {
  return `${path} already exists. To change it, set old_string; to replace all of it, use Write.`;
}

function explain(path: string, replaced: Exclude<Replaced, { kind: 'replaced' }>): string {
  switch (replaced.kind) {
    case 'unchanged':
      return 'The new text equals the old text; nothing was changed.';
    case 'ambiguous': {
      const { lines } = replaced;
      const more = lines.length > maxLinesNamed ? ' …' : '';
      return (
        `old_string occurs ${lines.length} times in ${path} (lines ${lines.slice(0, maxLinesNamed).join(', ')}${more}). ` +
        'Add surrounding lines to make it unique, or set replace_all.'
      );
    }
    case 'not-found': {
      const near = replaced.nearest;
      const hint = near === null ? '' : ` The most similar line is line ${near.line}:\n${startOf(near.text, 500)}`;
      return `old_string does not occur in ${path}; whitespace and line breaks must match. Read the file again.${hint}`;
    }
  }
}
