import * as z from 'zod/mini';
import { builtinJudgeNames } from '../evaluate/builtin-judges.js';
import {
  numberAbove0,
  scalar,
  share,
  textOrTexts,
  texts,
  textValue,
  wholeNumberValue,
  words,
} from './schema-values.js';

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

const itemsSchema = z.strictObject(
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

export const checkKinds = [
  'contains',
  'starts-with',
  'ends-with',
  'equals',
  'matches',
  'json-schema',
  'max-cost-usd',
  'max-seconds',
  'max-turns',
  'tools-used',
  'command',
  'judge',
  'uses',
] as const;

const judgeSchema = z.strictObject(
  {
    prompt: textValue().check(z.describe('The question; it sees the answer as {{completion}}.')),
    system: z.optional(textValue()),
    choices: z
      .record(z.string(), share(), { error: 'must be a mapping of choices to scores' })
      .check(z.describe('The possible verdicts with their scores from 0 to 1.')),
    model: z.optional(textValue()),
  },
  { error: 'must be a mapping with prompt and choices' },
);

export const evaluationSchema = z.strictObject(
  {
    name: z.optional(textValue()),
    contains: z.optional(z.string({ error: 'must be text' })),
    'starts-with': z.optional(z.string({ error: 'must be text' })),
    'ends-with': z.optional(z.string({ error: 'must be text' })),
    equals: z.optional(z.string({ error: 'must be text' })),
    matches: z.optional(textValue().check(z.describe('A regular expression (JavaScript, flags m and u).'))),
    'json-schema': z.optional(z.record(z.string(), z.unknown(), { error: 'must be a JSON Schema' })),
    'max-cost-usd': z.optional(numberAbove0()),
    'max-seconds': z.optional(numberAbove0()),
    'max-turns': z.optional(wholeNumberValue(1, 10_000)),
    'tools-used': z.optional(texts().check(z.describe('Tools that must have been called.'))),
    command: z.optional(textValue().check(z.describe('A command that the rules allow; exit code 0 passes.'))),
    judge: z.optional(judgeSchema.check(z.describe('A question to the judging model.'))),
    uses: z.optional(
      words(builtinJudgeNames).check(z.describe('A judge with a built-in question about {{item.input}}.')),
    ),
    not: z.optional(z.boolean({ error: 'must be true or false' }).check(z.describe('Passes if the check fails.'))),
    'ignore-case': z.optional(z.boolean({ error: 'must be true or false' })),
    weight: z.optional(
      numberAbove0().check(
        z.lte(1_000, { error: 'must be at most 1000' }),
        z.describe('Its share in the score of the job, for min-score.'),
      ),
    ),
    threshold: z.optional(share().check(z.describe('The lowest score that passes.'))),
  },
  { error: 'must be a mapping with one check' },
);

export type EvaluationValue = z.infer<typeof evaluationSchema>;

const repeatSchema = z.strictObject({
  times: wholeNumberValue(1, 1000),
  'at-least': z.optional(wholeNumberValue(0, 1000)),
});

const outputSchema = z.strictObject(
  { file: textValue().check(z.describe('The file that receives the final text.')) },
  { error: 'must be a mapping with file' },
);

export const entrySchema = z.looseObject(
  {
    id: z.string({ error: 'must be text' }).check(
      z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, {
        error: 'must be 1 to 64 letters, digits, dots, dashes or underscores',
      }),
    ),
    items: z.optional(itemsSchema),
    matrix: z.optional(
      z
        .record(
          z.string().check(z.regex(/^[A-Za-z_][\w-]*$/, { error: 'must have names of letters, digits and dashes' })),
          z
            .array(scalar, { error: 'must be a list of texts or numbers' })
            .check(z.minLength(1, { error: 'must not be empty' })),
          { error: 'must be a mapping of names to lists' },
        )
        .check(z.describe('Every combination of these values is a job. A name that is a setting sets this setting.')),
    ),
    repeat: z.optional(
      z
        .union([wholeNumberValue(1, 1000), repeatSchema], {
          error: 'must be a number, or a mapping with times and at-least',
        })
        .check(z.describe('How often each job runs, and how many of its runs must pass.')),
    ),
    output: z.optional(outputSchema),
    evaluate: z.optional(z.array(evaluationSchema, { error: 'must be a list of evaluations' })),
    'min-score': z.optional(
      share().check(
        z.describe('A job passes if the mean of its evaluations, by weight, is not lower. Default: each must pass.'),
      ),
    ),
    findings: z.optional(
      z
        .boolean({ error: 'must be true or false' })
        .check(z.describe('Offers the tool ReportFindings; the findings of all jobs become one SARIF file.')),
    ),
    changes: z.optional(words(['none', 'patch', 'pull-request', 'pull-request-each'])),
    target: z.optional(
      textValue().check(
        z.describe(
          'The number of the issue or pull request that each job may write to, such as "{{item.number}}". Default for issues and pulls: their own number.',
        ),
      ),
    ),
  },
  { error: 'must be a mapping' },
);

const budgetSchema = z.strictObject(
  {
    'max-cost-usd': z.optional(numberAbove0().check(z.describe('Of one run of the batch.'))),
    'max-jobs': z.optional(wholeNumberValue(1, 1_000_000).check(z.describe('Of one run; the rest is deferred.'))),
    'timeout-minutes': z.optional(numberAbove0().check(z.describe('Of one run; the rest is deferred.'))),
  },
  { error: 'must be a mapping' },
);

const publishSchema = z.strictObject(
  {
    draft: z.optional(z.boolean({ error: 'must be true or false' })),
    'max-open': z.optional(wholeNumberValue(1, 1000)),
    recreate: z.optional(words(['never', 'always'])),
  },
  { error: 'must be a mapping' },
);

export const batchSchema = z.strictObject(
  {
    $schema: z.optional(z.string()),
    name: z.optional(
      z.string({ error: 'must be text' }).check(
        z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, {
          error: 'must be 1 to 64 letters, digits, dots, dashes or underscores',
        }),
        z.describe('Name of the batch and of its state directory. Default: the name of the file.'),
      ),
    ),
    defaults: z.optional(z.record(z.string(), z.unknown(), { error: 'must be a mapping of settings' })),
    budget: z.optional(budgetSchema),
    order: z.optional(words(['listed', 'oldest-first'])),
    concurrency: z.optional(wholeNumberValue(1, 256)),
    'on-failure': z.optional(words(['continue', 'stop'])),
    'park-after': z.optional(
      wholeNumberValue(1, 1000).check(
        z.describe('After this many runs with the same failure, which is not an outage, the item is skipped.'),
      ),
    ),
    delivery: z.optional(words(['now', 'flex', 'batch'])),
    'cache-warm-up': z.optional(z.boolean({ error: 'must be true or false' })),
    'on-expired': z.optional(words(['again', 'now', 'fail'])),
    'min-pass-rate': z.optional(share().check(z.describe('Of the evaluations; below it, the batch fails.'))),
    judge: z.optional(textValue().check(z.describe('The model that grades answers.'))),
    'judge-delivery': z.optional(
      words(['batch', 'now']).check(
        z.describe(
          'With delivery: batch, how answers are judged: in a batch of their own, or at once. Default: batch.',
        ),
      ),
    ),
    publish: z.optional(
      z
        .union([publishSchema, words(['none'])], { error: 'must be a mapping, or none' })
        .check(z.describe('Limits for pull requests. none: nothing is posted, and the report shows what would be.')),
    ),
    'max-writes': z.optional(
      wholeNumberValue(0, 100_000).check(
        z.describe('Writes of jobs to their issues and pull requests in one run; the rest waits. Default: 100.'),
      ),
    ),
    jobs: z
      .array(entrySchema, { error: 'must be a list of jobs' })
      .check(z.minLength(1, { error: 'must have at least one job' })),
  },
  { error: 'must be a mapping with jobs' },
);

export type BatchValue = z.infer<typeof batchSchema>;
export type EntryValue = z.infer<typeof entrySchema>;

export const entryKeys: readonly string[] = Object.keys(entrySchema.shape);

/** The keys that a mapping may have, by the key that holds it; an empty text is the file itself. */
export const keysByParent: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(batchSchema.shape).filter((key) => key !== '$schema'),
  items: Object.keys(itemsSchema.shape),
  repeat: Object.keys(repeatSchema.shape),
  output: Object.keys(outputSchema.shape),
  evaluate: Object.keys(evaluationSchema.shape),
  judge: Object.keys(judgeSchema.shape),
  budget: Object.keys(budgetSchema.shape),
  publish: Object.keys(publishSchema.shape),
};
