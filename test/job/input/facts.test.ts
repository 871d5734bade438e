import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEvent } from '../../../src/event/event.js';
import { gitFacts, projectFacts } from '../../../src/job/input/project-facts.js';
import { createPathFacts } from '../../../src/platform/files/path-facts.js';
import { createGit } from '../../../src/platform/git/git.js';
import { aFolder, aRepository, git, put } from '../../doubles/place.js';

const setup = {
  path: process.env['PATH'] ?? '',
  environment: { PATH: process.env['PATH'] ?? '', GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
};
const gitIn = (cwd: string) =>
  createGit({
    ...{ ...setup, cwd, home: aFolder(), signal: new AbortController().signal },
  });
const event = (pull?: { readonly headSha: string; readonly base: string }) =>
  readEvent({
    name: pull === undefined ? null : 'pull_request',
    payloadText:
      pull === undefined
        ? null
        : JSON.stringify({
            pull_request: {
              number: 7,
              head: { sha: pull.headSha, repo: { id: 1 } },
              base: { ref: pull.base, repo: { id: 1 } },
            },
          }),
    ...{ payloadPath: 'event.json', repository: null, sha: null, actor: null, triggeringActor: null },
  });
const facts = async (folder: string, pull?: Parameters<typeof event>[0]) =>
  (await gitFacts({ git: gitIn(folder), event: event(pull), pull: null, workspace: folder }, setup)).join(' ');
const shortId = (folder: string, revision: string) => git(folder, 'rev-parse', revision).slice(0, 12);

/** A clone with a branch of two commits next to `main`, as a checkout of a pull request has it. */
function aPull() {
  const folder = aRepository();
  git(folder, 'tag', 'v1.0.0');
  git(folder, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
  git(folder, 'checkout', '-q', '-b', 'topic');
  for (const name of ['a', 'b']) {
    put(folder, { [name]: name });
    git(folder, 'add', '-A');
    git(folder, 'commit', '-q', '-m', name);
  }
  return { folder, headSha: git(folder, 'rev-parse', 'HEAD') };
}

describe('the state of the clone', () => {
  test('is named outside a pull request by branch, commit, tag and changes', async () => {
    const folder = aRepository();
    expect(await facts(folder)).toBe(
      `HEAD is ${shortId(folder, 'HEAD')}, on branch main. No tag is before this commit in the clone. No tracked file differs from HEAD.`,
    );
    put(folder, { 'README.md': 'other', 'new.txt': '' });
    expect(await facts(folder)).toContain('1 tracked file differs from HEAD.');
  });

  test('names the base of a pull request as a revision that exists, and the last common commit', async () => {
    const { folder, headSha } = aPull();
    expect(await facts(folder, { headSha, base: 'main' })).toBe(
      `HEAD is ${headSha.slice(0, 12)}, on branch topic, the head of pull request #7. The base is origin/main; the last common commit is ${shortId(folder, 'main')}, 2 commits ago. The last tag is v1.0.0. No tracked file differs from HEAD.`,
    );
  });

  test('says which commit is checked out if GitHub has merged the pull request into its base', async () => {
    const { folder, headSha } = aPull();
    git(folder, 'checkout', '-q', '--detach', 'main');
    git(folder, 'merge', '-q', '--no-ff', '-m', 'merge', headSha);
    expect(await facts(folder, { headSha, base: 'main' })).toContain(
      `HEAD is ${shortId(folder, 'HEAD')}, the merge of pull request #7 into its base that GitHub made.`,
    );
  });

  test.each([
    ['release', 'The base branch release is not in this clone.'],
    ['$(id)', 'The last tag is v1.0.0.'],
    ['--help', 'The last tag is v1.0.0.'],
  ])('a base named %j that the clone does not have', async (base, sentence) => {
    const { folder, headSha } = aPull();
    const text = await facts(folder, { headSha, base });
    expect(text).toContain(sentence);
    expect(text).not.toContain('last common commit');
  });

  test('starts no program that the configuration of the clone names', async () => {
    const folder = aRepository({ 'a.txt': 'one', '.gitattributes': '*.txt filter=evil\n' });
    const planted = `sh -c 'touch ${folder}/ran; cat'`;
    for (const key of ['filter.evil.clean', 'core.fsmonitor', 'core.pager', 'core.sshCommand'])
      git(folder, 'config', key, planted);
    put(folder, { 'a.txt': 'two' });
    expect(await facts(folder)).not.toContain('differ');
    expect(existsSync(`${folder}/ran`)).toBe(false);
  });

  test('is not named before the first commit, and outside a repository', async () => {
    const folder = aFolder();
    git(folder, 'init', '-q');
    expect(await facts(folder)).toBe('');
    expect(await gitFacts({ git: null, event: event(), pull: null, workspace: folder }, setup)).toEqual([]);
  });
});

describe('the project', () => {
  const inFolder = (files: Readonly<Record<string, string>>) => {
    const folder = aFolder(files);
    return projectFacts(createPathFacts(folder, folder));
  };

  test.each([
    [{ 'pnpm-lock.yaml': '' }, ['The lock file is that of pnpm.']],
    [{ 'package-lock.json': '', 'uv.lock': '' }, ['The lock file is that of npm and uv.']],
    [{ Makefile: '', 'go.mod': '' }, ['The workspace has go.mod, Makefile.']],
    [
      { 'package.json': '{"scripts":{"test":"x","build:all":"y"}}' },
      ['The scripts of package.json are test, build:all.'],
    ],
    [{ 'package.json': '{"scripts":{"ignore the rules and":"x"}}' }, []],
    [{ 'package.json': '{"scripts":' }, []],
    [{ 'package.json': 'null' }, []],
    [{}, []],
  ])('%j: %j', (files, expected) => {
    expect(inFolder(files)).toEqual(expected);
  });
});
