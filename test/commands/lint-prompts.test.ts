import { expect, test } from 'vitest';
import { lintPrompts } from '../../src/commands/lint-prompts.js';
import { createFileSystem } from '../../src/platform/files/file-system.js';
import { aFolder } from '../doubles/place.js';

const head = 'model: openai/gpt-5\nmessages: [{ role: user, content: "{{input}}" }]\n';

test.each([
  ['no evaluators', head, []],
  ['one comparison', `${head}evaluators:\n  - { name: a, string: { contains: x } }\n`, []],
  [
    'two comparisons in one evaluator',
    `${head}evaluators:\n  - { name: a, string: { contains: x, equals: y } }\n`,
    [['evaluator-trap', /^prompts\/a\.prompt\.yml:\d+:\d+$/, /only equals counts/]],
  ],
  [
    'an unknown evaluator',
    `${head}evaluators:\n  - { name: a, strng: { contains: x } }\n`,
    [['evaluator-invalid', /:\d+:\d+$/, /./]],
  ],
  ['text that is not YAML', 'messages: [', [['evaluator-invalid', /prompts\/a\.prompt\.yml/, /./]]],
] as const)('%s', async (_, text, expected) => {
  const folder = aFolder({ 'prompts/a.prompt.yml': text, 'other.yml': 'evaluators: 1' });
  const files = createFileSystem({ root: folder, guard: () => null });
  const found = await lintPrompts(files, new AbortController().signal);
  expect(found.map(({ id, location, message }) => [id, location, message])).toEqual(
    expected.map(([id, location, message]) => [
      id,
      expect.stringMatching(location) as string,
      expect.stringMatching(message) as string,
    ]),
  );
});
