import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { UserError } from '../../../src/errors.js';
import { processSignal } from '../../../src/platform/host/host-environment.js';
import { droppingWriter, readAll } from '../../../src/platform/host/stdio.js';

describe('writing', () => {
  const failing = () => {
    const written: string[] = [];
    let fail: (error: Error) => void = () => undefined;
    const stream = {
      on: (_name: string, listener: (error: Error) => void) => {
        fail = listener;
      },
      write: (text: string) => written.push(text) > 0,
    };
    const lost: string[] = [];
    const write = droppingWriter(stream as unknown as NodeJS.WritableStream, (error) => lost.push(error.message));
    return { written, lost, write, fail: (code: string) => fail(Object.assign(new Error(code), { code })) };
  };

  test.each(['EPIPE', 'EIO'])('after %s from a closed reader, the rest is dropped', (code) => {
    const { written, lost, write, fail } = failing();
    write('a');
    fail(code);
    write('b');
    expect([written, lost]).toEqual([['a'], []]);
  });

  test('any other stream error is reported once', () => {
    const { written, lost, write, fail } = failing();
    fail('ENOSPC');
    fail('ENOSPC');
    write('b');
    expect([lost, written]).toEqual([['ENOSPC'], []]);
  });
});

describe('reading', () => {
  test.each([
    [['ab', 'c'], 3, 'abc'],
    [[], 3, ''],
  ])('reading %j with a limit of %d bytes returns the input', async (chunks, limit, expected) => {
    const bytes = await readAll(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), limit);
    expect(Buffer.from(bytes).toString()).toBe(expected);
  });

  test('input above the limit is refused', async () => {
    const error = await readAll(Readable.from([Buffer.from('abcd')]), 3).catch((caught: unknown) => caught);
    expect((error as UserError).diagnostics).toMatchObject([
      { code: 'prompt-unreadable', location: 'stdin', message: expect.stringContaining('limit of 3 bytes') as string },
    ]);
  });
});

test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s aborts the signal with its name',
  (name) => {
    const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
    const before = new Map(names.map((one) => [one, process.listeners(one)]));
    const signal = processSignal({ isReading: () => false });
    try {
      process.emit(name);
      expect(signal.reason).toBe(name);
      if (name === 'SIGHUP') expect(() => process.emit(name)).not.toThrow();
    } finally {
      for (const one of names) {
        for (const listener of process.listeners(one))
          if (before.get(one)?.includes(listener) !== true) process.off(one, listener);
      }
    }
  },
);
