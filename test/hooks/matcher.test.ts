import { expect, test } from 'vitest';
import { matcherProblem, matchesHookSubject } from '../../src/hooks/matcher.js';

test.each([
  ['', 'Bash', true],
  ['*', 'Bash', true],
  ['Bash', 'Bash', true],
  ['Bash', 'BashOutput', false],
  ['Edit|Write', 'Write', true],
  ['Edit, Write', 'Write', true],
  ['Edit|Write', 'NotebookEdit', false],
  ['Edit.*', 'NotebookEdit', true],
  ['^Edit', 'NotebookEdit', false],
  ['mcp__memory', 'mcp__memory__store', false],
  ['mcp__memory__.*', 'mcp__memory__store', true],
  ['mcp__my-server__a', 'mcp__my-server__a', true],
  ['bash', 'Bash', false],
])('the matcher %j and %s: %s', (matcher, subject, expected) => {
  expect(matchesHookSubject(matcher, subject)).toBe(expected);
});

test('only a matcher that is not a list of names must be a valid regular expression', () => {
  expect(['', '*', 'Edit|Write', 'Edit.*'].map(matcherProblem)).toEqual([null, null, null, null]);
  expect(matcherProblem('Edit(')).toContain('Invalid regular expression');
});
