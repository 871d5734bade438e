import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatLock, pinServer } from '../../src/mcp/lock.js';
import { type CliRun, runCli } from '../doubles/cli.js';
import { serverFile } from '../doubles/mcp.js';
import { aRepository, git, put } from '../doubles/place.js';

const file = '.sallyport/config.yml';

/** A repository with a project in pkg/a; `own` is the configuration there. */
function aMonorepo(root: string, own = '', more: Readonly<Record<string, string>> = {}): string {
  return aRepository({
    [file]: root,
    ...(own === '' ? {} : { [`pkg/a/${file}`]: own }),
    ...{ 'pkg/a/secret/x.txt': 'x', 'pkg/a/src/a.txt': 'a', 'shared/b.txt': 'b', 'pkg/b/c.txt': 'c' },
    ...more,
  });
}

const inPackage = (directory: string, ...args: readonly string[]): Promise<CliRun> =>
  runCli([...args, '--cwd', 'pkg/a'], { cwd: directory, inProcess: true });

const turns = (...calls: readonly object[]): string =>
  [...calls.map((call) => ({ calls: [call] })), { say: 'Done.' }].map((turn) => JSON.stringify(turn)).join('\n');

const echo = { name: 'echo', title: null, description: '', inputSchema: { type: 'object' }, rest: {} } as const;

/** How `explain` evaluates a call in pkg/a. */
async function outcomeOf(directory: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await inPackage(directory, 'explain', ...args, '--json');
  const { outcome } = JSON.parse(stdout) as { readonly outcome?: string };
  return outcome ?? stdout;
}

const reading = (path: string) => ['--tool', 'Read', '--input', JSON.stringify({ file_path: path })];
const writing = (path: string) => ['--tool', 'Write', '--input', JSON.stringify({ file_path: path, content: 'x' })];

describe('with a directory of the repository as the workspace', () => {
  test.each<readonly [claim: string, root: string, own: string, args: readonly string[], outcome: 'run' | 'refuse']>([
    [
      'a deny rule of the root holds',
      'deny: [Bash(git push:*)]',
      '',
      ['git push', '--allow', 'Bash(git push:*)'],
      'refuse',
    ],
    ['an ask rule of the root holds', 'ask: [Bash(npm:*)]', '', ['npm test', '--allow', 'Bash(npm:*)'], 'refuse'],
    [
      'a deny rule of the root holds with rules of the directory',
      'deny: [Bash(git push:*)]',
      'deny: [Bash(git tag:*)]',
      ['git push', '--allow', 'Bash(git:*)'],
      'refuse',
    ],
    [
      'a path in a rule is relative to the directory of its file',
      'deny: [Read(pkg/a/secret/**)]',
      '',
      reading('secret/x.txt'),
      'refuse',
    ],
    [
      'such a path does not mean the same name in the workspace',
      'deny: [Read(src/**)]',
      '',
      reading('src/a.txt'),
      'run',
    ],
    ['a path of the directory means the directory', '', 'deny: [Read(secret/**)]', reading('secret/x.txt'), 'refuse'],
    [
      'a star in a path of the root covers the directory',
      'deny: [Read(pkg/*/secret/**)]',
      '',
      reading('secret/x.txt'),
      'refuse',
    ],
    [
      'a pattern for every folder covers the directory',
      'deny: [Read(**/x.txt)]',
      '',
      reading('secret/x.txt'),
      'refuse',
    ],
    [
      'a path with a leading slash covers the directory',
      'deny: [Read(/pkg/a/secret/**)]',
      '',
      reading('secret/x.txt'),
      'refuse',
    ],
    ['an allow rule of the root permits its path', 'allow: [Write(pkg/a/src/**)]', '', writing('src/n.txt'), 'run'],
    [
      'only the nearest list allows',
      'allow: [Write(pkg/a/src/**)]',
      'allow: [Read(src/**)]',
      writing('src/n.txt'),
      'refuse',
    ],
    ['the stricter mode holds', 'mode: plan', 'mode: auto-edit', writing('src/n.txt'), 'refuse'],
    ['the mode of the root holds', 'mode: auto-edit', '', writing('src/n.txt'), 'run'],
    [
      'read-only commands are off if any file turns them off',
      'read-only-commands: false',
      'read-only-commands: true',
      ['ls'],
      'refuse',
    ],
    [
      'a path that the root protects is protected',
      'protected-paths: [pkg/a/src/**]',
      'protected-paths: [other]',
      [...writing('src/n.txt'), '--allow', 'Write(**)'],
      'refuse',
    ],
    [
      'a rule that names a path that the root protects permits it',
      'protected-paths: [pkg/a/src/**]',
      '',
      [...writing('src/n.txt'), '--allow', 'Write(src/**)'],
      'run',
    ],
    [
      'a flag adds a protected path',
      'protected-paths: [shared]',
      '',
      [...writing('src/n.txt'), '--allow', 'Write(**)', '--protected-paths', '**/n.txt'],
      'refuse',
    ],
  ])('%s', async (_claim, root, own, args, outcome) => {
    expect(await outcomeOf(aMonorepo(root, own), ...args)).toBe(outcome);
  });

  test.each(['Write(x)', '!x', '{1..99}/x'])('%s is not a path to protect', async (path) => {
    expect(await outcomeOf(aMonorepo(`protected-paths: ["${path}"]`), 'ls')).toContain('in the form of a rule');
  });

  test('an ignore file of the root hides what is in the directory, and names itself', async () => {
    const directory = aMonorepo('', '', { '.sallyportignore': '/pkg/a/secret\n', 'pkg/.geminiignore': 'b.txt\n' });
    expect(await outcomeOf(directory, ...reading('secret/x.txt'))).toBe('refuse');
    expect(await outcomeOf(directory, ...reading('src/a.txt'))).toBe('run');
    expect((await inPackage(directory, 'explain', 'cat secret/x.txt')).stdout).toContain(
      '../../.sallyportignore hides',
    );
  });

  test('an allow rule names a folder with brackets if the trusted commit has it', async () => {
    const directory = aMonorepo('', '', { 'pkg/a/src/[id]/a.txt': 'a' });
    put(directory, { 'pkg/a/src/[new]/a.txt': 'b' });
    const rules = ['--allow', 'Write(src/[id]/**)', '--allow', 'Write(src/[new]/**)'];
    expect(await outcomeOf(directory, ...writing('src/[id]/b.txt'), ...rules)).toBe('run');
    expect(await outcomeOf(directory, ...writing('src/[new]/b.txt'), ...rules)).toBe('refuse');
  });

  test('rules and files between the root and the workspace hold too, and those next to it do not', async () => {
    const directory = aMonorepo('deny: [Bash(one)]', '', {
      [`pkg/${file}`]: 'deny: [Bash(two)]',
      [`pkg/b/${file}`]: 'deny: [Bash(three)]',
    });
    const outcomes = await Promise.all(
      ['one', 'two', 'three'].map((command) => outcomeOf(directory, command, '--allow', 'Bash')),
    );
    expect(outcomes).toEqual(['refuse', 'refuse', 'run']);
  });

  test('a submodule is a repository of its own', async () => {
    const directory = aMonorepo('deny: [Bash(git push:*)]');
    git(join(directory, 'pkg/a'), 'init', '-q');
    expect(await outcomeOf(directory, 'git push', '--allow', 'Bash(git push:*)')).toBe('run');
  });

  test('the files come from the trusted commit', async () => {
    const call = { calls: [{ tool: 'Read', input: { file_path: 'src/a.txt' } }] };
    const directory = aMonorepo('deny: [Read(pkg/a/src/**)]', '', {
      'pkg/a/s.jsonl': [call, { say: 'Done.' }].map((turn) => JSON.stringify(turn)).join('\n'),
    });
    const commit = git(directory, 'rev-parse', 'HEAD');
    put(directory, { [file]: '' });
    const args = ['run', '-p', 'Hi', '--model', 'script:s.jsonl'];
    expect((await inPackage(directory, ...args)).stderr).toContain('✓ Read  src/a.txt');
    expect((await inPackage(directory, ...args, '--trusted-ref', commit)).stderr).toContain('✗ Read  src/a.txt');
  });

  test('an error in a file of the root names it', async () => {
    expect(await outcomeOf(aMonorepo('mod: plan'), 'ls')).toContain(`../../${file}:1: mod`);
  });

  test('doctor and the log name the files that were read', async () => {
    const directory = aMonorepo('deny: [Bash(one)]', 'deny: [Bash(two)]', {
      'pkg/a/s.jsonl': JSON.stringify({ say: 'Done.' }),
    });
    const files = `../../${file}, ${file}`;
    const doctor = await inPackage(directory, 'doctor');
    expect(`${doctor.stdout}${doctor.stderr}`).toContain(files);
    const { stderr } = await inPackage(directory, 'run', '-p', 'Hi', '--model', 'script:s.jsonl');
    expect(stderr).toContain(`Configuration: ${files}.`);
  });

  test('hooks of the root run in the root, with its scripts', async () => {
    const call = { calls: [{ tool: 'Read', input: { file_path: 'src/a.txt' } }] };
    const directory = aMonorepo(
      'hooks: {PreToolUse: [{hooks: [{type: command, command: sh .sallyport/hooks/guard.sh}]}]}',
      '',
      {
        '.sallyport/hooks/guard.sh': 'echo "refused in $(basename "$PWD")" >&2\nexit 2\n',
        'pkg/a/s.jsonl': [call, { say: 'Done.' }].map((turn) => JSON.stringify(turn)).join('\n'),
      },
    );
    const { stderr } = await inPackage(directory, 'run', '-p', 'Hi', '--model', 'script:s.jsonl');
    expect(stderr).toContain(`refused in ${directory.replace(/^.*\//, '')}`);
  });

  const guard = 'echo "refused in $(basename "$PWD")" >&2\nexit 2\n';

  test.each([
    'auto',
    'off',
  ])('hooks of the root hold in a worktree of the directory, with sandbox: %s', async (sandbox) => {
    const directory = aMonorepo(
      'hooks: {PreToolUse: [{matcher: Read, hooks: [{type: command, command: sh .sallyport/hooks/guard.sh}]}]}',
      '',
      {
        '.sallyport/hooks/guard.sh': guard,
        'pkg/a/s.jsonl': turns({ tool: 'Read', input: { file_path: 'src/a.txt' } }),
      },
    );
    for (const where of [[], ['--worktree']]) {
      const args = ['run', '-p', 'Hi', '--model', 'script:s.jsonl', '--sandbox', sandbox, ...where];
      expect((await inPackage(directory, ...args)).stderr).toContain('refused in ');
    }
  });

  test('rules, protected paths and ignore files of the root hold in a worktree of the directory', async () => {
    const calls = [
      { tool: 'Read', input: { file_path: 'secret/x.txt' } },
      { tool: 'Read', input: { file_path: 'src/a.txt' } },
      { tool: 'Write', input: { file_path: 'infra/n.txt', content: 'x' } },
      { tool: 'Write', input: { file_path: 'src/n.txt', content: 'x' } },
    ];
    const directory = aMonorepo('deny: [Read(pkg/a/src/**)]\nprotected-paths: [pkg/a/infra]', '', {
      '.sallyportignore': 'secret/\n',
      'pkg/a/s.jsonl': turns(...calls),
    });
    for (const where of [[], ['--worktree']]) {
      const args = ['run', '-p', 'Hi', '--model', 'script:s.jsonl', '--allow', 'Write(**)', ...where];
      const { stderr } = await inPackage(directory, ...args);
      const outcomes = ['✗ Read  secret/x.txt', '✗ Read  src/a.txt', '✗ Write  infra/n.txt', '✓ Write  src/n.txt'];
      for (const outcome of outcomes) expect(stderr).toContain(outcome);
    }
  });

  test('rules of the root hold for the jobs of a batch in the directory', async () => {
    const directory = aMonorepo('deny: [Read(pkg/a/src/**)]', '', {
      'pkg/a/s.jsonl': turns({ tool: 'Read', input: { file_path: 'src/a.txt' } }),
      'pkg/a/batch.yml': 'jobs:\n  - id: one\n    prompt: Read it.\n',
    });
    const args = ['batch', 'batch.yml', '--model', 'script:s.jsonl', '--sandbox', 'off', '--json'];
    const { stdout } = await inPackage(directory, ...args);
    const [job] = (JSON.parse(stdout) as { readonly jobs: readonly { readonly transcriptPath: string }[] }).jobs;
    expect(readFileSync(job?.transcriptPath ?? '', 'utf8')).toContain('the rule Read(../../pkg/a/src/**)');
  });

  test.runIf(process.platform === 'linux')('a command changes no path that the root protects', async () => {
    const directory = aMonorepo('protected-paths: [pkg/a/src, "**/*.lock"]\nallow: [Bash(sh w.sh)]', '', {
      'pkg/a/w.sh': 'echo x > src/a.txt; echo x > new.lock; mkdir -p d; echo x > d/b.lock; echo x > free.txt\n',
      'pkg/a/s.jsonl': turns({ tool: 'Bash', input: { command: 'sh w.sh' } }),
    });
    const args = ['run', '-p', 'Hi', '--model', 'script:s.jsonl', '--sandbox', 'auto'];
    const { stderr } = await inPackage(directory, ...args);
    if (stderr.includes('Sandbox: none')) return;
    const after = ['src/a.txt', 'new.lock', 'd/b.lock', 'free.txt'].map((path) =>
      existsSync(join(directory, 'pkg/a', path)),
    );
    expect([readFileSync(join(directory, 'pkg/a/src/a.txt'), 'utf8'), after]).toEqual([
      'a',
      [true, false, false, true],
    ]);
    expect(stderr).toContain('new.lock is protected');
  });

  test('tools of an MCP server are as the locks of the root and of the directory pinned them', async () => {
    const pinned = (description: string) =>
      formatLock({ servers: { test: pinServer({ instructions: '', tools: [{ ...echo, description }] }) } });
    const config = `mcp-servers: {test: {command: node, args: [${serverFile}]}}\nallow: [mcp__test__echo]\n`;
    const directory = aMonorepo('', config, { '.sallyport/mcp.lock': pinned('Other.'), 'pkg/a/s.jsonl': turns() });
    const { stdout } = await inPackage(directory, 'run', '-p', 'Hi', '--model', 'script:s.jsonl', '--json');
    expect(stdout).toContain('since it was pinned');
  });
});
