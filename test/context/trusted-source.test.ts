import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRunContext, findWorkspaceAndEvent } from '../../src/context/run-context.js';
import { UserError } from '../../src/errors.js';
import { parseInputs } from '../../src/settings/inputs.js';
import { aFolder, aRepository, git, put } from '../doubles/place.js';
import { aStdio } from '../doubles/stdio.js';

const config = '.sallyport/config.yml';

/** A clone of a repository whose branch main allows `one`; later commits of the clone allow `two`. */
function aClone() {
  const server = aRepository({ [config]: 'allow: [Bash(one)]\n' });
  git(server, 'tag', '-a', '-m', 'released', 'v1');
  git(server, 'branch', 'release/2');
  const clone = join(aFolder(), 'clone');
  git(server, 'clone', '-q', server, clone);
  const trusted = git(clone, 'rev-parse', 'HEAD');
  put(clone, { [config]: 'allow: [Bash(two)]\n' });
  git(clone, 'commit', '-q', '-a', '-m', 'of the checkout');
  return { server, clone, trusted, changed: git(clone, 'rev-parse', 'HEAD') };
}

/** The allow rules that a run in the clone has, or its problems. */
async function rulesWith(clone: string, named: string): Promise<string> {
  const inputs = parseInputs([{ name: 'trusted-ref', value: named, location: 'input trusted-ref' }]);
  const hostEnvironment = {
    ...{ environment: { PATH: process.env['PATH'] }, directory: clone, home: aFolder(), temporary: aFolder() },
    ...{ stdio: aStdio(), program: '', onRunner: false, signal: new AbortController().signal },
  };
  try {
    const found = await findWorkspaceAndEvent(inputs.early, hostEnvironment);
    return (await findRunContext(found, inputs, hostEnvironment)).settings.allow.join();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.diagnostics.map(({ code, message, hint }) => `${code}: ${message}; ${hint}`).join('\n');
  }
}

test('a full commit id is read from the clone, with the server gone too', async () => {
  const { server, clone, trusted, changed } = aClone();
  rmSync(server, { recursive: true });
  expect(await rulesWith(clone, trusted)).toBe('Bash(one)');
  expect(await rulesWith(clone, changed)).toBe('Bash(two)');
});

test.each([
  'main',
  'release/2',
])('the branch %s has the commit that the server names, whatever refs of the clone say', async (name) => {
  const { clone, changed } = aClone();
  for (const ref of [
    `refs/heads/${name}`,
    `refs/remotes/origin/${name}`,
    `refs/tags/${name}`,
    `refs/sallyport/branch/${name}`,
  ])
    git(clone, 'update-ref', ref, changed);
  expect(await rulesWith(clone, name)).toBe('Bash(one)');
});

test('a commit of the branch that the clone lacks is fetched', async () => {
  const { server, clone } = aClone();
  put(server, { [config]: 'allow: [Bash(three)]\n' });
  git(server, 'commit', '-q', '-a', '-m', 'newer');
  expect(await rulesWith(clone, 'main')).toBe('Bash(three)');
});

test.each([
  ['refs/heads/main', 'setting-invalid', ': write main'],
  ['refs/remotes/origin/release/2', 'setting-invalid', ': write release/2'],
  ['refs/tags/v1', 'setting-invalid', ': write the id that git rev-parse prints for it'],
  ['refs/pull/1/head', 'setting-invalid', ': write the id that git rev-parse prints for it'],
  ['HEAD', 'setting-invalid', ': write the id that git rev-parse prints for it'],
  ['HEAD~1', 'setting-invalid', ': write the id that git rev-parse prints for it'],
  ['main^', 'setting-invalid', ': write the id that git rev-parse prints for it'],
  ['main@{1}', 'setting-invalid', ': write the id that git rev-parse prints for it'],
  ['v1', 'trusted-ref-missing', 'this is a tag, which can be moved; name its commit: COMMIT'],
  ['origin/main', 'trusted-ref-missing', 'without the name of the remote, main'],
  ['SHORT', 'trusted-ref-missing', 'the server has no branch with this name'],
  ['only-here', 'trusted-ref-missing', 'the server has no branch with this name'],
  ['0'.repeat(40), 'trusted-ref-missing', 'the trusted ref is not a commit of this clone'],
])('%s is a configuration error with its replacement', async (named, code, words) => {
  const { clone, trusted } = aClone();
  git(clone, 'branch', 'only-here');
  const problems = await rulesWith(clone, named.replace('SHORT', trusted.slice(0, 10)));
  expect(problems).toContain(`${code}: `);
  expect(problems).toContain(words.replace('COMMIT', trusted));
});

test('a branch is refused if no server can be asked for it', async () => {
  const { server, clone } = aClone();
  rmSync(server, { recursive: true });
  expect(await rulesWith(clone, 'main')).toContain('trusted-ref-missing: the server was not asked for this branch');
  git(clone, 'remote', 'remove', 'origin');
  expect(await rulesWith(clone, 'main')).toContain('trusted-ref-missing: the clone has no remote origin');
});
