import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../doubles/cli.js';
import { aFolder } from '../doubles/place.js';

const script = '{"say":"done"}\n';
const model = ['--model', 'script:done.jsonl'];

interface Row {
  readonly name: string;
  readonly args: readonly string[];
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly input?: string | Uint8Array;
  /** Code and place of every fault, in order. */
  readonly diagnostics: readonly (readonly [code: string, words: string])[];
}

const rows: readonly Row[] = [
  { name: 'no prompt', args: ['run', ...model], diagnostics: [['prompt-missing', 'no prompt was given']] },
  { name: 'an empty prompt', args: ['run', ...model, '--prompt', ' \n'], diagnostics: [['prompt-missing', 'inline']] },
  { name: 'empty standard input', args: ['run', ...model, '-'], diagnostics: [['prompt-missing', 'stdin']] },
  {
    name: 'two prompts',
    args: ['run', ...model, 'p.txt', '--prompt', 'x'],
    files: { 'p.txt': 'x' },
    diagnostics: [['prompt-conflict', 'prompt, prompt-file']],
  },
  {
    name: 'a prompt file that is not there',
    args: ['run', ...model, 'none.toml'],
    diagnostics: [['prompt-unreadable', 'none.toml']],
  },
  {
    name: 'a prompt file that is a folder',
    args: ['run', ...model, 'folder'],
    diagnostics: [['prompt-unreadable', 'folder']],
  },
  {
    name: 'a binary prompt file',
    args: ['run', ...model, 'p.txt'],
    files: { 'p.txt': new Uint8Array([80, 0, 1, 2]) },
    diagnostics: [['prompt-unreadable', 'p.txt']],
  },
  {
    name: 'binary standard input',
    args: ['run', ...model, '-'],
    input: new Uint8Array([80, 0, 1, 2]),
    diagnostics: [['prompt-unreadable', 'stdin: the prompt is binary']],
  },
  {
    name: 'standard input that is not UTF-8',
    args: ['render', '-'],
    input: new Uint8Array([0x61, 0xff]),
    diagnostics: [['prompt-unreadable', 'stdin: the prompt is not UTF-8']],
  },
  {
    name: 'standard input above the limit',
    args: ['run', ...model, '-'],
    input: 'x'.repeat(1_000_001),
    diagnostics: [['prompt-unreadable', 'stdin: the prompt is larger than the limit of 1000000 bytes']],
  },
  {
    name: 'an unknown command',
    args: ['run', ...model, '--command', 'reviw'],
    files: { '.sallyport/commands/review.md': 'x' },
    diagnostics: [['command-unknown', 'did you mean "review"?']],
  },
  {
    name: 'variables without a value, and others that cannot be read',
    args: ['run', ...model, 'p.prompt.yml', '--var', 'nmae=x'],
    files: { 'p.prompt.yml': 'messages: [{role: user, content: "{{name}} {{other}}"}]' },
    diagnostics: [
      ['variable-missing', 'nmae is set; did you mean name?'],
      ['variable-missing', 'the variable other has no value'],
    ],
  },
  {
    name: 'a variable without a name',
    args: ['run', ...model, '--prompt', 'x', '--var', '=x'],
    diagnostics: [['setting-invalid', 'is not a valid variable name']],
  },
  {
    name: 'a format that is not there',
    args: ['run', ...model, 'p.txt', '--format', 'yaml'],
    files: { 'p.txt': 'x' },
    diagnostics: [['setting-invalid', 'prompt-format must be one of toml']],
  },
  {
    name: 'YAML of a prompt that does not fit',
    args: ['run', ...model, 'p.prompt.yml'],
    files: { 'p.prompt.yml': 'modelParameters:\n  temperature: hot\nmessages:\n  - role: usr\n    content: x\n' },
    diagnostics: [
      ['prompt-syntax', 'p.prompt.yml:2:16'],
      ['prompt-syntax', 'p.prompt.yml:4:11'],
    ],
  },
  {
    name: 'TOML that does not parse',
    args: ['run', ...model, 'p.toml'],
    files: { 'p.toml': 'description = "d"\nprompt = "a" b\n' },
    diagnostics: [['prompt-syntax', 'p.toml:2:']],
  },
  {
    name: 'TOML without a prompt',
    args: ['run', ...model, 'p.toml'],
    files: { 'p.toml': 'description = "d"\n' },
    diagnostics: [['prompt-missing', 'p.toml']],
  },
  {
    name: 'frontmatter that does not parse and could restrict tools',
    args: ['run', ...model, 'p.md'],
    files: { 'p.md': '---\nallowed-tools: [\n---\nx\n' },
    diagnostics: [['prompt-syntax', 'p.md:']],
  },
  {
    name: 'two unclosed placeholders',
    args: ['run', ...model, 'p.toml'],
    files: { 'p.toml': "prompt = '''\na @{b\nc !{d\n'''\n" },
    diagnostics: [
      ['placeholder-unclosed', 'p.toml:2:3'],
      ['placeholder-unclosed', 'p.toml:3:3'],
    ],
  },
  {
    name: 'a placeholder in quotes',
    args: ['run', ...model, 'p.toml', '--args', 'x'],
    files: { 'p.toml': 'prompt = \'!{echo "{{args}}"}\'\n' },
    diagnostics: [['placeholder-quoted', 'p.toml:1:']],
  },
  {
    name: 'a file of the prompt that is not there',
    args: ['run', ...model, 'p.toml'],
    files: { 'p.toml': 'prompt = "see @{none.txt}"\n' },
    diagnostics: [['placeholder-failed', 'none.txt']],
  },
  {
    name: 'an unknown flag',
    args: ['run', '--modle', 'x'],
    diagnostics: [['argument-invalid', 'did you mean --model?']],
  },
  {
    name: 'an unknown command of the program',
    args: ['rnu'],
    diagnostics: [['argument-invalid', 'did you mean run?']],
  },
  {
    name: 'a flag without a command',
    args: ['--prompt', 'x'],
    diagnostics: [['argument-invalid', 'did you mean sallyport run --prompt?']],
  },
  {
    name: 'a misspelt flag of the program',
    args: ['--verison'],
    diagnostics: [['argument-invalid', 'did you mean sallyport --version?']],
  },
  {
    name: 'a prompt where its file should stand',
    args: ['run', ...model, 'say what you see'],
    diagnostics: [['prompt-unreadable', '--prompt']],
  },
  {
    name: 'a path of Windows',
    args: ['run', ...model, 'prompts\\p.txt', '--allow', 'Read(src\\a.ts)'],
    diagnostics: [
      ['prompt-unreadable', 'use / as the path separator'],
      ['rule-invalid', 'write Read(src/a.ts)'],
    ],
  },
  {
    name: 'a command where its rule should stand, and two rules without a comma',
    args: ['run', ...model, '--prompt', 'x', '--allow', 'git push', '--allow', 'Bash(ls:*)Bash(id)'],
    diagnostics: [
      ['rule-invalid', 'for a command write Bash(git push)'],
      ['rule-invalid', 'more than one rule on a line'],
    ],
  },
  {
    name: 'a misspelt place to publish',
    args: ['run', ...model, '--prompt', 'x', '--publish', 'sumary'],
    diagnostics: [['setting-invalid', 'did you mean summary?']],
  },
  {
    name: 'a directory as the transcript',
    args: ['run', ...model, '--prompt', 'x', '--transcript', '.'],
    diagnostics: [['file-unwritable', 'is a directory']],
  },
  {
    name: 'a misspelt tool',
    args: ['explain', '--tool', 'Raed', '--input', '{}'],
    diagnostics: [['argument-invalid', 'did you mean Read?']],
  },
  {
    name: 'settings in the file by names of other products, with their lines',
    args: ['run', ...model, '--prompt', 'x'],
    files: { '.sallyport/config.yml': '# ours\nallowed_tools: Read\nsystem-prompt: x\n' },
    diagnostics: [
      ['setting-unknown', '.sallyport/config.yml:2: allowed_tools'],
      ['setting-unknown', 'use prompt-file instead'],
    ],
  },
  {
    name: 'an unknown rule, twice',
    args: ['run', ...model, '--prompt', 'x', '--allow', 'Bsh(ls)', '--deny', 'Read(a'],
    diagnostics: [
      ['rule-invalid', '--allow, rule 1'],
      ['rule-invalid', '--deny, rule 1'],
    ],
  },
  {
    name: 'rules that an empty variable left behind',
    args: ['run', ...model, '--prompt', 'x', '--allow', 'Bash()', '--allow', '', '--deny', 'Bash('],
    files: { '.sallyport/config.yml': 'allow:\n  - ""\n' },
    diagnostics: [
      ['rule-invalid', 'config.yml:1: allow, rule 1: the rule is empty'],
      ['rule-invalid', '--allow, rule 1: the parentheses are empty'],
      ['rule-invalid', '--allow, rule 2: the rule is empty'],
      ['rule-invalid', '--deny, rule 1: the closing parenthesis is missing'],
    ],
  },
  {
    name: 'a bad rule in the prompt that is rendered, and one of a flag',
    args: ['render', 'p.md', '--plan', '--deny', 'Raed'],
    files: { 'p.md': '---\nallowed-tools: Bash(ls\n---\nx\n' },
    diagnostics: [
      ['rule-invalid', 'p.md:2:16: `allowed-tools` contains the rule "Bash(ls": the closing parenthesis is missing'],
      ['rule-invalid', '--deny, rule 1'],
    ],
  },
  {
    name: 'a rule with a star instead of a command',
    args: ['explain', 'Bash(npm test:*)'],
    diagnostics: [['argument-invalid', "write: sallyport explain 'npm test'"]],
  },
  {
    name: 'a rule for a file instead of a call',
    args: ['explain', 'Read(src/a.ts)'],
    diagnostics: [['argument-invalid', `write: sallyport explain --tool Read --input '{"file_path":"src/a.ts"}'`]],
  },
  {
    name: 'a call with --jsonl',
    args: ['explain', '--jsonl', 'ls'],
    diagnostics: [['argument-invalid', 'found: ls']],
  },
  {
    name: 'rules with --jsonl',
    args: ['explain', '--jsonl', '--allow', 'Bash', '--mode', 'plan'],
    diagnostics: [['argument-invalid', 'found: --allow --mode']],
  },
  {
    name: 'bad rules and bad settings, all at once',
    args: [
      'run',
      ...model,
      '--prompt',
      'x',
      '--mode',
      'fast',
      '--allow',
      'Bsh(x)',
      '--deny',
      'Read(src/**), Edit(docs/**)',
    ],
    diagnostics: [
      ['setting-invalid', 'default, auto-edit, plan, yolo'],
      ['rule-invalid', '--allow, rule 1'],
      ['rule-invalid', '--deny, rule 1: more than one rule on a line'],
    ],
  },
  {
    name: 'a command in a folder, by its last name',
    args: ['run', ...model, '--command', 'commit'],
    files: { '.sallyport/commands/git/commit.md': 'x' },
    diagnostics: [['command-unknown', 'did you mean "git:commit"?']],
  },
  {
    name: 'a transcript that is none',
    args: ['learn', 'done.txt'],
    files: { 'done.txt': 'hello\n{}\n3\n' },
    diagnostics: [['file-unreadable', 'done.txt: the file is not a transcript']],
  },
  {
    name: 'an unknown mode',
    args: ['run', ...model, '--prompt', 'x', '--mode', 'fast'],
    diagnostics: [['setting-invalid', 'default, auto-edit, plan, yolo']],
  },
  {
    name: 'a model without provider',
    args: ['run', '--prompt', 'x', '--model', 'gpt'],
    diagnostics: [['model-unknown', 'gpt']],
  },
  {
    name: 'an unknown provider',
    args: ['run', '--prompt', 'x', '--model', 'antropic/m'],
    diagnostics: [['model-unknown', 'did you mean anthropic/m?']],
  },
  { name: 'no model', args: ['run', '--prompt', 'x'], diagnostics: [['model-unknown', 'no model is set']] },
  {
    name: 'no key',
    args: ['run', '--prompt', 'x', '--model', 'anthropic/m'],
    diagnostics: [['model-key-missing', 'ANTHROPIC_API_KEY']],
  },
  {
    name: 'no address',
    args: ['run', '--prompt', 'x', '--model', 'compatible/m'],
    diagnostics: [['setting-invalid', 'base-url']],
  },
  {
    name: 'a working directory that is none',
    args: ['run', ...model, '--prompt', 'x', '--cwd', 'nowhere'],
    diagnostics: [['directory-missing', 'nowhere is not a directory']],
  },
  {
    name: 'a working directory that is a file',
    args: ['run', ...model, '--prompt', 'x', '--cwd', 'done.jsonl'],
    diagnostics: [['directory-missing', 'a file']],
  },
  {
    name: 'a script that is not there',
    args: ['run', '--prompt', 'x', '--model', 'script:none.jsonl'],
    diagnostics: [['file-unreadable', 'none.jsonl']],
  },
  {
    name: 'a script that is none',
    args: ['run', '--prompt', 'x', '--model', 'script:s.jsonl'],
    files: { 's.jsonl': '{"say":"a"}\nnonsense\n{"cals":[]}\n' },
    diagnostics: [
      ['script-invalid', 's.jsonl:2'],
      ['script-invalid', 's.jsonl:3'],
    ],
  },
  {
    name: 'an event file that is not JSON',
    args: ['run', ...model, '--prompt', 'x', '--event', 'e.json'],
    files: { 'e.json': 'push' },
    diagnostics: [['event-invalid', 'e.json']],
  },
  {
    name: 'an unknown key in the configuration',
    args: ['run', ...model, '--prompt', 'x'],
    files: { '.sallyport/config.yml': 'max-turn: 3\nbase-url: http://x\n' },
    diagnostics: [
      ['setting-unknown', 'did you mean max-turns?'],
      ['setting-unknown', 'base-url is not allowed in the configuration file'],
    ],
  },
  {
    name: 'a configuration that does not parse',
    args: ['run', ...model, '--prompt', 'x'],
    files: { '.sallyport/config.yml': 'a: [\n' },
    diagnostics: [['config-syntax', '.sallyport/config.yml:2:1']],
  },
  {
    name: 'a configuration that is not there',
    args: ['run', ...model, '--prompt', 'x', '--config', 'c.yml'],
    diagnostics: [['config-unreadable', 'c.yml']],
  },
  {
    name: 'a working tree of no repository',
    args: ['run', ...model, '--prompt', 'x', '--worktree'],
    diagnostics: [['worktree-failed', 'not a git repository']],
  },
  {
    name: 'faults of prompt, rules and model together',
    args: ['run', '--model', 'x', '--allow', 'Nope'],
    diagnostics: [
      ['prompt-missing', 'no prompt'],
      ['rule-invalid', 'Nope'],
      ['model-unknown', 'found: x'],
    ],
  },
];

describe('bad input ends with exit code 2, names location and hint, and uses no model', () => {
  test.each(rows)('bad input is rejected: $name', async ({ args, files = {}, input, diagnostics }) => {
    const folder = aFolder({ 'done.jsonl': script, ...files });
    mkdirSync(join(folder, 'folder'));
    const run = await runCli(args, { cwd: folder, inProcess: true, ...(input === undefined ? {} : { input }) });
    expect({ code: run.code, stdout: run.stdout }).toEqual({ code: 2, stdout: '' });
    const codes = [...run.stderr.matchAll(/\[([a-z-]+)\]$/gm)].map((match) => match[1]);
    expect(codes, run.stderr).toEqual(diagnostics.map(([code]) => code));
    for (const [code, words] of diagnostics) {
      expect(run.stderr).toContain(words);
      expect(run.stderr).toContain(`docs/errors.md#${code}`);
    }
    expect(run.stderr).toContain('hint:');
    expect(run.stderr.match(/^error: /gm)).toHaveLength(diagnostics.length);
  });

  test.each<[args: string[], codes: string[]]>([
    [['run', '--json', '--modle', 'x'], ['argument-invalid']],
    [['run', '--json', ...model], ['prompt-missing']],
    [['explain', '--json', '--mode', 'x', 'ls'], ['setting-invalid']],
    [['commands', '--json', '--cwd', 'none'], ['directory-missing']],
    [
      ['lint', '--json', 'Bsh', ''],
      ['rule-invalid', 'rule-invalid'],
    ],
    [['learn', '--json'], ['argument-invalid']],
    [['rnu', '--json'], ['argument-invalid']],
  ])('the problems of %j are printed as one JSON value too', async (args, codes) => {
    const { code, stdout, stderr } = await runCli(args, { cwd: aFolder({ 'done.jsonl': script }) });
    expect(code).toBe(2);
    const value = JSON.parse(stdout) as { errors: readonly Record<string, string>[] };
    expect(value).toMatchObject({ conclusion: 'config-error', errors: codes.map((one) => ({ code: one })) });
    expect(stderr.match(/^error: /gm)).toHaveLength(codes.length);
  });
});

test('render prints a plan or nothing, so problems cannot be mistaken for a plan', async () => {
  const { code, stdout, stderr } = await runCli(['render', 'none.md', '--plan', '--json'], { cwd: aFolder() });
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('[prompt-unreadable]');
});

describe('a script that does not fit the run is a configuration error', () => {
  test.each([
    ['used up', '{"calls":[{"tool":"List","input":{}}]}\n', '1 turn'],
    ['expects what did not come', '{"say":"a","expect":{"contains":"never said"}}\n', 'never said'],
  ])('a script that is %s is a configuration error', async (_name, text, words) => {
    const folder = aFolder({ 's.jsonl': text });
    const run = await runCli(['run', '--prompt', 'x', '--model', 'script:s.jsonl'], { cwd: folder });
    expect(run.code).toBe(2);
    expect(run.stderr).toContain('config-error');
    expect(run.stderr).toContain(words);
  });
});
