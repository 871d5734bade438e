import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/errors.js';
import { checkSearch, checkSmallModel } from '../../src/start/agent-model.js';

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
      "small-model: the model openai/small has another provider than the job's model anthropic/large",
    ],
    [
      'small',
      'anthropic/large',
      "small-model: the model small has another provider than the job's model anthropic/large",
    ],
  ])('%s with the model %s: %j', (small, name, problem) => {
    expect(problemOf(() => checkSmallModel(small, { name }))).toBe(problem);
  });
});

describe('search-provider', () => {
  test.each([
    ['native', 'anthropic/a', null],
    ['native', 'script:s.jsonl', null],
    ['tavily', 'bedrock/a', null],
    [undefined, 'bedrock/a', null],
    ['native', 'bedrock/a', 'search-provider: the provider of bedrock/a has no web search that is supported'],
  ] as const)('%s with the model %s: %j', (provider, name, problem) => {
    const settings = provider === undefined ? {} : { 'search-provider': provider };
    expect(problemOf(() => checkSearch({ name }, settings))).toBe(problem);
  });
});
