import * as z from 'zod/mini';
import { builtinJudgeNames } from '../evaluate/builtin-judges.js';
import {
  booleanValue,
  nameValue,
  numberAbove0,
  optionalKey,
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
    list: optionalKey(
      z.array(z.union([scalar, z.record(z.string(), z.unknown())], { error: 'must be texts or mappings' }), {
        error: 'must be a list',
      }),
      'The items themselves: texts ({{item.value}}) or mappings.',
    ),
    files: optionalKey(textOrTexts(), 'Globs of files of the workspace.'),
    jsonl: optionalKey(textValue(), 'A file with one JSON object per line.'),
    csv: optionalKey(textValue(), 'A CSV file (RFC 4180) whose first row has the names of the fields.'),
    json: optionalKey(textValue(), 'A JSON file that contains a list.'),
    lines: optionalKey(textValue(), 'A command that the rules allow; each line that it prints is an item.'),
    changed: optionalKey(textValue(), 'A range of commits, such as origin/main...HEAD: the files that it changes.'),
    issues: optionalKey(textValue(), 'A GitHub search for issues, such as "is:open label:bug".'),
    pulls: optionalKey(textValue(), 'A GitHub search for pull requests.'),
    'test-data': optionalKey(textValue(), 'A .prompt.yml file: the rows of its testData.'),
    match: optionalKey(textOrTexts(), 'Globs that narrow `changed`.'),
    exclude: optionalKey(textOrTexts(), 'Globs of files to leave out.'),
    limit: optionalKey(wholeNumberValue(1, 1_000_000), 'At most this many items, in the order of the source.'),
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
    matches: optionalKey(textValue(), 'A regular expression (JavaScript, flags m and u).'),
    'json-schema': z.optional(z.record(z.string(), z.unknown(), { error: 'must be a JSON Schema' })),
    'max-cost-usd': z.optional(numberAbove0()),
    'max-seconds': z.optional(numberAbove0()),
    'max-turns': z.optional(wholeNumberValue(1, 10_000)),
    'tools-used': optionalKey(texts(), 'Tools that must have been called.'),
    command: optionalKey(textValue(), 'A command that the rules allow; exit code 0 passes.'),
    judge: optionalKey(judgeSchema, 'A question to the judging model.'),
    uses: optionalKey(words(builtinJudgeNames), 'A judge with a built-in question about {{item.input}}.'),
    not: optionalKey(booleanValue(), 'Passes if the check fails.'),
    'ignore-case': z.optional(booleanValue()),
    weight: z.optional(
      numberAbove0().check(
        z.lte(1_000, { error: 'must be at most 1000' }),
        z.describe('Its share in the score of the job, for min-score.'),
      ),
    ),
    threshold: optionalKey(share(), 'The lowest score that passes.'),
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
    id: nameValue(),
    items: z.optional(itemsSchema),
    matrix: optionalKey(
      z.record(
        z.string().check(z.regex(/^[A-Za-z_][\w-]*$/, { error: 'must have names of letters, digits and dashes' })),
        z
          .array(scalar, { error: 'must be a list of texts or numbers' })
          .check(z.minLength(1, { error: 'must not be empty' })),
        { error: 'must be a mapping of names to lists' },
      ),
      'Every combination of these values is a job. A name that is a setting sets this setting.',
    ),
    repeat: optionalKey(
      z.union([wholeNumberValue(1, 1000), repeatSchema], {
        error: 'must be a number, or a mapping with times and at-least',
      }),
      'How often each job runs, and how many of its runs must pass.',
    ),
    output: z.optional(outputSchema),
    evaluate: z.optional(z.array(evaluationSchema, { error: 'must be a list of evaluations' })),
    'min-score': optionalKey(
      share(),
      'A job passes if the mean of its evaluations, by weight, is not lower. Default: each must pass.',
    ),
    findings: optionalKey(
      booleanValue(),
      'Offers the tool ReportFindings; the findings of all jobs become one SARIF file.',
    ),
    changes: z.optional(words(['none', 'patch', 'pull-request', 'pull-request-each'])),
    target: optionalKey(
      textValue(),
      'The number of the issue or pull request that each job may write to, such as "{{item.number}}". Default for issues and pulls: their own number.',
    ),
  },
  { error: 'must be a mapping' },
);

const budgetSchema = z.strictObject(
  {
    'max-cost-usd': optionalKey(numberAbove0(), 'Of one run of the batch.'),
    'max-jobs': optionalKey(wholeNumberValue(1, 1_000_000), 'Of one run; the rest is deferred.'),
    'timeout-minutes': optionalKey(numberAbove0(), 'Of one run; the rest is deferred.'),
  },
  { error: 'must be a mapping' },
);

const publishSchema = z.strictObject(
  {
    draft: z.optional(booleanValue()),
    'max-open': z.optional(wholeNumberValue(1, 1000)),
    recreate: z.optional(words(['never', 'always'])),
  },
  { error: 'must be a mapping' },
);

export const batchSchema = z.strictObject(
  {
    $schema: z.optional(z.string()),
    name: optionalKey(nameValue(), 'Name of the batch and of its state directory. Default: the name of the file.'),
    defaults: z.optional(z.record(z.string(), z.unknown(), { error: 'must be a mapping of settings' })),
    budget: z.optional(budgetSchema),
    order: z.optional(words(['listed', 'oldest-first'])),
    concurrency: z.optional(wholeNumberValue(1, 256)),
    'on-failure': z.optional(words(['continue', 'stop'])),
    'park-after': optionalKey(
      wholeNumberValue(1, 1000),
      'After this many runs with the same failure, which is not an outage, the item is skipped.',
    ),
    delivery: z.optional(words(['now', 'flex', 'batch'])),
    'cache-warm-up': z.optional(booleanValue()),
    'on-expired': z.optional(words(['again', 'now', 'fail'])),
    'min-pass-rate': optionalKey(share(), 'Of the evaluations; below it, the batch fails.'),
    judge: optionalKey(textValue(), 'The model that grades answers.'),
    'judge-delivery': optionalKey(
      words(['batch', 'now']),
      'With delivery: batch, how answers are judged: in a batch of their own, or at once. Default: batch.',
    ),
    publish: optionalKey(
      z.union([publishSchema, words(['none'])], { error: 'must be a mapping, or none' }),
      'Limits for pull requests. none: nothing is posted, and the report shows what would be.',
    ),
    'max-writes': optionalKey(
      wholeNumberValue(0, 100_000),
      'Writes of jobs to their issues and pull requests in one run; the rest waits. Default: 100.',
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
