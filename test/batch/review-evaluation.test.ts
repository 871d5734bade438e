import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type RunRequest, run } from '../../src/app/run.js';
import { playBatch } from '../doubles/batch.js';
import { aFolder, aRepository, git, put } from '../doubles/place.js';
import { aStdio } from '../doubles/stdio.js';

const folder = resolve(import.meta.dirname, '../../examples/evaluations/review');
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

interface Row {
  readonly id: string;
  readonly path: string;
  readonly lines?: readonly number[];
  readonly bug?: string;
}
const rowsOf = (path: string): readonly Row[] =>
  read(path)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
const [bugs, clean] = [rowsOf('bugs.jsonl'), rowsOf('clean.jsonl')];
const cases = [...bugs, ...clean];

function aHost(directory: string): RunRequest['hostEnvironment'] {
  const stdio = aStdio();
  const environment = { PATH: process.env['PATH'] };
  const signal = new AbortController().signal;
  return {
    ...{ environment, directory, signal, stdio },
    home: aFolder(),
    temporary: aFolder(),
    program: '',
    onRunner: false,
  };
}

function aCopy(): string {
  const copy = aRepository();
  cpSync(folder, copy, { recursive: true });
  return copy;
}

describe('the cases', () => {
  test('there are at least 20 bugs and 10 clean changes, each with a row and a folder', () => {
    expect(bugs.length).toBeGreaterThanOrEqual(20);
    expect(clean.length).toBeGreaterThanOrEqual(10);
    expect(readdirSync(join(folder, 'cases')).sort()).toEqual(cases.map(({ id }) => id).sort());
  });

  test('each diff leads to the file in its folder', () => {
    const place = aFolder();
    git(place, 'init', '-q');
    for (const { id, path } of cases) cpSync(join(folder, 'cases', id, path), join(place, path));
    for (const { id } of cases) {
      expect(() => git(place, 'apply', '-R', '--check', join(folder, 'cases', id, 'change.diff')), id).not.toThrow();
    }
  });

  test.each(bugs)('the lines of the bug $id are lines of its change or next to one', ({ id, path, lines = [] }) => {
    expect(lines).toHaveLength(4);
    const length = read(`cases/${id}/${path}`).trimEnd().split('\n').length;
    const added = addedLines(read(`cases/${id}/change.diff`));
    for (const line of lines) {
      expect(line).toBeLessThanOrEqual(length);
      expect(added.some((one) => Math.abs(one - line) <= 1)).toBe(true);
    }
  });
});

/** The numbers of added lines, in the file after the change. */
function addedLines(diff: string): readonly number[] {
  const added: number[] = [];
  let next = 0;
  for (const line of diff.split('\n').slice(2)) {
    const start = /^@@ .*\+(\d+)/.exec(line)?.[1];
    if (start !== undefined) next = Number(start);
    else if (!line.startsWith('-')) {
      if (line.startsWith('+')) added.push(next);
      next += 1;
    }
  }
  return added;
}

describe('the batch', () => {
  test('has the same entries as the recorded one, apart from their number of cases', () => {
    const entriesOf = (path: string): unknown =>
      (parse(read(path).replaceAll(/, limit: \d+/g, '')) as { readonly jobs: unknown }).jobs;
    expect(entriesOf('recorded.yml')).toEqual(entriesOf('batch.yml'));
  });

  test('a dry run plans one job per case, without a key', async () => {
    const directory = aCopy();
    const outcome = await run({
      settings: [
        { name: 'batch', value: 'batch.yml', location: 'batch' },
        { name: 'dry-run', value: 'true', location: 'dry-run' },
      ],
      hostEnvironment: aHost(directory),
      writeSummary: null,
      setOutputs: null,
    });
    expect(outcome.exitCode).toBe(0);
    expect(outcome.text).toContain(`${String(cases.length)} jobs: ${String(cases.length)} run`);
  });

  test('recorded answers find three bugs and report nothing on a clean change', async () => {
    const { outcome, result } = await playBatch(aCopy(), 'recorded.yml');
    expect(result.jobs.map(({ item, conclusion }) => [item?.['id'], conclusion])).toEqual([
      ['python-pages', 'success'],
      ['python-tags', 'success'],
      ['python-report', 'success'],
      ['python-merge', 'success'],
    ]);
    expect(result.passRates.map(({ id, rate }) => [id, rate])).toEqual([
      ['bugs', 1],
      ['bugs', 1],
      ['bugs', 1],
      ['clean', 1],
    ]);
    expect(outcome.exitCode).toBe(0);
  });

  test('a finding at another place and a finding on a clean change fail, and the answers cannot be read', async () => {
    const finding = { path: 'merge.py', line: 5, severity: 'note', text: 'x' };
    const peek = JSON.stringify({ calls: [{ tool: 'Read', input: { file_path: 'bugs.jsonl' } }] });
    const copy = aCopy();
    put(copy, {
      'answers/python-pages.jsonl': read('answers/python-pages.jsonl').replace('\\"line\\": 10', '\\"line\\": 3'),
      'answers/python-merge.jsonl': `${peek}\n${JSON.stringify({ say: JSON.stringify({ findings: [finding] }) })}\n`,
    });
    const { outcome, result } = await playBatch(copy, 'recorded.yml');
    expect(result.passRates.map(({ rate }) => rate)).toEqual([0, 1, 1, 0]);
    const transcript = readFileSync(resolve(copy, result.jobs[3]?.transcriptPath ?? ''), 'utf8');
    expect(transcript).toContain('.sallyportignore');
    expect(outcome.exitCode).toBe(1);
  });
});
