import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../doubles/cli.js';
import { aFolder, aRepository, git, put } from '../doubles/place.js';

const line = (turn: object) => `${JSON.stringify(turn)}\n`;
const script = (...turns: object[]) => turns.map(line).join('');
const call = (tool: string, input: object) => ({ calls: [{ tool, input }] });
const scripted = ['--model', 'script:s.jsonl', '--publish', 'none'];

interface Result {
  readonly conclusion: string;
  readonly reason: string;
  readonly text: string;
  readonly denials: readonly { readonly label: string; readonly suggest: readonly string[]; readonly origin: string }[];
  readonly changes: readonly { readonly path: string; readonly kind: string; readonly diff: string | null }[];
  readonly turns: number;
  readonly toolCalls: number;
  readonly transcriptPath: string;
  readonly reportPath: string | null;
  readonly notices: readonly string[];
}

async function run(folder: string, args: readonly string[], input?: string) {
  const done = await runCli(['run', ...scripted, ...args, '--json'], {
    cwd: folder,
    ...(input === undefined ? {} : { input }),
  });
  expect(done.stdout, done.stderr).not.toBe('');
  return { ...done, result: JSON.parse(done.stdout) as Result };
}

describe('what a person sees', () => {
  test('a run prints the final text to stdout and everything else to stderr', async () => {
    const folder = aFolder({
      'a.txt': 'hello\n',
      's.jsonl': script(call('Read', { file_path: 'a.txt' }), { say: 'It says hello.' }),
    });
    const done = await runCli(['run', ...scripted, '--prompt', 'what does a.txt say?'], { cwd: folder });
    expect(done).toMatchObject({ code: 0, stdout: 'It says hello.\n' });
    expect(done.stderr).toContain('✓ Read  a.txt');
    expect(done.stderr).not.toContain('transcript');
  });

  test('a run reads the prompt from standard input', async () => {
    const folder = aFolder({ 's.jsonl': script({ say: 'ok', expect: { contains: 'from the pipe' } }) });
    const done = await runCli(['run', ...scripted, '-'], { cwd: folder, input: 'from the pipe' });
    expect(done).toMatchObject({ code: 0, stdout: 'ok\n' });
  });

  test('a prompt of several messages reaches the model with its variables and roles', async () => {
    const prompt =
      'messages:\n  - {role: user, content: One}\n  - {role: assistant, content: Two}\n  - {role: user, content: "{{what}}"}\n';
    const folder = aFolder({
      's.jsonl': script({ say: 'ok', expect: { contains: 'Three $& {{what}}' } }),
      'p.prompt.yml': prompt,
    });
    const done = await run(folder, ['p.prompt.yml', '--var', 'what=Three $& {{what}}', '--transcript', 't.jsonl']);
    expect(done).toMatchObject({ code: 0, result: { conclusion: 'success' } });
    const transcript = readFileSync(join(folder, 't.jsonl'), 'utf8');
    expect(transcript.indexOf('Two')).toBeGreaterThan(transcript.indexOf('One'));
  });

  test('a refused call is shown with the rule that allows it', async () => {
    const folder = aFolder({ 's.jsonl': script(call('Bash', { command: 'touch made' }), { say: 'done' }) });
    const first = await run(folder, ['--prompt', 'x']);
    expect(first).toMatchObject({ code: 0, result: { conclusion: 'success' } });
    expect(first.result.denials).toMatchObject([{ label: 'touch made', origin: 'model' }]);
    expect(existsSync(join(folder, 'made'))).toBe(false);
    const rules = first.result.denials[0]?.suggest ?? [];
    const second = await run(folder, ['--prompt', 'x', ...rules.flatMap((rule) => ['--allow', rule])]);
    expect(second.result.denials).toEqual([]);
    expect(existsSync(join(folder, 'made'))).toBe(true);
  });
});

describe('how a run ends', () => {
  test.each<[string, object[], string[], string, number]>([
    ['an answer', [{ say: 'ok' }], [], 'success', 0],
    ['no answer', [{ say: '' }], [], 'no-output', 1],
    ['on-denied stop', [call('Bash', { command: 'id' }), { say: 'x' }], ['--on-denied', 'stop'], 'denied', 3],
    ['on-denied fail', [call('Bash', { command: 'id' }), { say: 'x' }], ['--on-denied', 'fail'], 'denied', 3],
    ['max-turns', [call('List', {}), { say: 'so far' }], ['--max-turns', '1'], 'budget', 4],
    ['a key that is wrong', [{ fail: { status: 401, times: 1 } }], [], 'config-error', 2],
    ['an outage', [{ say: 'x', fail: { status: 500, times: 99, retryAfter: 0.001 } }], [], 'provider-error', 1],
    ['an outage that passes', [{ say: 'ok', fail: { status: 529, times: 1 } }], [], 'success', 0],
    ['the same call again and again', Array.from({ length: 9 }, () => call('List', {})), [], 'incomplete', 1],
  ])(
    'how a run ends: %s',
    async (_name, turns, args, conclusion, code) => {
      const folder = aFolder({ 's.jsonl': script(...turns) });
      const done = await run(folder, ['--prompt', 'x', ...args]);
      expect({ conclusion: done.result.conclusion, code: done.code }, done.stderr).toEqual({ conclusion, code });
    },
    60_000,
  );

  const endings: readonly NodeJS.Signals[] = process.platform === 'win32' ? ['SIGTERM'] : ['SIGTERM', 'SIGHUP'];
  test.each(endings)('%s ends a run with the answer so far and exit code 130', async (signal) => {
    const turns = [{ say: 'First I wait.', ...call('Bash', { command: 'sleep 60' }) }, { say: 'never' }];
    const folder = aFolder({ 's.jsonl': script(...turns) });
    const done = await runCli(['run', ...scripted, '--prompt', 'x', '--allow', 'Bash(sleep 60)', '--json'], {
      cwd: folder,
      when: { says: 'First I wait.', signal },
    });
    expect(done.code).toBe(130);
    expect(JSON.parse(done.stdout)).toMatchObject({ conclusion: 'cancelled', text: 'First I wait.' });
  });
});

describe('prompt files', () => {
  test('files, commands and arguments are inserted into a prompt', async () => {
    const folder = aRepository({
      'p.toml': 'prompt = "Look at {{args}}: @{a.txt} and !{git log --format=%s}"\n',
      'a.txt': 'CONTENT !{not run} {{args}}',
      's.jsonl': script({ say: 'ok', expect: { contains: 'Look at b $& c: ' } }),
    });
    const kept = ['--transcript', 't.jsonl'];
    const done = await run(folder, ['p.toml', '--args', 'b $& c', '--allow', 'Bash(git log:*)', ...kept]);
    expect(done).toMatchObject({ code: 0, result: { conclusion: 'success' } });
    const transcript = readFileSync(done.result.transcriptPath, 'utf8');
    expect(transcript).toContain('CONTENT !{not run} {{args}}');
    expect(transcript).toContain('and first');
  });

  test('a prompt command without a rule stops the run before any command or request', async () => {
    const folder = aFolder({ 'p.toml': 'prompt = "!{touch one} !{touch two}"\n', 's.jsonl': script({ say: 'never' }) });
    const done = await run(folder, ['p.toml', '--allow', 'Bash(touch one)', '--allow', 'Write(one)']);
    expect(done).toMatchObject({ code: 3, result: { conclusion: 'denied', turns: 0, text: '' } });
    expect(done.result.denials).toMatchObject([{ label: 'touch two', origin: 'prompt' }]);
    expect(existsSync(join(folder, 'one'))).toBe(false);
  });

  test('the model of a prompt is used if no setting names one', async () => {
    const folder = aFolder({
      'p.md': '---\nmodel: script:own.jsonl\n---\nx\n',
      'own.jsonl': script({ say: 'own' }),
      's.jsonl': script({ say: 'given' }),
    });
    expect(await runCli(['run', '--publish', 'none', 'p.md'], { cwd: folder })).toMatchObject({ stdout: 'own\n' });
    expect(await runCli(['run', ...scripted, 'p.md'], { cwd: folder })).toMatchObject({ stdout: 'given\n' });
  });

  test('a command is found by its name', async () => {
    const folder = aFolder({
      '.sallyport/commands/git/say.md': 'Say {{args}}',
      's.jsonl': script({ say: 'ok', expect: { contains: 'Say hi' } }),
    });
    expect(await run(folder, ['--command', 'git:say', '--args', 'hi'])).toMatchObject({ code: 0 });
  });

  test('allowed-tools of a prompt narrow what the rules allow', async () => {
    const folder = aFolder({
      'p.md': '---\nallowed-tools: Bash(echo a)\n---\nx\n',
      's.jsonl': script(
        {
          calls: [
            { tool: 'Bash', input: { command: 'echo a' } },
            { tool: 'Bash', input: { command: 'echo b' } },
          ],
        },
        { say: 'ok' },
      ),
    });
    const done = await run(folder, ['p.md', '--allow', 'Bash(echo:*)', '--read-only-commands', 'false']);
    expect(done.result.denials.map((denial) => denial.label)).toEqual(['echo b']);
    expect(done.result.denials[0]?.suggest).toEqual([]);
  });

  test('allowed-tools of a prompt leave commands that only read allowed', async () => {
    const folder = aFolder({
      'p.md': '---\nallowed-tools: Bash(git log:*)\n---\nx\n',
      's.jsonl': script({ calls: [{ tool: 'Bash', input: { command: 'ls | head' } }] }, { say: 'ok' }),
    });
    expect((await run(folder, ['p.md'])).result.denials).toEqual([]);
  });
});

describe('the workspace', () => {
  test('the result contains changes of the run, but no earlier changes', async () => {
    const folder = aRepository({
      'a.txt': 'one\n',
      'b.txt': 'one\n',
      's.jsonl': script(call('Edit', { file_path: 'a.txt', old_string: 'one', new_string: 'two' }), { say: 'ok' }),
    });
    const done = await run(folder, ['--prompt', 'x', '--mode', 'auto-edit']);
    expect(done.result.changes).toMatchObject([{ path: 'a.txt', kind: 'modified' }]);
    expect(done.result.changes[0]?.diff).toContain('-one\n+two');
  });

  test('in a directory of the repository, a run in a worktree works in that directory, and its patch names its files', async () => {
    const top = aRepository({
      'sub/a.txt': 'one\n',
      'sub/s.jsonl': script(call('Write', { file_path: 'a.txt', content: 'two\n' }), { say: 'ok' }),
    });
    const done = await run(join(top, 'sub'), ['--prompt', 'x', '--mode', 'auto-edit', '--worktree']);
    expect(done.result.changes).toMatchObject([{ path: 'a.txt', kind: 'modified' }]);
    expect(done.result.changes[0]?.diff).toContain('--- a/sub/a.txt\n+++ b/sub/a.txt\n');
  });

  test('a temporary worktree leaves the checkout unchanged', async () => {
    const folder = aRepository({
      'a.txt': 'one\n',
      's.jsonl': script(call('Write', { file_path: 'a.txt', content: 'two\n' }), { say: 'ok' }),
    });
    const done = await run(folder, ['--prompt', 'x', '--mode', 'auto-edit', '--worktree']);
    expect(done.result.changes).toMatchObject([{ path: 'a.txt', kind: 'modified' }]);
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('one\n');
    expect(git(folder, 'worktree', 'list').split('\n')).toHaveLength(1);
    expect(git(folder, 'status', '--porcelain')).toBe('');
  });

  test('nothing that a run in a worktree wrote is lost: bytes are in the patch, and other files are kept', async () => {
    const command = (text: string) => call('Bash', { command: text });
    const folder = aRepository({
      's.jsonl': script(
        command('sed -i s/two/2/ legacy.txt'),
        command('cp legacy.txt copy.txt'),
        command('cp logo.png logo2.png'),
        command('truncate -s 16M large.bin'),
        { say: 'ok' },
      ),
    });
    put(folder, {
      'legacy.txt': Buffer.from('caf\xe9 one\nline two\n', 'latin1'),
      'logo.png': Buffer.from([0x89, 0, 1, 255]),
    });
    git(folder, 'add', '-A');
    git(folder, 'commit', '-q', '-m', 'files');
    const done = await run(folder, ['--prompt', 'x', '--mode', 'yolo', '--worktree']);
    const place = dirname(done.result.reportPath ?? '');
    const kept = join(place, 'changed-files');
    expect(done.result.notices).toEqual([`Not in changes.patch: large.bin (too large for a diff). Kept in ${kept}.`]);
    expect(statSync(join(kept, 'large.bin')).size).toBe(16 * 1024 * 1024);
    git(folder, 'apply', join(place, 'changes.patch'));
    const changed = Buffer.from('caf\xe9 one\nline 2\n', 'latin1');
    expect(readFileSync(join(folder, 'copy.txt'))).toEqual(changed);
    expect(readFileSync(join(folder, 'legacy.txt'))).toEqual(changed);
    expect(readFileSync(join(folder, 'logo2.png'))).toEqual(Buffer.from([0x89, 0, 1, 255]));
    expect(JSON.stringify(done.result)).not.toContain('GIT binary patch');
  });
});

describe('secrets', () => {
  const secret = 'Zx9-very-secret-value-42';
  const backwards = Array.from(secret).reverse().join('');

  test('secrets are in no output of a run, in any form', async () => {
    const folder = aFolder({
      's.jsonl': script(call('Bash', { command: `echo ${secret} ${Buffer.from(secret).toString('base64')}` }), {
        say: `The secret is ${secret}, backwards ${backwards}.`,
      }),
    });
    const done = await runCli(
      ['run', ...scripted, '--prompt', 'x', '--allow', 'Bash(echo:*)', '--transcript', 't.jsonl', '--json'],
      {
        cwd: folder,
        env: { SOME_API_KEY: secret },
      },
    );
    const transcriptPath = join(folder, 't.jsonl');
    for (const text of [done.stdout, done.stderr, readFileSync(transcriptPath, 'utf8')]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(Buffer.from(secret).toString('base64'));
      expect(text).not.toContain(backwards);
    }
  });

  test('secrets are not in the environment of programs that the agent starts', async () => {
    const folder = aFolder({
      's.jsonl': script(call('Bash', { command: 'node print.js' }), { say: 'ok' }),
      'print.js': 'for (const name in process.env) console.log(`${name}=${process.env[name]}`);',
    });
    await runCli(
      ['run', ...scripted, '--prompt', 'x', '--allow', 'Bash(node print.js)', '--transcript', 't.jsonl', '--json'],
      {
        cwd: folder,
        env: {
          SOME_API_KEY: secret,
          PLAIN_CANARY: 'canary-4711',
          GITHUB_OUTPUT: '/nowhere/canary-4711',
          NODE_OPTIONS: '--no-warnings',
        },
      },
    );
    const transcript = readFileSync(join(folder, 't.jsonl'), 'utf8');
    expect(transcript).toContain('PATH=');
    for (const word of [secret, 'canary-4711', '***', 'NODE_OPTIONS', 'GITHUB_'])
      expect(transcript).not.toContain(word);
  });
});

describe('record and replay', () => {
  test('a recorded run replays', async () => {
    const folder = aFolder({
      'a.txt': 'hello\n',
      's.jsonl': script(
        { say: 'Looking.', ...call('Read', { file_path: 'a.txt' }), usage: { input: 7, output: 3 } },
        { say: 'done' },
      ),
    });
    const first = await run(folder, ['--prompt', 'x', '--record', 'r.jsonl']);
    const replay = await runCli(['run', '--model', 'script:r.jsonl', '--publish', 'none', '--prompt', 'x', '--json'], {
      cwd: folder,
    });
    const second = JSON.parse(replay.stdout) as Result;
    expect({ ...second, durationMs: 0, transcriptPath: '', reportPath: '', model: '' }).toEqual({
      ...first.result,
      durationMs: 0,
      transcriptPath: '',
      reportPath: '',
      model: '',
    });
  });
});

describe('a dry run', () => {
  test('a dry run prints text, with the rule that would allow a refused command', async () => {
    const cwd = aFolder({
      'p.toml': 'prompt = "!{git push} @{a.txt}"\n',
      'a.txt': '',
      's.jsonl': script({ say: 'never' }),
    });
    const { code, stdout, stderr } = await runCli(['run', '--model', 'script:s.jsonl', 'p.toml', '--dry-run'], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('file: @{a.txt}');
    expect(stdout).toContain('would be allowed by: Bash(git push)');
    expect(stdout).toMatch(/publish +the report file\n +no comment: no issue or pull request in the event\n$/);
  });

  test('a dry run shows what would happen and does nothing', async () => {
    const folder = aFolder({
      'p.toml': 'prompt = "!{touch made} @{a.txt}"\n',
      'a.txt': '',
      's.jsonl': script({ say: 'never' }),
    });
    const done = await runCli(['run', ...scripted, 'p.toml', '--dry-run', '--json', '--allow', 'Bash(touch:*)'], {
      cwd: folder,
    });
    expect(done.code).toBe(0);
    const { rehearsal } = JSON.parse(done.stdout) as {
      rehearsal: { plan: { commands: { command: string; outcome: string }[] }; tools: string[] };
    };
    expect(rehearsal.plan.commands).toMatchObject([{ command: 'touch made', outcome: 'refuse' }]);
    expect(rehearsal.tools).toContain('Bash');
    expect(existsSync(join(folder, 'made'))).toBe(false);
  });
});
