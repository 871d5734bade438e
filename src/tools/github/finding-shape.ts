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

/** One finding as a model gives it; docs/findings.md describes the same fields. */
export const findingShape = objectShape({
  path: textShape('File, relative to the repository.', { most: 4_096 }),
  line: integerShape('Line in the file as it is now.', 1, mostLines),
  endLine: optionalShape(integerShape('Last line of several.', 1, mostLines)),
  severity: choiceShape(severities),
  title: textShape('What is wrong, in a few words.', { most: 200 }),
  message: textShape('Why it is wrong and what to do, plain text.', { most: 5_000 }),
  suggestion: optionalShape(textShape('What the lines should become.', { empty: true, most: 20_000 })),
  rule: optionalShape(patternShape('A short stable name of this kind of finding.', /^[A-Za-z0-9._/-]{1,100}$/)),
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
