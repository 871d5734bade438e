import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../src/app/run.js';
import type { Diagnostic } from '../../src/errors.js';
import { lockPath } from '../../src/platform/files/state/lock-directory.js';
import { aFolder, aRepository } from '../doubles/place.js';
import { aStdio } from '../doubles/stdio.js';

/** A run in this process, with real files, git and artifacts; the script model says one line. */
async function start(
  settings: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {},
  places: {
    readonly directory?: string;
    readonly temporary?: string;
    readonly problems?: readonly Diagnostic[];
    readonly signal?: AbortSignal;
  } = {},
) {
  const directory = places.directory ?? aRepository({ 's.jsonl': JSON.stringify({ say: 'All is well.' }), ...files });
  const written: string[] = [];
  const write = (text: string) => void written.push(text);
  const given = { model: 'script:s.jsonl', publish: 'none', ...settings };
  const outcome = await run({
    settings: Object.entries(given).map(([name, value]) => ({ name, value, location: name })),
    ...(places.problems === undefined ? {} : { problems: places.problems }),
    hostEnvironment: {
      environment: { PATH: process.env['PATH'] },
      directory,
      home: aFolder(),
      temporary: places.temporary ?? aFolder(),
      stdio: aStdio({ out: write, err: write }),
      program: '',
      onRunner: false,
      signal: places.signal ?? new AbortController().signal,
    },
    writeSummary: null,
    setOutputs: null,
  });
  return { outcome, written: written.join(''), directory };
}

describe('startRun', () => {
  test('returns the answer of the model', async () => {
    const { outcome } = await start({ prompt: 'How is it?' });
    expect(outcome).toMatchObject({ exitCode: 0, text: 'All is well.', outputs: { conclusion: 'success' } });
  });

  test('ends as canceled if a cancel interrupts what comes before the job', async () => {
    const { outcome, written } = await start(
      { 'prompt-file': 'none.md' },
      {},
      { signal: AbortSignal.abort('SIGTERM') },
    );
    expect(outcome).toMatchObject({ exitCode: 130, outputs: { conclusion: 'cancelled' } });
    expect(written).toContain('The run was canceled (SIGTERM) before a job began.');
  });

  test('names what a resumed run needs besides its transcript', async () => {
    const { outcome, written } = await start({ resume: 't.jsonl' }, { 't.jsonl': '{"type":"transcript","version":1}' });
    expect(outcome.exitCode).toBe(2);
    expect(written).toContain('repeat the command of the interrupted run with its prompt and settings');
  });

  test('asks no model in a dry run', async () => {
    const { outcome } = await start({ prompt: 'How is it?', 'dry-run': 'true' });
    expect(outcome).toMatchObject({ exitCode: 0, outputs: { conclusion: 'skipped' } });
    expect(outcome.text).toContain('script:s.jsonl');
    expect(outcome.text).not.toContain('All is well.');
  });

  test.each([
    ['says in the log and the report that the output of a prompt command is truncated', {}, 1],
    ['inserts all of a long output if the setting allows it', { 'command-output-lines': '9000' }, 0],
  ])('%s', async (_claim, settings, expected) => {
    const given = { 'prompt-file': 'p.md', allow: 'Bash(seq:*)', ...settings };
    const { outcome, written } = await start(given, { 'p.md': 'Sum these: !{seq 1 3000}' });
    const said = 'of the output of "seq 1 3000" are missing in the prompt; raise command-output-characters';
    const { notices } = outcome.value as { readonly notices: readonly string[] };
    expect(notices.filter((notice) => notice.includes(said))).toHaveLength(expected);
    expect(written.includes(said)).toBe(expected === 1);
  });

  test('reports another run that works in the same directory, and refuses its transcript', async () => {
    const [directory, temporary] = [aRepository({ 's.jsonl': JSON.stringify({ say: 'x' }) }), aFolder()];
    const transcript = join(aFolder(), 't.jsonl');
    const held = [lockPath(directory, temporary), lockPath(transcript, temporary)];
    const shared = await start({ prompt: 'x' }, {}, { directory, temporary });
    expect(shared.outcome.exitCode).toBe(0);
    expect(shared.written).toContain('Another run works in this directory');
    const refused = await start({ prompt: 'x', transcript }, {}, { directory, temporary });
    expect(refused.outcome.exitCode).toBe(2);
    expect(refused.written).toMatch(/another run writes it.*\n.*name another file/);
    for (const lock of held) if ('release' in lock) lock.release();
    const alone = await start({ prompt: 'x', transcript }, {}, { directory, temporary });
    expect(alone.written).not.toContain('nother run');
  });

  test('shows the reason and a fitting hint if git cannot create a worktree', async () => {
    const directory = aRepository({ 's.jsonl': JSON.stringify({ say: 'x' }) });
    writeFileSync(join(directory, '.git/worktrees'), '');
    const { outcome, written } = await start({ prompt: 'x', worktree: 'true' }, {}, { directory });
    expect(outcome.exitCode).toBe(2);
    expect(written).toMatch(/found: .*fatal: could not create.*\n\s*hint: +resolve what git reports/);
  });

  test('reports every invalid setting and does not start', async () => {
    const { outcome, written } = await start({ prompt: 'x', allow: 'Nope(', 'max-turns': 'many' });
    expect(outcome).toMatchObject({ exitCode: 2, outputs: { conclusion: 'config-error' } });
    expect(written).toContain('max-turns');
    expect(written).toContain('allow');
  });

  test.each<[claim: string, prompt: Readonly<Record<string, string>>, code: string]>([
    ['a missing prompt file', { 'prompt-file': 'none.md' }, 'none.md: cannot read the prompt file'],
    ['an error in the prompt file', { 'prompt-file': 'bad.toml' }, 'bad.toml'],
    ['an unknown command', { command: 'none' }, 'command-unknown'],
    ['two prompts', { command: 'none', prompt: 'x' }, 'prompt-conflict'],
  ])('reports %s together with an invalid setting', async (_, prompt, code) => {
    const { outcome, written } = await start({ ...prompt, 'max-turns': 'many' }, { 'bad.toml': 'promt = "x"\n' });
    expect(outcome.exitCode).toBe(2);
    expect(written).toContain('max-turns');
    expect(written).toContain(code);
  });

  test('reports no missing prompt if it may be given under a misspelt name', async () => {
    const { outcome, written } = await start({ promtp: 'x' });
    expect(outcome.exitCode).toBe(2);
    expect(written).toContain('did you mean prompt?');
    expect(written).not.toContain('prompt-missing');
  });

  test('reports the problems of the arguments together with those of the prompt, and does not start', async () => {
    const unknown: Diagnostic = { code: 'argument-invalid', location: '--x', message: 'unknown flag', hint: 'none' };
    const { outcome, written } = await start({ 'prompt-file': 'none.md' }, {}, { problems: [unknown] });
    expect(outcome.exitCode).toBe(2);
    expect(written).toMatch(/--x: unknown flag[\s\S]*none\.md: cannot read the prompt file/);
    expect((await start({ prompt: 'x' }, {}, { problems: [unknown] })).outcome.exitCode).toBe(2);
  });

  test.each([
    ['writes an HTML report of the run', 'report.html', ''],
    [
      'warns if the HTML report cannot be written, and ends as it would without',
      's.jsonl/report.html',
      'The HTML report could not be written',
    ],
  ])('%s', async (_claim, path, warning) => {
    const { outcome, written, directory } = await start({ prompt: 'How is it?', 'html-report': path });
    expect(outcome).toMatchObject({ exitCode: 0, text: 'All is well.' });
    expect(written).toContain(warning);
    expect(existsSync(join(directory, path))).toBe(warning === '');
  });

  test('writes an HTML report of a batch, and warns without an earlier run to compare it with', async () => {
    const batch = 'name: docs\njobs:\n  - { id: one, prompt: "How is it?", model: "script:s.jsonl" }\n';
    const settings = { batch: 'b.yml', 'html-report': 'report.html', 'compare-with': 'missing' };
    const { outcome, written, directory } = await start(settings, { 'b.yml': batch });
    expect(outcome.exitCode).toBe(0);
    expect(written).toContain('The HTML report is not compared with an earlier run');
    expect(readFileSync(join(directory, 'report.html'), 'utf8')).toContain('<h1>docs</h1>');
  });
});
