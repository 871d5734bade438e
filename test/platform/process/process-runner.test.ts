import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { childEnvironment } from '../../../src/platform/process/child-environment.js';
import { createOutputBuffer, createWholeCharacters } from '../../../src/platform/process/output-buffer.js';
import { createProcessRunner } from '../../../src/platform/process/process-runner.js';
import { endRunning } from '../../../src/platform/process/run-process.js';
import type { ExecRequest } from '../../../src/platform/process/types.js';

const directory = realpathSync(mkdtempSync(join(tmpdir(), 'exec-')));
afterAll(() => rmSync(directory, { recursive: true }));

const path = ['/usr/bin', '/bin', dirname(process.execPath)].join(delimiter);
const places = { home: directory, workspace: directory, temp: directory };
const exec = createProcessRunner({ path, home: directory, environment: childEnvironment({ PATH: path }, places) });

const request = (changes: Partial<ExecRequest> = {}): ExecRequest => ({
  argv: ['true'],
  cwd: directory,
  timeoutMs: 60_000,
  maxOutputBytes: 100_000,
  signal: new AbortController().signal,
  ...changes,
});
const shell = (line: string, changes: Partial<ExecRequest> = {}) => exec.shell(line, request(changes));
const node = (code: string): readonly [string, ...string[]] => [process.execPath, '-e', code];

describe('shell', () => {
  test.each([
    ['the exit code', 'exit 3', { exitCode: 3, signal: null, output: '' }],
    ['both streams in the order of arrival', 'echo a; echo b >&2; echo c', { exitCode: 0, stdout: 'a\nc\n' }],
    ['no input', 'cat; echo done', { stdout: 'done\n' }],
    ['no terminal', 'test -t 0 || test -t 1 || test -t 2 || echo none', { stdout: 'none\n' }],
    ['the working directory', 'pwd', { stdout: `${directory}\n` }],
    ['a signal', 'kill -9 $$', { exitCode: null, signal: 'SIGKILL' }],
    ['a line that starts with a dash', '-x; echo $?', { stdout: '127\n' }],
    ['several lines and quotes', `printf '%s|' "a b" 'c'\necho`, { stdout: 'a b|c|\n' }],
    ['bash itself', 'a=(1 2); echo ${#a[@]}', { stdout: '2\n' }],
    ['bytes beyond ASCII', 'printf %s "é😀"', { stdout: 'é😀' }],
    ['bytes that are not UTF-8', String.raw`printf 'a\xffb'`, { output: 'a\ufffdb' }],
  ])('shell returns the expected result for %s', async (_name, line, expected) => {
    expect(await shell(line)).toMatchObject({ ...expected, startError: null, timedOut: false, cancelled: false });
  });

  test('a command ends when this process exits for any reason', async () => {
    const running = shell('touch running; sleep 60');
    while (!existsSync(join(directory, 'running'))) await delay(10);
    expect(process.listeners('exit')).toContain(endRunning);
    endRunning();
    expect(await running).toMatchObject({ signal: 'SIGKILL', timedOut: false, cancelled: false });
  });

  test('many commands at the same time can share a signal without a warning about a leak', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error): void => void warnings.push(warning);
    process.on('warning', note);
    const { signal } = new AbortController();
    await Promise.all(Array.from({ length: 12 }, () => shell('true', { signal })));
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  test('the merged output keeps the order of arrival', async () => {
    const { output } = await shell('echo 1; sleep 0.1; echo 2 >&2; sleep 0.1; echo 3');
    expect(output).toBe('1\n2\n3\n');
  });

  test.skipIf(process.platform !== 'linux')('output is complete if this process was too busy to read it', async () => {
    const wait = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    const place = (name: string) => join(directory, name);
    const hasEnded = (name: string) =>
      existsSync(place(name)) &&
      / Z /.test(readFileSync(`/proc/${readFileSync(place(name), 'utf8').trim()}/stat`, 'utf8'));
    const blockUntilEnded = (name: string) => {
      while (!hasEnded(name)) wait(5);
    };
    const writesPid = (name: string) => `echo $$ > ${name}.new; mv ${name}.new ${name}`;
    const late = shell(`${writesPid('late')}; until [ -e go ]; do sleep 0.01; done; echo all of it`);
    const early = shell(`${writesPid('early')}; echo x`, {
      onOutput: () => {
        writeFileSync(place('go'), '');
        blockUntilEnded('late');
        setImmediate(() => wait(300));
      },
    });
    while (!existsSync(place('late'))) await delay(1);
    blockUntilEnded('early');
    expect((await early).stdout).toBe('x\n');
    expect((await late).stdout).toBe('all of it\n');
  });

  test('shell refuses a line that is not valid Unicode', async () => {
    expect(await shell('echo \ud800')).toMatchObject({
      exitCode: null,
      startError: expect.stringContaining('Unicode') as string,
    });
  });

  test('bash reads no startup file in the home directory', async () => {
    await shell('echo "echo from-rc" | tee .bashrc .bash_profile .profile');
    expect((await shell('echo x', { env: {} })).stdout).toBe('x\n');
  });
});

describe('run', () => {
  test('run passes arguments without a shell', async () => {
    const result = await exec.run(request({ argv: ['printf', '%s\n', '$HOME', '*', 'a b', '`id`'] }));
    expect(result.stdout).toBe('$HOME\n*\na b\n`id`\n');
  });

  test('run passes standard input', async () => {
    expect((await exec.run(request({ argv: ['cat'], stdin: 'from me' }))).stdout).toBe('from me');
  });

  test('a program that does not read its input does not fail', async () => {
    expect(await exec.run(request({ argv: ['true'], stdin: 'x'.repeat(1_000_000) }))).toMatchObject({ exitCode: 0 });
  });

  test.each([
    ['an unknown program', { argv: ['no-such-program'] as const }, 'the program "no-such-program" was not found'],
    ['a relative path', { argv: ['./tool'] as const }, 'was not found'],
    ['an empty name', { argv: [''] as const }, 'was not found'],
    ['an absolute path that is missing', { argv: ['/no/such/program'] as const }, 'ENOENT'],
    ['a missing directory', { cwd: '/no/such/directory' }, '/no/such/directory'],
    ['a NUL character', { argv: ['echo', 'a\0b'] as const }, 'null bytes'],
  ])('reports why a program does not start: %s', async (_name, changes, message) => {
    const result = await exec.run(request(changes));
    expect(result).toMatchObject({ exitCode: null, startError: expect.stringContaining(message) as string });
  });

  test('a call that is already canceled does not start', async () => {
    const result = await shell('touch started', { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ cancelled: true, exitCode: null });
    expect((await shell('ls started')).exitCode).not.toBe(0);
  });
});

describe('the end', () => {
  const stubborn = `trap '' TERM; while :; do sleep 0.05; done`;

  test.each([
    ['a sleeping program', 'sleep 600'],
    ['a program that ignores SIGTERM', stubborn],
    ['a grandchild that ignores SIGTERM and holds the pipe', `(${stubborn}) & wait`],
  ])('the time limit ends %s', async (_name, line) => {
    expect(await shell(line, { timeoutMs: 200 })).toMatchObject({ timedOut: true, cancelled: false, exitCode: null });
  });

  test('cancellation ends the whole process group and keeps the output so far', async () => {
    const controller = new AbortController();
    const running = shell('echo begun; sleep 600 & echo $! > pid; wait', { signal: controller.signal });
    while ((await shell('test -s pid')).exitCode !== 0) await delay(20);
    controller.abort();
    expect(await running).toMatchObject({ cancelled: true, timedOut: false, output: 'begun\n' });
    expect(await isGone('pid')).toBe(true);
  });

  test('a background process neither blocks the call nor outlives it', async () => {
    expect(await shell('sleep 600 & echo $! > left; echo done')).toMatchObject({ exitCode: 0, output: 'done\n' });
    expect(await isGone('left')).toBe(true);
  });

  test('a process in its own session that holds the pipe does not block the call', async () => {
    const result = await shell('setsid sleep 600 & echo $! > away; echo done');
    expect(result).toMatchObject({ exitCode: 0, output: 'done\n' });
    await shell('kill -9 $(cat away)');
  });
});

/** A killed process may remain in the process table for a moment. */
async function isGone(file: string): Promise<boolean> {
  for (let round = 0; round < 200; round += 1) {
    const state = await shell(`p=$(cat ${file}); test -e /proc/$p && grep State /proc/$p/status`);
    if (!/State:\s+[^Z]/.test(state.stdout)) return true;
    await delay(20);
  }
  return false;
}

describe('output', () => {
  // One character of each UTF-8 length; a split one would become U+FFFD.
  const text = fc.string({ unit: fc.constantFrom('a', 'é', '€', '😀'), maxLength: 60 });

  test('output beyond the limit keeps start and end, and counts the rest', async () => {
    const { output, droppedBytes, exitCode } = await shell('seq 1 100000', { maxOutputBytes: 1000 });
    expect(exitCode).toBe(0);
    expect(output.startsWith('1\n2\n3\n')).toBe(true);
    expect(output.endsWith('99999\n100000\n')).toBe(true);
    expect(droppedBytes).toBe(588_895 - 1000);
    expect(output).toContain(`[… ${droppedBytes} bytes of output omitted …]`);
  });

  test('output has whole characters at every limit', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 240 }), (whole, limit) => {
        const keeper = createOutputBuffer(limit);
        keeper.add(Buffer.from(whole));
        const { bytes, droppedBytes } = keeper.take();
        const kept = bytes.toString('utf8').replace(/\n\[… \d+ bytes of output omitted …\]\n/, '');
        expect(kept).not.toContain('\ufffd');
        expect(Buffer.byteLength(kept) + droppedBytes).toBe(Buffer.byteLength(whole));
      }),
    );
  });

  test('any split into chunks gives the same text', () => {
    const chunks = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 });
    fc.assert(
      fc.property(text, chunks, (written, sizes) => {
        const bytes = Buffer.from(written);
        const whole = createWholeCharacters();
        const pieces: string[] = [];
        for (let start = 0, turn = 0; start < bytes.length; turn += 1) {
          const size = sizes[turn % sizes.length] ?? 1;
          pieces.push(whole.add(bytes.subarray(start, start + size)).toString('utf8'));
          start += size;
        }
        expect(pieces.join('') + whole.end().toString('utf8')).toBe(written);
        expect(pieces.join('')).not.toContain('\ufffd');
      }),
    );
  });

  test('a long output does not stop the process', async () => {
    const result = await exec.run(
      request({ argv: node(`process.stdout.write('x'.repeat(5_000_000)); console.error('end')`), maxOutputBytes: 100 }),
    );
    expect(result).toMatchObject({ exitCode: 0, droppedBytes: 5_000_004 - 100 });
  });
});
