import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explainLines } from '../../src/commands/explain-lines.js';
import { createFileSystem } from '../../src/platform/files/file-system.js';
import { createPathFacts } from '../../src/platform/files/path-facts.js';
import type { Stdio } from '../../src/platform/host/stdio.js';
import { createProcessRunner } from '../../src/platform/process/process-runner.js';
import type { SecondParser } from '../../src/platform/process/types.js';
import { createBashTool } from '../../src/tools/bash/bash.js';
import { aFolder } from '../doubles/place.js';
import { theCommands } from '../tools/workspace.js';

type Answered = Readonly<Record<string, unknown>>;

/** Sends the input in pieces; a piece that is a function runs before the next piece is sent. */
async function answersTo(
  folder: string,
  input: readonly (string | (() => void))[],
  secondParser: SecondParser = { objection: () => Promise.resolve(null) },
): Promise<{ readonly code: number; readonly answers: readonly Answered[] }> {
  const answers: Answered[] = [];
  const stdio: Stdio = {
    out: (text) =>
      answers.push(
        ...text
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as Answered),
      ),
    err: () => undefined,
    readInput: () => Promise.reject(new Error('not read as a whole')),
    async *inputChunks() {
      for (const piece of input) {
        await Promise.resolve();
        if (typeof piece === 'string') yield piece;
        else piece();
      }
    },
    isReading: () => false,
    errIsTerminal: false,
    outIsTerminal: false,
  };
  const exec = createProcessRunner({ path: '', home: folder, environment: {} });
  const files = createFileSystem({ root: folder, guard: () => null });
  const tools = [createBashTool({ ...theCommands(exec, folder), exec, files })];
  const code = await explainLines(
    { tools, world: createPathFacts(folder, folder), secondParser, readOnlyCommands: false },
    stdio,
  );
  return { code, answers };
}

const question = (id: unknown, command: string, more: object = {}): string =>
  `${JSON.stringify({ id, allow: ['Bash(cat:*)'], command, ...more })}\n`;

test('a repeated question gets the same answer with its own id', async () => {
  const input = [question(1, 'cat a; rm b') + question('two', 'cat a; rm b') + question(null, 'cat a; rm b')];
  const { code, answers } = await answersTo(aFolder(), input);
  expect(code).toBe(0);
  expect(answers.map(({ id }) => id)).toEqual([1, 'two', null]);
  const [first, ...others] = answers.map((answer) => ({ ...answer, id: 0 }));
  expect(first).toMatchObject({ outcome: 'refuse', suggest: ['Bash(rm b)'] });
  expect(others).toEqual([first, first]);
});

test.each<[string, object, object]>([
  ['allow', { allow: ['Bash(cat a)'] }, { allow: ['Bash(cat b)'] }],
  ['deny', {}, { deny: ['Bash(cat:*)'] }],
  ['list for a rule', { allow: ['Bash'], deny: [] }, { allow: [], deny: ['Bash'] }],
  ['mode', { allow: [], mode: 'yolo' }, { allow: [], mode: 'default' }],
  ['input', {}, { command: 'cat a; id' }],
])('the same line with another %s is evaluated again', async (_name, one, other) => {
  const { answers } = await answersTo(aFolder({ a: '' }), [question(1, 'cat a', one) + question(1, 'cat a', other)]);
  expect(answers.map(({ outcome }) => outcome)).toEqual(['run', 'refuse']);
});

test.skipIf(process.platform === 'win32')(
  'files may change between two questions that are sent one at a time',
  async () => {
    const folder = aFolder({ 'a/x': '' });
    const asked = question(1, 'cat a/x');
    const relink = () => {
      rmSync(join(folder, 'a'), { recursive: true });
      symlinkSync('/etc', join(folder, 'a'));
    };
    const { answers } = await answersTo(folder, [asked, relink, asked, asked.slice(0, 10), asked.slice(10)]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['run', 'refuse', 'refuse']);
  },
);

test('the second parser is used once for a repeated question', async () => {
  const seen: string[] = [];
  const second: SecondParser = {
    objection: (script) => {
      seen.push(script);
      return Promise.resolve(script.includes('b') ? 'no' : null);
    },
  };
  const lines = [question(1, '(cat a)'), question(2, '(cat b)'), question(3, '(cat a)'), question(4, '(cat b)')];
  const { answers } = await answersTo(aFolder(), [lines.join('')], second);
  expect(answers.map(({ outcome }) => outcome)).toEqual(['run', 'refuse', 'run', 'refuse']);
  expect(seen).toEqual(['(cat a)', '(cat b)']);
});

test('answers stay correct when more are given than are kept', async () => {
  const long = 'x'.repeat(9_000);
  const lines = Array.from({ length: 700 }, (_, at) => question(at, `cat ${long}${at % 600}`));
  const { answers } = await answersTo(aFolder(), [lines.join('')]);
  expect(answers.map(({ id }) => id)).toEqual(lines.map((_, at) => at));
  expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['run']));
});
