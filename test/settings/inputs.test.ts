import { expect, test } from 'vitest';
import { parseInputs } from '../../src/settings/inputs.js';

const problemsOf = (...given: readonly (readonly [string, string])[]) =>
  parseInputs(given.map(([name, value]) => ({ name, value, location: name }))).parsed.diagnostics.map(
    ({ location, message }) => `${location ?? ''}: ${message}`,
  );

test('a setting of a batch is refused for a single job, which would ignore it', () => {
  expect(problemsOf(['prompt', 'x'], ['shard', '1/2'], ['state', 'dir'])).toEqual([
    'shard: shard is for a batch, and no batch is given',
    'state: state is for a batch, and no batch is given',
  ]);
  expect(problemsOf(['prompt', 'x'], ['state-storage', 'branch'], ['retry-failed', 'true'])).toEqual([
    'state-storage: state-storage is for a batch, and no batch is given',
    'retry-failed: retry-failed is for a batch, and no batch is given',
  ]);
  expect(problemsOf(['prompt', 'x'], ['state-storage', 'dir'], ['shards', '1'])).toEqual([]);
  expect(problemsOf(['batch', 'b.yml'], ['shard', '1/2'])).toEqual([]);
  expect(problemsOf(['batch-step', 'merge'], ['state', 'dir'])).toEqual([]);
});

test.each([
  ['plan', [['retry-failed', 'true']], ['retry-failed is for the step run of a batch, and this step is plan']],
  [
    'plan',
    [
      ['state', 'dir'],
      ['dry-run', 'true'],
    ],
    [
      'dry-run is for the step run of a batch, and this step is plan',
      'state is for the steps run and merge of a batch, and this step is plan',
    ],
  ],
  ['merge', [['concurrency', '4']], ['concurrency is for the step run of a batch, and this step is merge']],
  ['merge', [['shards', '4']], ['shards is for the step plan of a batch, and this step is merge']],
  ['run', [['merge-from', 'a']], ['merge-from is for the step merge of a batch, and this step is run']],
  [
    'merge',
    [
      ['merge-from', 'a'],
      ['html-report', 'r.html'],
      ['plan', 'p.json'],
    ],
    [],
  ],
] as const)('the step %s refuses settings of other steps, which it would ignore: %j', (step, given, expected) => {
  const problems = problemsOf(['batch', 'b.yml'], ['batch-step', step], ...given);
  expect(problems).toEqual(expected.map((one) => `${one.split(' ', 1).join('')}: ${one}`));
});

test('a setting of another step is named once, as the flag that the user wrote, and a switch has no value', () => {
  const given = [
    { name: 'batch-step', value: 'merge', location: 'batch-step' },
    { name: 'resume-batch', value: true, location: '--resume' },
  ];
  expect(parseInputs(given).parsed.diagnostics).toEqual([
    {
      code: 'setting-invalid',
      location: '--resume',
      message: 'this flag is for the step run of a batch, and this step is merge',
      hint: 'move --resume to the step run',
    },
  ]);
});

test('state-branch is refused for a batch whose state is not on a branch', () => {
  const problem = 'state-branch: state-branch is for the state storage branch, and another one is used';
  expect(problemsOf(['batch', 'b.yml'], ['state-branch', 's'])).toEqual([problem]);
  expect(problemsOf(['batch-step', 'merge'], ['state-branch', 's'], ['state-storage', 'cache'])).toEqual([problem]);
  expect(problemsOf(['batch', 'b.yml'], ['state-branch', 's'], ['state-storage', 'branch'])).toEqual([]);
});

test('compare-with is refused for a batch without an HTML report', () => {
  const problem = 'compare-with: compare-with is for the HTML report, and none is written';
  expect(problemsOf(['batch', 'b.yml'], ['compare-with', 'c'])).toEqual([problem]);
  expect(problemsOf(['batch-step', 'merge'], ['compare-with', 'c'])).toEqual([problem]);
  expect(problemsOf(['batch', 'b.yml'], ['compare-with', 'c'], ['html-report', 'r.html'])).toEqual([]);
});

test('the values of model-headers are secrets, and so are the tokens in them', () => {
  const value = 'x-team: a\nAuthorization: Bearer token-of-a-gateway\nx-config: pc-0123456789';
  const { secrets } = parseInputs([{ name: 'model-headers', value, location: 'input model-headers' }]);
  expect(secrets).toEqual(['Bearer token-of-a-gateway', 'token-of-a-gateway', 'pc-0123456789', 'pc-0123456789']);
});

test.each([
  'ollama',
  'none',
  'EMPTY',
  'lm-studio',
  'no-key',
  'sk-no-key-required',
  'not needed',
  'sk-xxxxxxxx',
  'your_api_key',
])('the placeholder %s in the place of a key is not a secret: a mask would hide a word of the texts', (value) => {
  expect(parseInputs([{ name: 'api-key', value, location: 'input api-key' }]).secrets).toEqual([]);
});

test.each(['sk-ollama-1234567890', 'hunter2', 'emptyhanded'])('the key %s is a secret', (value) => {
  expect(parseInputs([{ name: 'api-key', value, location: 'input api-key' }]).secrets).toEqual([value]);
});
