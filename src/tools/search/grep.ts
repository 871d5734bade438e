import * as z from 'zod/mini';
import type { FileSystem } from '../../platform/files/types.js';
import { defineTool } from '../define.js';
import { booleanInput, integerInput, textInput } from '../input.js';
import { withFileFailures } from '../output.js';
import type { Tool } from '../types.js';

const defaultLimit = 200;
const maxLimit = 2_000;
const maxOffset = 100_000;
const maxContext = 50;

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

export function createGrepTool(files: FileSystem): Tool {
  return defineTool({
    name: 'Grep',
    description: `Searches text files for a regular expression and shows the matching lines with their numbers, grouped by file. It matches one line at a time unless multiline is set, and shows at most ${defaultLimit} lines; list only the files first if the text is common. Binary files, links and files ignored by git are omitted.`,
    input,
    readOnly: true,
    effects: ({ path }) => [{ kind: 'read', path: files.resolve(path ?? '.') }],
    label: ({ pattern, path }) => (path === undefined ? pattern : `${pattern} in ${path}`),
    run: ({ limit = defaultLimit, ...call }, signal) =>
      withFileFailures(
        async () => await (await import('./grep-files.js')).grepFiles(files, { ...call, limit }, signal),
      ),
  });
}
