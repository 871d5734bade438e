import { expect, test } from 'vitest';
import { readBatchFile } from '../../../src/batch/file/read-batch-file.js';
import { UserError } from '../../../src/errors.js';

const read = (...evaluate: readonly string[]) => {
  const list = evaluate.map((one) => `      - ${one}\n`).join('');
  const text = `jobs:\n  - id: one\n    prompt: hi\n    items: { list: [{ input: x }] }\n    evaluate:\n${list}`;
  return readBatchFile('b.yml', Buffer.from(text)).jobs[0]?.evaluate;
};

const problemsOf = (...evaluate: readonly string[]): readonly string[] => {
  try {
    read(...evaluate);
    return [];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.diagnostics.map(({ location = '', message }) => `${location} ${message}`);
  }
};

test('all problems of evaluations are reported at once, with their places', () => {
  const problems = problemsOf(
    '{ contains: a, equals: b }',
    '{ matches: "(" }',
    '{ weight: 2000, contains: x }',
    '{ judge: { prompt: "Good? {{input}}", choices: { "yes": 1 } } }',
    '{ uses: github/fluncy }',
    '{ name: empty }',
    '{ judge: { prompt: "{{completion}}", choices: { "yes": 1, " Yes": 0 } } }',
    '{ judge: { prompt: "{{completion}} {{item.nope}}", choices: { "yes": 1, "no": 0 } } }',
  );
  expect(problems.map((one) => one.replace(/:\d+ /, ' ').slice(0, 90))).toEqual([
    'b.yml:6 an evaluation needs exactly one check, but has contains and equals',
    expect.stringMatching(/^b\.yml:7 matches is not a valid regular expression/),
    'b.yml:8 weight must be at most 1000',
    'b.yml:9 the judge does not see the answer: write {{completion}} in its prompt',
    'b.yml:9 {{input}} has no value here; write {{item.input}} for a field of the item',
    'b.yml:9 a judge needs at least two choices',
    expect.stringMatching(/^b\.yml:10 uses must be one of/),
    'b.yml:11 an evaluation needs exactly one check',
    'b.yml:12 two choices of the judge differ only in case or spaces',
    'b.yml:13 unknown placeholder {{item.nope}} in the evaluation judge',
  ]);
});

test('ignore-case is only for checks of text', () => {
  expect(problemsOf('{ ignore-case: true, matches: a }', '{ ignore-case: true, command: ls }')).toEqual([
    expect.stringMatching(/^b\.yml:7:.* ignore-case has no effect on command; it is for contains/),
  ]);
});

test('ignore-case: false, the default, is accepted for every check', () => {
  expect(problemsOf('{ ignore-case: false, command: ls }', '{ ignore-case: false, tools-used: [Bash] }')).toEqual([]);
});

test('a tool that is written in another case is a problem: with `not`, each answer would pass', () => {
  expect(problemsOf('{ tools-used: [Bash, mcp__a__b] }', '{ not: true, tools-used: [bash] }')).toEqual([
    expect.stringMatching(/^b\.yml:7:.* no tool is named bash; write Bash/),
  ]);
});

test('a built-in judge reads fields that the items must have', () => {
  expect(read('{ uses: github/relevance }')).toMatchObject([{ check: { kind: 'judge' } }]);
  expect(problemsOf('{ uses: github/similarity }')).toEqual([
    expect.stringContaining('unknown placeholder {{item.expected}} in the evaluation uses github/similarity'),
  ]);
});

test('the default name of a text from a YAML block has no line break', () => {
  expect(read('contains: |\n          Paris')?.map(({ name }) => name)).toEqual(['contains Paris']);
});

test('the hint for an invalid value of an evaluation names its page', () => {
  expect(() => read('{ contains: 5 }')).toThrow('docs/evaluations.md describes contains');
});
