import { expect, test } from 'vitest';
import { unusableRules } from '../../../src/policy/rules/lint-offered.js';

const offers = { hasToken: true, hasSearch: true, mcpServers: ['docs'] };
const allow = [
  'Edit(src/**)',
  'Comment',
  'Task',
  'mcp__docs',
  'Read(*.log)',
  'Bash(git log:*)',
  'Network(localhost:1)',
];

test('in mode plan, rules for tools that change something are named as without effect', () => {
  expect(unusableRules({ allow, ask: [], deny: [] }, { ...offers, mode: 'plan' })).toEqual([
    'These rules have no effect in mode plan, which only reads: Edit(src/**), Comment, Task, mcp__docs.',
  ]);
  expect(unusableRules({ allow, ask: [], deny: [] }, { ...offers, mode: 'default' })).toEqual([]);
});
