import * as z from 'zod/mini';
import type { FileSystem, SearchedFiles, SearchResult } from '../platform/files/types.js';
import { listed } from '../text.js';
import { defineTool } from './define.js';
import { fileTypes } from './file-types.js';
import { compileGlob, type PathMatcher } from './glob-match.js';
import { showFound, type View } from './grep-output.js';
import { compilePattern } from './grep-pattern.js';
import { booleanInput, type InputOf, integerInput, textInput } from './input.js';
import { failedOutput, listedPath, omittedNote, textOutput, undecodableNames, withFileFailures } from './output.js';
import type { Tool, ToolOutput } from './types.js';

const defaultLimit = 200;
const maxLimit = 2_000;
const maxOffset = 100_000;
const maxContext = 50;
const maxCharacters = 60_000;
const maxNamed = 5;

const outputs = ['content', 'files_with_matches', 'count'] as const;

const input = () =>
  z.strictObject({
    pattern: textInput('Regular expression (JavaScript), matched line by line.'),
    path: z.optional(textInput('File or directory to search; the workspace by default.')),
    glob: z.optional(textInput('Search only files that match, such as "*.ts" or "src/**".')),
    type: z.optional(textInput('Search only files of this type, such as "js", "py" or "rust".')),
    output_mode: z.optional(
      z
        .enum(outputs)
        .check(z.describe('"content" shows matching lines (default), "files_with_matches" paths, "count" numbers.')),
    ),
    ignore_case: z.optional(booleanInput('Ignore case.')),
    multiline: z.optional(booleanInput('A match may span lines, and "." matches line breaks.')),
    context: z.optional(integerInput('Lines to show around each match.', 0, maxContext)),
    before: z.optional(integerInput('Lines to show before each match.', 0, maxContext)),
    after: z.optional(integerInput('Lines to show after each match.', 0, maxContext)),
    limit: z.optional(integerInput(`Matching lines (or files) to show, ${defaultLimit} by default.`, 1, maxLimit)),
    offset: z.optional(integerInput('Matching lines (or files) to skip.', 0, maxOffset)),
  });
type Input = InputOf<typeof input>;

/** Searches text files for a regular expression. */
export function createGrepTool(files: FileSystem): Tool {
  return defineTool({
    name: 'Grep',
    description: `Searches text files for a regular expression and shows the matching lines with their numbers, grouped by file. It matches one line at a time unless multiline is set, and shows at most ${defaultLimit} lines; list only the files first if the text is common. Binary files, links and files ignored by git are omitted.`,
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
  const matches = await fileFilter(call);
  if (typeof matches === 'string') return failedOutput(matches);
  const directory = files.resolve(call.path ?? '.');
  const view: View = {
    output: call.output_mode ?? 'content',
    before: call.before ?? call.context ?? 0,
    after: call.after ?? call.context ?? 0,
    offset: call.offset ?? 0,
    limit: call.limit ?? defaultLimit,
    maxCharacters,
    pathOf: (name) => listedPath(files.relative(name === '' ? directory : `${directory}/${name}`)),
  };
  const { ok: _, ...expression } = compiled;
  const query = {
    ...expression,
    anyLine: call.multiline === true ? null : expression.anyLine,
    multiline: call.multiline ?? false,
    output: view.output,
    before: view.before,
    after: view.after,
    // One extra match shows whether there are more.
    maxMatches: view.offset + view.limit + 1,
  };
  const found = await files.search(call.path ?? '.', query, { matches, signal });
  return textOutput(report(call, view, found).join('\n'));
}

/** Whether to search a file, or a string that describes a problem with the glob or type. */
async function fileFilter({ glob, type }: Input): Promise<PathMatcher | string> {
  const typeGlob = type === undefined ? undefined : fileTypes[type];
  if (type !== undefined && (typeGlob === undefined || !Object.hasOwn(fileTypes, type)))
    return `Unknown file type ${JSON.stringify(type)}; use glob, or one of ${Object.keys(fileTypes).join(', ')}.`;
  const matchers: PathMatcher[] = [];
  for (const one of [glob, typeGlob]) {
    if (one === undefined) continue;
    const matcher = await compileGlob(one, { anywhere: true });
    if (typeof matcher === 'string') return matcher;
    matchers.push(matcher);
  }
  return (name) => matchers.every((matches) => matches(name));
}

type Found = SearchResult & SearchedFiles;

function report(call: Input, view: View, found: Found): readonly string[] {
  const { lines, hasMore, shownTo } = showFound(found.files, view);
  const notes: string[] = [];
  if (found.stuckIn !== null) {
    notes.push(
      `[The pattern takes too long to match in ${view.pathOf(found.stuckIn)}; the search ended there. Use a simpler pattern.]`,
    );
  }
  if (lines.length === 0) notes.push(...nothingShown(call, view, found));
  if (hasMore || found.truncated)
    notes.push(
      `[There are more matches; continue with offset ${shownTo}, or narrow the pattern, the path or the glob.]`,
    );
  if (found.tooLarge.length > 0) {
    const names = listed(found.tooLarge.map(view.pathOf), maxNamed);
    notes.push(`[Not searched, too large: ${names}.]`);
  }
  const omitted = omittedNote([
    [found.binary, 'binary'],
    [found.unread, 'unreadable'],
    [found.links, found.links === 1 ? 'link' : 'links'],
    [found.refused, 'not permitted by the rules'],
    [found.undecodable, undecodableNames],
  ]);
  return [...lines, ...notes, ...(omitted === '' ? [] : [omitted])];
}

function nothingShown({ pattern, multiline }: Input, { offset }: View, found: Found): readonly string[] {
  if (found.files.length > 0) return [`[No matches after the first ${offset}.]`];
  if (found.stuckIn !== null) return [];
  const hint =
    multiline !== true && /\\n|\[\\s\\S\]|\(\?s\)|\[\^\]/.test(pattern)
      ? ' Each line is matched separately; set multiline for matches that span lines.'
      : '';
  return [`[No line matches ${pattern}.${hint}]`];
}
