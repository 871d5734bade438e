import * as z from 'zod/mini';
import { scalar, textOrTexts, textValue, wholeNumberValue } from './schema-values.js';

/** The sources of items; an entry has exactly one. */
export const sourceKinds = [
  'list',
  'files',
  'jsonl',
  'csv',
  'json',
  'lines',
  'changed',
  'issues',
  'pulls',
  'test-data',
] as const;

export const itemsSchema = z.strictObject(
  {
    list: z.optional(
      z
        .array(z.union([scalar, z.record(z.string(), z.unknown())], { error: 'must be texts or mappings' }), {
          error: 'must be a list',
        })
        .check(z.describe('The items themselves: texts ({{item.value}}) or mappings.')),
    ),
    files: z.optional(textOrTexts().check(z.describe('Globs of files of the workspace.'))),
    jsonl: z.optional(textValue().check(z.describe('A file with one JSON object per line.'))),
    csv: z.optional(
      textValue().check(z.describe('A CSV file (RFC 4180) whose first row has the names of the fields.')),
    ),
    json: z.optional(textValue().check(z.describe('A JSON file that contains a list.'))),
    lines: z.optional(
      textValue().check(z.describe('A command that the rules allow; each line that it prints is an item.')),
    ),
    changed: z.optional(
      textValue().check(z.describe('A range of commits, such as origin/main...HEAD: the files that it changes.')),
    ),
    issues: z.optional(textValue().check(z.describe('A GitHub search for issues, such as "is:open label:bug".'))),
    pulls: z.optional(textValue().check(z.describe('A GitHub search for pull requests.'))),
    'test-data': z.optional(textValue().check(z.describe('A .prompt.yml file: the rows of its testData.'))),
    match: z.optional(textOrTexts().check(z.describe('Globs that narrow `changed`.'))),
    exclude: z.optional(textOrTexts().check(z.describe('Globs of files to leave out.'))),
    limit: z.optional(
      wholeNumberValue(1, 1_000_000).check(z.describe('At most this many items, in the order of the source.')),
    ),
  },
  { error: 'must be a mapping with one source of items' },
);

export type ItemsValue = z.infer<typeof itemsSchema>;
