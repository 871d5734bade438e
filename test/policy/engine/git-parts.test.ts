import { expect, test } from 'vitest';
import { evaluateCommand } from '../calls.js';

test.each([
  ['git status', undefined],
  ['git add a.txt', undefined],
  ['git commit -m x', ['head', 'branches']],
  ['git tag v1 && git fetch', ['tags', 'remotes', 'shallow']],
  ['git -C src notes add -m x', ['notes']],
  ['git clone https://example.org/a.git', ['repositories']],
  ['npm test && git add a.txt', undefined],
])('%s may change of the state of the repository: %s', (command, parts) => {
  const allow = [
    'Bash',
    'Bash(git:*)',
    'Bash(git commit:*)',
    'Bash(git tag:*)',
    'Bash(git fetch:*)',
    'Bash(git clone:*)',
    'Bash(git notes:*)',
    'Bash(git add:*)',
    'WebFetch',
  ];
  const { needs, reason } = evaluateCommand(command, { allow, mode: 'yolo' });
  expect(needs, reason).toBeDefined();
  expect(needs?.().gitParts).toEqual(parts);
});
