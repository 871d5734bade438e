import { relative, sep } from 'node:path';
import * as z from 'zod/mini';
import type { FileSystem } from '../platform/types.js';
import { defineTool } from './define.js';
import { compileGlob } from './glob-match.js';
import { withContext } from './grep-lines.js';
import { compilePattern } from './grep-pattern.js';
import { type SearchResult, searchFiles } from './grep-search.js';
import { booleanInput, type InputOf, integerInput, textInput } from './input.js';
import { failedOutput, omittedNote, textOutput, withFileFailures } from './output.js';
import type { Tool, ToolOutput } from './types.js';

const maxFiles = 50_000;
const defaultLimit = 200;
const maxLimit = 2_000;
const maxCharacters = 60_000;

const input = () =>
  z.strictObject({
    pattern: textInput('Regular expression (JavaScript), matched line by line.'),
    path: z.optional(textInput('File or directory to search; the workspace by default.')),
    glob: z.optional(textInput('Search only files that match, such as "*.ts" or "src/**".')),
    ignore_case: z.optional(booleanInput('Ignore case.')),
    context: z.optional(integerInput('Lines to show around each match.', 0, 20)),
    files_only: z.optional(booleanInput('Show only the paths of files with a match.')),
    limit: z.optional(integerInput(`Matching lines (or files) to show, ${defaultLimit} by default.`, 1, maxLimit)),
  });
type Input = InputOf<typeof input>;

/** Searches text files for a regular expression. */
export function createGrepTool(files: FileSystem): Tool {
  return defineTool({
    name: 'Grep',
    description:
      'Searches text files for a regular expression and shows the matching lines with their numbers, grouped by file. It matches one line at a time and shows at most 200 lines; list only the files first if the text is common. Binary files and files ignored by git are omitted.',
    input,
    readOnly: true,
    effects: ({ path }) => [{ kind: 'read', path: files.resolve(path ?? '.') }],
    label: ({ pattern, path }) => (path === undefined ? pattern : `${pattern} in ${path}`),
    run: (call, signal) => withFileFailures(() => grep(files, call, signal)),
  });
}

async function grep(files: FileSystem, call: Input, signal: AbortSignal): Promise<ToolOutput> {
  const compiled = compilePattern(call.pattern, call.ignore_case ?? false);
  if (!compiled.ok) return failedOutput(`Invalid pattern: ${compiled.message}. Escape literal characters with "\\".`);
  const found = await candidates(files, call, signal);
  if (typeof found === 'string') return failedOutput(found);
  const result = await searchFiles(files, {
    paths: found.paths,
    regex: compiled.regex,
    maxHits: call.limit ?? defaultLimit,
    oncePerFile: call.files_only ?? false,
    signal,
  });
  const { lines, truncated } = show(files, call, result);
  if (result.files.length === 0) lines.push(`[No line matches ${call.pattern}.]`);
  if (result.timeSpent)
    lines.push('[The pattern takes too long to match; not all files were searched. Use a simpler pattern.]');
  if (result.limitReached || truncated)
    lines.push('[There are more matches; narrow the pattern, the path or the glob.]');
  if (found.truncated) lines.push(`[Only the first ${maxFiles} files were searched; set path to narrow the search.]`);
  const note = omittedNote([
    [result.binary, 'binary'],
    [result.unread, 'too large or unreadable'],
    [found.ignored, 'ignored by git'],
    [found.refused, 'not permitted by the rules'],
  ]);
  return textOutput([...lines, ...(note === '' ? [] : [note])].join('\n'));
}

interface Candidates {
  readonly paths: readonly string[];
  readonly ignored: number;
  readonly refused: number;
  readonly truncated: boolean;
}

/** The files to search, or a string that describes a problem with the glob. */
async function candidates(files: FileSystem, call: Input, signal: AbortSignal): Promise<Candidates | string> {
  const path = call.path ?? '.';
  const base = files.resolve(path);
  if ((await files.info(path)).kind !== 'directory') {
    return { paths: [base], ignored: 0, refused: 0, truncated: false };
  }
  const walked = await files.walk(path, { limit: maxFiles, signal });
  if (call.glob === undefined) return walked;
  const matches = await compileGlob(call.glob, { anywhere: true });
  if (typeof matches === 'string') return matches;
  return { ...walked, paths: walked.paths.filter((path) => matches(relative(base, path).replaceAll(sep, '/'))) };
}

function show(
  files: FileSystem,
  call: Input,
  result: SearchResult,
): { readonly lines: string[]; readonly truncated: boolean } {
  const lines: string[] = [];
  let room = maxCharacters;
  for (const { path, text, hits } of result.files) {
    const block = [files.relative(path)];
    if (call.files_only !== true) block.push(...withContext(text, hits, call.context ?? 0), '');
    for (const line of block) {
      room -= line.length + 1;
      if (room < 0) return { lines, truncated: true };
      lines.push(line);
    }
  }
  return { lines, truncated: false };
}
