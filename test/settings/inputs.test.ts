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

test('state-branch is refused for a batch whose state is not on a branch', () => {
  const problem = 'state-branch: state-branch is for the state storage branch, and another one is used';
  expect(problemsOf(['batch', 'b.yml'], ['state-branch', 's'])).toEqual([problem]);
  expect(problemsOf(['batch-step', 'merge'], ['state-branch', 's'], ['state-storage', 'cache'])).toEqual([problem]);
  expect(problemsOf(['batch', 'b.yml'], ['state-branch', 's'], ['state-storage', 'branch'])).toEqual([]);
});
