import * as z from 'zod/mini';
import { evaluationSchema, judgeSchema } from './evaluation-schema.js';
import { itemsSchema } from './items-schema.js';
import { numberAbove0, scalar, share, textValue, wholeNumberValue, words } from './schema-values.js';

const repeatSchema = z.strictObject({
  times: wholeNumberValue(1, 1000),
  'at-least': z.optional(wholeNumberValue(0, 1000)),
});

const outputSchema = z.strictObject(
  { file: textValue().check(z.describe('The file that receives the final text.')) },
  { error: 'must be a mapping with file' },
);

/** The keys of an entry of `jobs` that are not settings of the job. */
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
    publish: z.optional(publishSchema),
    jobs: z
      .array(entrySchema, { error: 'must be a list of jobs' })
      .check(z.minLength(1, { error: 'must have at least one job' })),
  },
  { error: 'must be a mapping with jobs' },
);

export type BatchValue = z.infer<typeof batchSchema>;
export type EntryValue = z.infer<typeof entrySchema>;

/** The keys of an entry that are not settings. */
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
