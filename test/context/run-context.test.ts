import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../doubles/cli.js';

test.runIf(existsSync('/dev/shm'))(
  'a workspace in /dev/shm, which tools cannot access, ends the run before it is paid for',
  async () => {
    const cwd = mkdtempSync('/dev/shm/sallyport-test-');
    onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
    const { code, stderr } = await runCli(['run', '--prompt', 'x', '--model', 'script:turns.jsonl'], {
      cwd,
      inProcess: true,
    });
    expect([code, stderr]).toEqual([2, expect.stringContaining('machine-unsuitable') as string]);
  },
);
