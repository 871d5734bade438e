import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { put } from '../../doubles/place.js';
import { anAttackedMachine, type Confined, confined, leaveOut } from '../../doubles/sandbox.js';

const caches = ['.m2/repository', '.gradle/caches', '.cargo/registry', 'go/pkg/mod', '.cache/ms-playwright'];

async function aMachine(
  candidate: string,
): Promise<(Confined & { readonly home: string; readonly own: string }) | null> {
  const machine = await anAttackedMachine();
  for (const cache of caches)
    put(join(machine.home, cache), { 'a/b.txt': 'from the machine\n', 'a/key.pem': 'CANARY\n' });
  put(machine.home, { '.m2/settings.xml': 'CANARY' });
  const inside = confined(machine, { simulated: { candidate }, userHome: machine.home });
  if ((await inside.sandbox.report()).level !== 'none')
    return { ...inside, home: machine.home, own: join(machine.root, 'private/home') };
  leaveOut(candidate);
  return null;
}

describe.runIf(process.platform === 'linux').each(['full root', 'full user'])(
  '%s: the caches of the user',
  (candidate) => {
    test.each(caches)('are in the private HOME, without what is next to them: %s', async (cache) => {
      const inside = await aMachine(candidate);
      const read = await inside?.shell(`cat ~/${cache}/a/b.txt; cat ~/${cache}/a/key.pem; ls -A ~/.m2`);
      expect(read?.output).toBe(inside === null ? undefined : 'from the machine\nrepository\n');
    });

    test('get what commands add, in later commands too, and stay as they were on the machine', async () => {
      const inside = await aMachine(candidate);
      if (inside === null) return;
      const first = await inside.shell(
        'cd ~/.m2/repository && echo new > a/new.txt && echo changed > a/b.txt && rm ~/go/pkg/mod/a/b.txt',
      );
      const then = await inside.shell('cd ~/.m2/repository && cat a/new.txt a/b.txt; ls -A ~/go/pkg/mod/a');
      expect([first.exitCode, then.output], first.output).toEqual([0, 'new\nchanged\nkey.pem\n']);
      expect(readdirSync(join(inside.home, '.m2/repository/a'))).toEqual(['b.txt', 'key.pem']);
      expect(readFileSync(join(inside.home, '.m2/repository/a/b.txt'), 'utf8')).toBe('from the machine\n');
      expect(existsSync(join(inside.home, 'go/pkg/mod/a/b.txt'))).toBe(true);
    });

    test('are not placed through a link that a command has put there', async () => {
      const inside = await aMachine(candidate);
      if (inside === null) return;
      const elsewhere = join(inside.home, 'elsewhere');
      mkdirSync(elsewhere);
      await inside.shell(`mv ~/.m2 ~/.moved; rm -rf ~/.m2; ln -s ${elsewhere} ~/.m2; ls -ld ~/.m2`);
      const later = await inside.shell('ls -A ~/.m2/; cat ~/go/pkg/mod/a/b.txt');
      expect(readdirSync(elsewhere)).toEqual([]);
      expect(later.output).toContain('from the machine');
    });

    test('can be removed with the run', async () => {
      const inside = await aMachine(candidate);
      if (inside === null) return;
      await inside.shell('echo x > ~/.m2/repository/a/new.txt');
      const layers = join(inside.own, '..', 'home-caches/.m2-repository');
      const works = readdirSync(layers).filter((name) => name !== 'upper');
      expect(works.length).toBeGreaterThan(0);
      expect(works.flatMap((name) => readdirSync(join(layers, name, 'work')))).toEqual([]);
    });
  },
);
