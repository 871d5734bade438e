import { describe, expect, test } from 'vitest';
import {
  canAllowServer,
  canAllowTool,
  canWriteFiles,
  ruleExactness,
} from '../../../src/policy/rules/can-allow-tool.js';
import type { Mode, RuleLists } from '../../../src/policy/types.js';

const rules = (lists: Partial<RuleLists>): RuleLists => ({ allow: [], ask: [], deny: [], ...lists });

describe('canAllowTool', () => {
  test.each([
    [rules({ allow: ['mcp__a'] }), true],
    [rules({ allow: ['mcp__a__*'] }), true],
    [rules({ allow: ['mcp__a__t'] }), true],
    [rules({ allow: ['mcp__a__t*'] }), true],
    [rules({ allow: ['mcp__a__x'] }), false],
    [rules({ allow: ['mcp__A__t'] }), false],
    [rules({ allow: ['mcp__ab'] }), false],
    [rules({ allow: ['mcp__a'], deny: ['mcp__a__t'] }), false],
    [rules({ allow: ['mcp__a'], deny: ['mcp__A'] }), false],
    [rules({ allow: ['mcp__a'], ask: ['mcp__a__*'] }), false],
    [rules({ allow: ['mcp__a'], deny: ['mcp__a__x'] }), true],
  ])('mcp__a__t under %j: %j', (lists, expected) => {
    expect(canAllowTool('mcp__a__t', lists, 'default')).toBe(expected);
  });

  test.each([
    'mcp__my.server',
    'mcp__my.server__*',
    'mcp__my.server__issue.delete',
    'mcp__MY_server__issue.*',
  ])('the deny rule %s covers the tool that has underscores for dots', (rule) => {
    const lists = rules({ allow: ['mcp__my_server'], deny: [rule] });
    expect(canAllowTool('mcp__my_server__issue_delete', lists, 'default')).toBe(false);
  });
});

test.each([
  ['WebFetch', rules({}), false],
  ['WebFetch', rules({ allow: ['WebFetch(domain:example.org)'] }), true],
  ['WebFetch', rules({ allow: ['WebFetch'] }), true],
  ['WebSearch', rules({}), true],
])('mode yolo opens every tool but WebFetch: %s under %j: %j', (tool, lists, expected) => {
  expect(canAllowTool(tool, lists, 'yolo')).toBe(expected);
});

describe('canAllowServer', () => {
  test.each([
    [rules({ allow: ['mcp__a__t'] }), 'default', true],
    [rules({ allow: ['mcp__a'] }), 'default', true],
    [rules({ allow: ['mcp__a'] }), 'plan', false],
    [rules({ allow: ['mcp__b'] }), 'default', false],
    [rules({}), 'yolo', true],
    [rules({ deny: ['mcp__a'] }), 'yolo', false],
    [rules({ allow: ['mcp__a'], deny: ['mcp__a__t'] }), 'default', true],
  ] as const)('the server a under %j in mode %s: %j', (lists, mode, expected) => {
    expect(canAllowServer('a', lists, mode)).toBe(expected);
  });
});

describe('canWriteFiles', () => {
  test.each<[Mode, RuleLists, boolean]>([
    ['default', rules({}), false],
    ['default', rules({ allow: ['Bash', 'Read(**)'] }), false],
    ['default', rules({ allow: ['Edit(src/**)'] }), true],
    ['default', rules({ allow: ['Write'], deny: ['Edit'] }), false],
    ['default', rules({ allow: ['Write'], ask: ['Write'] }), false],
    ['default', rules({ allow: ['Write'], deny: ['Write(src/**)'] }), true],
    ['auto-edit', rules({}), true],
    ['auto-edit', rules({ ask: ['Edit'] }), false],
    ['yolo', rules({ ask: ['Edit'] }), true],
    ['yolo', rules({ deny: ['Edit'] }), false],
    ['plan', rules({ allow: ['Write'] }), false],
  ])('in mode %s under %j: %j', (mode, lists, expected) => {
    expect(canWriteFiles(lists, mode)).toBe(expected);
  });
});

test.each<[string, readonly string[], number]>([
  ['its whole name', ['mcp__s', 'mcp__s__read_one'], 2],
  ['a pattern', ['mcp__s__read_*'], 1.005],
  ['every tool of its server', ['mcp__s', 'mcp__s__*'], 0],
  ['nothing', ['Bash(ls:*)'], 0],
])('the exactness of rules for %s', (_what, allow, exactness) => {
  expect(ruleExactness('mcp__s__read_one', { allow, ask: [], deny: [] })).toBe(exactness);
});
