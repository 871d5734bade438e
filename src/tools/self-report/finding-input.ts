import * as z from 'zod/mini';
import { type InputOf, integerInput, textInput } from '../input.js';
import { type Finding, severities } from './types.js';

const mostLines = 10_000_000;

/** The input of one finding; docs/findings.md describes the same fields. */
export const findingInput = () =>
  z.strictObject({
    path: textInput('File, relative to the repository.', { most: 4_096 }),
    line: integerInput('Line number in the current file.', 1, mostLines),
    endLine: z.optional(integerInput('Last line, if the finding covers several lines.', 1, mostLines)),
    severity: z.enum(severities),
    title: textInput('The problem, in a few words.', { most: 200 }),
    message: textInput('Why it is a problem and how to fix it, as plain text.', { most: 5_000 }),
    suggestion: z.optional(textInput('Replacement for these lines.', { empty: true, most: 20_000 })),
    rule: z.optional(
      z
        .string()
        .check(z.regex(/^[A-Za-z0-9._/-]{1,100}$/), z.describe('A short, stable name for this kind of finding.')),
    ),
  });

/** Leaves out absent optional fields, and an end line that is not after the first line. */
export function withoutGaps({ endLine, suggestion, rule, ...rest }: InputOf<typeof findingInput>): Finding {
  return {
    ...rest,
    path: rest.path.replace(/^\.\//, ''),
    ...(endLine === undefined || endLine <= rest.line ? {} : { endLine }),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(rule === undefined ? {} : { rule }),
  };
}
