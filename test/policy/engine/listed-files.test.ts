import { describe, expect, test } from 'vitest';
import { createPolicyEngine } from '../../../src/policy/engine/engine.js';
import type { PathFacts } from '../../../src/policy/types.js';
import { type Rules, workspace } from '../calls.js';
import { worldOf } from '../shell/worlds.js';

const world: PathFacts = {
  ...worldOf(['README.md', '.env', 'keys/server.pem', 'data.sqlite3', '.git/HEAD', '.git/config'], {
    outlink: '/outside',
  }),
  sensitiveInGit: () => ({ tracked: [`${workspace}/.env`, `${workspace}/keys/server.pem`], untracked: [] }),
};

function evaluated(command: string, { allow = [], ask = [], deny = [], mode = 'default' }: Rules = {}) {
  const policy = createPolicyEngine({ lists: { allow, ask, deny }, mode, readOnlyCommands: true, world });
  return policy({ tool: 'Bash', effects: [{ kind: 'shell', command, cwd: workspace }] });
}

const listing = [
  'ls .env',
  'ls -la .env 2>/dev/null || echo "Not found"',
  'ls -d .env',
  'stat -c %s .env',
  'du -h .env',
  'tree keys',
  'test -s .env && echo yes',
  '[ -e keys/server.pem ]',
  'ls -l data.sqlite3',
  'git status --porcelain .env',
  'git diff --stat -- .env',
  'git diff --name-only HEAD -- keys/server.pem',
  'git log --oneline -3 -- .env',
  'git show --name-only HEAD -- .env',
  'git rev-list --count HEAD -- .env',
  "git ls-files '*.pem'",
  'git ls-tree -r --name-only HEAD -- .env',
];

describe('a command that only lists sensitive files of the workspace', () => {
  test.each(listing)('needs no rule, in mode plan too: %s', (command) => {
    const outcomes = [evaluated(command), evaluated(command, { mode: 'plan' })].map(({ outcome }) => outcome);
    expect(outcomes).toStrictEqual(['run', 'run']);
  });

  test.each(listing)('is refused by a deny or ask rule for Read: %s', (command) => {
    const rules = ['Read'];
    const outcomes = [evaluated(command, { deny: rules }), evaluated(command, { ask: rules })];
    expect(outcomes.map(({ outcome }) => outcome)).toStrictEqual(['refuse', 'refuse']);
  });

  test('is refused by a deny rule that names a file which the pattern picks', () => {
    const rules = { deny: ['Read(keys/server.pem)'] };
    expect(evaluated("git ls-files '*.pem'", rules).rule).toBe('Read(keys/server.pem)');
  });

  test('has the effect `list`', () => {
    const { effects } = evaluated('stat .env');
    expect(effects).toContainEqual({ kind: 'list', path: `${workspace}/.env` });
  });

  test('gives the sandbox no file to read', () => {
    expect(evaluated('stat .env').needs?.().reads).toStrictEqual([]);
  });
});

describe('a command that reads or compares content is refused although it prints little of it', () => {
  test.each([
    ['file .env', 'Bash(file:*)'],
    ['wc -c .env', 'Bash(wc:*)'],
    ['sha256sum .env', 'Bash(sha256sum:*)'],
    ['cmp .env README.md', 'Bash(cmp:*)'],
    ['git status -v .env', 'Bash(git status:*)'],
    ['git status --porcelain=v2 .env', 'Bash(git status:*)'],
    ['git diff -- .env', 'Bash(git diff:*)'],
    ['git diff --stat -p -- .env', 'Bash(git diff:*)'],
    ['git diff --raw -- .env', 'Bash(git diff:*)'],
    ['git diff --stat -I x -- .env', 'Bash(git diff:*)'],
    ['git diff --stat .env "$TMPDIR/guess"', 'Bash(git diff:*)'],
    ['git diff --stat -S x -- .env', 'Bash(git diff:*)'],
    ['git log -G x --oneline -- .env', 'Bash(git log:*)'],
    ['git log -p -- .env', 'Bash(git log:*)'],
    ['git show --stat HEAD:.env', 'Bash(git show:*)'],
    ['git ls-files -s .env', 'Bash(git ls-files:*)'],
    ['git ls-tree HEAD -- .env', 'Bash(git ls-tree:*)'],
    ['git ls-files -z | xargs -0 cat --', 'Bash(cat:*)'],
    ['cat $(ls .env)', 'Bash(cat:*)'],
  ])('%s', (command, rule) => {
    expect(evaluated(command, { allow: [rule] }).outcome).toBe('refuse');
  });
});

describe('outside the workspace', () => {
  test.each([
    'ls /outside/data',
    'stat outlink/a',
    'ls /outside/.env',
  ])('listing needs a rule, and no Read rule is suggested: %s', (command) => {
    const { outcome, suggest } = evaluated(command);
    expect(outcome).toBe('refuse');
    expect(suggest.filter((rule) => rule.startsWith('Read'))).toStrictEqual([]);
  });

  test('the exact command is suggested, which opens no content', () => {
    const { suggest } = evaluated('ls -l /outside/data');
    expect(suggest).toStrictEqual(['Bash(ls -l /outside/data)']);
    expect(evaluated('cat /outside/data', { allow: [...suggest, 'Bash(cat:*)'] }).outcome).toBe('refuse');
  });

  test.each([
    '[ -e /outside/a ]',
    '[ -e outlink/a ]',
    'ln -s README.md new && [ -L new ]',
  ])('a test of a file there, or of a link that the line creates, needs no rule: %s', (command) => {
    expect(evaluated(command, { allow: ['Bash(ln:*)', 'Write'] }).outcome).toBe('run');
  });

  test('a Read rule allows listing too', () => {
    expect(evaluated('ls /outside/data', { allow: ['Read(//outside/**)'] }).outcome).toBe('run');
  });
});
