import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../doubles/cli.js';
import { aFolder, aRepository, git, put } from '../doubles/place.js';

const script = (...turns: object[]) => turns.map((turn) => `${JSON.stringify(turn)}\n`).join('');
const call = (tool: string, input: unknown) => ({ calls: [{ tool, input }] });
const run = ['run', '--model', 'script:s.jsonl', '--publish', 'none', '--prompt', 'x', '--json'];

interface Result {
  readonly conclusion: string;
  readonly text: string;
  readonly notices: readonly string[];
  readonly changes: readonly { readonly path: string; readonly diff: string | null; readonly note?: string }[];
}

async function result(folder: string, args: readonly string[] = []) {
  const done = await runCli([...run, ...args], { cwd: folder });
  expect(done.stdout, done.stderr).not.toBe('');
  return { ...done, result: JSON.parse(done.stdout) as Result };
}

describe('problems of the repository do not lose the result', () => {
  test.each<[string, (folder: string) => void]>([
    ['a broken HEAD', (folder) => put(folder, { '.git/HEAD': '' })],
    ['a .git file that leads nowhere', (folder) => put(folder, { '.git': 'gitdir: /nowhere\n' })],
  ])('problems of the repository do not lose the result: %s', async (_name, spoil) => {
    const write = call('Write', { file_path: 'new.txt', content: 'x' });
    const folder = aFolder({ 's.jsonl': script(call('Glob', { pattern: '*' }), write, { say: 'FINAL' }) });
    mkdirSync(join(folder, 'sub'));
    spoil(folder);
    const done = await result(folder, ['--mode', 'auto-edit']);
    expect(done).toMatchObject({ code: 0, result: { conclusion: 'success', text: 'FINAL' } });
    expect(done.result.notices.join()).toContain('The changed files could not be listed');
  });

  test('a committed bare repository is not used as the repository', async () => {
    const folder = aRepository({ 's.jsonl': script({ say: 'ok' }), 'sub/a.txt': 'a' });
    git(folder, 'init', '-q', '--bare', 'sub');
    put(folder, {
      'sub/s.jsonl': script({ say: 'ok' }),
      'sub/config': `[core]\n\tbare = false\n\tworktree = .\n[filter "x"]\n\tclean = "touch ${join(folder, 'PWN')}; cat"\n`,
      'sub/info/attributes': '* filter=x\n',
    });
    const done = await result(folder, ['--cwd', 'sub']);
    expect(done.result.conclusion).toBe('success');
    expect(existsSync(join(folder, 'PWN'))).toBe(false);
  });
});

describe('reported changes', () => {
  test('a file that the run only made visible to git is not reported as changed', async () => {
    const folder = aRepository({
      '.gitignore': '.env\n',
      's.jsonl': script(call('Write', { file_path: '.gitignore', content: '' }), { say: 'ok' }),
    });
    put(folder, { '.env': 'KEY=plain-secret-value\n' });
    const done = await result(folder, ['--mode', 'auto-edit']);
    expect(done.stdout).not.toContain('plain-secret-value');
    expect(done.result.changes.map(({ path }) => path)).toEqual(['.gitignore']);
  });

  test('transcript and record files are not reported as changes', async () => {
    const folder = aRepository({ 's.jsonl': script({ say: 'ok' }) });
    expect((await result(folder, ['--record', 'r.jsonl', '--transcript', 't.jsonl'])).result.changes).toEqual([]);
  });
});

describe('a malformed turn of a model', () => {
  test.each<[string, object]>([
    [
      'an input nested 3,000 deep',
      { calls: [{ tool: 'Read', input: JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`) as unknown }] },
    ],
    ['a name of a hundred thousand blanks', { calls: [{ tool: `x${' '.repeat(100_000)}y`, input: {} }] }],
    ['a path of two hundred thousand folders', call('Read', { file_path: 'x/'.repeat(100_000) })],
    [
      'two thousand equal calls, which count once',
      { calls: Array.from({ length: 2_000 }, () => ({ tool: 'Glob', input: { pattern: '*' } })) },
    ],
  ])(
    'a malformed turn of a model: %s',
    async (_name, turn) => {
      const folder = aFolder({ 's.jsonl': script(turn, { say: 'ok' }) });
      const done = await result(folder);
      expect(done.result.conclusion).toBe('success');
    },
    60_000,
  );
});

describe('paths that cannot be written', () => {
  test.each([
    ['a transcript that is a folder', ['--transcript', 'folder']],
    ['a record that is a link', ['--record', 'link.jsonl']],
    ['a transcript in .git', ['--transcript', '.git/config']],
  ])('paths that cannot be written: %s', async (_name, args) => {
    const folder = aRepository({ 's.jsonl': script({ say: 'never' }), 'folder/a': '' });
    put(folder, { 'victim.txt': 'precious' });
    symlinkSync('victim.txt', join(folder, 'link.jsonl'));
    const config = readFileSync(join(folder, '.git/config'), 'utf8');
    const done = await runCli([...run, ...args], { cwd: folder });
    expect(done.code, done.stderr).toBe(2);
    expect(done.stderr).toContain('[file-unwritable]');
    expect(readFileSync(join(folder, 'victim.txt'), 'utf8')).toBe('precious');
    expect(readFileSync(join(folder, '.git/config'), 'utf8')).toBe(config);
  });
});

test('a cost limit without a known price is refused', async () => {
  const args = [
    'run',
    '--prompt',
    'x',
    '--model',
    'compatible/m',
    '--base-url',
    'http://127.0.0.1:9/v1',
    '--max-cost',
    '1',
  ];
  const done = await runCli(args, { cwd: aFolder() });
  expect(done.code).toBe(2);
  expect(done.stderr).toContain('the price of compatible/m is not known');
});
