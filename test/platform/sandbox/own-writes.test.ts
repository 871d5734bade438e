import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openStateDirectory } from '../../../src/platform/files/state/state-directory.js';
import { aFolder } from '../../doubles/place.js';
import { confined, leaveOut } from '../../doubles/sandbox.js';

/** A protected state directory; `null` if this machine has no Landlock. */
async function aState() {
  const root = aFolder({
    'home/x': '',
    'work/.vscode/state/jobs/known.json': 'known\n',
    'work/.vscode/state/jobs/old.json': 'old\n',
    'work/.vscode/state/run.json': 'begun\n',
  });
  const workspace = join(root, 'work');
  const path = join(workspace, '.vscode/state');
  const { sandbox, shell } = confined(
    { root, workspace, home: join(root, 'home') },
    { simulated: { candidate: 'landlock user' } },
  );
  if ((await sandbox.report()).level === 'none') {
    leaveOut('landlock');
    return null;
  }
  const directory = await openStateDirectory(path, { create: false, root: null });
  /** Does the work while a command runs, which then runs a line. */
  const during = async (work: () => Promise<void>, line = 'true') => {
    const running = shell(`touch begun; until [ -e go ]; do sleep 0.02; done; cd .vscode/state; ${line}`);
    while (!existsSync(join(workspace, 'begun'))) await delay(10);
    await work();
    writeFileSync(join(workspace, 'go'), '');
    return ((await running).blocked ?? []).map(({ label }) => label).toSorted();
  };
  return {
    directory,
    during,
    has: (name: string) => existsSync(join(path, name)),
    textOf: (name: string) => readFileSync(join(path, name), 'utf8'),
  };
}

describe.runIf(process.platform === 'linux')('with Landlock alone, a state directory in a protected directory', () => {
  test('keeps what Sallyport writes while a command runs', async () => {
    const state = await aState();
    if (state === null) return;
    const { directory, during, has, textOf } = state;
    const plan = await directory.create('plan.json');
    const blocked = await during(async () => {
      await directory.add('jobs/a.json', 'a\n');
      await directory.write('run.json', 'ended\n');
      directory.writeNew('transcripts/a.jsonl', 'line\n');
      await directory.move('transcripts/a.jsonl', 'transcripts/b.jsonl');
      await directory.remove('jobs/old.json');
      await plan.write('plan\n');
    });
    await plan.close();
    expect(blocked).toEqual([]);
    expect(['jobs/a.json', 'run.json', 'transcripts/b.jsonl', 'plan.json', 'jobs/known.json'].map(textOf)).toEqual([
      'a\n',
      'ended\n',
      'line\n',
      'plan\n',
      'known\n',
    ]);
    expect(has('jobs/old.json')).toBe(false);
  });

  test('keeps nothing that a command writes, not even over what Sallyport has just written', async () => {
    const state = await aState();
    if (state === null) return;
    const { directory, during, has, textOf } = state;
    const line = 'echo x > jobs/planted.json; echo x > jobs/a.json; echo x > run.json; echo x > jobs/known.json';
    const blocked = await during(async () => {
      await directory.add('jobs/a.json', 'a\n');
      await directory.write('run.json', 'ended\n');
    }, line);
    const names = ['jobs/a.json', 'jobs/known.json', 'jobs/planted.json', 'run.json'];
    expect(blocked).toEqual(names.map((name) => `write .vscode/state/${name}`));
    expect([has('jobs/planted.json'), has('jobs/a.json')]).toEqual([false, false]);
    expect([textOf('jobs/known.json'), textOf('run.json')]).toEqual(['known\n', 'begun\n']);
  });
});
