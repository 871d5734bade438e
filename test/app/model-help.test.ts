import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../src/app/run.js';
import { aFolder, aRepository } from '../doubles/place.js';
import { aStdio } from '../doubles/stdio.js';

/** A run in which the script model also answers the requests outside the conversation. */
async function start(
  settings: Readonly<Record<string, string>>,
  turns: readonly object[],
  directory = aRepository({
    'a.txt': 'first\nsecond line\nthird\n',
    'crlf.txt': 'first\r\nsecond line\r\nthird\r\n',
  }),
) {
  writeFileSync(join(directory, 's.jsonl'), turns.map((turn) => JSON.stringify(turn)).join('\n'));
  const transcript = settings['resume'] ?? join(aFolder(), 't.jsonl');
  const allow = 'Bash(seq:*)\nEdit(*.txt)';
  const given = {
    model: 'script:s.jsonl',
    publish: 'none',
    sandbox: 'off',
    prompt: 'Go.',
    allow,
    ...(settings['resume'] === undefined ? { transcript } : {}),
    ...settings,
  };
  const outcome = await run({
    settings: Object.entries(given).map(([name, value]) => ({ name, value, location: name })),
    hostEnvironment: {
      environment: { PATH: process.env['PATH'] },
      ...{
        directory,
        home: aFolder(),
        temporary: aFolder(),
        program: '',
        onRunner: false,
        signal: new AbortController().signal,
      },
      stdio: aStdio(),
    },
    writeSummary: null,
    setOutputs: null,
  });
  return {
    outcome,
    directory,
    transcript: readFileSync(transcript, 'utf8'),
    file: readFileSync(join(directory, 'a.txt'), 'utf8'),
    crlf: readFileSync(join(directory, 'crlf.txt'), 'utf8'),
  };
}

const end = { say: 'done' };
const sequence = { calls: [{ tool: 'Bash', input: { command: 'seq 1 3000' } }] };
const summary = { agent: 'output-summary', say: 'Numbers 1 to 3000.', usage: { input: 7, output: 3 } };
const edit = (old_string: string) => ({
  calls: [{ tool: 'Edit', input: { file_path: 'a.txt', old_string, new_string: 'changed' } }],
});
const correction = (say: string) => ({ agent: 'edit-correction', say, expect: { contains: 'second line' } });

test('a truncated output comes with a summary by the model, which counts in the usage', async () => {
  const { outcome, transcript } = await start({ 'summarize-output': 'true' }, [sequence, summary, end]);
  expect(transcript).toContain('Summary of the whole output, by a model; it may be wrong:\\nNumbers 1 to 3000.');
  expect(outcome.value).toMatchObject({ conclusion: 'success', usage: { inputTokens: 7, outputTokens: 3 } });
});

test('a resumed run counts the summaries of its first part once', async () => {
  const turns = [sequence, summary, { ...end, usage: { input: 100, output: 10 } }];
  const { transcript, directory } = await start({ 'summarize-output': 'true' }, turns);
  const lines = transcript.split('\n');
  const cut = lines.findIndex((line) => line.includes('"type":"tool-end"'));
  const resume = join(aFolder(), 'cut.jsonl');
  writeFileSync(resume, `${lines.slice(0, cut + 1).join('\n')}\n`);
  const { outcome } = await start({ 'summarize-output': 'true', resume }, turns, directory);
  expect(outcome.value).toMatchObject({
    conclusion: 'success',
    usage: { inputTokens: 107, outputTokens: 13 },
  });
});

test.each<[string, Record<string, string>, object[]]>([
  ['the setting is off', {}, [sequence, end]],
  ['the output is whole', { 'summarize-output': 'true', 'command-output-lines': '9000' }, [sequence, end]],
])('no summary is written if %s', async (_why, settings, turns) => {
  const { transcript } = await start(settings, turns);
  expect(transcript).not.toContain('Summary of the whole output');
});

test.each<[string, Record<string, string>, object[], string]>([
  [
    'replaces the passage that the model names',
    { 'correct-edits': 'true' },
    [edit('the 2nd line'), correction('<passage>\nsecond line\n</passage>'), end],
    'first\nchanged\nthird\n',
  ],
  [
    'changes nothing if the model names none',
    { 'correct-edits': 'true' },
    [edit('the 2nd line'), correction('NONE'), end],
    'first\nsecond line\nthird\n',
  ],
  [
    'changes nothing if the passage is not in the file once',
    { 'correct-edits': 'true' },
    [edit('the 2nd line'), correction('<passage>\ni\n</passage>'), end],
    'first\nsecond line\nthird\n',
  ],
  ['changes nothing without the setting', {}, [edit('the 2nd line'), end], 'first\nsecond line\nthird\n'],
])('a failed edit %s', async (_what, settings, turns, expected) => {
  const { outcome, file } = await start(settings, turns);
  expect(outcome.value).toMatchObject({ conclusion: 'success', text: 'done' });
  expect(file).toBe(expected);
});

test('a failed edit of a file with CRLF keeps its line breaks', async () => {
  const input = { file_path: 'crlf.txt', old_string: 'the 1st\nthe 2nd line', new_string: 'changed\ntwice' };
  const correction = { agent: 'edit-correction', say: '<passage>\nfirst\nsecond line\n</passage>' };
  const { crlf } = await start({ 'correct-edits': 'true' }, [{ calls: [{ tool: 'Edit', input }] }, correction, end]);
  expect(crlf).toBe('changed\r\ntwice\r\nthird\r\n');
});

const write = (content: string) => ({ calls: [{ tool: 'Write', input: { file_path: 'a.txt', content } }] });
const verdict = (say: string) => ({ agent: 'write-correction', say, expect: { contains: 'File: a.txt' } });
const escaped = 'if x:\\n\\tprint(\\"a\\")\\n';

test('a corrected content that the rules refuse is not reported as written', async () => {
  const input = { file_path: '.github/a.txt', content: escaped };
  const verdictOfOther = { agent: 'write-correction', say: 'ESCAPED' };
  const turns = [{ calls: [{ tool: 'Write', input }] }, verdictOfOther, end];
  const { transcript } = await start({ 'correct-writes': 'true' }, turns);
  expect(transcript).not.toContain('escaped once too often: it was written');
});

test.each<[string, Record<string, string>, object[], string]>([
  [
    'is unescaped if the model says so',
    { 'correct-writes': 'true' },
    [write(escaped), verdict('ESCAPED'), end],
    'if x:\n\tprint("a")\n',
  ],
  ['stays if the model says so', { 'correct-writes': 'true' }, [write(escaped), verdict('KEEP'), end], escaped],
  ['stays without an answer', { 'correct-writes': 'true' }, [write(escaped), end], escaped],
  ['stays if it has line breaks', { 'correct-writes': 'true' }, [write('a\\n\\n\nb'), end], 'a\\n\\n\nb'],
  ['stays without the setting', {}, [write(escaped), end], escaped],
])('a content with escaped line breaks %s', async (_what, settings, turns, expected) => {
  const read = { calls: [{ tool: 'Read', input: { file_path: 'a.txt' } }] };
  const { outcome, file } = await start(settings, [read, ...turns]);
  expect(outcome.value).toMatchObject({ conclusion: 'success', text: 'done' });
  expect(file).toBe(expected);
});
