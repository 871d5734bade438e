import { describe, expect, test } from 'vitest';
import { webTools } from '../../src/job/web-tools.js';
import type { RuleLists } from '../../src/policy/types.js';

function offered(
  lists: Partial<RuleLists>,
  { mode = 'default' as const, allowedTools = null as string[] | null } = {},
) {
  const tools = webTools({
    lists: { allow: [], ask: [], deny: [], ...lists },
    mode,
    specs: [{ allowedTools }],
    policy: () => {
      throw new Error('offering a tool evaluates nothing');
    },
    environment: {},
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
