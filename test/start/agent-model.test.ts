import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/errors.js';
import { models } from '../../src/model/price-table.js';
import { checkSearch, checkSmallModel, fullName } from '../../src/start/agent-model.js';

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

describe('the model of an agent', () => {
  test.each([
    ['openai/gpt-5', 'anthropic/x', 'openai/gpt-5'],
    ['claude-opus-5', 'anthropic/x', 'anthropic/claude-opus-5'],
    ['Claude Sonnet 4.5 (copilot)', 'anthropic/x', 'anthropic/claude-sonnet-4-5'],
    ['gpt-5.1', 'openai/x', 'openai/gpt-5.1'],
    ['gemini-2.5-pro', 'google/x', 'google/gemini-2.5-pro'],
    ['claude-opus-5', 'openai/x', null],
    ['sonnet', 'openai/x', null],
    ['sonnet', 'bedrock/x', null],
    ['unknown', 'anthropic/x', null],
  ])('%s in a job with %s is %j', (written, ofJob, name) => {
    expect(fullName(written, ofJob)).toBe(name);
  });

  test('a family means its newest known model', () => {
    const versions = Object.keys(models).flatMap((name) => /^anthropic\/claude-opus-(.*)$/.exec(name)?.[1] ?? []);
    const newest = versions.map((version) => Number(version.replace('-', '.'))).sort((a, b) => b - a)[0];
    expect(fullName('opus', 'anthropic/x')).toBe(`anthropic/claude-opus-${String(newest).replace('.', '-')}`);
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
