import { describe, expect, test } from 'vitest';
import { checkSmallModel } from '../../src/app/agent-model.js';
import { UserError } from '../../src/errors.js';

function problemOf(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.diagnostics.map(({ location, message }) => `${location ?? ''}: ${message}`).join();
  }
}

describe('small-model', () => {
  test.each([
    ['anthropic/small', 'anthropic/large', null],
    ['openai/small', 'script:s.jsonl', null],
    [
      'openai/small',
      'anthropic/large',
      "small-model: the model openai/small is not of the provider of the job's model anthropic/large",
    ],
    [
      'small',
      'anthropic/large',
      "small-model: the model small is not of the provider of the job's model anthropic/large",
    ],
  ])('%s with the model %s: %j', (small, name, problem) => {
    expect(problemOf(() => checkSmallModel(small, { name }))).toBe(problem);
  });
});
