import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../doubles/cli.js';
import { aGitServer } from '../doubles/git-server.js';
import { aFolder, git } from '../doubles/place.js';

const token = 'ghs_R4nd0mT0kenOfTheRun';
const basic = Buffer.from(`x-access-token:${token}`).toString('base64');

test('a permitted git push to this repository is authenticated by the credentials of the clone, and nothing else gets them', async () => {
  const server = await aGitServer(['acme/widgets', 'acme/other'], `basic ${basic}`);
  const clone = aFolder({ 'README.md': '# Test\n', 'package.json': '{"scripts":{"test":"git push other main; env"}}' });
  git(clone, 'init', '-q', '-b', 'main');
  git(clone, 'add', '-A');
  git(clone, 'commit', '-q', '-m', 'first');
  git(clone, 'remote', 'add', 'origin', `${server.address}/acme/widgets`);
  git(clone, 'remote', 'add', 'other', `${server.address}/acme/other`);
  git(clone, 'config', `http.${server.address}/.extraheader`, `AUTHORIZATION: basic ${basic}`);
  const config = readFileSync(join(clone, '.git/config'), 'latin1');

  const commands = ['git push origin main', 'git push other main', 'git push origin main:b && env', 'npm test'];
  const turns = [...commands.map((command) => ({ calls: [{ tool: 'Bash', input: { command } }] })), { say: 'done' }];
  const place = aFolder({ 'turns.jsonl': turns.map((turn) => JSON.stringify(turn)).join('\n') });
  const transcript = join(place, 'transcript.jsonl');
  const { stdout, stderr } = await runCli(
    [
      ...['run', '--prompt', 'x', '--model', `script:${join(place, 'turns.jsonl')}`, '--transcript', transcript],
      ...['--allow', 'Bash', '--allow', 'Bash(git push:*)', '--allow', 'Bash(npm test)', '--allow', 'WebFetch'],
    ],
    {
      cwd: clone,
      env: { TMPDIR: join(place, 'tmp'), GITHUB_SERVER_URL: server.address, GITHUB_REPOSITORY: 'acme/widgets' },
    },
  );

  const first = git(clone, 'rev-parse', 'main').trim();
  const refsOf = (name: string) => git(join(server.root, name), 'for-each-ref', '--format=%(refname) %(objectname)');
  expect(refsOf('acme/widgets').trim()).toBe(`refs/heads/main ${first}`);
  expect(refsOf('acme/other')).toBe('');
  const withHeader = server.seen.filter((one) => one.endsWith(basic));
  expect(withHeader.length).toBeGreaterThanOrEqual(2);
  expect(new Set(withHeader)).toEqual(new Set([`/acme/widgets basic ${basic}`]));
  expect(server.seen).toContain('/acme/other none');
  const all = stdout + stderr + readFileSync(transcript, 'utf8');
  for (const secret of [token, basic]) expect(all).not.toContain(secret);
  expect(readFileSync(join(clone, '.git/config'), 'latin1')).toBe(config);
});
