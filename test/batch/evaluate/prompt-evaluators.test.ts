import { describe, expect, test } from 'vitest';
import { readPromptEvaluators } from '../../../src/batch/evaluate/prompt-evaluators.js';
import { type Diagnostic, type LocatedNotice, noticeText } from '../../../src/errors.js';
import { readYamlFile } from '../../../src/prompt/formats/yaml.js';

async function read(evaluators: unknown) {
  const file = await readYamlFile('qa.prompt.yml', JSON.stringify({ evaluators }, null, 1));
  const report = { diagnostics: [] as Diagnostic[], notices: [] as LocatedNotice[] };
  return { specs: readPromptEvaluators(file, report), ...report };
}

const llm = (more: object = {}, scores: Readonly<Record<string, number>> = { good: 1, bad: 0 }) => ({
  name: 'judge',
  llm: {
    modelId: 'openai/gpt-4o',
    prompt: 'Grade {{completion}} for {{input}}.',
    choices: Object.entries(scores).map(([choice, score]) => ({ choice, score })),
    ...more,
  },
});

describe('evaluators of a prompt file', () => {
  test.each([
    ['equals respects case', { equals: 'Yes' }, { kind: 'equals', value: 'Yes', ignoreCase: false }],
    ['contains ignores case', { contains: 'Yes' }, { kind: 'contains', value: 'Yes', ignoreCase: true }],
    ['startsWith ignores case', { startsWith: 'Yes' }, { kind: 'starts-with', value: 'Yes', ignoreCase: true }],
    ['endsWith ignores case', { endsWith: 'Yes' }, { kind: 'ends-with', value: 'Yes', ignoreCase: true }],
    ['an unquoted number is text', { equals: 5 }, { kind: 'equals', value: '5', ignoreCase: false }],
    ['a variable is a field of the row', { equals: '{{ expected }}' }, { kind: 'equals', value: '{{item.expected}}' }],
    ['an empty key does not count', { equals: '', endsWith: 'Yes' }, { kind: 'ends-with', value: 'Yes' }],
  ])('%s', async (_title, string, check) => {
    const { specs, diagnostics, notices } = await read([{ name: 'one', string }]);
    expect(specs).toMatchObject([{ name: 'one', check, not: false }]);
    expect([diagnostics, notices]).toEqual([[], []]);
  });

  test('llm is a judge that sees the answer in place of {{completion}} and passes with any score above 0', async () => {
    const { specs } = await read([llm({ systemPrompt: 'Be strict.' }, { good: 1, fair: 0.25, bad: 0 })]);
    expect(specs).toMatchObject([
      {
        check: {
          kind: 'judge',
          prompt: ['Grade ', ' for {{item.input}}.'],
          system: 'Be strict.',
          model: 'openai/gpt-4o',
          choices: [{ choice: 'good' }, { choice: 'fair' }, { choice: 'bad' }],
        },
        threshold: 0.25,
      },
    ]);
  });

  test.each([
    'similarity',
    'coherence',
    'fluency',
    'relevance',
    'groundedness',
  ])('github/%s is a judge with grades from 1 to 5 that sees the answer', async (name) => {
    const { specs } = await read([{ name: 'one', uses: `github/${name}` }]);
    const [check] = specs.map((one) => one.check);
    expect(check).toMatchObject({ kind: 'judge', model: null });
    expect(check?.kind === 'judge' && check.choices.map(({ score }) => score)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(check?.kind === 'judge' && check.prompt.length).toBe(2);
  });

  test.each([
    ['several keys of string', [{ string: { contains: 'a', equals: 'b' } }], 'only equals counts, and contains has no'],
    ['several kinds', [{ uses: 'github/fluency', string: { equals: 'b' } }], 'only string counts, and uses has no'],
    [
      'a choice that contains an earlier one',
      [llm({}, { correct: 1, incorrect: 0 })],
      'the choice "incorrect" contains "correct"',
    ],
    ['a choice that is listed twice', [llm({}, { yes: 1, YES: 0 })], 'the choice "YES" is listed twice'],
    [
      'a judge that reasons first',
      [llm({ prompt: 'Think step by step about {{completion}}.' })],
      'the prompt asks for reasoning',
    ],
    ['a judge that cannot see the answer', [llm({ prompt: 'Is it good?' })], 'the judge does not see the answer'],
    ['choices that never pass', [llm({}, { a: 0, b: 0 })], 'no choice has a score above 0'],
    ['scores above 1', [llm({}, { a: 10, b: 5 })], 'scores are from 0 to 1 here'],
  ])('%s are named in a notice, and the evaluator is used', async (_title, evaluators, notice) => {
    const { specs, notices, diagnostics } = await read(evaluators);
    expect(specs).toHaveLength(1);
    expect(diagnostics).toEqual([]);
    expect(notices.map(noticeText).join('\n')).toContain(notice);
    expect(notices[0]?.location).toMatch(/^qa\.prompt\.yml:\d+:\d+$/);
  });

  test('scores above 1 are divided by the highest', async () => {
    const { specs } = await read([llm({}, { a: 10, b: 5, c: -1 })]);
    expect(specs).toMatchObject([{ check: { choices: [{ score: 1 }, { score: 0.5 }, { score: 0 }] }, threshold: 0.5 }]);
  });

  test('all problems are reported at once, with their places', async () => {
    const { specs, diagnostics } = await read([
      { name: 'a' },
      { name: 'b', string: {} },
      { name: 'c', uses: 'github/similarty' },
      { name: 'd', llm: { prompt: 'x', choices: [{ choice: 'a' }] } },
      'e',
    ]);
    expect(specs).toEqual([]);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'an evaluator needs string, llm or uses',
      '`string` compares nothing',
      'unknown evaluator "github/similarty"',
      '`choices` must be a list of mappings with `choice` and a number `score`',
      'an evaluator must be a mapping',
    ]);
    expect(diagnostics[2]).toMatchObject({ hint: 'did you mean github/similarity?', location: 'qa.prompt.yml:12:12' });
  });
});
