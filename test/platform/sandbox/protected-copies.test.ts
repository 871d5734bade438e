import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copiesOf } from '../../../src/platform/sandbox/protected-copies.js';
import { aFolder, git } from '../../doubles/place.js';
import { confined, leaveOut } from '../../doubles/sandbox.js';

const large = 17_000_000;

/** A workspace with more protected bytes than are copied; `null` if this machine has no Landlock. */
async function aWorkspace() {
  const root = aFolder({ 'home/x': '', 'work/AGENTS.md': 'agents\n', 'work/.github/a.yml': 'a\n' });
  const workspace = join(root, 'work');
  git(workspace, 'init', '-q');
  mkdirSync(join(workspace, 'migrations'));
  writeFileSync(join(workspace, 'migrations/big.sql'), Buffer.alloc(large));
  const inside = confined({ root, workspace, home: join(root, 'home') }, { simulated: { candidate: 'landlock user' } });
  if ((await inside.sandbox.report()).level !== 'none') return { workspace, ...inside };
  leaveOut('landlock');
  return null;
}

describe.runIf(process.platform === 'linux')('protected files that are too large to be copied', () => {
  test('stay, with all others, if a command changes none', async () => {
    const machine = await aWorkspace();
    if (machine === null) return;
    const { workspace, shell } = machine;
    const config = readFileSync(join(workspace, '.git/config'), 'utf8');
    expect((await shell('echo done > made.txt')).blocked).toEqual([]);
    expect(readFileSync(join(workspace, 'migrations/big.sql')).length).toBe(large);
    expect(readFileSync(join(workspace, '.git/config'), 'utf8')).toBe(config);
    expect(readFileSync(join(workspace, '.github/a.yml'), 'utf8')).toBe('a\n');
  });

  test('are named if a command changes them, and small ones are restored', async () => {
    const machine = await aWorkspace();
    if (machine === null) return;
    const { workspace, shell } = machine;
    const { blocked } = await shell(
      'echo x >> migrations/big.sql; rm AGENTS.md; echo b > .github/a.yml; echo c > .github/c.yml',
    );
    const shown = (blocked ?? []).map(({ label, reason }) => `${label}: ${reason.replace(/^.*, /, '')}`).toSorted();
    expect(shown).toEqual([
      'write .github/a.yml: so the change was undone',
      'write .github/c.yml: so the change was undone',
      'write AGENTS.md: so the change was undone',
      'write migrations/big.sql: but it is too large to undo the change',
    ]);
    expect(readFileSync(join(workspace, 'AGENTS.md'), 'utf8')).toBe('agents\n');
    expect(readFileSync(join(workspace, '.github/a.yml'), 'utf8')).toBe('a\n');
  });
});

test.runIf(process.platform === 'linux')('of very many changed protected files, only some are named', async () => {
  const machine = await aWorkspace();
  if (machine === null) return;
  const { blocked } = await machine.shell('for n in $(seq 60); do echo x > .github/$n.yml; done');
  expect(blocked?.length).toBe(51);
  expect(blocked?.at(-1)).toEqual({
    label: 'write 10 more',
    reason: 'they are protected, and no rule names them, so the change was undone',
    suggest: [],
  });
});

test.runIf(process.platform === 'linux' && process.getuid?.() !== 0)(
  'a protected file that this user cannot read is compared, not copied',
  () => {
    const path = join(aFolder({ 'data/private': 'x\n' }), 'data/private');
    chmodSync(path, 0o000);
    expect(copiesOf([path]).copies.get(path)).toMatchObject({ content: { version: expect.any(String) as string } });
  },
);
