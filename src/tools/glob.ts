import { relative, sep } from 'node:path';
import * as z from 'zod/mini';
import type { FileSystem } from '../platform/types.js';
import { defineTool } from './define.js';
import { compileGlob } from './glob-match.js';
import { type InputOf, textInput } from './input.js';
import { failedOutput, omittedNote, textOutput, withFileFailures } from './output.js';
import type { Tool, ToolOutput } from './types.js';

const maxFiles = 100_000;
const maxShown = 200;

const input = () =>
  z.strictObject({
    pattern: textInput('Glob relative to path, such as "src/**/*.ts" or "**/*.{md,txt}".'),
    path: z.optional(textInput('Directory to search; the workspace by default.')),
  });

/** Finds files by name. Skips ignored files and links. */
export function createGlobTool(files: FileSystem): Tool {
  return defineTool({
    name: 'Glob',
    description: `Finds files whose path matches a glob, sorted by path, at most ${maxShown}. Files ignored by git are omitted. "*" matches within one directory, "**" across directories.`,
    input,
    readOnly: true,
    effects: ({ path }) => [{ kind: 'read', path: files.resolve(path ?? '.') }],
    label: ({ pattern, path }) => (path === undefined ? pattern : `${pattern} in ${path}`),
    run: (call, signal) => withFileFailures(() => findFiles(files, call, signal)),
  });
}

async function findFiles(files: FileSystem, call: InputOf<typeof input>, signal: AbortSignal): Promise<ToolOutput> {
  const directory = call.path ?? '.';
  const base = files.resolve(directory);
  const matches = await compileGlob(call.pattern, { anywhere: false });
  if (typeof matches === 'string') return failedOutput(matches);
  const walked = await files.walk(directory, { limit: maxFiles, signal });
  const paths = walked.paths.filter((path) => matches(relative(base, path).replaceAll(sep, '/')));
  const lines = paths.slice(0, maxShown).map((path) => files.relative(path));
  if (paths.length === 0) lines.push(`[No file matches ${call.pattern}.${hintFor(call.pattern)}]`);
  if (walked.truncated) lines.push(`[Only the first ${maxFiles} files were searched; set path to narrow the search.]`);
  const note = omittedNote([
    [Math.max(0, paths.length - maxShown), 'beyond the limit'],
    [walked.ignored, 'ignored by git'],
    [walked.refused, 'not permitted by the rules'],
  ]);
  return textOutput([...lines, ...(note === '' ? [] : [note])].join('\n'));
}

function hintFor(pattern: string): string {
  return pattern.includes('/') ? '' : ` To search subdirectories too, use **/${pattern}.`;
}
