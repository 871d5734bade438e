import { expect, test } from 'vitest';
import { inputsOf } from '../../src/action.js';
import { parseInputs } from '../../src/settings/inputs.js';

test.each<[name: string, given: string, value: unknown]>([
  ['model', 'compatible/test-1\n', 'compatible/test-1'],
  ['prompt-file', ' README.md\r\n', 'README.md'],
  ['config', '\n.sallyport/config.yml\n', '.sallyport/config.yml'],
  ['working-directory', 'pkg/a ', 'pkg/a'],
  ['mode', 'plan\n', 'plan'],
  ['trusted-ref', '\tmain\n', 'main'],
  ['comment-key', 'docs\n', 'docs'],
  ['small-model', 'openai/small\n', 'openai/small'],
  ['base-url', ' https://models.example.org/v1\n', 'https://models.example.org/v1'],
  ['reaction', 'True\n', true],
  ['progress', ' TRUE', true],
  ['skills', 'FALSE\n', false],
])('the input %s with %j counts without the space around it', (name, given, value) => {
  const inputs = parseInputs(inputsOf({ [`INPUT_${name.toUpperCase()}`]: given }));
  expect(inputs.parsed.diagnostics).toEqual([]);
  expect({ ...inputs.early, ...inputs.parsed.values }).toMatchObject({ [name]: value });
});

test('an input of nothing but space counts as not given', () => {
  expect(inputsOf({ INPUT_MODEL: ' \n', INPUT_PROMPT: '' })).toEqual([]);
});
