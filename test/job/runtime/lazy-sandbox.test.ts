import { afterEach, expect, test, vi } from 'vitest';
import { createLazySandbox } from '../../../src/job/runtime/lazy-sandbox.js';
import type { Sandbox, SandboxReport } from '../../../src/platform/process/sandbox-types.js';

afterEach(() => {
  vi.useRealTimers();
});

const report: SandboxReport = { level: 'full', reason: 'As root.' };

function aSandbox() {
  const reports: SandboxReport[] = [];
  const sandbox: Sandbox = {
    report: () => Promise.resolve(report),
    enter: () => Promise.reject(new Error('no command')),
    enterGit: () => Promise.reject(new Error('no command')),
    hosts: () => ({ reached: [], blocked: [] }),
    close: () => undefined,
  };
  const lazy = createLazySandbox(
    () => Promise.resolve(sandbox),
    (one) => reports.push(one),
  );
  return { lazy, reports };
}

test('a job that has ended before its sandbox was sought does not look for one', async () => {
  vi.useFakeTimers();
  const { lazy, reports } = aSandbox();
  lazy.findSoon();
  expect(await lazy.usedReport()).toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reports).toEqual([]);
});

test('a sandbox that is sought while the model is asked is reported once', async () => {
  vi.useFakeTimers();
  const { lazy, reports } = aSandbox();
  lazy.findSoon();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await lazy.usedReport()).toEqual(report);
  expect(reports).toEqual([report]);
});
