import { type InputOf, matching, object, oneOf, optional, text, whole } from '../input.js';
import { type Finding, severities } from './types.js';

const mostLines = 10_000_000;

/** One finding as a model gives it; docs/findings.md describes the same fields. */
export const findingShape = object({
  path: text('File, relative to the repository.', { most: 4_096 }),
  line: whole('Line in the file as it is now.', 1, mostLines),
  endLine: optional(whole('Last line of several.', 1, mostLines)),
  severity: oneOf(severities),
  title: text('What is wrong, in a few words.', { most: 200 }),
  message: text('Why it is wrong and what to do, plain text.', { most: 5_000 }),
  suggestion: optional(text('What the lines should become.', { empty: true, most: 20_000 })),
  rule: optional(matching('A short stable name of this kind of finding.', /^[A-Za-z0-9._/-]{1,100}$/)),
});

/** Optional fields that are not given are left out; an end before its beginning is one line. */
export function withoutGaps({ endLine, suggestion, rule, ...rest }: InputOf<typeof findingShape>): Finding {
  return {
    ...rest,
    path: rest.path.replace(/^\.\//, ''),
    ...(endLine === undefined || endLine <= rest.line ? {} : { endLine }),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(rule === undefined ? {} : { rule }),
  };
}
