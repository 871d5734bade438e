import { defineTool } from '../define.js';
import { type InputOf, list, matching, object, oneOf, optional, text, whole } from '../input.js';
import { count } from '../output.js';
import type { Tool } from '../types.js';
import { record } from './record.js';
import { type Finding, type Recorder, severities } from './types.js';

const mostLines = 10_000_000;

const finding = object({
  path: text('File, relative to the repository.', { most: 4_096 }),
  line: whole('Line in the file as it is now.', 1, mostLines),
  endLine: optional(whole('Last line of several.', 1, mostLines)),
  severity: oneOf(severities),
  title: text('What is wrong, in a few words.', { most: 200 }),
  message: text('Why it is wrong and what to do, plain text.', { most: 5_000 }),
  suggestion: optional(text('What the lines should become.', { empty: true, most: 20_000 })),
  rule: optional(matching('A short stable name of this kind of finding.', /^[A-Za-z0-9._/-]{1,100}$/)),
});

const input = object({ findings: list('The findings.', finding, { least: 1, most: 200 }) });

/** Findings as data, for annotations, SARIF and JUnit. Nothing is posted by them. */
export function createFindingsTool(recorder: Recorder): Tool {
  return defineTool({
    name: 'ReportFindings',
    description: 'Reports findings in files, each with its place. They become annotations and report files of the run.',
    input,
    readOnly: true,
    effects: () => [],
    label: ({ findings }) => count(findings.length, 'finding'),
    run: ({ findings }) => record(recorder, { kind: 'findings', findings: findings.map(withoutGaps) }),
  });
}

/** Optional fields that are not given are left out; an end before its beginning is one line. */
function withoutGaps({ endLine, suggestion, rule, ...rest }: InputOf<typeof finding>): Finding {
  return {
    ...rest,
    path: rest.path.replace(/^\.\//, ''),
    ...(endLine === undefined || endLine <= rest.line ? {} : { endLine }),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(rule === undefined ? {} : { rule }),
  };
}
