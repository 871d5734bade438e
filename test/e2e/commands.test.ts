import { describe, expect, test } from 'vitest';
import { runCli } from '../doubles/cli.js';
import { aFolder, aRepository } from '../doubles/place.js';

const jsonLines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** So that a command that only reads needs a rule. */
const everyRule = ['--read-only-commands', 'false'];

describe('explain', () => {
  test('explain reports that a command that only reads needs no rule, unless the flag turns that off', async () => {
    const cwd = aFolder();
    expect((await runCli(['explain', 'ls'], { cwd })).stdout).toContain('only reads files that the rules allow');
    expect((await runCli(['explain', 'ls', ...everyRule], { cwd })).stdout).toContain("--allow 'Bash(ls:*)'");
    const input = '{"id":1,"command":"ls"}\n';
    const { stdout } = await runCli(['explain', '--jsonl', ...everyRule], { cwd, input });
    expect(jsonLines(stdout)).toMatchObject([{ id: 1, outcome: 'refuse' }]);
  });

  test('explain shows each command, the deciding rule, and the rule that would allow a refused command', async () => {
    const { code, stdout } = await runCli(['explain', '--allow', 'Bash(git log:*)', 'git log -3 && git push'], {
      cwd: aFolder(),
    });
    expect(code).toBe(0);
    expect(stdout).toContain('  ✓ git log -3\n      the rule Bash(git log:*) allows `git log -3`\n');
    expect(stdout).toContain('  ? git push');
    expect(stdout).toContain("would be allowed by: --allow 'Bash(git push)'");
  });

  test.skipIf(process.platform === 'win32')(
    'explain --jsonl ends at the first signal while it waits for input',
    async () => {
      const { code } = await runCli(['explain', '--jsonl'], {
        cwd: aFolder(),
        openInput: '{"id":"one","command":"git log"}\n',
        when: { says: '"id":"one"', signal: 'SIGTERM' },
      });
      expect(code).toBe(130);
    },
  );

  test('explain shows a reason once, and lists rules that are needed together', async () => {
    const { stdout } = await runCli(['explain', 'cat ../a | head', ...everyRule], { cwd: aFolder() });
    expect(stdout.match(/no rule allows reading/g)).toHaveLength(1);
    expect(stdout).toMatch(/allowed by these rules together:\n {4}--allow 'Bash\(cat:\*\)'\n {4}--allow /);
  });

  test('explain prints the decision about another tool as JSON', async () => {
    const args = ['explain', '--json', '--tool', 'Read', '--input', '{"file_path":".env"}'];
    const { code, stdout } = await runCli(args, { cwd: aFolder({ '.env': 'x' }) });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'refuse', suggest: ['Read(.env)'] });
  });

  test('explain --jsonl answers a line of several megabytes and the line after it', async () => {
    const input = [
      `{"id":1,"allow":["Bash"],"command":"${'ls '.repeat(1_000_000)}"}`,
      '{"id":2,"allow":["Bash"],"command":"pwd"}',
    ].join('\n');
    const { code, stdout } = await runCli(['explain', '--jsonl'], { cwd: aFolder(), input });
    expect(code).toBe(0);
    const answers = jsonLines(stdout);
    expect(answers.map(({ id, outcome }) => [id, outcome])).toEqual([
      [1, 'refuse'],
      [2, 'run'],
    ]);
    expect(answers[0]?.['reason']).toContain('longer than 10000 characters');
  });

  test('explain --jsonl answers lines in order; invalid lines get an error', async () => {
    const input = [
      '{"id":1,"allow":["Bash(ls:*)"],"command":"ls -la"}',
      'nonsense',
      '{"id":"c","command":"ls","color":true}',
      '{"id":4,"allow":["Bsh(ls)"],"command":"ls"}',
      '',
      '{"id":5,"tool":"Nope","input":{}}',
      '{"id":6,"mode":"yolo","deny":["Bash(rm:*)"],"command":"echo a; rm -rf b"}',
      '{"id":7,"command":""}',
      '{"id":8,"tool":"Read","input":{"file_path":"a.txt"}}',
    ].join('\n');
    const { code, stdout } = await runCli(['explain', '--jsonl'], { cwd: aFolder(), input });
    expect(code).toBe(2);
    const answers = jsonLines(stdout);
    expect(answers.map(({ id, outcome, error }) => [id, outcome ?? (error === undefined ? '' : 'error')])).toEqual([
      [1, 'run'],
      [null, 'error'],
      ['c', 'error'],
      [4, 'error'],
      [5, 'error'],
      [6, 'refuse'],
      [7, 'refuse'],
      [8, 'run'],
    ]);
    expect(answers[0]).toMatchObject({ decision: 'allow', rule: 'Bash(ls:*)', suggest: [] });
    expect(answers[6]).toMatchObject({ rule: null });
    expect(answers[5]).toMatchObject({ decision: 'deny', rule: 'Bash(rm:*)' });
  });

  test.each([
    ['[]', 'the line must be a JSON object; found []'],
    ['{"comand":"ls"}', 'unknown key "comand"; did you mean command? The keys are id, allow'],
    ['{"command":3}', 'command must be a string; found 3'],
    ['{"allow":"Read","command":"ls"}', 'allow must be a list of rules; found "Read"'],
    ['{"allow":["Read",3],"command":"ls"}', 'allow[1] must be a rule as text; found 3'],
    ['{"mode":"fast","command":"ls"}', 'mode must be one of default, auto-edit, plan, yolo; found "fast"'],
    ['{"deny":["Bsh"],"command":"ls"}', 'deny, rule 1: unknown tool "Bsh", found Bsh; did you mean Bash?'],
    ['['.repeat(100_000), 'this line is nested more than 64 levels deep'],
    [`{${Array.from({ length: 500 }, (_, at) => `"k${String(at)}":1`).join(',')}}`, 'unknown key "k9"'],
    [`{"allow":[${'1,'.repeat(500)}1],"command":"ls"}`, 'found 1; and 491 more'],
    ['{"tool":"Nope"}', 'tool: unknown tool "Nope"; the tools are Read'],
  ])('explain --jsonl answers the invalid line %.60s with its problem', async (input, words) => {
    const { code, stdout } = await runCli(['explain', '--jsonl'], { cwd: aFolder(), input });
    expect(code).toBe(2);
    expect(jsonLines(stdout)).toEqual([{ id: null, error: expect.stringContaining(words) as string }]);
  });

  test.each([
    [['explain'], 'explain takes one command'],
    [['explain', '--tool', 'Read', '--input', '{'], 'invalid JSON'],
    [['explain', '--tool', 'Reed', '--input', '{}'], 'did you mean Read?'],
    [['explain', '--tool', 'Read', '--input', '{"end_line":3}'], 'file_path'],
  ])('the arguments %j of explain are rejected with a hint', async (args, words) => {
    const { code, stderr } = await runCli(args, { cwd: aFolder() });
    expect(code).toBe(2);
    expect(stderr).toContain(words);
  });
});

test('explain evaluates the call of a skill', async () => {
  const args = ['explain', '--tool', 'Skill', '--input', '{"skill":"review"}', '--json'];
  const { stdout } = await runCli([...args, '--deny', 'Skill(review)'], { cwd: aFolder() });
  expect(JSON.parse(stdout)).toMatchObject({ decision: 'deny', rule: 'Skill(review)' });
});

describe('render', () => {
  const files = {
    'p.toml': 'description = "d"\nprompt = "A {{args}} B @{a.txt} C !{git log --format=%s}"\n',
    'a.txt': 'file',
  };

  test('render prints the prompt as the model would receive it', async () => {
    const args = ['render', 'p.toml', '--args', 'x', '--allow', 'Bash(git log:*)'];
    expect(await runCli(args, { cwd: aRepository(files) })).toMatchObject({ code: 0, stdout: 'A x B file C first\n' });
  });

  test.each([
    [['git:commit', '--args', 'a  b'], 'Commit: a  b\n'],
    [['/git:commit', '--args', 'x'], 'Commit: x\n'],
    [['--command', 'git:commit', '--args', 'x'], 'Commit: x\n'],
    [['plain', '--args', 'x  y'], 'Plain.\n\n/plain x  y\n'],
    [['note', '--args', 'x'], 'A file.\n\nx\n'],
  ])('render %j finds a command by its name unless a file has that name', async (args, stdout) => {
    const cwd = aFolder({
      '.sallyport/commands/git/commit.toml': 'prompt = "Commit: {{args}}"',
      '.claude/commands/plain.md': 'Plain.',
      '.claude/commands/note.md': 'A command.',
      note: 'A file.',
    });
    expect(await runCli(['render', ...args], { cwd })).toMatchObject({ code: 0, stdout });
  });

  test.each([
    [['gti:commit'], 'did you mean "git:commit"?'],
    [['p.toml', '--command', 'x'], 'prompt-conflict'],
    [['git:commit', '--command', 'x'], 'prompt-conflict'],
    [[], 'prompt-missing'],
  ])('render %j is rejected', async (args, words) => {
    const cwd = aFolder({ '.sallyport/commands/git/commit.toml': 'prompt = "x"', 'p.toml': 'prompt = "x"' });
    const { code, stderr } = await runCli(['render', ...args], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain(words);
  });

  test('render refuses a command without a rule and prints the rule', async () => {
    const { code, stdout, stderr } = await runCli(['render', 'p.toml', ...everyRule], { cwd: aRepository(files) });
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toContain("--allow 'Bash(git log:*)'");
  });

  test('render --plan prints the rule that would allow a refused command', async () => {
    const { code, stdout } = await runCli(['render', 'p.toml', '--plan', ...everyRule], { cwd: aRepository(files) });
    expect(code).toBe(0);
    expect(stdout).toContain("would be allowed by: --allow 'Bash(git log:*)'");
  });

  test('render --plan --json prints segments with offsets and commands with decisions, and runs nothing', async () => {
    const { code, stdout } = await runCli(['render', 'p.toml', '--plan', '--json', '--args', 'x', ...everyRule], {
      cwd: aRepository(files),
    });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      format: 'toml',
      description: 'd',
      segments: [
        { kind: 'text', source: 'A ', start: 0, end: 2 },
        { kind: 'args', source: '{{args}}', start: 2, end: 10 },
        { kind: 'text' },
        { kind: 'file', source: '@{a.txt}', content: 'a.txt' },
        { kind: 'text' },
        { kind: 'shell', content: 'git log --format=%s' },
      ],
      commands: [{ command: 'git log --format=%s', decision: 'ask', outcome: 'refuse' }],
    });
  });
});

describe('lint and learn', () => {
  test('lint reports a rule that allows more than it appears to, and exits with 1', async () => {
    const { code, stdout } = await runCli(['lint', 'Bash(npm run:*)', 'Bash(git log:*)'], { cwd: aFolder() });
    expect(code).toBe(1);
    expect(stdout).toContain('allow: Bash(npm run:*) [program-grants]');
    expect(stdout).not.toContain('git log');
    expect(await runCli(['lint', 'Bash(git log:*)'], { cwd: aFolder() })).toMatchObject({ code: 0, stdout: '' });
  });

  test('lint prints the location of each rule: the file, a flag, or the command line', async () => {
    const config = 'allow:\n  - Bash(git log:*)\n  - Bash(make:*)\ndeny:\n  - Bash(rm:*)\n';
    const args = ['lint', '--json', '--deny', 'Bash(zzz:*)', '--allow', 'Bash(node:*)', 'Bash(ls)', 'Bash(npm run:*)'];
    const { stdout } = await runCli(args, { cwd: aFolder({ '.sallyport/config.yml': config }) });
    const found = JSON.parse(stdout) as readonly Record<string, unknown>[];
    expect(found.map(({ rule, location }) => [rule, location])).toEqual([
      ['Bash(make:*)', '.sallyport/config.yml:1: allow, rule 2'],
      ['Bash(node:*)', '--allow, rule 1'],
      ['Bash(npm run:*)', 'the command line, rule 2'],
    ]);
  });

  test('learn prints the smallest allow list for the refused calls of two runs', async () => {
    const commands = ['git log -3', 'touch made', 'id; git log -3'];
    const turns = commands.map((command) => ({ calls: [{ tool: 'Bash', input: { command } }] }));
    const script = [...turns, { say: 'ok' }].map((turn) => JSON.stringify(turn)).join('\n');
    const folder = aFolder({ 's.jsonl': script, 'p.toml': 'prompt = "!{uname -a}"\n' });
    const run = ['run', '--model', 'script:s.jsonl', '--publish', 'none', ...everyRule];
    await runCli([...run, '--prompt', 'x', '--transcript', 'a.jsonl'], { cwd: folder });
    await runCli([...run, 'p.toml', '--transcript', 'b.jsonl'], { cwd: folder });
    const { code, stdout } = await runCli(['learn', 'a.jsonl', 'b.jsonl'], { cwd: folder });
    expect(code).toBe(0);
    expect(stdout).toBe('allow: |\n  Bash(touch made)\n  Bash(git log:*)\n  Bash(id:*)\n  Bash(uname:*)\n');
  });
});

test('commands lists commands with their sources and which one takes precedence', async () => {
  const cwd = aFolder({
    '.sallyport/commands/review.md': '---\ndescription: ours\n---\nx',
    '.gemini/commands/review.toml': 'description = "theirs"\nprompt = "x"\n',
    '.gemini/commands/git/commit.toml': 'prompt = 3\n',
  });
  const { code, stdout } = await runCli(['commands', '--json'], { cwd });
  expect(code).toBe(0);
  const all = JSON.parse(stdout) as readonly { readonly path: string }[];
  expect(all.filter(({ path }) => !path.startsWith('sallyport:'))).toMatchObject([
    { name: 'review', path: '.sallyport/commands/review.md', wins: true, description: 'ours' },
    { name: 'git:commit', wins: true, diagnostics: [{ code: 'prompt-syntax' }] },
    { name: 'review', wins: false, shadowedBy: '.sallyport/commands/review.md' },
  ]);
});

test.each([
  [['--version'], /^\d+\.\d+\.\d+\n$/],
  [['--help'], /usage: sallyport COMMAND/],
  [[], /usage: sallyport COMMAND/],
  [['run', '--help'], /usage: sallyport run \[PROMPT_FILE \| NAME \| -\]/],
  [['lint', '-h'], /usage: sallyport lint \[RULE…\]/],
])('sallyport %j prints its help to stdout', async (args, pattern) => {
  const { code, stdout } = await runCli(args, { cwd: aFolder() });
  expect(code).toBe(0);
  expect(stdout).toMatch(pattern);
});
