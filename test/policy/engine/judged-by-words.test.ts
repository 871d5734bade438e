import { describe, expect, test } from 'vitest';
import { createPolicyEngine } from '../../../src/policy/engine/engine.js';
import { workspace } from '../calls.js';
import { worldOf } from '../shell/worlds.js';

const world = worldOf(['README.md', 'package.json', 'Makefile', 'check.sh', 'src/a.ts', '.git/HEAD', '.git/config']);

function isJudgedByWords(command: string): boolean | undefined {
  const lists = { allow: ['Bash', 'Bash(docker:*)'], ask: [], deny: [] };
  const policy = createPolicyEngine({ lists, mode: 'yolo', readOnlyCommands: true, world });
  const { needs, reason } = policy({ tool: 'Bash', effects: [{ kind: 'shell', command, cwd: workspace }] });
  expect(needs, reason).toBeDefined();
  return needs?.().judgedByWords;
}

describe('the HOME of a command line', () => {
  test.each([
    'git status',
    'git commit -m x',
    'curl https://example.org',
    'gh pr view 5',
    'jq .name package.json',
    'cat README.md | head -3',
    'sed -i s/a/b/ src/a.ts',
    'timeout 5 git log -3',
    "bash -c 'git log -3'",
    'echo a && cd src && ls',
  ])('is empty for programs that are judged by their words: %s', (command) => {
    expect(isJudgedByWords(command)).toBe(true);
  });

  test.each([
    'npm test',
    'make',
    'node src/a.ts',
    'python3 tool.py',
    './check.sh',
    'bash check.sh',
    'mytool x',
    'go list ./...',
    'npm ls',
    'git status && npm test',
    'npm test; curl https://example.org',
  ])('is that of code of the repository if any program runs some or keeps packages there: %s', (command) => {
    expect(isJudgedByWords(command)).toBe(false);
  });
});
