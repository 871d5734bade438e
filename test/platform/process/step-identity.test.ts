import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createIdentityFile } from '../../../src/platform/process/step-identity.js';
import { aFolder } from '../../doubles/place.js';

const path = process.env['PATH'] ?? '';
const configured = '[user]\n\tname = Ann "the" Dev\n\temail = ann@example.org\n[core]\n\tpager = evil\n';
const bot = ['github-actions[bot]', '41898282+github-actions[bot]@users.noreply.github.com'];

async function identityIn(step: Readonly<Record<string, string>>, config = ''): Promise<string> {
  const home = aFolder({ '.gitconfig': config });
  const file = join(aFolder(), 'gitconfig');
  return readFileSync(await createIdentityFile({ HOME: home, ...step }, path, file)(), 'utf8');
}
const text = (name: string, email: string) => `[user]\n\tname = "${name}"\n\temail = "${email}"\n`;

describe('the identity of commits by commands', () => {
  test.each([
    ['the configuration of the user, and nothing else of it', {}, configured, ['Ann the Dev', 'ann@example.org']],
    [
      'the variables of the step',
      { GIT_AUTHOR_NAME: 'Bob "B" \\', GIT_AUTHOR_EMAIL: 'b@example.org' },
      configured,
      ['Bob \\"B\\" \\\\', 'b@example.org'],
    ],
    ['a name of each', { GIT_COMMITTER_EMAIL: 'c@example.org' }, configured, ['Ann the Dev', 'c@example.org']],
    ['the account of GitHub Actions', { GITHUB_ACTIONS: 'true' }, '', bot],
    ['the account of the machine', { USER: 'dev' }, '', ['dev', 'dev@localhost']],
    ['no line break', { GIT_AUTHOR_NAME: 'A\n[core]', GIT_AUTHOR_EMAIL: 'a@x' }, '', ['A [core]', 'a@x']],
  ])('is %s', async (_what, step, config, [name = '', email = '']) => {
    expect(await identityIn(step, config)).toBe(text(name, email));
  });

  test('is written again if a command has changed the file', async () => {
    const file = join(aFolder(), 'gitconfig');
    const open = createIdentityFile({ USER: 'dev', HOME: aFolder() }, path, file);
    await open();
    writeFileSync(file, '[core]\n\tpager = evil\n');
    await open();
    expect(readFileSync(file, 'utf8')).toBe(text('dev', 'dev@localhost'));
  });
});
