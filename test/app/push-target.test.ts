import { execFileSync } from 'node:child_process';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findPushTarget } from '../../src/app/push-target.js';
import { readEvent } from '../../src/event/event.js';
import { defaultSettings } from '../../src/settings/table.js';
import { type GitHubOptions, startGitHub } from '../doubles/github-server.js';
import { type HostedRepository } from '../doubles/hosted-repository.js';
import { aFolder, git } from '../doubles/place.js';

const token = 'ghs_token_of_this_test_0001';
type Pull = NonNullable<Parameters<typeof findPushTarget>[0]['pull']>;

interface Case {
  readonly github?: Omit<GitHubOptions, 'hosted'>;
  readonly hosted?: Partial<HostedRepository>;
  readonly head?: Partial<Pull['facts']['head']>;
  readonly isOpen?: boolean;
  readonly of?: Pull['of'];
  readonly actor?: string;
}

async function targetOf({ github = {}, hosted = {}, head = {}, isOpen = true, of = 'head', actor = 'octocat' }: Case) {
  const directory = aFolder();
  git(directory, 'init', '-q', '--bare');
  const server = await startGitHub({ token, hosted: { directory, ...hosted }, ...github });
  onTestFinished(() => server.close());
  const user = { login: actor, id: 1, type: actor.endsWith('[bot]') ? 'Bot' : 'User' };
  const payload = {
    action: 'created',
    issue: { number: 7, pull_request: {}, user },
    comment: { id: 1, body: '@sallyport fix', user },
    sender: user,
  };
  const event = readEvent({
    ...{ name: 'issue_comment', payloadText: JSON.stringify(payload), payloadPath: null },
    ...{ repository: 'octo/repo', sha: null, actor, triggeringActor: actor },
  });
  const facts = {
    number: 7,
    isOpen,
    base: 'main',
    commits: 1,
    head: { sha: 'a', branch: 'topic', isFork: false, isDefault: false, ...head },
  };
  const target = await findPushTarget(
    {
      event,
      settings: { ...defaultSettings(), 'github-token': token },
      pull: { facts, commit: 'a', of, isInPlace: false },
    },
    { environment: { GITHUB_API_URL: server.url }, signal: new AbortController().signal },
  );
  expect(server.invalid).toEqual([]);
  return target;
}

describe('the branch that a run may commit to', () => {
  test('it is the branch of the pull request, at the request of someone who can write', async () => {
    expect(await targetOf({})).toEqual({ branch: 'topic', indirect: null });
  });

  test.each([
    'feat(example)-valid',
    '#8982-bugfix',
    'fix!',
    '50%',
    '@user/x',
    'x&y',
    '日本語',
    'a"b',
    "it's",
    '$(id)',
  ])('the branch %s, whose name git takes', async (branch) => {
    expect(execFileSync('git', ['check-ref-format', '--branch', branch], { encoding: 'utf8' }).trim()).toBe(branch);
    expect(await targetOf({ head: { branch } })).toEqual({ branch, indirect: null });
  });

  test('the default branch as a head gets a pull request instead of a commit', async () => {
    const target = await targetOf({ head: { branch: 'main', isDefault: true } });
    expect(target).toEqual({ branch: 'main', indirect: 'main is the default branch' });
  });

  test.each<[string, Case, string]>([
    ['a fork', { head: { isFork: true } }, 'in a fork'],
    ['a closed pull request', { isOpen: false }, 'is closed'],
    ['the files of the base', { of: 'base' }, 'does not work on the head'],
    ['a branch named like an option', { head: { branch: '--force' } }, 'git takes no branch of the name "--force"'],
    ['a branch named like another ref', { head: { branch: 'refs/heads/main' } }, 'git takes no branch'],
    ['a branch named like a reflog entry', { head: { branch: 'a@{1}' } }, 'git takes no branch'],
    ['a branch whose name people do not see', { head: { branch: 'a\u200bb' } }, 'people do not see all of it'],
    ['a run of Dependabot', { actor: 'dependabot[bot]' }, 'Dependabot'],
    [
      'a person who can only read',
      { github: { roles: { octocat: 'read' } } },
      'octocat, who asked for it, cannot write',
    ],
    ['a token that can only read', { hosted: { isReadOnly: true } }, 'add `contents: write`'],
    ['a merge queue', { github: { details: { 7: { isQueued: true } } } }, 'is in the merge queue'],
    [
      'a server that does not answer',
      { github: { failures: [{ path: '/collaborators/', status: 400 }] } },
      'GitHub could not be asked whether it may',
    ],
  ])('a push is not possible for %s', async (_, given, why) => {
    expect(await targetOf(given)).toMatchObject({ why: expect.stringContaining(why) as string });
  });

  test.each([
    'pull_request',
    'update',
    'merge_queue',
    'required_status_checks',
  ])('with the rule %s it can only be reached through a pull request', async (rule) => {
    const target = await targetOf({ hosted: { rules: ['deletion', rule] } });
    expect(target).toMatchObject({ branch: 'topic', indirect: expect.stringContaining(rule) as string });
  });

  test('rules about signatures, force pushes and deletion do not prevent a commit through the API', async () => {
    const rules = ['required_signatures', 'non_fast_forward', 'deletion', 'required_linear_history'];
    expect(await targetOf({ hosted: { rules } })).toEqual({ branch: 'topic', indirect: null });
  });
});
