import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createHomes, type HomeTrust } from '../../../src/platform/process/homes.js';
import { createProcessRunner } from '../../../src/platform/process/process-runner.js';
import { aFolder } from '../../doubles/place.js';
import { confined, leaveOut, repositoryCode } from '../../doubles/sandbox.js';

const isLinux = process.platform === 'linux';
const path = process.env['PATH'] ?? '';
const { signal } = new AbortController();

type Level = 'none' | 'full' | 'landlock';

/** A runner at a level, with directories for each trust; `null` if the machine does not have the level. */
async function aRunner(level: Level) {
  const root = aFolder({ 'work/README.md': '', 'home/x': '' });
  const workspace = `${root}/work`;
  const homes = createHomes(aFolder());
  const own = homes.open('repository', true);
  const candidates = { full: process.getuid?.() === 0 ? 'full root' : 'full user', landlock: 'landlock user' };
  const machine = { root, workspace, home: `${root}/home` };
  const inside = level === 'none' ? null : confined(machine, { ...own, simulated: { candidate: candidates[level] } });
  if (inside !== null && (await inside.sandbox.report()).level === 'none') {
    leaveOut(`homes at level ${level}`);
    return null;
  }
  const setup = { path, home: own.home, environment: inside?.setup.environment ?? {}, homes };
  const exec = createProcessRunner(setup, inside?.sandbox ?? null);
  return async (line: string, trust?: HomeTrust, needs = {}) =>
    await exec.shell(line, {
      cwd: workspace,
      timeoutMs: 30_000,
      maxOutputBytes: 10_000,
      signal,
      needs: { ...repositoryCode, ...needs },
      ...(trust === undefined ? {} : { trust }),
    });
}

const levels: readonly Level[] = isLinux ? ['none', 'full', 'landlock'] : ['none'];

describe.each(levels)('what code of the repository writes to HOME and TMPDIR, level %s', (level) => {
  const plant = 'echo planted > "$HOME/.planted"; echo planted > "$TMPDIR/.planted"';
  const look = 'cat "$HOME/.planted" "$TMPDIR/.planted" 2>/dev/null; echo done';

  test('is read by later commands of the same kind', async () => {
    const shell = await aRunner(level);
    if (shell === null) return;
    await shell(plant);
    expect((await shell(look)).output).toBe('planted\nplanted\ndone\n');
  });

  test.each<HomeTrust>(['outside', 'evaluation', 'hook a', 'server a'])('is not read by: %s', async (trust) => {
    const shell = await aRunner(level);
    if (shell === null) return;
    await shell('true', trust);
    await shell(plant);
    expect((await shell(look, trust)).output).toBe('done\n');
    expect((await shell(look, trust)).output).toBe('done\n');
  });

  test('is not in the HOME of a program that is judged by its words, which has the same TMPDIR', async () => {
    const shell = await aRunner(level);
    if (shell === null) return;
    await shell(plant);
    expect((await shell(look, undefined, { writes: [], judgedByWords: true })).output).toBe('planted\ndone\n');
  });

  test('a line that leaves the sandbox has directories of its own', async () => {
    const shell = await aRunner(level);
    if (shell === null) return;
    await shell(plant);
    const end = await shell(look, undefined, { leaves: 'docker' });
    expect(end.output).toBe('done\n');
    expect(end.outside).toBe(level === 'none' ? undefined : 'docker');
  });

  test('the HOME of an evaluation is gone after it', async () => {
    const shell = await aRunner(level);
    if (shell === null) return;
    const { output } = await shell('printf %s "$HOME"', 'evaluation');
    expect(output).not.toBe('');
    expect(existsSync(output)).toBe(false);
  });
});
