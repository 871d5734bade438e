import { expect, test } from 'vitest';
import { createPolicyEngine } from '../../../src/policy/engine/engine.js';
import { evaluateCommand, workspace } from '../calls.js';
import { worldOf } from '../shell/worlds.js';

test.each([
  'node -v && npm -v',
  'nodejs --version',
  'python3 --version; python -V; pip --version',
  'cargo --version && rustc -V',
  'go version',
  'java -version 2>&1',
  'ruff --version',
  'bash --version | head -1',
  '/usr/bin/node --version',
  'npm run',
  'npm ls typescript --depth=0',
  'npm pkg get scripts',
  'node --check src/deep/x.ts',
  'for f in src/*.c; do node --check "$f"; done',
  'pwd; whoami; uname -a',
  'git remote -v',
  'git cat-file -p HEAD:src/main.c',
  'git cat-file -t abc1234',
  'git cat-file -p HEAD~2',
  'git cat-file commit v1.0',
  'git config user.name',
  'git config --get user.email',
  'git config get branch.main.remote',
])('%s needs no rule', (command) => {
  expect(evaluateCommand(command)).toMatchObject({ outcome: 'run', rule: null });
});

test.each([
  'yarn --version',
  'pnpm --version',
  'corepack --version',
  'mvn --version',
  './gradlew --version',
  'gradle --version',
  'pytest --version',
  'dotnet --version',
  './node --version',
  'node --version src/main.c',
  'node -v -e 1',
  'node --check .env',
  'node --check -r ./x src/main.c',
  'node --check "$f"',
  'NODE_OPTIONS=--require=./x node --version',
  'npm run lint',
  'npm ls --prefix /tmp',
  'npm pkg set scripts.test=x',
  'python3 -V -c 1',
  'id root',
  'git cat-file -p abc1234',
  'git cat-file blob abc1234',
  'git cat-file -p v1.0',
  'git cat-file -p HEAD:.env',
  'git cat-file blob HEAD:.env',
  'git cat-file --batch',
  'git cat-file -p HEAD:src/main.c --textconv',
  'git config user.name x',
  'git config http.https://github.com/.extraheader',
  'git config remote.origin.url',
  'git config --global user.name',
  'git config --list',
  'git config core.sshCommand',
  'git remote -v add x y',
])('%s needs a rule', (command) => {
  expect(evaluateCommand(command)).toMatchObject({ outcome: 'refuse' });
});

test.each([
  ['rust-toolchain.toml', 'cargo --version'],
  ['.tool-versions', 'node --version'],
  ['mise.toml', 'python3 --version'],
  ['.python-version', 'pip --version'],
])('a version needs a rule where %s chooses what runs: %s', (file, command) => {
  const lists = { allow: [], ask: [], deny: [] };
  const decide = (files: readonly string[]) =>
    createPolicyEngine({ lists, mode: 'default', readOnlyCommands: true, world: worldOf(['src/a.c', ...files]) })({
      tool: 'Bash',
      effects: [{ kind: 'shell', command: `cd src && ${command}`, cwd: workspace }],
    }).outcome;
  expect([decide([]), decide([file])]).toEqual(['run', 'refuse']);
});

test('a rule that forbids the program covers the question too', () => {
  expect(evaluateCommand('node --version', { deny: ['Bash(node:*)'] })).toMatchObject({ decision: 'deny' });
  expect(evaluateCommand('whoami', { readOnlyCommands: false })).toMatchObject({ outcome: 'refuse' });
});
