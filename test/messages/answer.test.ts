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
  ['JSON surrounded by whitespace', `\n ${text}\n\n`],
  ['one fence around JSON', `\`\`\`json\n${text}\n\`\`\``],
  ['a fence without a language', `\`\`\`\n${JSON.stringify(value, null, 2)}\n\`\`\``],
  ['a fence of tildes', `~~~~JSON\n${text}\n~~~~`],
  ['a sentence before a fence', `Sure!\n\`\`\`json\n${text}\n\`\`\``],
  ['a sentence after a fence', `\`\`\`json\n${text}\n\`\`\`\nDone.`],
  ['a sentence before the JSON', `Here it is: ${text}`],
  ['the JSON in a sentence with other brackets', `As [1] says {so}: ${text} (see {"a":1}).`],
  ['the only fence that matches', `\`\`\`\n{"verdict":"?"}\n\`\`\`\nbetter:\n\`\`\`json\n${text}\n\`\`\``],
  ['the same JSON twice', `${text}\n\nAgain: ${text}`],
])('accepts %s', async (_name, answer) => {
  await expect(answerCheck(schema)(answer)).resolves.toEqual({ ok: true, value });
});

test.each<[name: string, text: string, problems: readonly (string | RegExp)[]]>([
  ['two values that match', `${text} or {"verdict":"bad"}`, [/^invalid JSON: /]],
  ['text around JSON that does not match', 'Here: {"verdict":"?"}', [/^invalid JSON: /]],
  ['a value that is only a part of the JSON', `{"answer": ${text}}`, [/^the answer: .*"verdict"/, /"answer"/]],
  ['two fences', `\`\`\`\n1\n\`\`\`\n\`\`\`\n2\n\`\`\``, [/^invalid JSON: /]],
  ['incomplete JSON', text.slice(0, -3), [/^invalid JSON: /]],
  ['another type', '[]', [/^the answer: .*"array"/]],
  ['a missing key', '{}', [/^the answer: .*"verdict"/]],
  ['a nested wrong value', '{"verdict":"ok","lines":[1,"x"]}', [/^\/lines\/1: .*"string"/]],
  ['an extra key', '{"verdict":"ok","more":1}', [/"more"/]],
  ['two problems', '{"verdict":"?","lines":3}', [/^\/verdict: /, /^\/lines: /]],
  ['a value nested too deeply', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, ['nested deeper than 64 levels']],
])('rejects %s and names the problem', async (_name, answer, problems) => {
  const checked = await answerCheck(schema)(answer);
  expect(checked).toEqual({
    ok: false,
    problems: problems.map((problem) =>
      typeof problem === 'string' ? problem : (expect.stringMatching(problem) as string),
    ),
  });
});

describe('the schema', () => {
  test('validation does not modify the schema', async () => {
    const own = { $defs: { n: { type: 'integer' } }, items: { $ref: '#/$defs/n' } };
    const before = JSON.stringify(own);
    await expect(answerCheck(own)('[1]')).resolves.toEqual({ ok: true, value: [1] });
    await expect(answerCheck(own)('["1"]')).resolves.toMatchObject({ ok: false });
    expect(JSON.stringify(own)).toBe(before);
  });

  test('a circular schema is a problem of the answer, not a crash', async () => {
    const checked = await answerCheck({ $ref: '#' })('1');
    expect(checked).toMatchObject({ ok: false, problems: [expect.stringContaining('cannot be applied')] });
  });

  test('null is accepted as a value', async () => {
    await expect(answerCheck({ type: 'null' })('null')).resolves.toEqual({ ok: true, value: null });
  });

  test('lists at most ten problems and counts the rest', async () => {
    const checked = await answerCheck({ items: { type: 'string' } })(
      JSON.stringify(Array.from({ length: 50 }, () => 1)),
    );
    expect(checked.ok ? [] : checked.problems).toHaveLength(11);
    expect(checked.ok ? '' : checked.problems.at(-1)).toBe('… and 40 more');
  });
});

test('without other text, only a whole answer is accepted', async () => {
  const check = answerCheck(schema, { isWhole: true });
  expect(await Promise.all([check(text), check(`Here: ${text}`)])).toMatchObject([{ ok: true }, { ok: false }]);
});
