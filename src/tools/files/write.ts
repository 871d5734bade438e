import * as z from 'zod/mini';
import { only } from '../../errors.js';
import { formatCount } from '../../format-number.js';
import { FileProblem } from '../../platform/files/types.js';
import { defineTool } from '../define.js';
import { type InputOf, textInput } from '../input.js';
import { failedOutput, withFileFailures } from '../output.js';
import type { Tool, ToolOutput } from '../types.js';
import type { ChangePorts } from './change-file.js';
import { decodeText, encodeText, hasWindowsLineEnds, type TextFile } from './text-file.js';

/** A larger file is overwritten as UTF-8 without checking its encoding. */
const maxCheckedBytes = 20_000_000;

const input = () =>
  z.strictObject({
    file_path: textInput('File, relative to the workspace or absolute.'),
    content: textInput('The complete new content.', { empty: true }),
  });

/** Writes a whole file. An existing file keeps its encoding, byte order mark and CRLF line breaks. */
export function createWriteTool(ports: ChangePorts): Tool {
  const { files } = ports;
  return defineTool({
    name: 'Write',
    description:
      'Writes a whole file: creates it, including missing directories, or replaces its content. To change part of a file, use Edit. A file that has changed since you last read it is not overwritten.',
    input,
    readOnly: false,
    effects: ({ file_path }) => [{ kind: 'write', path: files.resolve(file_path) }],
    label: ({ file_path }) => file_path,
    preview: async ({ file_path, content }) =>
      await (await import('./change-preview.js')).previewOf(file_path, files, () => content),
    run: (call) => withFileFailures(() => writeFile(ports, call)),
  });
}

async function writeFile(
  { files, knownFiles }: ChangePorts,
  { file_path: path, content }: InputOf<typeof input>,
): Promise<ToolOutput> {
  // If the file cannot be written, the write itself reports it.
  const before = await files.read(path, maxCheckedBytes).catch(only(FileProblem, () => null));
  const objection = before === null ? null : await knownFiles.objection(path, before);
  if (objection !== null) return failedOutput(objection);
  const bytes = encodeLike(before === null ? null : decodeText(before), content);
  const kind = await files.write(path, bytes);
  knownFiles.learn(path, bytes);
  const lines = formatCount(content === '' ? 0 : content.replace(/\n$/, '').split('\n').length, 'line');
  const text = `${kind === 'created' ? 'Created' : 'Overwrote'} ${files.relative(path)} (${lines}).`;
  return { parts: [{ type: 'text', text }], changes: [{ path: files.resolve(path), kind }] };
}

/** Like the existing file; UTF-8 without one, or if its encoding cannot represent the content. */
function encodeLike(before: TextFile | null, content: string): Buffer {
  if (before === null) return Buffer.from(content);
  const text =
    hasWindowsLineEnds(before.text) && !content.includes('\r\n') ? content.replaceAll('\n', '\r\n') : content;
  return encodeText({ ...before, text }) ?? Buffer.from(text);
}
