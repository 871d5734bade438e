import * as z from 'zod/mini';
import { builtinJudgeNames } from '../evaluate/builtin-judges.js';
import { numberAbove0, share, texts, textValue, wholeNumberValue, words } from './schema-values.js';

/** The checks of an answer; an evaluation has exactly one. */
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

export const judgeSchema = z.strictObject(
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
