import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SandboxOptions } from '../../../src/platform/sandbox/options.js';
import { anAttackedMachine, confined, leaveOut } from '../../doubles/sandbox.js';

const isLong = process.env['SALLYPORT_LONG'] !== undefined;
const isLinux = process.platform === 'linux';

const levels = [
  ['full', process.getuid?.() === 0 ? 'full root' : 'full user'],
  ['landlock', 'landlock user'],
] as const;

const limits: SandboxOptions['limits'] = { processes: 200, memoryBytes: 400_000_000, fileBytes: 2_000_000 };

/** Processes with this text among their words. */
function running(text: string): number {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && wordsOf(name).includes(text)).length;
}

function wordsOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Waits until no process is left, at most ten seconds. */
async function untilGone(text: string): Promise<number> {
  for (let round = 0; round < 500 && running(text) > 0; round += 1) await new Promise((done) => setTimeout(done, 20));
  return running(text);
}

/** A process that no group and no session reaches. */
const escapee = (seconds: string): string =>
  `perl -e 'fork and exit; setpgrp; fork and exit; exec "setsid", "sleep", "${seconds}"'`;

describe.runIf(isLinux).each(levels)('level %s', (level, candidate) => {
  const started = async (more: Partial<SandboxOptions> = {}) => {
    const machine = await anAttackedMachine();
    const inside = confined(machine, { limits, simulated: { candidate }, ...more });
    const report = await inside.sandbox.report();
    if (report.level === 'none') leaveOut(`${level} (${report.reason})`);
    return { ...machine, ...inside, isThere: report.level !== 'none' };
  };

  test('ends like the command: with its exit code, or by its signal', async () => {
    const { shell, isThere } = await started();
    if (!isThere) return;
    expect(await shell('echo out; echo err >&2; exit 3')).toMatchObject({ exitCode: 3, output: 'out\nerr\n' });
    expect(await shell('kill -TERM $$')).toMatchObject({ exitCode: null, signal: 'SIGTERM' });
    expect((await shell('no-such-program')).exitCode).toBe(127);
  });

  test('leaves no process behind, whatever group or session it is in', async () => {
    const { shell, isThere } = await started();
    if (!isThere) return;
    const marker = `10${String(process.pid)}1`;
    await shell(`${escapee(marker)}; sleep 0.2`);
    expect(await untilGone(`sleep ${marker}`)).toBe(0);
  });

  test('ends everything at a time limit, even what ignores signals', async () => {
    const { shell, isThere } = await started();
    if (!isThere) return;
    const marker = `10${String(process.pid)}2`;
    const result = await shell(`trap '' TERM INT HUP; ${escapee(marker)}; sleep ${marker}`, {}, 500);
    expect(result.timedOut).toBe(true);
    expect(await untilGone(`sleep ${marker}`)).toBe(0);
  });

  test.runIf(isLong || level === 'full')('reports a call that starts too many processes', async () => {
    const { shell, isThere } = await started();
    if (!isThere) return;
    const marker = `10${String(process.pid)}3`;
    const result = await shell(`for i in $(seq 400); do sleep ${marker} & done; wait`, {}, 20_000);
    expect(result.exceeded ?? result.output).toMatch(/more than 200 processes|Resource temporarily unavailable/);
    expect(await untilGone(`sleep ${marker}`)).toBe(0);
  });

  test.runIf(isLong || level === 'full')('reports a call that uses too much memory', async () => {
    const { shell, isThere } = await started();
    if (!isThere) return;
    const result = await shell(
      `perl -e 'my @all; for (1 .. 60) { push @all, "x" x 20_000_000; select undef, undef, undef, 0.02 } print "full\\n"'`,
    );
    expect(result).toMatchObject({ exceeded: 'it used more than 381 MB of memory' });
    expect(result.output).not.toContain('full');
  });

  test('reports a call that uses too much memory while it keeps the launcher busy with connections', async () => {
    const { shell, isThere } = await started();
    if (!isThere) return;
    const busy = String.raw`my ($port) = $ENV{HTTP_PROXY} =~ /:(\d+)$/; while (1) { socket(my $s, 2, 1, 0); connect($s, pack("S n a4 x8", 2, $port, "\x7f\0\0\1")) }`;
    const result = await shell(
      `perl -e '${busy}' & perl -e 'my @all; for (1 .. 60) { push @all, "x" x 20_000_000; select undef, undef, undef, 0.05 } print "full\n"'`,
    );
    expect(result).toMatchObject({ exceeded: 'it used more than 381 MB of memory' });
    expect(result.output).not.toContain('full');
  });

  test('ends processes that replace themselves all the time', async () => {
    const { shell, isThere } = await started();
    if (!isThere) return;
    const marker = `10${String(process.pid)}4`;
    const line = `for i in $(seq 20); do perl -e 'fork and exit while 1' ${marker} & done; sleep 60`;
    // The limit on processes or the time limit, whichever comes first.
    const { timedOut, exceeded } = await shell(line, {}, 1_000);
    expect(timedOut || exceeded !== null).toBe(true);
    expect(await untilGone(marker)).toBe(0);
  });

  test('ends a program that writes without end', async () => {
    const { shell, isThere, workspace } = await started();
    if (!isThere) return;
    const result = await shell('yes > endless; echo "ended $?"');
    expect(result.output).toContain('ended 153');
    expect(readFileSync(join(workspace, 'endless')).length).toBe(2_000_000);
  });
});
