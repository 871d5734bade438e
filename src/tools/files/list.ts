import * as z from 'zod/mini';
import type { FileInfo, FileSystem } from '../../platform/files/types.js';
import { defineTool } from '../define.js';
import { booleanInput, type InputOf, textInput } from '../input.js';
import { listedPath, omittedNote, textOutput, undecodableNames, withFileFailures } from '../output.js';
import type { Tool, ToolOutput } from '../types.js';

const maxEntries = 500;

const input = () =>
  z.strictObject({
    path: z.optional(textInput('Directory to list; the workspace by default.')),
    include_ignored: z.optional(booleanInput('Include files ignored by git.')),
  });

export function createListTool(files: FileSystem): Tool {
  return defineTool({
    name: 'List',
    description: `Lists the entries of one directory, at most ${maxEntries}: directories end in "/", links in "@", files show their size in bytes.`,
    input,
    readOnly: true,
    effects: ({ path }) => [{ kind: 'read', path: files.resolve(path ?? '.') }],
    label: ({ path }) => path ?? '.',
    run: (call) => withFileFailures(() => listDirectory(files, call)),
  });
}

export async function listDirectory(files: FileSystem, call: InputOf<typeof input>): Promise<ToolOutput> {
  const path = call.path ?? '.';
  const { entries, refused, undecodable } = await files.list(path);
  const all = entries.map((entry) => ({ ...entry, absolute: files.resolve(`${path}/${entry.name}`) }));
  const ignored =
    call.include_ignored === true
      ? new Set<string>()
      : await ignoredOf(
          files,
          path,
          all.map(({ absolute }) => absolute),
        );
  const shown = all.filter(({ name, absolute }) => !ignored.has(absolute) && name !== '.git');
  const lines = shown.slice(0, maxEntries).map(describe);
  const note = omittedNote([
    [Math.max(0, shown.length - maxEntries), 'beyond the limit'],
    [ignored.size, 'ignored by git'],
    [refused, 'not permitted by the rules'],
    [undecodable, undecodableNames],
  ]);
  if (lines.length === 0) lines.push(`[${files.relative(path)} is empty.]`);
  return textOutput([...lines, ...note].join('\n'));
}

function describe({ kind, size, ...entry }: FileInfo & { readonly name: string }): string {
  const name = listedPath(entry.name);
  switch (kind) {
    case 'directory':
      return `${name}/`;
    case 'link':
      return `${name}@`;
    case 'file':
      return `${name} (${size})`;
    case 'other':
      return `${name} (not a regular file)`;
  }
}

/** Ignores nothing inside an ignored directory: a call that names it asks for its contents. */
async function ignoredOf(files: FileSystem, directory: string, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const own = files.resolve(directory);
  const ignored = await files.ignored([own, ...paths]);
  return ignored.has(own) ? new Set() : ignored;
}
