import { expect, test } from 'vitest';
import { hopelessRules } from '../../src/commands/lint.js';
import { someWorld } from '../policy/calls.js';

test.each([
  ['Bash(env)', true],
  ['Bash(env:*)', false],
  ['Bash(npm test)', false],
  ['Bash(rm a.txt)', false],
  ['Bash(echo *)', false],
  ['WebFetch(domain:*.example.com)', false],
  ['Read(.env)', false],
  ['Bash', false],
])('%s can never allow anything: %s', (rule, expected) => {
  const problems = hopelessRules({ allow: ['Read', rule], ask: [], deny: [] }, someWorld);
  expect(problems.map(({ id, index }) => [id, index])).toEqual(expected ? [['never-matches', 1]] : []);
});
