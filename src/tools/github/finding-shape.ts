import {
  choiceShape,
  type InputOf,
  integerShape,
  objectShape,
  optionalShape,
  patternShape,
  textShape,
} from '../input.js';
import { type Finding, severities } from './types.js';

const mostLines = 10_000_000;

/** The input of one finding; docs/findings.md describes the same fields. */
export const findingShape = objectShape({
  path: textShape('File, relative to the repository.', { most: 4_096 }),
  line: integerShape('Line number in the current file.', 1, mostLines),
  endLine: optionalShape(integerShape('Last line, if the finding covers several lines.', 1, mostLines)),
  severity: choiceShape(severities),
  title: textShape('The problem, in a few words.', { most: 200 }),
  message: textShape('Why it is a problem and how to fix it, as plain text.', { most: 5_000 }),
  suggestion: optionalShape(textShape('Replacement for these lines.', { empty: true, most: 20_000 })),
  rule: optionalShape(patternShape('A short, stable name for this kind of finding.', /^[A-Za-z0-9._/-]{1,100}$/)),
});

/** Leaves out absent optional fields, and an end line that is not after the first line. */
export function withoutGaps({ endLine, suggestion, rule, ...rest }: InputOf<typeof findingShape>): Finding {
  return {
    ...rest,
    path: rest.path.replace(/^\.\//, ''),
    ...(endLine === undefined || endLine <= rest.line ? {} : { endLine }),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(rule === undefined ? {} : { rule }),
  };
}
