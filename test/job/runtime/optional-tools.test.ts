import { describe, expect, test } from 'vitest';
import { type WebToolOptions, webTools } from '../../../src/job/runtime/optional-tools.js';
import type { RuleLists } from '../../../src/policy/types.js';

interface Options {
  readonly allowedTools?: string[];
  readonly search?: WebToolOptions['search'];
}

function offered(lists: Partial<RuleLists>, { allowedTools, search = {} }: Options = {}) {
  const tools = webTools({
    lists: { allow: [], ask: [], deny: [], ...lists },
    mode: 'default',
    specs: [{ allowedTools: allowedTools ?? null }],
    policy: () => {
      throw new Error('offering a tool evaluates nothing');
    },
    environment: {},
    search,
  });
  return tools.map(({ name }) => name);
}

describe('WebFetch is offered only if a rule could allow it', () => {
  test.each([
    [{}, {}, []],
    [{ allow: ['Bash(curl:*)', 'Read'] }, {}, []],
    [{ allow: ['WebFetch(domain:example.org)'] }, {}, ['WebFetch']],
    [{ allow: ['web_fetch(domain:example.org)'] }, {}, ['WebFetch']],
    [{ allow: ['WebFetch(domain:example.org)'], deny: ['WebFetch'] }, {}, []],
    [{ allow: ['WebFetch(domain:example.org)'] }, { allowedTools: ['Read'] }, []],
    [{ allow: ['WebFetch(domain:example.org)'] }, { allowedTools: ['WebFetch(domain:a.example.org)'] }, ['WebFetch']],
  ])('%j %j', (lists, options, names) => {
    expect(offered(lists, options)).toEqual(names);
  });
});

test('WebSearch is offered with a provider and a rule', () => {
  const search = { 'search-provider': 'brave' } as const;
  expect(offered({ allow: ['WebSearch'] }, { search })).toEqual(['WebSearch']);
  expect(offered({ allow: ['WebSearch'] })).toEqual([]);
  expect(offered({ allow: ['Read'] }, { search })).toEqual([]);
});

test('without a key, WebSearch names where to set one', async () => {
  const [tool] = webTools({
    lists: { allow: ['WebSearch'], ask: [], deny: [] },
    mode: 'default',
    specs: [],
    policy: () => {
      throw new Error('a search has no effects');
    },
    environment: {},
    search: { 'search-provider': 'brave' },
  });
  const bound = tool?.bind({ query: 'a' });
  if (bound?.ok !== true) throw new Error('not bound');
  const { parts, isError } = await bound.call.run(new AbortController().signal);
  expect(isError).toBe(true);
  expect(JSON.stringify(parts)).toContain('the input search-key or the variable BRAVE_API_KEY');
});
