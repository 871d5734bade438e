import { chmodSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { requireNode } from '../../../src/cli.js';
import { addressSpaceProblem, missingPrograms } from '../../../src/platform/process/missing-programs.js';
import { processSetup } from '../../../src/platform/process/process-setup.js';
import { findExecutable } from '../../../src/platform/process/program-path.js';
import { runCli } from '../../doubles/cli.js';
import { aFolder, aRepository, put } from '../../doubles/place.js';

/** A PATH with programs that print this. */
function aPath(programs: Readonly<Record<string, string>>): string {
  const folder = aFolder();
  put(
    folder,
    Object.fromEntries(Object.entries(programs).map(([name, text]) => [name, `#!/bin/sh\necho '${text}'\n`])),
  );
  for (const name of Object.keys(programs)) chmodSync(join(folder, name), 0o755);
  return folder;
}

/** Before the first call, HOME and TMPDIR do not exist. */
const setupWith = (path: string) => {
  const [home, temporary] = [join(aFolder(), 'home'), join(aFolder(), 'tmp')];
  return processSetup({ environment: { PATH: path }, home, temporary }, aFolder());
};

describe.skipIf(process.platform === 'win32')('what a machine lacks is said with what to install', () => {
  test.each<[claim: string, programs: Readonly<Record<string, string>>, isClone: boolean, notices: readonly string[]]>([
    ['nothing', { bash: '', git: 'git version 2.31.0' }, true, []],
    ['bash', { git: 'git version 2.47.1' }, true, ['bash was not found, so no command can run: install bash.']],
    [
      'git',
      { bash: '' },
      true,
      ['git was not found, so commands find no repository, and changes are not recorded: install git 2.31 or newer.'],
    ],
    ['git outside a clone', { bash: '' }, false, []],
    [
      'a newer git',
      { bash: '', git: 'git version 2.30.2' },
      true,
      [
        'git 2.30.2 is too old, so commands find no repository, and changes are not recorded: install git 2.31 or newer.',
      ],
    ],
  ])('%s', async (_claim, programs, isClone, notices) => {
    expect(await missingPrograms(setupWith(aPath(programs)), isClone)).toEqual(notices);
  });

  test.each([
    ['20.20.2', '8000000000', true],
    ['22.1.0', '8000000000', true],
    ['24.0.0', '8000000000', false],
    ['20.20.2', '12000000000', false],
    ['20.20.2', 'unlimited', false],
  ])('Node %s with an address space of %s: %s', (node, limit, isProblem) => {
    const limits = `Limit                     Soft Limit           Hard Limit           Units\nMax address space         ${limit}           unlimited            bytes\n`;
    expect(addressSpaceProblem(node, limits) !== null).toBe(isProblem);
  });

  test.each(['16.20.2', '18.20.8', '20.18.3'])('Node %s is refused with the version to install', (version) => {
    expect(() => requireNode(version)).toThrow(`Node ${version} is too old`);
  });

  test('a run without bash says so before the model is asked', async () => {
    const git = findExecutable('git', process.env['PATH'] ?? '') ?? '';
    const path = aFolder();
    put(path, { git: `#!/bin/sh\nexec ${git} "$@"\n` });
    chmodSync(join(path, 'git'), 0o755);
    const cwd = aRepository({ 's.jsonl': '{"say":"done"}' });
    const { stdout } = await runCli(['run', '-p', 'x', '--model', 'script:s.jsonl', '--json'], {
      ...{ cwd, inProcess: true },
      env: { PATH: path },
    });
    expect((JSON.parse(stdout) as { readonly notices: readonly string[] }).notices).toEqual([
      'bash was not found, so no command can run: install bash.',
    ]);
    expect(dirname(git)).not.toBe('');
  });

  test('a batch with changes names a git that is too old', async () => {
    const cwd = aRepository({
      's.jsonl': '{"say":"done"}',
      'b.yml': 'jobs:\n  - id: a\n    prompt: x\n    changes: patch\n',
    });
    const { stdout, stderr } = await runCli(['batch', 'b.yml', '--model', 'script:s.jsonl'], {
      ...{ cwd, inProcess: true },
      env: { PATH: aPath({ bash: '', git: 'git version 2.30.2' }) },
    });
    expect(`${stdout}${stderr}`).toContain('git 2.30.2 is too old');
  });
});
