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
  expect(problemsOf(['batch', 'b.yml'], ['shard', '1/2'])).toEqual([]);
  expect(problemsOf(['batch-step', 'merge'], ['state', 'dir'])).toEqual([]);
});
