import { FileProblem, type FileSystem } from '../platform/types.js';
import { defineTool } from './define.js';
import { type InputOf, objectShape, textShape } from './input.js';
import { countNoun, withFileFailures } from './output.js';
import { decodeText, encodeText, hasWindowsLineEnds } from './text-file.js';
import type { Tool, ToolOutput } from './types.js';

/** A file above it is overwritten as UTF-8 without a look at what it was. */
const maxLookedAtBytes = 20_000_000;

const input = objectShape({
  file_path: textShape('File, relative to the workspace or absolute.'),
  content: textShape('The whole new content.', { empty: true }),
});

/** Puts a whole file. An existing one keeps its encoding, its byte order mark and its CR LF line ends. */
export function createWriteTool(files: FileSystem): Tool {
  return defineTool({
    name: 'Write',
    description:
      'Writes a whole file: creates it, with missing directories, or replaces its content. To change a part of a file, use Edit.',
    input,
    readOnly: false,
    effects: ({ file_path }) => [{ kind: 'write', path: files.resolve(file_path) }],
    label: ({ file_path }) => file_path,
    run: (call) => withFileFailures(() => writeFile(files, call)),
  });
}

async function writeFile(files: FileSystem, { file_path: path, content }: InputOf<typeof input>): Promise<ToolOutput> {
  const kind = await files.write(path, await inFormOf(files, path, content));
  const lines = countNoun(content === '' ? 0 : content.replace(/\n$/, '').split('\n').length, 'line');
  const text = `${kind === 'created' ? 'Created' : 'Overwrote'} ${files.relative(path)} (${lines}).`;
  return { parts: [{ type: 'text', text }], changes: [{ path: files.resolve(path), kind }] };
}

/** UTF-8 where there is no text file yet, or where its encoding cannot hold the new content. */
async function inFormOf(files: FileSystem, path: string, content: string): Promise<Buffer> {
  const before = await files.read(path, maxLookedAtBytes).then(decodeText, (error: unknown) => {
    // What speaks against writing, the writing itself will say.
    if (error instanceof FileProblem) return null;
    throw error;
  });
  if (before === null) return Buffer.from(content);
  const text =
    hasWindowsLineEnds(before.text) && !content.includes('\r\n') ? content.replaceAll('\n', '\r\n') : content;
  return encodeText({ ...before, text }) ?? Buffer.from(text);
}
