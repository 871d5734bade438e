import { expect, test } from 'vitest';
import { jsonProblem } from '../../src/commands/explain-lines.js';

test.each<[string, string, string | null]>([
  ['a call', '{"command":"ls","allow":["Bash(ls:*)"]}', null],
  ['nothing', '', null],
  ['64 levels', `${'['.repeat(64)}${']'.repeat(64)}`, null],
  ['65 levels', `${'['.repeat(65)}${']'.repeat(65)}`, 'nested more than 64 levels deep'],
  ['a million unclosed levels', '{"a":'.repeat(1e6), 'nested more than 64 levels deep'],
  ['brackets and commas in a string', JSON.stringify('[,{'.repeat(50_000)), null],
  ['quotes and backslashes in a string', JSON.stringify('\\"[['.repeat(1000)), null],
  ['an unclosed string', `"${'['.repeat(1000)}`, null],
  ['a quote after one backslash, which does not end the string', `"\\"${'['.repeat(1000)}"`, null],
  [
    'a quote after two backslashes, which ends the string',
    `"\\\\"${'['.repeat(1000)}`,
    'nested more than 64 levels deep',
  ],
  ['many values', `[${'0,'.repeat(40_001)}0]`, 'more than 40000 values'],
  ['many keys', JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [at, 1]))), '40000 values'],
  ['a megabyte', JSON.stringify({ command: 'a'.repeat(1e6) }), null],
  ['thirty megabytes', JSON.stringify({ command: 'a'.repeat(3e7) }), 'longer than 8000000 characters'],
])('a line with %s is accepted, or rejected with the limit', (_name, line, problem) => {
  const found = jsonProblem(line);
  if (problem === null) expect(found).toBeNull();
  else expect(found).toContain(problem);
});
