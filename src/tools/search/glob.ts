import { relative, sep } from 'node:path';
import * as z from 'zod/mini';
import type { FileSystem } from '../../platform/files/types.js';
import { defineTool } from '../define.js';
import { type InputOf, integerInput, textInput } from '../input.js';
import { failedOutput, listedPath, omittedNote, textOutput, undecodableNames, withFileFailures } from '../output.js';
import type { Tool, ToolOutput } from '../types.js';

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
  const { compileGlob, existingPathHint } = await import('./glob-match.js');
  const matches = await compileGlob(call.pattern, { anywhere: false });
  if (typeof matches === 'string') return failedOutput(matches);
  const offset = call.offset ?? 0;
  const found = await files.find(directory, { matches, signal, offset, limit: maxShown });
  const lines = found.paths.map((path) => listedPath(files.relative(path)));
  if (lines.length === 0) {
    const base = relative(files.root, files.resolve(directory)).replaceAll(sep, '/');
    const existing = found.count > 0 ? null : await existingPathHint(call.pattern, { files, directory });
    lines.push(
      found.count > 0 && offset > 0
        ? `[There are only ${found.count} paths.]`
        : `[No file matches ${call.pattern}${base === '' ? '' : ` in ${directory}`}. ${existing ?? (call.pattern.includes('/') ? '' : `To search subdirectories too, use **/${call.pattern}.`)}`.trimEnd() +
            ']',
    );
  }
  if (found.end < found.count)
    lines.push(`[${found.count - found.end} more; continue with offset ${found.end}, or narrow the pattern.]`);
  const note = omittedNote([
    [found.links, found.links === 1 ? 'link' : 'links'],
    [found.refused, 'not permitted by the rules'],
    [found.undecodable, undecodableNames],
  ]);
  return textOutput([...lines, ...note].join('\n'));
}
