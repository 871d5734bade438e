import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../doubles/cli.js';
import { aFolder } from '../doubles/place.js';

const script = (...turns: object[]) => turns.map((turn) => `${JSON.stringify(turn)}\n`).join('');
const schema = JSON.stringify({ type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] });
const png = Buffer.from('89504e470d0a1a0a0000', 'hex');

describe('an answer with a schema', () => {
  const run = (turns: string, ...args: string[]) => {
    const cwd = aFolder({ 's.jsonl': turns, 'schema.json': schema });
    const always = ['run', '--prompt', 'x', '--model', 'script:s.jsonl', '--publish', 'none', '--schema'];
    return runCli([...always, ...(args.length > 0 ? args : ['schema.json'])], { cwd });
  };

  test('an answer with a schema is the JSON on stdout, without a fence around it', async () => {
    const done = await run(script({ say: '```json\n{"n":1}\n```' }));
    expect(done).toMatchObject({ code: 0, stdout: '{\n  "n": 1\n}\n' });
  });

  test('an invalid answer is sent back once with its problems', async () => {
    const turns = script({ say: '{"n":"x"}' }, { say: '{"n":2}', expect: { contains: '- /n: ' } });
    const done = await run(turns, 'schema.json', '--json');
    expect(JSON.parse(done.stdout)).toMatchObject({ conclusion: 'success', structured: { n: 2 }, turns: 2 });
  });

  test('an answer that never matches is incomplete, and its text is kept', async () => {
    const done = await run(script({ say: '{}' }, { say: 'I cannot.' }), 'schema.json', '--json');
    const result = JSON.parse(done.stdout) as object;
    expect({ code: done.code, result }).toMatchObject({
      code: 1,
      result: { conclusion: 'incomplete', text: 'I cannot.' },
    });
    expect(result).not.toHaveProperty('structured');
  });

  test('an invalid schema is an error before any request', async () => {
    const done = await run(script({ say: 'x' }), '{"type":"objct"}');
    expect(done).toMatchObject({ code: 2, stdout: '' });
    expect(done.stderr).toContain('output-schema#/type: ');
  });
});

describe('an answer in the form that a .prompt.yml requests', () => {
  const n = { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] };
  const twice = (first: string, second: string) => script({ say: first }, { say: second });

  test.each<[responseFormat: string, extra: object, turns: string, flags: readonly string[], result: object]>([
    ['text', {}, script({ say: 'words' }), [], { conclusion: 'success', text: 'words' }],
    ['json_object', {}, twice('[1]', '{"m":1}'), [], { conclusion: 'success', turns: 2, structured: { m: 1 } }],
    ['json_object', {}, twice('words', 'words'), [], { conclusion: 'incomplete', text: 'words' }],
    ['json_schema', { jsonSchema: n }, twice('{}', '{"n":1}'), [], { turns: 2, structured: { n: 1 } }],
    [
      'json_schema',
      { jsonSchema: JSON.stringify({ name: 'x', strict: true, schema: n }) },
      twice('{}', '{"n":1}'),
      [],
      { turns: 2, structured: { n: 1 } },
    ],
    ['json_object', {}, script({ say: '[1]' }), ['--schema', '{"type":"array"}'], { turns: 1, structured: [1] }],
  ])('a .prompt.yml with %s and the answer %j ends as expected', async (responseFormat, extra, turns, flags, result) => {
    const prompt = { messages: [{ role: 'user', content: 'x' }], responseFormat, ...extra };
    const cwd = aFolder({ 's.jsonl': turns, 'p.prompt.yml': JSON.stringify(prompt) });
    const job = ['run', 'p.prompt.yml', '--model', 'script:s.jsonl', '--publish', 'none', '--json'];
    expect(JSON.parse((await runCli([...job, ...flags], { cwd })).stdout)).toMatchObject(result);
  });

  test('an invalid schema in a .prompt.yml is an error of the file', async () => {
    const prompt = {
      messages: [{ role: 'user', content: 'x' }],
      responseFormat: 'json_schema',
      jsonSchema: { type: 1 },
    };
    const cwd = aFolder({ 's.jsonl': script({ say: 'x' }), 'p.prompt.yml': JSON.stringify(prompt) });
    const done = await runCli(['run', 'p.prompt.yml', '--model', 'script:s.jsonl'], { cwd });
    expect(done).toMatchObject({ code: 2, stdout: '' });
    expect(done.stderr).toContain('p.prompt.yml#/type: ');
  });
});

test("a file named in a command in Claude's dialect is read before the first turn", async () => {
  const cwd = aFolder({
    '.claude/commands/see.md': 'See @a.txt and @d/',
    'a.txt': 'hello',
    'd/b.txt': 'x',
    's.jsonl': script({ say: 'done', expect: { contains: '1\thello' } }),
  });
  const job = ['run', '--command', 'see', '--model', 'script:s.jsonl', '--publish', 'none', '--json'];
  const done = await runCli(job, { cwd });
  expect(JSON.parse(done.stdout), done.stderr).toMatchObject({ conclusion: 'success', toolCalls: 2 });
  const parts = await runCli(['render', '.claude/commands/see.md', '--parts'], { cwd });
  expect(parts.stdout).toMatch(/^--- Read \{"file_path":"a\.txt"\} ---\n1\thello\n--- List \{"path":"d"\} ---\n/);
});

describe('render', () => {
  const files = {
    'p.md': 'Look at @{shot.png} and @{n.ipynb}\n!{echo one; exit 3}',
    'q.md': '@{.env} @{a.txt} !{touch made}',
    'a.txt': 'a',
    '.env': 'K=v',
    'shot.png': png,
    'n.ipynb': JSON.stringify({ cells: [{ cell_type: 'code', source: 'f()' }] }),
  };

  test('render --parts shows the origin of each part, and media as a reference', async () => {
    const done = await runCli(['render', 'p.md', '--parts', '--allow', 'Bash(echo:*)', '--mode', 'yolo'], {
      cwd: aFolder(files),
    });
    expect(done.stdout).toContain(
      '--- author, 8 characters ---\nLook at \n--- file "@{shot.png}" ---\n(image/png, shot.png, 10 bytes)\n',
    );
    expect(done.stdout).toContain('--- file "@{n.ipynb}", 46 characters ---\n[notebook n.ipynb: 1 cell]\n');
    expect(done.stdout).toContain('one\n[Exit code 3.]');
    expect(done.stderr).toContain('failed (Exit code 3)');
  });

  test('--failed-commands stop turns a failed command into an error', async () => {
    const args = ['render', 'p.md', '--failed-commands', 'stop', '--mode', 'yolo'];
    const done = await runCli(args, { cwd: aFolder(files) });
    expect(done).toMatchObject({ code: 2, stdout: '' });
    expect(done.stderr).toContain('[placeholder-failed]');
  });

  test('render --plan evaluates reads and commands without executing them', async () => {
    const cwd = aFolder(files);
    const { code, stdout } = await runCli(['render', 'q.md', '--plan'], { cwd });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^refuse read \.env$/m);
    expect(stdout).toMatch(/^yes {4}read a\.txt$/m);
    expect(stdout).toMatch(/^refuse run touch made$/m);
    expect(existsSync(join(cwd, 'made'))).toBe(false);
  });
});

test('a file that changes during the run is shown to the model as a change', async () => {
  const cwd = aFolder({
    'a.txt': 'one\n',
    's.jsonl': script(
      { calls: [{ tool: 'Read', input: { file_path: 'a.txt' } }] },
      { calls: [{ tool: 'Bash', input: { command: 'echo two >> a.txt' } }] },
      { say: 'seen', expect: { contains: '+two' } },
    ),
  });
  const args = ['run', '--prompt', 'x', '--model', 'script:s.jsonl', '--publish', 'none', '--mode', 'yolo'];
  const done = await runCli(args, { cwd });
  expect(done, done.stderr).toMatchObject({ code: 0, stdout: 'seen\n' });
  expect(readFileSync(join(cwd, 'a.txt'), 'utf8')).toBe('one\ntwo\n');
});
