import type { FileInfo, FileSystem } from '../platform/types.js';
import { defineTool } from './define.js';
import { booleanShape, type InputOf, objectShape, optionalShape, textShape } from './input.js';
import { omittedNote, textOutput, withFileFailures } from './output.js';
import type { Tool, ToolOutput } from './types.js';

const maxEntries = 500;

const input = objectShape({
  path: optionalShape(textShape('Directory; without it the workspace.')),
  include_ignored: optionalShape(booleanShape('Show what git ignores too.')),
});

/** Lists one directory: directories with `/`, links with `@`, files with their size. */
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

async function listDirectory(files: FileSystem, call: InputOf<typeof input>): Promise<ToolOutput> {
  const path = call.path ?? '.';
  const { entries, refused } = await files.list(path);
  const all = entries.map((entry) => ({ ...entry, place: files.resolve(`${path}/${entry.name}`) }));
  const ignored =
    call.include_ignored === true
      ? new Set<string>()
      : await ignoredOf(
          files,
          path,
          all.map(({ place }) => place),
        );
  const shown = all.filter(({ name, place }) => !ignored.has(place) && name !== '.git');
  const lines = shown.slice(0, maxEntries).map(describe);
  const note = omittedNote([
    [Math.max(0, shown.length - maxEntries), 'beyond the limit'],
    [ignored.size, 'ignored by git'],
    [refused, 'closed by the rules'],
  ]);
  if (lines.length === 0) lines.push(`[${files.relative(path)} is empty.]`);
  return textOutput([...lines, ...(note === '' ? [] : [note])].join('\n'));
}

function describe({ name, kind, size }: FileInfo & { readonly name: string }): string {
  switch (kind) {
    case 'directory':
      return `${name}/`;
    case 'link':
      return `${name}@`;
    case 'file':
      return `${name} (${size})`;
    case 'other':
      return `${name} (no regular file)`;
  }
}

/** Nothing in a directory that is ignored itself: whoever names it wants to see what is in it. */
async function ignoredOf(
  files: FileSystem,
  directory: string,
  places: readonly string[],
): Promise<ReadonlySet<string>> {
  const own = files.resolve(directory);
  const ignored = await files.ignored([own, ...places]);
  return ignored.has(own) ? new Set() : ignored;
}
