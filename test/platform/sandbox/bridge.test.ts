import { describe, expect, test } from 'vitest';
import { aBridge, hasGh } from '../../doubles/gh-bridge.js';
import { anAttackedMachine, confined, leaveOut } from '../../doubles/sandbox.js';

const levels = ['full root', 'full user', 'landlock user'];

describe.skipIf(process.platform !== 'linux')('gh in the sandbox', () => {
  test.each(levels)('%s: exactly the socket of the call is let through', async (candidate) => {
    const machine = await anAttackedMachine();
    const { sandbox, shell } = confined(machine, { simulated: { candidate } });
    if ((await sandbox.report()).level === 'none' || !hasGh()) {
      leaveOut(`gh in the sandbox ${candidate}`);
      return;
    }
    const { bridge, arrived } = await aBridge({ gh: 'installed' });
    const [session, other] = [await bridge.begin([]), await bridge.begin([])];
    const access = { env: session.variables, bridge: session.access };
    const answered = await shell('gh api repos/acme/widgets --jq .full_name', {}, 30_000, access);
    expect(answered.output).toBe('acme/widgets\n');
    const connect = (socket: string) =>
      `perl -e 'socket(my $s, 1, 1, 0); print connect($s, pack("S a*", 1, "${socket}\\0")) ? "reached" : "closed"'`;
    const reached = await Promise.all([
      shell(connect(session.access.socket), {}, 30_000, access),
      shell(connect(other.access.socket), {}, 30_000, access),
      shell(connect(session.access.socket)),
    ]);
    expect(reached.map(({ output }) => output)).toEqual(['reached', 'closed', 'closed']);
    expect((await shell(`touch ${session.access.directory}/x`, {}, 30_000, access)).exitCode).not.toBe(0);
    expect(arrived).toHaveLength(1);
    session.end();
    other.end();
  });
});
