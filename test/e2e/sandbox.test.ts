import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../doubles/cli.js';
import { aFolder, aRepository, git, put } from '../doubles/place.js';
import { restricted } from '../doubles/sandbox.js';

const isLinux = process.platform === 'linux';
const bundle = resolve(import.meta.dirname, '../../dist/cli.js');

function script(...commands: readonly string[]): string {
  const calls = commands.map((command) => ({ tool: 'Bash', input: { command } }));
  return `${JSON.stringify({ calls })}\n{"say":"done"}\n`;
}

/** A repository whose tests run this shell script. */
function withTests(code: string): string {
  const folder = aRepository({ 'package.json': '{"scripts":{"test":"sh test.sh"}}', 'test.sh': code });
  put(folder, { 'turns.jsonl': script('npm test') });
  return folder;
}

const run = ['run', '--prompt', 'x', '--model', 'script:turns.jsonl', '--allow', 'Bash(npm test)', '--json'];

interface Shown {
  readonly conclusion: string;
  readonly sandbox?: { readonly level: string; readonly blocked: readonly string[] };
  readonly denials: readonly { readonly label: string; readonly suggest: readonly string[] }[];
}

function running(text: string): number {
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && wordsOf(pid).includes(text)).length;
}

function wordsOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

async function until(isTrue: () => boolean, times = 500): Promise<boolean> {
  for (let round = 0; round < times && !isTrue(); round += 1) await new Promise((done) => setTimeout(done, 20));
  return isTrue();
}

describe.runIf(isLinux)('a run with a sandbox', () => {
  test('names the level, and reports blocked hosts and undone writes as denials', async () => {
    const folder = withTests(
      'curl -s https://example.org\nmkdir .vscode && echo x > .vscode/settings.json\necho built > built.txt\n',
    );
    const { stdout, stderr, code } = await runCli([...run, '--sandbox', 'auto'], { cwd: folder });
    const result = JSON.parse(stdout) as Shown;
    expect(code, stderr).toBe(0);
    expect(['full', 'landlock', 'none']).toContain(result.sandbox?.level);
    if (result.sandbox?.level === 'none') return;
    expect(result.denials.map(({ label }) => label)).toContain('write .vscode');
    expect(existsSync(join(folder, '.vscode'))).toBe(false);
    expect(readFileSync(join(folder, 'built.txt'), 'utf8')).toBe('built\n');
    if (!existsSync('/usr/bin/curl')) return;
    expect(result.denials).toContainEqual(
      expect.objectContaining({ label: 'connect example.org:443', suggest: ['Network(example.org)'] }),
    );
    expect(result.sandbox?.blocked).toEqual(['example.org']);
  });

  test('git compares a tracked file of a sensitive name, and code of the repository does not see an untracked one', async () => {
    const folder = withTests('git status --short; cat .npmrc .env\n');
    put(folder, { '.npmrc': 'save-exact=true\n' });
    git(folder, 'add', '.npmrc');
    git(folder, 'commit', '-qm', 'add .npmrc');
    put(folder, { '.env': 'KEY=not-for-tests\n' });
    const { code, stderr } = await runCli([...run, '--sandbox', 'auto', '--transcript', 't.jsonl'], { cwd: folder });
    expect(code, stderr).toBe(0);
    const transcript = readFileSync(join(folder, 't.jsonl'), 'utf8');
    expect(transcript).toContain('save-exact=true');
    expect(transcript).not.toContain('unsupported file type');
    if (!transcript.includes('Sandbox: full')) return;
    expect(transcript).not.toContain('not-for-tests');
  });

  test('finds the level before the first call if one is required', async () => {
    const folder = withTests('echo built > built.txt\n');
    const { stdout, code } = await runCli([...run, '--sandbox', 'auto'], { cwd: folder });
    const { level } = (JSON.parse(stdout) as Shown).sandbox ?? {};
    const required = await runCli([...run, '--sandbox', 'require'], { cwd: folder });
    expect(required.code).toBe(level === 'none' ? 2 : code);
  });

  test('leaves nothing behind when it is killed', async () => {
    const marker = `10${String(process.pid)}5`;
    const folder = withTests(`perl -e 'fork and exit; exec "setsid", "sleep", "${marker}"'\nsleep ${marker}\n`);
    const child = spawn(process.execPath, [bundle, ...run, '--sandbox', 'auto'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, TMPDIR: aFolder() },
      stdio: 'ignore',
    });
    expect(await until(() => running(`sleep ${marker}`) >= 2)).toBe(true);
    child.kill('SIGKILL');
    expect(await until(() => running(`sleep ${marker}`) === 0)).toBe(true);
  });

  test('is not started before the sandbox is found if one is required', async () => {
    const folder = withTests('echo ran > ran.txt\n');
    const [program = 'perl', ...args] = restricted('nothing');
    const child = spawn(program, [...args, process.execPath, bundle, ...run, '--sandbox', 'require'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, TMPDIR: aFolder() },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const code = await new Promise((done) => child.on('close', done));
    expect(output).toMatch(/no sandbox works on this machine.*user namespace.*Landlock and seccomp/s);
    expect(code).toBe(2);
    expect(existsSync(join(folder, 'ran.txt'))).toBe(false);
  });

  test('runs commands without one in auto mode, with a notice', async () => {
    const folder = withTests('echo ran > ran.txt\n');
    const [program = 'perl', ...args] = restricted('nothing');
    const child = spawn(program, [...args, process.execPath, bundle, ...run, '--sandbox', 'auto'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, TMPDIR: aFolder() },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    expect(await new Promise((done) => child.on('close', done))).toBe(0);
    expect(output).toContain('Commands that the rules permit can read and change everything that this job can');
    expect(existsSync(join(folder, 'ran.txt'))).toBe(true);
  });

  test('cannot be turned off by the configuration file of the repository', async () => {
    const folder = withTests('true\n');
    put(folder, { '.sallyport/config.yml': 'sandbox: off\n' });
    const { stderr, code } = await runCli([...run, '--sandbox', 'auto'], { cwd: folder });
    expect(code).toBe(2);
    expect(stderr).toContain('sandbox is not allowed in the configuration file');
  });

  test.each([
    ['a command of the prompt', ['run', 'p.md', '--model', 'script:answer.jsonl'], 'prompt'],
    ['a command of a prompt that is only rendered', ['render', 'p.md'], 'prompt'],
    ['a hook', ['run', 'p.md', '--model', 'script:answer.jsonl', '--config', 'hooks.yml'], 'hook'],
    ['a command that lists the items of a batch', ['batch', 'batch.yml', '--model', 'script:answer.jsonl'], 'items'],
    ['an evaluation', ['batch', 'batch.yml', '--model', 'script:answer.jsonl'], 'evaluation'],
  ])('%s does not see the rest of the machine', async (_, args, name) => {
    const outside = aFolder({ 'data.txt': 'outside\n' });
    const seen = async (sandbox: string) => {
      const cwd = aRepository({
        'probe.sh': `cat ${outside}/data.txt > "$1.txt" 2>/dev/null; echo one\n`,
        'p.md': 'x !{sh probe.sh prompt}\n',
        'answer.jsonl': '{"say":"done"}\n',
        'hooks.yml': 'hooks: { UserPromptSubmit: [ { hooks: [ { type: command, command: sh probe.sh hook } ] } ] }\n',
        'batch.yml': [
          'jobs:',
          '  - id: a',
          '    prompt: x',
          '    items: { lines: sh probe.sh items }',
          '    evaluate: [ { command: sh probe.sh evaluation } ]',
        ].join('\n'),
      });
      const { code, stderr } = await runCli([...args, '--allow', 'Bash(sh probe.sh:*)', '--sandbox', sandbox], { cwd });
      expect(code, stderr).toBe(0);
      return { text: readFileSync(join(cwd, `${name}.txt`), 'utf8'), stderr };
    };
    const { text, stderr } = await seen('auto');
    expect(text).toBe(stderr.includes('Sandbox: none') ? 'outside\n' : '');
    expect((await seen('off')).text).toBe('outside\n');
  });
});
