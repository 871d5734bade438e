import { relative, sep } from 'node:path';
import * as z from 'zod/mini';
import { rethrowUnless } from '../errors.js';
import { FileProblem, type FileSystem } from '../platform/files/types.js';
import { defineTool } from './define.js';
import { compileGlob } from './glob-match.js';
import { type InputOf, integerInput, textInput } from './input.js';
import { failedOutput, listedPath, omittedNote, textOutput, undecodableNames, withFileFailures } from './output.js';
import type { Tool, ToolOutput } from './types.js';

const maxShown = 200;
const maxOffset = 100_000;

const input = () =>
  z.strictObject({
    pattern: textInput('Glob relative to path, such as "src/**/*.ts" or "**/*.{md,txt}".'),
    path: z.optional(textInput('Directory to search; the workspace by default.')),
    offset: z.optional(integerInput('Paths to skip.', 0, maxOffset)),
  });

/** Finds files by name. Skips ignored files and links. */
export function createGlobTool(files: FileSystem): Tool {
  return defineTool({
    name: 'Glob',
    description: `Finds files whose path matches a glob, sorted by path, at most ${maxShown} per call. Links and files ignored by git are omitted. "*" matches within one directory, "**" across directories.`,
    input,
    readOnly: true,
    effects: ({ path }) => [{ kind: 'read', path: files.resolve(path ?? '.') }],
    label: ({ pattern, path }) => (path === undefined ? pattern : `${pattern} in ${path}`),
    run: (call, signal) => withFileFailures(() => findFiles(files, call, signal)),
  });
}

async function findFiles(files: FileSystem, call: InputOf<typeof input>, signal: AbortSignal): Promise<ToolOutput> {
  const directory = call.path ?? '.';
  const matches = await compileGlob(call.pattern, { anywhere: false });
  if (typeof matches === 'string') return failedOutput(matches);
  const found = await files.find(directory, { matches, signal });
  const offset = call.offset ?? 0;
  const { shown, end } = await existing(files, found.paths, offset);
  const lines = shown.map((path) => listedPath(files.relative(path)));
  if (shown.length === 0) {
    const base = relative(files.root, files.resolve(directory)).replaceAll(sep, '/');
    lines.push(
      found.paths.length > 0 && offset > 0
        ? `[There are only ${found.paths.length} paths.]`
        : `[No file matches ${call.pattern}${base === '' ? '' : ` in ${directory}`}.${hintFor(call.pattern)}]`,
    );
  }
  if (end < found.paths.length)
    lines.push(`[${found.paths.length - end} more; continue with offset ${end}, or narrow the pattern.]`);
  const note = omittedNote([
    [found.links, found.links === 1 ? 'link' : 'links'],
    [found.refused, 'not permitted by the rules'],
    [found.undecodable, undecodableNames],
  ]);
  return textOutput([...lines, ...(note === '' ? [] : [note])].join('\n'));
}

/** The paths to show; git also lists files that were deleted. `end`: the index after the last one. */
async function existing(
  files: FileSystem,
  paths: readonly string[],
  offset: number,
): Promise<{ readonly shown: readonly string[]; readonly end: number }> {
  const shown: string[] = [];
  let end = offset;
  for (; end < paths.length && shown.length < maxShown; end += 1) {
    const path = paths[end] ?? '';
    const kind = await files.info(path).then(
      (info) => info.kind,
      (error: unknown) => {
        rethrowUnless(error, FileProblem);
        return null;
      },
    );
    if (kind === 'file') shown.push(path);
  }
  return { shown, end };
}

function hintFor(pattern: string): string {
  return pattern.includes('/') ? '' : ` To search subdirectories too, use **/${pattern}.`;
}
