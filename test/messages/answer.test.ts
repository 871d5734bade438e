import { describe, expect, test } from 'vitest';
import { answerCheck } from '../../src/messages/answer.js';

const schema = {
  type: 'object',
  properties: { verdict: { enum: ['ok', 'bad'] }, lines: { type: 'array', items: { type: 'integer' } } },
  required: ['verdict'],
  additionalProperties: false,
};
const value = { verdict: 'ok', lines: [1] };
const text = JSON.stringify(value);

test.each<[name: string, text: string]>([
  ['JSON', text],
  ['JSON with blanks around', `\n ${text}\n\n`],
  ['one fence around JSON', `\`\`\`json\n${text}\n\`\`\``],
  ['a fence without a language', `\`\`\`\n${JSON.stringify(value, null, 2)}\n\`\`\``],
  ['a fence of tildes', `~~~~JSON\n${text}\n~~~~`],
])('%s is taken', async (_name, answer) => {
  await expect(answerCheck(schema)(answer)).resolves.toEqual({ ok: true, value });
});

test.each<[name: string, text: string, problems: readonly (string | RegExp)[]]>([
  ['words before it', `Here it is: ${text}`, [/^it is no JSON: /]],
  ['words behind the fence', `\`\`\`json\n${text}\n\`\`\`\nDone.`, [/^it is no JSON: /]],
  ['two fences', `\`\`\`\n1\n\`\`\`\n\`\`\`\n2\n\`\`\``, [/^it is no JSON: /]],
  ['half of it', text.slice(0, -3), [/^it is no JSON: /]],
  ['another type', '[]', [/^the whole: .*"array"/]],
  ['a key that is missing', '{}', [/^the whole: .*"verdict"/]],
  ['a wrong value further in', '{"verdict":"ok","lines":[1,"x"]}', [/^\/lines\/1: .*"string"/]],
  ['a key too many', '{"verdict":"ok","more":1}', [/"more"/]],
  ['two faults', '{"verdict":"?","lines":3}', [/^\/verdict: /, /^\/lines: /]],
  ['too deep a value', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, ['it is nested deeper than 64 levels']],
])('%s is not: the fault is named', async (_name, answer, problems) => {
  const checked = await answerCheck(schema)(answer);
  expect(checked).toEqual({
    ok: false,
    problems: problems.map((problem) =>
      typeof problem === 'string' ? problem : (expect.stringMatching(problem) as string),
    ),
  });
});

describe('the schema', () => {
  test('is not changed by its use', async () => {
    const own = { $defs: { n: { type: 'integer' } }, items: { $ref: '#/$defs/n' } };
    const before = JSON.stringify(own);
    await expect(answerCheck(own)('[1]')).resolves.toEqual({ ok: true, value: [1] });
    await expect(answerCheck(own)('["1"]')).resolves.toMatchObject({ ok: false });
    expect(JSON.stringify(own)).toBe(before);
  });

  test('that leads to itself is a fault of the answer, not a crash', async () => {
    const checked = await answerCheck({ $ref: '#' })('1');
    expect(checked).toMatchObject({ ok: false, problems: [expect.stringContaining('cannot be applied')] });
  });

  test('null is a value', async () => {
    await expect(answerCheck({ type: 'null' })('null')).resolves.toEqual({ ok: true, value: null });
  });

  test('many faults are counted, not all told', async () => {
    const checked = await answerCheck({ items: { type: 'string' } })(
      JSON.stringify(Array.from({ length: 50 }, () => 1)),
    );
    expect(checked.ok ? [] : checked.problems).toHaveLength(11);
    expect(checked.ok ? '' : checked.problems.at(-1)).toBe('… and 40 more');
  });
});
