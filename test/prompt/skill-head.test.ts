import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/errors.js';
import { readSkillHead } from '../../src/prompt/skills.js';

const path = '.claude/skills/x/SKILL.md';
const readText = (text: string) => readSkillHead(path, Buffer.from(text));
const read = (...lines: string[]) => readText(['---', ...lines, '---', 'Body.'].join('\n'));

describe('the frontmatter of a skill', () => {
  test.each<[lines: readonly string[], head: object]>([
    [['name: a', 'description: Reads "quoted" words, [brackets] and {braces}'], { name: 'a' }],
    [['description: "in quotes: with a colon"'], { description: 'in quotes: with a colon' }],
    [["description: 'it''s # no comment'"], { description: "it's # no comment" }],
    [['description: a # comment'], { description: 'a' }],
    [['description: >-', '  folded', '  lines'], { description: 'folded lines' }],
    [['description: a: b'], { description: 'a: b' }],
    [['description: é – “x” 𝄞'], { description: 'é – “x” 𝄞' }],
    [['description: x', 'argument-hint: [pr] [depth]'], { argumentHint: '[pr] [depth]' }],
    [['description: x', "when_to_use: 'now'"], { whenToUse: 'now' }],
    [['description: x', 'disable-model-invocation: true'], { modelInvocable: false, userInvocable: true }],
    [['description: x', 'user-invocable: false', 'context: fork'], { userInvocable: false, fork: true }],
    [['description: x', 'paths: src/**'], { paths: ['src/**'] }],
    [['description: x', 'metadata:', '  author: me', 'license: MIT'], { description: 'x' }],
  ])('%j is read as %j', async (lines, head) => {
    expect(await read(...lines)).toMatchObject(head);
  });

  test('a field with an invalid value is reported with its line and column', async () => {
    const error: unknown = await read('description: x', 'user-invocable: maybe').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UserError);
    expect((error as UserError).diagnostics).toMatchObject([
      { code: 'prompt-syntax', location: `${path}:3:1`, hint: expect.any(String) as string },
    ]);
  });

  test('invalid YAML is reported with its line and column', async () => {
    const error: unknown = await read('description: x', 'name: "open', 'paths: a').catch((reason: unknown) => reason);
    expect((error as UserError).diagnostics).toMatchObject([{ code: 'prompt-syntax', location: `${path}:5:1` }]);
  });
});

test.each([
  ['no frontmatter', 'Words of it.\nMore.\n\nNext.', 'Words of it.\nMore.'],
  ['a heading first', '---\nname: x\n---\n# Title\n\nWords.', 'Words.'],
  ['CRLF', '---\r\ndescription: d\r\n---\r\nBody', 'd'],
])('the description of a skill with %s is found', async (_case, text, description) => {
  expect((await readText(text)).description).toBe(description);
});
