import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CliRun, runCli } from '../doubles/cli.js';
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
  ])('%s', async (_claim, root, own, args, outcome) => {
    expect(await outcomeOf(aMonorepo(root, own), ...args)).toBe(outcome);
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
});
