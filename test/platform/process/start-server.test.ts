import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createServerStarter } from '../../../src/platform/process/start-server.js';
import type { ServerEnd, ServerRequest, StartServer } from '../../../src/platform/process/types.js';
import type { CommandNeeds } from '../../../src/policy/types.js';
import { aFolder } from '../../doubles/place.js';
import { anAttackedMachine, confined, leaveOut } from '../../doubles/sandbox.js';

const readOnly: CommandNeeds = {
  writes: [],
  reads: [],
  changesGit: false,
  network: { allow: [], deny: [] },
  leaves: null,
};

/** A server that runs each line and answers with one line. */
const evaluator = 'while IFS= read -r line; do eval "$line" 2>&1 | head -n 1; done';

/** Starts the evaluator; `ask` sends a line and waits for the answer. */
async function evaluating(
  startServer: StartServer,
  cwd: string,
  argv: ServerRequest['argv'] = ['bash', '-c', evaluator],
) {
  const lines: string[] = [];
  let wake = (): void => undefined;
  let end: ServerEnd | null = null;
  const started = await startServer({
    argv,
    cwd,
    env: { NAMED: 'yes' },
    needs: readOnly,
    maxLineBytes: 1_000,
    onLine: (line) => {
      lines.push(line);
      wake();
    },
    onEnd: (why) => {
      end = why;
      wake();
    },
  });
  if (typeof started === 'string') throw new Error(started);
  onTestFinished(() => started.stop());
  const ask = async (line: string): Promise<string | undefined> => {
    const answered = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await started.send(line);
    await answered;
    return lines.shift();
  };
  return { ask, stop: () => started.stop(), end: (): ServerEnd | null => end };
}

const plain = (): StartServer =>
  createServerStarter({ path: process.env['PATH'] ?? '', home: aFolder(), environment: { CLEAN: 'yes' } }, null);

describe('a server', () => {
  test('answers in lines, in the environment of commands and what is added to it', async () => {
    const { ask, stop, end } = await evaluating(plain(), aFolder());
    expect(await ask('echo "$CLEAN $NAMED"')).toBe('yes yes');
    await stop();
    expect(end()).toEqual({ reason: 'it was stopped', stderr: '', blocked: [] });
    await expect(ask('echo')).rejects.toThrow();
  });

  test('that ends by itself is reported with its last output', async () => {
    const argv: ServerRequest['argv'] = ['bash', '-c', 'read -r; echo oops >&2; exit 4'];
    const { ask, end } = await evaluating(plain(), aFolder(), argv);
    await ask('x');
    expect(end()).toMatchObject({ reason: 'it ended with exit code 4', stderr: 'oops\n' });
  });

  test('that sends too long a line is ended', async () => {
    const { ask, end } = await evaluating(plain(), aFolder());
    await ask('printf %02000d 1');
    expect(end()?.reason).toBe('it sent a message of more than 1000 bytes');
  });

  test('that ignores its input is ended with its children', async () => {
    const { stop, end } = await evaluating(plain(), aFolder(), ['bash', '-c', 'trap "" TERM; sleep 1000 & wait; wait']);
    await stop();
    expect(end()?.reason).toBe('it was stopped');
  });

  test('that does not exist is not started', async () => {
    await expect(evaluating(plain(), aFolder(), ['no-such-program'])).rejects.toThrow(
      'the program "no-such-program" was not found on the PATH of tools',
    );
  });
});

const levels = [
  ['full', process.getuid?.() === 0 ? 'full root' : 'full user'],
  ['landlock', 'landlock user'],
] as const;

describe.runIf(process.platform === 'linux').each(levels)('a server in the sandbox of level %s', (level, candidate) => {
  test('reads the workspace, and writes and reaches nothing that it may not', async () => {
    const machine = await anAttackedMachine();
    const { sandbox, setup } = confined(machine, { simulated: { candidate } });
    const report = await sandbox.report();
    if (report.level === 'none') {
      leaveOut(`${level} (${report.reason})`);
      return;
    }
    const { workspace, home } = machine;
    const { ask, stop, end } = await evaluating(createServerStarter(setup, sandbox), workspace);
    expect(await ask('cat AGENTS.md')).toBe('Be kind.');
    expect(await ask('cat .env; echo end')).not.toContain('CANARY');
    expect(await ask(`cat ${home}/.ssh/id_rsa; echo end`)).not.toContain('CANARY');
    await ask('echo x > src/new.js; echo tried');
    expect(existsSync(join(workspace, 'src/new.js'))).toBe(false);
    expect(await ask('echo x > "$TMPDIR/own"; cat "$TMPDIR/own"')).toBe('x');
    await stop();
    expect(end()).toMatchObject({ reason: 'it was stopped', blocked: [] });
  });
});
