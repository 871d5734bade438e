import { describe, expect, test } from 'vitest';
import { runCli } from '../doubles/cli.js';
import { aRepository } from '../doubles/place.js';

const answer = `${JSON.stringify({ say: 'Done.' })}\n`;
const files = {
  's.jsonl': answer,
  '.claude/commands/greet.md': 'Greet.',
  'sub/b.txt': '',
  plain: 'A prompt in a file without an ending.',
};

describe('the operand of run', () => {
  test.each([
    ['greet', '.claude/commands/greet.md'],
    ['/greet', '.claude/commands/greet.md'],
    ['plain', 'plain'],
    ['explain-failure', 'sallyport:commands/explain-failure.md'],
  ])('%s is the prompt %s', async (operand, prompt) => {
    const cwd = aRepository(files);
    const run = await runCli(['run', operand, '--model', 'script:s.jsonl', '--json'], { cwd, inProcess: true });
    expect(run, run.stderr).toMatchObject({ code: 0 });
    expect(JSON.parse(run.stdout)).toMatchObject({ prompt });
  });

  test('a name that is neither is an error with the nearest command', async () => {
    const cwd = aRepository(files);
    const run = await runCli(['run', 'greett', '--model', 'script:s.jsonl'], { cwd, inProcess: true });
    expect(run.code).toBe(2);
    expect(run.stderr).toContain('did you mean "greet"?');
  });
});

describe('explain', () => {
  test.each([
    ['Edit(src/sum.js)', `--tool Edit --input '{"file_path":"src/sum.js"}'`],
    ['Read .env', `--tool Read --input '{"file_path":".env"}'`],
    ['Bash(git push)', "explain 'git push'"],
    ['WebFetch(domain:example.org)', `--tool WebFetch --input '{"url":"https://example.org/"}'`],
  ])('takes %s for a rule, and shows the call', async (text, words) => {
    const run = await runCli(['explain', text], { cwd: aRepository(), inProcess: true });
    expect(run.code).toBe(2);
    expect(run.stderr).toContain(words);
  });

  test.each(['Rscript a.R', 'git log', 'R CMD'])('takes %s for a command', async (text) => {
    expect(await runCli(['explain', text], { cwd: aRepository(), inProcess: true })).toMatchObject({ code: 0 });
  });
});

describe('lint', () => {
  test('prints one line about commands without a rule, and names workflows of other agents', async () => {
    const workflow = 'on: push\njobs:\n  a:\n    steps:\n      - uses: anthropics/claude-code-action@v1\n';
    const cwd = aRepository({ '.github/workflows/claude.yml': workflow });
    const { code, stderr } = await runCli(['lint'], { cwd, inProcess: true });
    expect(code).toBe(0);
    expect(stderr.split('\n')).toHaveLength(4);
    expect(stderr).toContain('#commands-that-only-read');
    expect(stderr).toContain('.github/workflows/claude.yml:5 runs anthropics/claude-code-action.');
  });
});
