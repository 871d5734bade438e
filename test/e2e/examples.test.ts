import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '../../src/settings/table.js';
import { runCli } from '../doubles/cli.js';
import { aRepository, put } from '../doubles/place.js';

const root = resolve(import.meta.dirname, '../..');
const examples = join(root, 'examples/prompts');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Row {
  /** Below examples/prompts. */
  readonly file: string;
  /** The page that shows it. */
  readonly page: string;
  readonly args: readonly string[];
  /** What the model gets, among others. */
  readonly says: readonly string[];
  /** What Read showed of the files that it names, among others. */
  readonly reads?: readonly string[];
}

const rows: readonly Row[] = [
  {
    file: '.gemini/commands/changelog.toml',
    page: 'toml',
    args: ['--args', 'first', '--allow', 'Bash(git log:*)'],
    says: ['about this change: first', 'Short sentences.', 'first\n'],
  },
  {
    file: '.qwen/commands/triage.md',
    page: 'markdown',
    args: ['--args', 'It fails.\n  Twice.', '--allow', 'Bash(ls:*)'],
    says: ['The parts: sum.ts', 'The issue:\nIt fails.\n  Twice.'],
  },
  {
    file: '.claude/commands/explain.md',
    page: 'claude',
    args: ['--args', 'HEAD "new colleagues"', '--allow', 'Bash(git show:*)'],
    says: ['the commit HEAD to new colleagues. Follow @docs/style.md', 'first'],
    reads: ['{"file_path":"docs/style.md"} ---\n1\tShort sentences.'],
  },
  {
    file: '.claude/skills/release-notes/SKILL.md',
    page: 'claude',
    args: ['--args', '2.0', '--allow', 'Bash(git log:*)', '--allow', 'Bash(cat:*)'],
    says: ['release 2.0 from these commits', 'first', '## What is new'],
  },
  {
    file: '.github/prompts/tests.prompt.md',
    page: 'prompt-md',
    args: ['--var', 'function=sum'],
    says: ['the function sum of [the source]'],
    reads: ['{"file_path":"src/sum.ts"} ---\n1\texport const sum', '{"file_path":"docs/style.md"} ---\n1\tShort'],
  },
  {
    file: 'summary.prompt.yml',
    page: 'prompt-yml',
    args: ['--var', 'language=English', '--var', 'issue={{language}} $& !{id}'],
    says: ['Sum up this issue in English.', '{{language}} $& !{id}'],
  },
  {
    file: 'notes.txt',
    page: 'text',
    args: ['--args', 'tests'],
    says: ['Read Short sentences.', 'missing about tests'],
  },
];

describe.each(rows)('$file', ({ file, page, args, says, reads = [] }) => {
  test('the example runs on the script model', async () => {
    const cwd = aRepository();
    cpSync(examples, cwd, { recursive: true });
    const rendered = await runCli(['render', file, ...args], { cwd });
    expect(rendered.code, rendered.stderr).toBe(0);
    for (const words of says) expect(rendered.stdout).toContain(words);
    const parts = await runCli(['render', file, ...args, '--parts'], { cwd });
    expect(parts.stdout.match(/^--- Read /gm)?.length ?? 0).toBe(reads.length);
    for (const words of reads) expect(parts.stdout).toContain(`--- Read ${words}`);
    const turn = JSON.stringify({ say: 'done', expect: { contains: says[0] } });
    put(cwd, { 's.jsonl': turn });
    const done = await runCli(['run', file, ...args, '--model', 'script:s.jsonl', '--publish', 'none'], { cwd });
    expect(done, done.stderr).toMatchObject({ code: 0, stdout: 'done\n' });
  });

  test('the example is in its page unchanged', () => {
    expect(read(`docs/prompts/${page}.md`)).toContain(readFileSync(join(examples, file), 'utf8').trimEnd());
  });
});

test('docs/prompts.md links the page of every format', () => {
  const overview = read('docs/prompts.md');
  for (const page of readdirSync(join(root, 'docs/prompts'))) expect(overview).toContain(`(prompts/${page})`);
});

test('the steps of docs/migrate.md use existing inputs', () => {
  const blocks = [...read('docs/migrate.md').matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = '']) => text);
  const steps = blocks.flatMap((text) => parse(text) as { readonly uses: string; readonly with: object }[]);
  const sallyportSteps = steps.filter(({ uses }) => uses.includes('/sallyport@'));
  expect(sallyportSteps.length).toBeGreaterThan(2);
  for (const step of sallyportSteps) {
    for (const name of Object.keys(step.with)) expect(settingNames).toContain(name);
  }
});
