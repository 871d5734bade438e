import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openConversationStorage } from '../../src/app/conversation-storage.js';
import type { StoredConversation } from '../../src/job/conversation/stored-conversation.js';
import { decryptText, encryptText } from '../../src/platform/secrets/encrypted-text.js';
import { createRedactor } from '../../src/platform/secrets/redact.js';
import { defaultSettings } from '../../src/settings/table.js';
import { runCli } from '../doubles/cli.js';
import { type GitHubOptions, type GitHubServer, startGitHub } from '../doubles/github-server.js';
import { type ModelServer, type Reply, startModelServer } from '../doubles/model-server.js';
import { aFolder, aRepository, git } from '../doubles/place.js';
import { type RunOptions, runAction } from '../doubles/runner.js';
import { aServer, filesOn } from '../doubles/state-branch.js';
import { aStdio } from '../doubles/stdio.js';

const token = 'ghs_0123456789abcdefghijABCDEFGHIJ0123456789';
const key = '4f1d8a0b96c27e35d1f0a8b7c6e59432';
const repository = { id: 1, full_name: 'octo/repo' };
const roles = { octocat: 'admin', ann: 'write', tim: 'triage' } as const;

interface Scene {
  readonly github: GitHubServer;
  readonly model: ModelServer;
  readonly workspace: string;
}

async function aScene(replies: readonly Reply[], options: GitHubOptions = {}): Promise<Scene> {
  const github = await startGitHub({ ...options, token, roles });
  const model = await startModelServer(replies);
  onTestFinished(async () => {
    await Promise.all([github.close(), model.close()]);
    expect(github.invalid).toEqual([]);
  });
  return { github, model, workspace: aRepository({ 'notes.md': 'first\n', 'keys.txt': 'second\n' }) };
}

interface Asked {
  readonly run: number;
  readonly text: string;
  readonly by?: string;
  readonly isPull?: boolean;
  readonly inputs?: RunOptions['inputs'];
  readonly env?: RunOptions['env'];
}

async function ask({ github, model, workspace }: Scene, { run, text, by = 'ann', isPull = false, inputs, env }: Asked) {
  const outcome = await runAction({
    inProcess: true,
    token,
    workspace,
    event: {
      name: 'issue_comment',
      payload: {
        ...{ action: 'created', repository, sender: { login: by, type: 'User' } },
        issue: {
          number: 7,
          title: 'Broken',
          body: '',
          user: { login: 'octocat', type: 'User' },
          ...(isPull ? { pull_request: {} } : {}),
        },
        comment: { id: run, body: text, user: { login: by, type: 'User' } },
      },
    },
    inputs: {
      ...{ model: 'anthropic/claude-test', 'api-key': 'sk-test-0123456789', 'base-url': model.url, context: 'none' },
      ...{ continue: 'true', 'resume-key': key, publish: 'comment', 'comment-mode': 'append', ...inputs },
    },
    env: {
      ...{ GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'octo/repo', GITHUB_RUN_ID: String(run) },
      GITHUB_SERVER_URL: 'https://github.com',
      ...env,
    },
  });
  onTestFinished(() => outcome.cleanUp());
  return outcome;
}

const read = (path: string): Reply => ({ calls: [{ id: 'call-1', name: 'Read', input: { file_path: path } }] });
const say = (text: string): Reply => ({ text });
const state = (workspace: string) => join(workspace, '.sallyport/state/conversations/conversation-7.json');

interface Body {
  readonly system: unknown;
  readonly tools: readonly unknown[];
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
}

const withoutCacheMarks = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, item: unknown) => (name === 'cache_control' ? undefined : item)));
const bodyOf = (scene: Scene, index: number): Body => withoutCacheMarks(scene.model.requests.at(index)?.body) as Body;

const noticeIn = ({ log }: { readonly log: string }) => /The conversation starts over: (.*)\./.exec(log)?.[1] ?? null;

/** A first run that has read a file, and what the second one sends. */
async function twice(
  second: Partial<Asked>,
  { between, first = {} }: { readonly between?: (scene: Scene) => unknown; readonly first?: Partial<Asked> } = {},
) {
  const scene = await aScene([read('notes.md'), say('Two points.'), say('Done.')]);
  const before = await ask(scene, { run: 41, text: '@sallyport review it', ...first });
  expect(before.exitCode, before.log).toBe(0);
  await between?.(scene);
  const outcome = await ask(scene, { run: 42, text: '@sallyport fix the second point', ...second });
  expect(outcome.exitCode, outcome.log).toBe(0);
  return { ...outcome, scene, sent: bodyOf(scene, 1), body: bodyOf(scene, 2) };
}

test('a second comment continues: its first request begins with all that was sent before', async () => {
  const { outputs, scene, sent, body } = await twice({});
  expect(body.system).toEqual(sent.system);
  expect(body.tools).toEqual(sent.tools);
  expect(body.messages.slice(0, sent.messages.length)).toEqual(sent.messages);
  const [answer, request, ...more] = body.messages.slice(sent.messages.length);
  expect(JSON.stringify(answer)).toContain('Two points.');
  expect(JSON.stringify(request)).toContain('fix the second point');
  expect(more).toEqual([]);
  expect(outputs['continued-run']).toBe('https://github.com/octo/repo/actions/runs/41');
  const [first, last] = scene.github.comments(7).map((comment) => comment.body);
  expect(first).toContain('<!-- sallyport-conversation 41 -->');
  expect(last).toContain('continues [an earlier run](https://github.com/octo/repo/actions/runs/41) of 2 turns');
  expect(last).toContain('sallyport run --continue DIR');
});

test('other rules are said in the new message, and the system prompt stays as it was', async () => {
  const { sent, body, log } = await twice({ inputs: { allow: 'Bash(git log:*)', deny: 'Read(keys.txt)' } });
  expect(noticeIn({ log })).toBeNull();
  expect(body.system).toEqual(sent.system);
  const request = JSON.stringify(body.messages.at(-1));
  expect(request).toContain('Rules added to allow: Bash(git log:*).');
  expect(request).toContain('Rules added to deny: Read(keys.txt).');
});

test('a tool that the history lacks is offered, with the messages as they were and a notice', async () => {
  const { sent, body, log } = await twice({ inputs: { allow: 'Write', mode: 'auto-edit' } });
  expect(log).toContain('This run offers tools that the conversation did not have');
  expect(body.tools.length).toBeGreaterThan(sent.tools.length);
  expect(body.messages.slice(0, sent.messages.length)).toEqual(sent.messages);
});

test('a tool that is no longer offered stays in the request, and a call of it is refused', async () => {
  const scene = await aScene([
    read('notes.md'),
    say('Two points.'),
    { calls: [{ id: 'call-2', name: 'Write', input: { file_path: 'new.md', content: 'x' } }] },
    say('Done.'),
  ]);
  await ask(scene, { run: 41, text: '@sallyport go', inputs: { mode: 'auto-edit' } });
  const { outputs } = await ask(scene, { run: 42, text: '@sallyport go on' });
  expect(bodyOf(scene, 2).tools).toEqual(bodyOf(scene, 0).tools);
  expect(outputs['denied-count'], JSON.stringify(outputs)).toBe('1');
});

/** Changes what is stored, as someone with the key could. */
const edited = (change: (conversation: StoredConversation) => Partial<StoredConversation>) => async (scene: Scene) => {
  const path = state(scene.workspace);
  const { about, data } = JSON.parse(readFileSync(path, 'utf8')) as Record<'about' | 'data', string>;
  const conversation = JSON.parse((await decryptText(data, { secret: key, about })) ?? '') as StoredConversation;
  const text = JSON.stringify({ ...conversation, ...change(conversation) });
  writeFileSync(path, JSON.stringify({ about, data: await encryptText(text, { secret: key, about }) }));
};

const damaged = (change: (data: string) => string) => (scene: Scene) => {
  const path = state(scene.workspace);
  const stored = JSON.parse(readFileSync(path, 'utf8')) as Record<'about' | 'data', string>;
  writeFileSync(path, JSON.stringify({ ...stored, data: change(stored.data) }));
};

describe('a conversation starts over', () => {
  const unreadable = 'the stored one was changed, is of another item, or was stored with another resume-key';
  test.each<[string, Partial<Asked>, ((scene: Scene) => unknown) | undefined, string]>([
    [
      'if the comment asks for it',
      { text: '@sallyport --new fix it' },
      undefined,
      'the comment asks for it with --new',
    ],
    [
      'if the rules refuse a file that it has read',
      { inputs: { deny: 'Read(notes.md)' } },
      undefined,
      'the rules of this run refuse what the earlier one has read: Read {"file_path":"notes.md"}',
    ],
    [
      'if the prompt asks for another form of answer',
      { inputs: { 'output-style': 'Answer in one sentence.' } },
      undefined,
      'the system instructions of the prompt, the schema of the answer or the output style differ',
    ],
    [
      'for a person with a smaller permission',
      { by: 'tim', inputs: { 'required-permission': 'triage' } },
      undefined,
      'tim has a smaller permission than ann, who started the run before',
    ],
    ['if it was edited', {}, damaged((data) => `${data.slice(0, -8)}AAAA${data.slice(-4)}`), unreadable],
    ['if it was cut', {}, damaged((data) => data.slice(0, 40)), unreadable],
    ['with another key', { inputs: { 'resume-key': '00112233445566778899aabbccddeeff' } }, undefined, unreadable],
    [
      'after 30 days',
      {},
      edited(({ endedAt }) => ({ endedAt: endedAt - 31 * 24 * 3_600_000 })),
      'the stored one is older than 30 days',
    ],
    [
      'with a model of another family',
      {},
      edited(() => ({ model: 'openai/gpt-test' })),
      'the earlier one was with openai/gpt-test, and this run uses anthropic/claude-test',
    ],
    [
      'if an older one was put back',
      {},
      edited(() => ({ run: '40' })),
      'the stored one is of run 40, and the comments on the item show the later run 41',
    ],
  ])('%s', async (_, second, between, reason) => {
    const inputs = { ...second.inputs };
    const { body, outputs, ...outcome } = await twice({ ...second, inputs }, between === undefined ? {} : { between });
    expect(noticeIn(outcome)).toBe(reason);
    expect(body.messages).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain('Two points.');
    expect(outputs['continued-run']).toBe('');
  });

  test('after 200 turns, with its last answers', async () => {
    const { body, log } = await twice({}, { between: edited(() => ({ turns: 201 })) });
    expect(noticeIn({ log })).toBe('the earlier one has 201 turns');
    expect(body.messages).toHaveLength(1);
    expect(JSON.stringify(body)).toContain('> Two points.');
  });

  test('for an item with the same number in another repository', async () => {
    const { log } = await twice({ env: { GITHUB_REPOSITORY: 'octo/other', GITHUB_RUN_ID: '42' } });
    expect(noticeIn({ log })).toBe(unreadable);
  });
});

test('a prompt that reads files continues with calls that have ids of their own', async () => {
  const inputs = { prompt: '', command: 'look' };
  const scene = await aScene([say('Two points.'), say('Done.')]);
  mkdirSync(join(scene.workspace, '.claude/commands'), { recursive: true });
  writeFileSync(join(scene.workspace, '.claude/commands/look.md'), 'Look at @notes.md\n');
  for (const run of [41, 42]) {
    const { exitCode, log } = await ask(scene, { run, text: '/look', inputs });
    expect(exitCode, log).toBe(0);
  }
  const ids = [...JSON.stringify(bodyOf(scene, 1).messages).matchAll(/"tool_use_id":"([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
});

test('nothing is continued or stored for a pull request whose commits may be those of a fork', async () => {
  const scene = await aScene([say('Seen.')]);
  const { log } = await ask(scene, {
    run: 41,
    text: '@sallyport go',
    isPull: true,
    inputs: { checkout: 'none' },
    env: { GITHUB_SHA: git(scene.workspace, 'rev-parse', 'HEAD').trim() },
  });
  expect(log).toContain('so no conversation is continued or stored');
  expect(existsSync(state(scene.workspace))).toBe(false);
});

test('nothing is stored of a conversation that has a value which is redacted', async () => {
  const secret = 'ghs_zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz';
  const scene = await aScene([say(`The token is ${secret}.`), say('Done.')]);
  const { log } = await ask(scene, { run: 41, text: '@sallyport go' });
  expect(log).toContain('The conversation was not stored: it has values that are redacted');
  const second = await ask(scene, { run: 42, text: '@sallyport go on' });
  expect(bodyOf(scene, 1).messages).toHaveLength(1);
  expect(second.outputs['continued-run']).toBe('');
});

test('what is stored cannot be read without the key', async () => {
  const { scene } = await twice({});
  const text = readFileSync(state(scene.workspace), 'utf8');
  expect(text).not.toContain('Two points');
  expect(Object.keys(JSON.parse(text) as object)).toEqual(['about', 'data']);
});

describe('settings under which no conversation can be stored are errors before the model is asked', () => {
  test.each([
    ['without resume-key', { 'resume-key': '' }, 'openssl rand -hex 32'],
    ['with a short resume-key', { 'resume-key': 'short' }, 'at least 16 characters'],
    ['in a cache', { 'state-storage': 'cache' }, 'which the runs of every pull request share'],
  ])('%s', async (_, inputs, words) => {
    const scene = await aScene([]);
    const { log, outputs } = await ask(scene, { run: 41, text: '@sallyport go', inputs });
    expect(outputs['conclusion']).toBe('config-error');
    expect(log).toContain(words);
    expect(scene.model.requests).toEqual([]);
  });
});

test('a conversation goes on locally', async () => {
  const { scene } = await twice({});
  const model = await startModelServer([say('Here.')]);
  onTestFinished(() => model.close());
  const { stdout, stderr, code } = await runCli(
    [
      ...['run', '--continue', '.sallyport/state/conversations', '--prompt', 'and now?'],
      ...['--model', 'anthropic/claude-test', '--base-url', model.url],
    ],
    {
      cwd: scene.workspace,
      env: { SALLYPORT_RESUME_KEY: key, ANTHROPIC_API_KEY: 'sk-test-0123456789' },
      inProcess: true,
    },
  );
  expect(code, stderr).toBe(0);
  expect(stdout).toContain('Here.');
  expect(JSON.stringify(model.requests[0]?.body)).toContain('Two points.');
});

describe('on a branch', () => {
  async function aClone(server: string, name?: string) {
    const workspace = aFolder({ 'a.md': 'a\n' });
    git(workspace, 'init', '-q', '-b', 'main');
    git(workspace, 'remote', 'add', 'origin', server);
    const temporary = aFolder();
    const hostEnvironment = {
      ...{
        environment: { PATH: process.env['PATH'] ?? '' },
        directory: workspace,
        home: aFolder(),
        program: '',
        temporary,
        onRunner: false,
      },
      ...{ stdio: aStdio(), signal: new AbortController().signal },
    };
    const settings = { ...defaultSettings(), 'state-storage': 'branch' as const, 'state-branch': name };
    const redactor = createRedactor([]);
    const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
    return await openConversationStorage({ workspace, settings, hostEnvironment, redactor, log });
  }
  const never = () => Promise.resolve(false);
  const branch = 'sallyport/conversations';

  test('one commit has the conversations of all items', async () => {
    const server = aServer();
    const [one, other] = [await aClone(server), await aClone(server)];
    expect(await one.read('conversation-1.json')).toBeNull();
    expect(await one.write('conversation-1.json', 'a\n', never)).toBeNull();
    expect(await other.write('conversation-2.json', 'b\n', never)).toBeNull();
    expect(await one.write('conversation-1.json', 'c\n', never)).toBeNull();
    expect(await other.read('conversation-1.json')).toBe('c\n');
    expect(filesOn(server, branch)).toEqual(['conversation-1.json', 'conversation-2.json']);
    expect(git(server, 'rev-list', '--count', branch).trim()).toBe('1');
    for (const storage of [one, other]) storage.close();
  });

  test('that of a later run stays', async () => {
    const server = aServer();
    const storage = await aClone(server);
    await storage.write('conversation-1.json', 'later\n', never);
    const isNewer = (stored: string) => Promise.resolve(stored === 'later\n');
    expect(await storage.write('conversation-1.json', 'a\n', isNewer)).toContain('that of a later run');
    expect(await storage.read('conversation-1.json')).toBe('later\n');
    storage.close();
  });

  test('a branch with other files is not replaced', async () => {
    const server = aServer();
    const folder = aRepository({ 'src.ts': 'code\n' });
    git(folder, 'push', '-q', server, 'HEAD:refs/heads/code');
    const storage = await aClone(server, 'code');
    await expect(storage.read('conversation-1.json')).rejects.toMatchObject({
      diagnostics: [{ code: 'state-unusable', found: 'code has other files, such as src.ts' }],
    });
    expect(await storage.write('conversation-1.json', 'a\n', never)).toContain('code has other files, such as src.ts');
    expect(filesOn(server, 'code')).toEqual(['src.ts']);
    storage.close();
  });
});
