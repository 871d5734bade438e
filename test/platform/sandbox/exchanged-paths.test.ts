import { cpSync, existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { put } from '../../doubles/place.js';
import { anAttackedMachine, confined, leaveOut } from '../../doubles/sandbox.js';

const isLong = process.env['SALLYPORT_LONG'] !== undefined;
const calls = isLong ? 2_000 : 40;
const timeout = isLong ? 3_600_000 : 60_000;

/** A background command exchanges `out` with `link`; others run at the same time. */
async function anExchange(candidate: string, target: string) {
  const machine = await anAttackedMachine();
  const { root, workspace } = machine;
  put(workspace, { 'out/README.md': 'out\n', 'lib/server.key': 'CANARY\n', 'empty/README.md': '' });
  put(root, { 'work/near/.github/workflows/ci.yml': 'on: push\n' });
  cpSync(resolve(import.meta.dirname, '../../fixtures/exchange.pl'), join(workspace, 'exchange.pl'));
  symlinkSync(target, join(workspace, 'link'));
  const { shell, sandbox } = confined(machine, { simulated: { candidate } });
  if ((await sandbox.report()).level === 'none') {
    leaveOut(`exchanged paths at ${candidate}`);
    return null;
  }
  const exchange = async (names: string, work: () => Promise<void>) => {
    const running = shell(`perl exchange.pl ${names}`, {}, timeout);
    while (!existsSync(join(workspace, 'begun'))) await delay(5);
    try {
      await work();
    } finally {
      writeFileSync(join(workspace, 'stop'), '');
    }
    return await running;
  };
  return { root, workspace, shell, exchange };
}

const candidates = [process.getuid?.() === 0 ? 'full root' : 'full user', 'landlock user'];

describe.runIf(process.platform === 'linux').each(candidates)('while a command exchanges paths, at %s', (candidate) => {
  test('others write nothing outside the workspace, all start, and nothing is undone', { timeout }, async () => {
    const machine = await anExchange(candidate, '..');
    if (machine === null) return;
    const { root, workspace, shell, exchange } = machine;
    const problems: string[] = [];
    const blocked: string[] = [];
    const background = await exchange('out link', async () => {
      for (let call = 0; call < calls; call += 1) {
        const end = await shell(`touch out/x${String(call)}`, { writes: [join(workspace, 'out', `x${String(call)}`)] });
        if (end.startError !== null) problems.push(end.startError);
        blocked.push(...(end.blocked ?? []).map(({ label }) => label));
      }
    });
    expect(problems).toEqual([]);
    expect([...blocked, ...(background.blocked ?? []).map(({ label }) => label)]).toEqual([]);
    for (const directory of [root, join(root, 'work')])
      expect(readdirSync(directory).filter((name) => name.startsWith('x'))).toEqual([]);
  });

  test.runIf(candidate.startsWith('full'))('a hidden file stays hidden', { timeout }, async () => {
    const machine = await anExchange(candidate, '..');
    if (machine === null) return;
    const { shell, exchange } = machine;
    const seen: string[] = [];
    await exchange('lib empty', async () => {
      for (let call = 0; call < calls; call += 1)
        seen.push((await shell('cat lib/server.key empty/server.key 2>/dev/null')).output);
    });
    expect(seen.filter((text) => text.includes('CANARY'))).toEqual([]);
  });
});
