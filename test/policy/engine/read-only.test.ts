import { describe, expect, test } from 'vitest';
import { createPolicyEngine } from '../../../src/policy/engine/engine.js';
import { programs } from '../../../src/policy/programs/table.js';
import type { PathFacts } from '../../../src/policy/types.js';
import { evaluateCommand, type Rules, someWorld, workspace } from '../calls.js';
import { worldOf } from '../shell/worlds.js';

/** A clone in which nothing but `.git/config` is sensitive. */
const plainWorld = worldOf(
  ['README.md', 'package.json', 'src/a.ts', 'src/b.ts', 'docs/a.md', '.git/HEAD', '.git/config'],
  { outlink: '/outside' },
);

/** A clone that tracks `.env` and `secret/key.txt`. */
const secretWorld: PathFacts = {
  ...worldOf(['README.md', 'src/a.ts', 'lib/.env', 'secret/key.txt', '.git/HEAD', '.git/config']),
  sensitiveInGit: () => ({ tracked: [`${workspace}/lib/.env`], untracked: [] }),
};

function evaluatedIn(world: PathFacts, command: string, rules: Rules = {}) {
  const { allow = [], ask = [], deny = [], mode = 'default', readOnlyCommands = true } = rules;
  const policy = createPolicyEngine({ lists: { allow, ask, deny }, mode, readOnlyCommands, world });
  return policy({ tool: 'Bash', effects: [{ kind: 'shell', command, cwd: workspace }] });
}

const reading = [
  'git status --short',
  'cat package.json',
  'ls -la',
  'git tag --sort=-creatordate | head -10',
  'git diff HEAD~1 -- src | cat -n | head -120',
  'git diff',
  'git log -p -3',
  'git show HEAD:package.json',
  'git blame src/a.ts',
  'git branch --list',
  'git remote',
  'grep -rn TODO src docs',
  'grep -rn TODO . --include="*.ts"',
  'grep -rn TODO . --exclude-dir=.git',
  'rg TODO',
  'find . -name "*.ts" | sort | uniq | wc -l',
  'diff src/a.ts src/b.ts',
  'jq .name package.json',
  'sed -n 1,5p README.md',
  'for f in src/*.ts; do head -3 "$f"; done',
  'cd src && ls',
  'timeout 5 cat README.md',
  'LC_ALL=C sort README.md',
  '[ -f README.md ] && echo yes',
  'true',
  'type ls',
  'command -v node',
  'pwd; date; uname -r',
  'tree src 2>/dev/null',
];

describe('a command that only reads', () => {
  test.each(reading)('a command that only reads needs no rule: %s', (command) => {
    expect(evaluatedIn(plainWorld, command)).toMatchObject({ decision: 'allow', rule: null });
  });

  test.each(reading)('a command that only reads needs no rule in mode plan: %s', (command) => {
    expect(evaluatedIn(plainWorld, command, { mode: 'plan' }).outcome).toBe('run');
  });

  test.each(reading)('with read-only-commands off, a rule is needed: %s', (command) => {
    expect(evaluatedIn(plainWorld, command, { readOnlyCommands: false }).outcome).toBe('refuse');
  });

  test('the reason names that the command only reads', () => {
    expect(evaluatedIn(plainWorld, 'git status').reason).toBe('`git status` only reads files that the rules allow');
  });

  test('a reading command may follow a command with a rule in a pipe, but not precede one without', () => {
    const allow = ['Bash(npm test)'];
    expect(evaluatedIn(plainWorld, 'npm test 2>&1 | tail -40', { allow })).toMatchObject({ rule: 'Bash(npm test)' });
    expect(evaluatedIn(plainWorld, 'cat README.md | npx left-pad', { allow }).outcome).toBe('refuse');
  });

  test.each([
    ['git log', { ask: ['Bash(git log:*)'] }],
    ['git log', { deny: ['Bash(git:*)'] }],
    ['ls', { deny: ['Bash'] }],
    ['head README.md', { deny: ['Read(README.md)'] }],
    ['cat README.md', { ask: ['Read'] }],
    ['timeout 5 cat README.md', { deny: ['Bash(cat:*)'] }],
  ])('a strict rule refuses a reading command: %s under %j', (command, rules) => {
    expect(evaluatedIn(plainWorld, command, rules).outcome).toBe('refuse');
  });
});

describe('content that git shows', () => {
  const withTracked = (file: string): PathFacts => ({
    ...plainWorld,
    sensitiveInGit: () => ({ tracked: [`${workspace}/${file}`], untracked: [] }),
  });

  test.each([
    ['git diff', 'logs/build.log', 'run'],
    ['git log -p -3', 'app.log.1', 'run'],
    ['git diff app.log', 'app.log', 'run'],
  ])('%s with %s tracked: %s', (command, file, expected) => {
    expect(evaluatedIn(withTracked(file), command)).toMatchObject({ outcome: expected });
    expect(evaluatedIn(withTracked(file), command).changed).toBeUndefined();
  });

  test.each([
    ['git diff', 'app.log.env'],
    ['git diff', 'data.sqlite'],
    ['git show', 'passwords.txt'],
    ['git diff', 'lib/.env'],
  ])('%s leaves out %s', (command, file) => {
    expect(evaluatedIn(withTracked(file), command).changed).toBe(`${command} -- ':(exclude,top,literal)${file}'`);
  });

  test('a rule that denies reading logs still decides', () => {
    expect(evaluatedIn(withTracked('app.log'), 'git diff', { deny: ['Read(*.log)'] }).outcome).toBe('refuse');
  });
});

describe('a command needs a rule', () => {
  test.each([
    // Not the files of the workspace.
    'cat /etc/hostname',
    'ls ..',
    'cat outlink/x',
    'cat < /etc/hostname',
    'cat .git/config',
    'cat .e*',
    'cat app.log',
    'find -L . -name x',
    'tree -l',
    'ls -RL',
    // The machine.
    'env',
    'printenv HOME',
    'id',
    'hostname',
    'ps',
    'df',
    'git worktree list',
    // It writes, or runs something.
    'cat README.md > x',
    'sort -o x README.md',
    'sed -i s/a/b/ README.md',
    'git branch x',
    'git tag v1',
    'git diff --output=x',
    'find . -delete',
    'find . -type f -exec cat {} +',
    'find . -type f -print0 | xargs -0 cat',
    'xargs echo',
    'ls | sh',
    'awk "BEGIN{system(1)}"',
    'awk "BEGIN{print ENVIRON[1]}"',
    'jq env',
    'tee x',
    './ls',
    'date -s x',
    'PORT=1 ls',
    'frob',
    // The names or the content come from elsewhere.
    'cat "$f"',
    'cat $(ls)',
    'git show --stdin',
    'git log -p --stdin',
    'git cat-file --batch',
    'git diff --no-index a.txt b.txt',
    'git diff-pairs -z',
    'git -C .. log',
    'git -- status',
    'ack x',
  ])('a command that is not proven to only read needs a rule: %s', (command) => {
    expect(evaluateCommand(command).outcome).toBe('refuse');
    expect(evaluateCommand(command, { mode: 'plan' }).outcome).toBe('refuse');
  });
});

describe('a command that reads files without naming them', () => {
  test.each([
    'grep -R x lib',
    'grep -d recurse x lib',
    'rgrep x',
    'rg --hidden x',
    'grep -r x lib --exclude=.ENV',
    'grep -r x lib --exclude=a --include="*.ts"',
    'grep -r x lib --exclude="{.env,a}"',
    'git log -S x',
    "git diff -- '*.ts'",
  ])('a sensitive file among the files is left out: %s', (command) => {
    const { changed } = evaluatedIn(secretWorld, command);
    expect(changed).toMatch(/--exclude=\.env|--glob=!\/lib\/\.env|:\(exclude,top,literal\)lib\/\.env/);
  });

  test.each([
    'rg -uu x lib',
    'rg --no-ignore --hidden x',
    'rg -g "*.env" x',
    'ag -u x',
    'diff -r lib src',
    'diff lib src',
    'rg -uu -g "!.env" -g "*" x lib',
    'git status -v',
    'git stash show -p',
    'git diff :/',
    'cd src && git show HEAD:lib/x',
  ])('a rule is needed if a sensitive file is among the files and cannot be left out: %s', (command) => {
    expect(evaluatedIn(secretWorld, command)).toMatchObject({ outcome: 'refuse' });
  });

  test.each([
    'grep -r x src',
    'grep -r x lib --include="*.ts"',
    'grep -r x lib --exclude=.env',
    'rg x',
    'ag x',
    'git log --stat',
    'git show --name-only',
    'git diff --stat',
    'git diff -- src',
    'git log -p README.md',
    'git show HEAD:README.md',
  ])('no rule is needed if the sensitive file is excluded: %s', (command) => {
    expect(evaluatedIn(secretWorld, command)).toMatchObject({ outcome: 'run' });
  });

  test.each([
    ['grep -r x .', 'refuse'],
    ['rg x', 'run'],
    ['rg x src', 'run'],
    ['git log -p', 'refuse'],
    ['git show HEAD:README.md', 'refuse'],
    ['git diff src/a.ts', 'refuse'],
    ['git log --stat', 'run'],
  ])('a rule that denies reading some of the files applies: %s: %s', (command, outcome) => {
    const deny = ['Read(docs/**)'];
    expect(evaluatedIn(plainWorld, command, { deny }).outcome).toBe(outcome);
  });

  test('the refusal names the tool with the same purpose', () => {
    expect(evaluatedIn(secretWorld, 'ag -u x lib').reason).toContain(
      'it would read lib/.env, which needs a rule of its own: use the tool Grep',
    );
  });

  test('a rule is needed if there are too many files to check', () => {
    const world = { ...plainWorld, sensitiveBelow: (_: string, most: number) => ({ paths: [], names: most }) };
    expect(evaluatedIn(world, 'grep -r x src').reason).toContain('there are too many files in src to check');
  });

  test('a rule is needed if git uses a repository around the workspace', () => {
    expect(evaluatedIn(worldOf(['README.md']), 'git diff').outcome).toBe('refuse');
  });

  test('no file is searched if a rule names the command', () => {
    const world = {
      ...plainWorld,
      sensitiveBelow: () => {
        throw new Error('looked');
      },
    };
    expect(evaluatedIn(world, 'grep -r x src', { allow: ['Bash(grep:*)'] }).outcome).toBe('run');
  });
});

/** The programs and sub-commands whose tables declare that a call of them may only read files. */
const readOnlyList = programs.flatMap(({ names, readOnly = [] }) =>
  names.flatMap((name) => readOnly.map((words) => (words === '' ? name : `${name} ${words}`))),
);

describe('the list of what needs no rule', () => {
  const listed = new Set(readOnlyList.map((one) => one.split(' ')[0]));
  // They change nothing but the shell that ends with the line.
  const builtins: ReadonlySet<string> = new Set(['builtin', 'command', 'exec']);

  test('the read-only list contains no program that shows the environment, users or processes, or starts others', () => {
    const never = ['env', 'printenv', 'id', 'hostname', 'ps', 'xargs', 'timeout', 'bash', 'git config'];
    expect(readOnlyList.filter((one) => never.includes(one))).toEqual([]);
  });

  test.each(
    readOnlyList.filter((one) => !/^git (?:cat-file|diff-tree|reflog exists)|^\[$/.test(one)),
  )('the read-only list is correct: a call of %s needs no rule, unless the setting is off', (call) => {
    const lines = [call, `${call} --version`, `${call} a`, `${call} a src`];
    const runs = lines.filter((line) => evaluatedIn(plainWorld, line).outcome === 'run');
    expect(runs).not.toEqual([]);
    for (const line of runs) expect(evaluatedIn(plainWorld, line, { readOnlyCommands: false }).outcome).toBe('refuse');
  });

  test.each(
    programs.flatMap(({ names }) => names),
  )('the read-only list is complete: %s is on it if a call runs without a rule', (name) => {
    const lines = [name, `${name} --help`, `${name} list`, `${name} a`];
    if (lines.every((line) => evaluatedIn(plainWorld, line).outcome === 'refuse')) return;
    expect(listed.has(name) || builtins.has(name)).toBe(true);
  });
});

describe('a log of the job', () => {
  const world = { ...someWorld, isWorkLog: (path: string) => path === `${workspace}/app.log` };

  test.each([
    ['tail -50 app.log', 'run'],
    ['grep -n error app.log', 'run'],
    ['tail other.log', 'refuse'],
    ['echo x > app.log', 'refuse'],
    ['rm app.log', 'refuse'],
  ])('%s: %s', (command, outcome) => {
    expect(evaluatedIn(world, command).outcome).toBe(outcome);
    expect(evaluatedIn(world, command, { deny: ['Read(*.log)'] }).outcome).toBe('refuse');
  });
});
