import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { isOwnerGone, ownerOfThisProcess } from '../../../src/platform/host/process-owner.js';

test('this process is not gone', () => {
  expect(isOwnerGone(ownerOfThisProcess())).toBe(false);
});

test.runIf(process.platform === 'linux')(
  'a process that has ended is gone, even if its parent does not collect its exit code',
  async () => {
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec tail -f /dev/null'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString('utf8'));
    // The shell would collect it; the program that replaces the shell knows nothing of the child.
    await expect.poll(() => readFileSync(`/proc/${String(parent.pid)}/comm`, 'utf8')).toBe('tail\n');
    process.kill(pid, 'SIGKILL');
    const stat = () =>
      readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
        .split(') ')[1]
        ?.split(' ') ?? [];
    await expect.poll(() => stat()[0]).toBe('Z');
    const started = stat()[19] ?? '';
    expect(isOwnerGone({ pid, started, place: ownerOfThisProcess().place })).toBe(true);
  },
);
