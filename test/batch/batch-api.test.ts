import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type BatchOptions, conclusionsOf, playBatch, playMerge, playStart } from '../doubles/batch.js';
import { type BatchServer, type BatchServerOptions, type Fate, startBatchServer } from '../doubles/batch-api-server.js';
import { runCli } from '../doubles/cli.js';
import { aFolder, aRepository, failingGit, git, put } from '../doubles/place.js';
import { aServer, branch, filesOn } from '../doubles/state-branch.js';
import { answerBody } from '../doubles/wire.js';

const servers: BatchServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(options: BatchServerOptions = {}): Promise<BatchServer> {
  const server = await startBatchServer(options);
  servers.push(server);
  return server;
}

const models = {
  anthropic: 'anthropic/claude-sonnet-4-5',
  openai: 'openai/gpt-5',
  google: 'google/gemini-2.5-flash',
} as const;
type Wire = keyof typeof models;
const wires = Object.keys(models) as Wire[];

const batchFile = (wire: Wire, head = '', entry = '') => `name: docs
defaults: { model: "${models[wire]}" }
delivery: batch
concurrency: 2
${head}
jobs:
  - id: one
    prompt: "Describe {{item.value}}."
    items: { list: [a, b, c] }
${entry}
`;

/** A batch of three jobs at a server; each call is one scheduled run. */
async function aBatch(wire: Wire, options: BatchServerOptions = {}, head = '', entry = '') {
  const server = await serve(options);
  const folder = aFolder({ 'batch.yml': batchFile(wire, head, entry) });
  const base = { anthropic: server.url, openai: `${server.url}/v1`, google: server.url }[wire];
  const settings = { 'base-url': base, 'api-key': 'sk-test-0123456789' };
  const run = (more: BatchOptions = {}) => playBatch(folder, 'batch.yml', { settings, ...more });
  return { server, folder, run, settings, state: join(folder, '.sallyport/state/docs') };
}

/** Changes the submissions or answers that are stored, as if they had been sent `hours` ago. */
function age(state: string, hours: number, kind: 'delivery' | 'answers' = 'delivery'): void {
  const date = new Date(Date.now() - hours * 3_600_000).toISOString();
  const own = kind === 'delivery' ? { createdAt: date } : { sentAt: date };
  for (const name of filesIn(join(state, kind))) {
    const path = join(state, kind, name);
    writeFileSync(path, JSON.stringify({ ...(JSON.parse(readFileSync(path, 'utf8')) as object), ...own }));
  }
}

const textsOf = ({ result }: Awaited<ReturnType<typeof playBatch>>) => result.jobs.map(({ text }) => text);
const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
const about = (request: string) => /Describe (\w)\./.exec(request)?.[1] ?? '';

describe('delivery: batch', () => {
  test.each(
    wires,
  )('%s: one job is asked, the others are sent, and the next run collects them at half the price', async (wire) => {
    const { server, run, state } = await aBatch(wire, { fate: (request) => ({ text: `About ${about(request)}.` }) });
    const first = await run();
    expect(conclusionsOf(first)).toEqual(['success', 'skipped', 'skipped']);
    expect(first.result).toMatchObject({ deferred: 2, conclusion: 'success' });
    expect(first.result.jobs[1]?.reason).toContain(`sent to the batch API of ${models[wire]}`);
    expect([server.direct.length, server.batches.map(({ ids }) => ids.length)]).toEqual([1, [2]]);

    const waiting = await run();
    expect(conclusionsOf(waiting)).toEqual(['success (reused)', 'skipped', 'skipped']);
    server.end();
    const last = await run();
    expect(conclusionsOf(last)).toEqual(['success (reused)', 'success', 'success']);
    expect(textsOf(last)).toEqual(['Direct.', 'About b.', 'About c.']);
    expect([server.direct.length, server.batches.length]).toEqual([1, 1]);
    const [canary, sent] = [first.result.jobs[0]?.costUsd, last.result.jobs[1]?.costUsd];
    expect((sent ?? 0) / (canary ?? 1)).toBeCloseTo(0.5, 1);
    expect([filesIn(join(state, 'answers')), filesIn(join(state, 'delivery'))]).toEqual([[], []]);
    expect(conclusionsOf(await run())).toEqual(['success (reused)', 'success (reused)', 'success (reused)']);
  });

  test.each([
    ['two requests share the system prompt', 'list: [a, b, c]', [1, 0]],
    ['a request shares nothing', 'list: [a, b]', [0, 0]],
    ['two requests are the same', 'list: [a]', [1, 1], '    repeat: 3\n'],
  ])('Anthropic keeps for an hour what is read again, and writes nothing else to the cache: %s', async (_, list, marks, more = '') => {
    const { server, run, folder } = await aBatch('anthropic');
    const text = batchFile('anthropic', '', more).replace('list: [a, b, c]', list);
    put(folder, { 'batch.yml': text });
    await run();
    const hour = '"cache_control":{"type":"ephemeral","ttl":"1h"}';
    for (const request of server.batches[0]?.requests ?? []) {
      const { system, messages } = JSON.parse(request) as { system: unknown; messages: unknown };
      const count = (part: unknown) => JSON.stringify(part).split(hour).length - 1;
      expect([count(system), count(messages)]).toEqual(marks);
      expect(request.split('cache_control').length - 1).toBe(marks.reduce((sum, mark) => sum + mark, 0));
    }
  });

  test.each([
    ['its output file is refused', { 'out-b': '', 'out-c': '' }, 'denied', 'The answer is kept until'],
    ['a command of its prompt fails', { gone: '' }, 'config-error', 'a command of the prompt failed'],
  ] as const)('an answer that is paid for is kept until it can be used if %s', async (_, obstacles, ...expected) => {
    const [conclusion, reason] = expected;
    const entry = `    command: describe
    allow: ["Bash(test:*)"]
    failed-commands: stop
    output: { file: "out-{{item.value}}/x.md" }`;
    const { server, run, folder } = await aBatch('anthropic', { fate: () => ({ text: 'Paid.' }) }, '', entry);
    const text = readFileSync(join(folder, 'batch.yml'), 'utf8');
    put(folder, {
      'batch.yml': text.replace(/ {4}prompt: .*\n/, '    args: "{{item.value}}"\n'),
      '.claude/commands/describe.md': 'Describe $ARGUMENTS. !`test ! -e gone`\n',
    });
    await run();
    server.end();
    put(folder, obstacles);
    for (const more of [{}, { retryFailed: true }]) {
      const failed = await run(more);
      expect(conclusionsOf(failed)).toEqual(['success (reused)', conclusion, conclusion]);
      expect(failed.result.jobs[1]?.reason).toContain(reason);
    }
    for (const one of Object.keys(obstacles)) rmSync(join(folder, one));
    expect(textsOf(await run())).toEqual(['Direct.', 'Paid.', 'Paid.']);
    expect([server.direct.length, server.batches.length]).toEqual([1, 1]);
  });

  test('an answer that is paid for counts although the file of its item is no longer committed', async () => {
    const server = await serve();
    const entry = '    changes: patch\n    output: { file: "docs/{{item.name}}.md" }';
    const text = batchFile('anthropic', '', entry)
      .replace('list: [a, b, c]', "files: 'src/*'")
      .replace('value', 'name');
    const folder = aRepository({ 'batch.yml': text, '.gitignore': '.sallyport', 'src/a': 'a', 'src/b': 'b' });
    const run = () =>
      playBatch(folder, 'batch.yml', { settings: { 'base-url': server.url, 'api-key': 'sk-test-0123456789' } });
    expect(conclusionsOf(await run())).toEqual(['success', 'skipped']);
    git(folder, 'rm', '-q', '--cached', 'src/b');
    git(folder, 'commit', '-q', '-m', 'second');
    server.end();
    expect(conclusionsOf(await run())).toEqual(['success (reused)', 'success']);
  });

  test.each([
    ['the first of their jobs cannot', 'second', ['success', 'config-error', 'success']],
    ['their jobs cannot', 'first', ['success', 'skipped', 'skipped']],
  ])('no request is sent again if %s be prepared any more', async (_, schemaOfOthers, expected) => {
    let remove = (): void => undefined;
    const hasNoFiles = (): boolean => {
      remove();
      return false;
    };
    const { server, run, folder } = await aBatch('openai', {
      hasNoFiles,
      fate: () => ({ text: '{}' }),
      direct: () => ({ text: '{}' }),
    });
    const entry = (id: string, model: string, schema: string) =>
      `  - { id: ${id}, model: openai/${model}, output-schema: ${schema}.json, prompt: ${id}, items: { list: [a, b] } }\n`;
    const entries = [
      entry('other', 'gpt-5', 'other'),
      entry('one', 'gpt-5-mini', 'first'),
      entry('two', 'gpt-5-mini', schemaOfOthers),
    ];
    const schemas = { 'other.json': '{}', 'first.json': '{}', 'second.json': '{}' };
    put(folder, { 'batch.yml': batchFile('openai').replace(/ {2}- id: one[^]*/, entries.join('')), ...schemas });
    await run();
    server.end();
    remove = () => rmSync(join(folder, 'first.json'), { force: true });
    const { result } = await run();
    expect([1, 3, 5].map((at) => result.jobs[at]?.conclusion)).toEqual(expected);
    put(folder, schemas);
    remove = () => undefined;
    expect(new Set(conclusionsOf(await run()).map((one) => one.replace(' (reused)', '')))).toEqual(
      new Set(['success']),
    );
    expect([server.direct.length, server.batches.length]).toEqual([3, 2]);
  });

  test('requests have no tools, and the model is not promised any', async () => {
    const { server, run } = await aBatch('anthropic');
    await run();
    expect(server.batches[0]?.requests.map((one) => 'tools' in (JSON.parse(one) as object))).toEqual([false, false]);
    expect(server.batches[0]?.requests[0]).toContain('This job has no tools');
  });

  test.each(wires)('%s: a run that ends between sending and storing the id loses nothing', async (wire) => {
    let cuts = 0;
    const { server, run } = await aBatch(wire, { cut: () => ++cuts === 1 });
    const first = await run();
    expect(first.result.jobs[1]?.reason).toContain('could not be sent to the batch API');
    const second = await run();
    expect([server.batches.length, second.result.deferred]).toEqual([1, 2]);
    server.end();
    const last = await run();
    expect(conclusionsOf(last)).toEqual(['success (reused)', 'success', 'success']);
    expect(server.batches).toHaveLength(1);
    expect(last.lines.join('\n') + second.lines.join('\n')).toContain('was sent before a run ended early');
  });

  test.each<[Wire, string, BatchServerOptions, number]>([
    ['anthropic', 'are cut off', { isTruncated: () => true }, 1],
    ['openai', 'are cut off', { isTruncated: () => true }, 1],
    ['anthropic', 'are cut off between two lines', { isTruncated: () => 'line' }, 1],
    ['openai', 'are cut off between two lines', { isTruncated: () => 'line' }, 1],
    ['openai', 'have no file yet', { hasNoFiles: () => true }, 0],
  ])('%s: requests whose answers %s wait for them, and are not paid for again; what has arrived is used', async (wire, _, options, arrived) => {
    const failing: { -readonly [Name in keyof BatchServerOptions]: BatchServerOptions[Name] } = { ...options };
    const { server, run, folder, state } = await aBatch(wire, failing);
    await run();
    server.end();
    const cut = await run();
    expect(conclusionsOf(cut).filter((one) => one === 'success')).toHaveLength(arrived);
    await run();
    const dry = await playStart(folder, { batch: 'batch.yml', 'dry-run': true });
    expect(dry.outcome.text.match(/waits for the batch API/g)).toHaveLength(2 - arrived);
    expect(cut.result.jobs.map(({ reason }) => reason).join()).toMatch(/the answers of batch \w+ of .* are incomplete/);
    delete failing.isTruncated;
    delete failing.hasNoFiles;
    const last = conclusionsOf(await run());
    expect(last.filter((one) => one === 'success')).toHaveLength(2 - arrived);
    expect(last.filter((one) => one.startsWith('success'))).toHaveLength(3);
    await run();
    expect([filesIn(join(state, 'answers')), server.batches.length, server.direct.length]).toEqual([[], 1, 1]);
  });

  test('an error that has arrived while other answers are missing is used once, and its request sent again', async () => {
    const fate = (): Fate => ({ status: 200, message: 'Invalid', code: 'invalid_prompt' });
    const { server, run, state } = await aBatch('openai', { fate, isTruncated: () => 'line' });
    await run();
    server.end();
    const error = await run();
    expect(error.result.jobs.map(({ conclusion }) => conclusion)).toEqual(['success', 'skipped', 'provider-error']);
    const again = await run({ retryFailed: true });
    expect(again.result.jobs[1]?.reason).toContain('are incomplete');
    expect(again.result.jobs[2]?.reason).toContain('sent to the batch API');
    await run({ retryFailed: true });
    expect(server.batches.map(({ ids }) => ids.length)).toEqual([2, 1]);
    const records = filesIn(join(state, 'jobs')).map((name) => readFileSync(join(state, 'jobs', name), 'utf8'));
    expect(records.join()).not.toContain('"sameFailures":2');
  });

  test('other jobs are sent while the answers of a batch are incomplete', async () => {
    const { server, run, folder } = await aBatch('openai', { isTruncated: () => 'line' });
    await run();
    server.end();
    const path = join(folder, 'batch.yml');
    put(folder, { 'batch.yml': readFileSync(path, 'utf8').replace(/(list: .*)]/, '$1, d]') });
    expect((await run()).result.jobs[3]?.reason).toContain('sent to the batch API');
    expect(server.batches.map(({ ids }) => ids.length)).toEqual([2, 1]);
  });

  test('answers are downloaded again at once if the first download is short', async () => {
    let downloads = 0;
    const { server, run } = await aBatch('openai', { isTruncated: () => ++downloads === 1 && 'line' });
    await run();
    server.end();
    expect(conclusionsOf(await run())).toEqual(['success (reused)', 'success', 'success']);
  });

  test('requests that OpenAI has not processed, and counts as failed, are sent again at once', async () => {
    const fate = (request: string) => (about(request) === 'b' ? 'expired' : { text: 'Fine.' });
    const { server, run } = await aBatch('openai', { fate });
    await run();
    server.end();
    expect((await run()).lines.join()).toContain('The provider did not process 1 of 2 requests.');
    expect(server.batches.map(({ ids }) => ids.length)).toEqual([2, 1]);
  });

  test('answers that are still missing after three days follow on-expired', async () => {
    const { server, run, state } = await aBatch('openai', { isTruncated: () => 'line' });
    await run();
    server.end();
    age(state, 73);
    expect((await run()).lines.join()).toContain('The provider did not process 1 of 2 requests.');
    expect(server.batches.map(({ ids }) => ids.length)).toEqual([2, 1]);
  });

  test.each([
    ['is not sent again after some minutes, because it may have been sent late', 300_000, 1],
    ['is sent again after a while', 660_000, 2],
  ])('a submission that the provider does not list %s', async (_, ageMs, batches) => {
    const { server, run, state } = await aBatch('openai');
    await run();
    server.end();
    const [name = ''] = filesIn(join(state, 'delivery'));
    const path = join(state, 'delivery', name);
    const intent = { ...(JSON.parse(readFileSync(path, 'utf8')) as object), id: 'f'.repeat(32), batchId: null };
    writeFileSync(
      path.replace(name, `${'f'.repeat(32)}.json`),
      JSON.stringify({ ...intent, createdAt: new Date(Date.now() - ageMs).toISOString() }),
    );
    rmSync(path);
    await run();
    expect(server.batches).toHaveLength(batches);
  });

  test.each([
    ['a damaged submission', undefined, 'its content is damaged'],
    ['another resume-key', 'l'.repeat(16), 'it was not written with resume-key'],
  ])('%s holds everything back until the user deletes the file', async (_, key, problem) => {
    const { server, run, settings, state } = await aBatch('openai');
    const withKey = (one: string) => run({ settings: { ...settings, 'resume-key': one } });
    await withKey('k'.repeat(16));
    const [name = ''] = filesIn(join(state, 'delivery'));
    if (key === undefined) writeFileSync(join(state, 'delivery', name), '{');
    const again = () => (key === undefined ? run() : withKey(key));
    const held = await again();
    expect(held.lines.filter((line) => line.includes(`delivery/${name} of the state directory`))).toEqual([
      expect.stringContaining(`because ${problem}`) as string,
    ]);
    expect(held.result.jobs[1]?.reason).toContain(`or delete the file to send it again`);
    expect([held.outcome.exitCode, held.result.jobs[1]?.conclusion]).toEqual([0, 'skipped']);
    expect(held.result.jobs[1]?.reason).toContain(`delivery/${name} cannot be used`);
    expect([server.direct.length, server.batches.length]).toEqual([1, 1]);
    rmSync(join(state, 'delivery', name));
    await again();
    expect(server.batches).toHaveLength(2);
  });

  test('an answer that cannot be used is not paid for again until the user deletes it', async () => {
    const { server, run, state } = await aBatch('anthropic');
    await run();
    const key = server.batches[0]?.ids[0] ?? '';
    const [name = ''] = filesIn(join(state, 'delivery'));
    rmSync(join(state, 'delivery', name));
    mkdirSync(join(state, 'answers'), { recursive: true });
    writeFileSync(join(state, 'answers', `${key}.json`), '{');
    const held = await run();
    expect(held.lines.join('\n')).toContain('has 1 stored answer of a batch API that cannot be used');
    expect(held.result.jobs[1]?.reason).toContain(`its answer in answers/${key}.json cannot be used`);
    rmSync(join(state, 'answers', `${key}.json`));
    await run();
    expect(server.batches.map(({ ids }) => ids.length)).toEqual([2, 1, 1]);
  });

  test('jobs are sent after a first job whose changes cannot be used: the model has answered it', async () => {
    const entry = '    changes: patch\n    output: { file: "{{item.value}}.bin" }';
    const { folder, run } = await aBatch('anthropic', { direct: () => ({ text: 'About a.' }) }, '', entry);
    put(folder, { '.gitattributes': 'a.bin filter=lfs -text\n' });
    for (const args of [
      ['init', '-q'],
      ['add', '-A'],
      ['commit', '-q', '-m', 'first'],
    ])
      git(folder, ...args);
    const { result } = await run();
    expect(result.jobs.map(({ conclusion }) => conclusion)).toEqual(['incomplete', 'skipped', 'skipped']);
    expect(result.jobs[1]?.reason).toContain('sent to the batch API');
  });

  test('an answer whose changes git cannot show is kept, and its changes are made again without a request', async () => {
    const entry = '    changes: patch\n    output: { file: "{{item.value}}.md" }';
    const { server, folder, run } = await aBatch('anthropic', { fate: () => ({ text: 'Paid.' }) }, '', entry);
    put(folder, { '.gitignore': '.sallyport' });
    for (const args of [
      ['init', '-q'],
      ['add', '-A'],
      ['commit', '-q', '-m', 'first'],
    ])
      git(folder, ...args);
    await run();
    server.end();
    const failed = await run({ environment: { PATH: failingGit('b.md') } });
    expect(conclusionsOf(failed)).toEqual(['success (reused)', 'incomplete', 'success']);
    expect(conclusionsOf(await run())).toEqual(['success (reused)', 'success', 'success (reused)']);
    expect([server.direct.length, server.batches.length]).toEqual([1, 1]);
  });

  test('nothing is sent if the canary fails, and its failure is reported', async () => {
    const { server, run } = await aBatch('openai', { direct: () => ({ status: 400, message: 'bad parameter' }) });
    const { result, outcome } = await run();
    expect([server.batches.length, result.deferred, outcome.exitCode]).toEqual([0, 2, 1]);
    expect(result.jobs.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('bad parameter') as string,
      expect.stringContaining('the first job of its entry') as string,
      expect.stringContaining('the first job of its entry') as string,
    ]);
  });

  test.each(wires)('%s: a request that the provider rejects fails its job alone', async (wire) => {
    const fate = (request: string) =>
      about(request) === 'b' ? { status: 400, message: 'too odd' } : { text: 'Fine.' };
    const { server, run } = await aBatch(wire, { fate });
    await run();
    server.end();
    const last = await run();
    expect(conclusionsOf(last)).toEqual(['success (reused)', 'provider-error', 'success']);
    expect(last.result.jobs[1]?.reason).toContain('too odd');
    expect(last.result.jobs[1]?.costUsd).toBe(0);
  });

  test('a batch without an output file has only failures', async () => {
    const { server, run } = await aBatch('openai', { fate: () => ({ status: 400, message: 'no' }) });
    await run();
    server.end();
    expect(conclusionsOf(await run())).toEqual(['success (reused)', 'provider-error', 'provider-error']);
  });

  test.each([
    ['again', 2, ['success (reused)', 'skipped', 'success']],
    ['now', 1, ['success (reused)', 'success', 'success']],
    ['fail', 1, ['success (reused)', 'provider-error', 'success']],
  ] as const)('on-expired: %s', async (onExpired, batches, expected) => {
    const fate = (request: string) => (about(request) === 'b' ? 'expired' : { text: 'Fine.' });
    const { server, run } = await aBatch('anthropic', { fate }, `on-expired: ${onExpired}`);
    await run();
    server.end();
    expect(conclusionsOf(await run())).toEqual(expected);
    expect(server.batches).toHaveLength(batches);
  });

  test.each([
    ['anthropic', 23, 25],
    ['openai', 23, 25],
    ['google', 47, 49],
  ] as const)('%s: a batch that the provider does not have is waited for, and is expired after its window', async (...row) => {
    const [wire, before, after] = row;
    const { server, run, folder, state } = await aBatch(wire);
    await run();
    server.lose();
    age(state, before);
    writeFileSync(join(folder, 'batch.yml'), batchFile(wire).replace('[a, b, c]', '[a, b, c, d]'));
    const waiting = await run();
    expect(waiting.result.jobs[1]?.reason).toMatch(/does not find batch (batches\/)?batch_1;/);
    expect(waiting.lines.join('\n')).toMatch(/does not find batch (batches\/)?batch_1 with 2 requests/);
    expect(server.batches.map(({ ids }) => ids.length)).toEqual([2, 1]);
    age(state, after);
    const again = await run();
    expect(again.lines.join('\n')).toMatch(
      /no longer has batch (batches\/)?batch_1 with 2 requests .* count as expired/,
    );
    expect(server.batches.map(({ ids }) => ids.length)).toEqual([2, 1, 2]);
    server.end();
    expect(conclusionsOf(await run())).toEqual(['success (reused)', 'success', 'success', 'success']);
  });

  test('answers that the provider no longer has follow on-expired', async () => {
    const { server, run, state } = await aBatch('anthropic', {}, 'on-expired: fail');
    await run();
    server.lose();
    age(state, 24 * 30);
    expect(conclusionsOf(await run())).toEqual(['success (reused)', 'provider-error', 'provider-error']);
    expect(filesIn(join(state, 'delivery'))).toEqual([]);
  });

  test('a request that has expired is not sent again by --resume with other content of its file', async () => {
    const { server, folder, settings, state } = await aBatch('anthropic');
    const path = join(folder, 'batch.yml');
    const files = readFileSync(path, 'utf8')
      .replace('item.value', 'item.stem')
      .replace(/list:.*]/, 'files: "*.txt"');
    put(folder, { 'batch.yml': files, 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c' });
    await playBatch(folder, 'batch.yml', { settings });
    server.lose();
    age(state, 25);
    put(folder, { 'b.txt': 'changed' });
    const { result } = await playBatch(folder, 'batch.yml', { settings, resume: true });
    expect(server.batches.map(({ ids }) => ids.length)).toEqual([2, 1]);
    expect(result.jobs[1]?.reason).toContain('its files have changed since the plan was made');
  });

  test.each([
    ['server_error', 'skipped', 'sent to the batch API'],
    ['rate_limit_exceeded', 'skipped', 'sent to the batch API'],
    ['invalid_prompt', 'provider-error', 'answered 400: It failed.'],
  ])('a response of OpenAI that has failed with %s counts as failed, although its status is 200', async (code, ...end) => {
    const fate = { status: 200, message: 'It failed', code };
    const { server, run } = await aBatch('openai', {
      fate: (request) => (about(request) === 'b' ? fate : { text: 'Done.' }),
    });
    await run();
    server.end();
    const { result } = await run();
    const [conclusion, reason] = end;
    expect(result.jobs.map((job) => job.conclusion)).toEqual(['success', conclusion, 'success']);
    expect(result.jobs[1]?.reason).toContain(reason);
  });

  test.each([
    401, 402, 403, 404,
  ])('a request that was refused with %d like all of its account or model ends the run, and is sent again', async (status) => {
    let fate: Fate = { status, message: 'refused' };
    const { server, run, state } = await aBatch('openai', {
      fate: (request) => (about(request) === 'b' ? fate : { text: 'Done.' }),
    });
    await run();
    server.end();
    const second = await run();
    expect(conclusionsOf(second)).toEqual(['success (reused)', 'cancelled', 'success']);
    expect([second.outcome.exitCode, second.result.reason]).toEqual([
      2,
      expect.stringMatching(/^The batch API refused 1 request: .* The next run sends them again\.$/) as string,
    ]);
    expect(filesIn(join(state, 'answers'))).toEqual([]);
    fate = { text: 'Done.' };
    await run();
    server.end();
    expect(conclusionsOf(await run())).toEqual(['success (reused)', 'success', 'success (reused)']);
  });

  test('a batch that is rejected late for the account ends the run, and is sent again', async () => {
    let rejection: { code: string; message: string } | null = {
      code: 'billing_hard_limit_reached',
      message: 'Billing hard limit has been reached',
    };
    const { server, run } = await aBatch('openai', { rejection: () => rejection });
    await run();
    server.end();
    const second = await run();
    expect([second.outcome.exitCode, second.result.reason]).toEqual([
      2,
      expect.stringContaining('account has no credit left, or has used up') as string,
    ]);
    rejection = null;
    await run();
    server.end();
    expect(conclusionsOf(await run())).toEqual(['success (reused)', 'success', 'success']);
  });

  test('a batch that is rejected late because of one line fails its job, and the others are sent again', async () => {
    let rejection: { code: string; message: string; line: number } | null = {
      code: 'invalid_request',
      message: 'The request of line 1 is invalid.',
      line: 1,
    };
    const { server, run } = await aBatch('openai', { rejection: () => rejection });
    await run();
    server.end();
    rejection = null;
    const second = await run();
    expect(conclusionsOf(second)).toEqual(['success (reused)', 'provider-error', 'skipped']);
    expect(second.result.jobs[1]?.reason).toContain('The request of line 1 is invalid.');
    expect(second.lines.join('\n')).toContain('Only 1 request is the reason; the others are sent again.');
    expect(server.batches.map(({ requests }) => requests.map(about))).toEqual([['b', 'c'], ['c']]);
    server.end();
    const last = await run();
    expect(conclusionsOf(last)).toEqual(['success (reused)', 'provider-error (reused)', 'success']);
    expect([server.direct.length, server.batches.length]).toEqual([1, 2]);
  });

  test.each([
    ['13', ['success (reused)', 'skipped', 'skipped'], 2],
    ['3', ['success (reused)', 'provider-error', 'provider-error'], 1],
  ])('a batch of Gemini that has failed with code %s is sent again only if the provider is the cause', async (...row) => {
    const [code, expected, batches] = row;
    const { server, run } = await aBatch('google', { rejection: () => ({ code, message: 'It failed' }) });
    await run();
    server.end();
    const last = await run();
    expect([conclusionsOf(last), server.batches.length]).toEqual([expected, batches]);
    expect(last.lines.join('\n')).toContain('rejected a batch of 2 requests: It failed');
  });

  test.each(wires)('%s: a batch that is refused at once ends the run with exit code 2', async (wire) => {
    const { server, run } = await aBatch(wire);
    server.refuse({ status: 400, message: 'this model has no batches' });
    for (const conclusion of ['success', 'success (reused)']) {
      const refused = await run();
      expect(conclusionsOf(refused)).toEqual([conclusion, 'skipped', 'skipped']);
      expect(refused.lines.join('\n')).not.toContain('sent to the batch API of');
      expect([refused.outcome.exitCode, refused.result.reason]).toEqual([
        2,
        expect.stringMatching(/^The batch API refused 2 requests for .* this model has no batches/) as string,
      ]);
    }
    server.refuse(null);
    await run();
    server.end();
    expect(conclusionsOf(await run())).toEqual(['success (reused)', 'success', 'success']);
  });

  test.each(
    wires,
  )('%s: a request for which its batch is refused fails its job alone, in the next run', async (wire) => {
    const isRefused = (text: string) => /Describe [cg]/.test(text);
    const { server, run, folder } = await aBatch(wire, { isRefused });
    const path = join(folder, 'batch.yml');
    writeFileSync(path, readFileSync(path, 'utf8').replace('[a, b, c]', '[a, b, c, d, e, f, g]'));
    const first = await run();
    expect([first.outcome.exitCode, server.batches.flatMap(({ requests }) => requests.map(about)).toSorted()]).toEqual([
      0,
      ['b', 'd', 'e', 'f'],
    ]);
    expect(first.result.jobs[2]?.reason).toContain('which the next run reports as its failure: ');
    server.end();
    const last = await run();
    const failed = 'provider-error';
    expect(conclusionsOf(last).slice(1)).toEqual(['success', failed, 'success', 'success', 'success', failed]);
    expect(last.result.jobs[2]?.reason).toContain('answered 400: Invalid value in a request. ');
    expect(conclusionsOf(await run()).slice(2, 3)).toEqual([`${failed} (reused)`]);
  });

  test('a request that is refused alone fails its job in the next run', async () => {
    const { run, folder } = await aBatch('google', { isRefused: () => true });
    const path = join(folder, 'batch.yml');
    writeFileSync(path, readFileSync(path, 'utf8').replace('[a, b, c]', '[a, b]'));
    expect((await run()).lines.join('\n')).toContain(
      'The batch API refused a request for google/gemini-2.5-flash, whose',
    );
    expect(conclusionsOf(await run())).toEqual(['success (reused)', 'provider-error']);
  });

  test('a batch of which all parts are refused is given up after some of them, and stored a few times', async () => {
    let refused = 0;
    const isRefused = () => ++refused > 0;
    const { run, folder } = await aBatch('google', { isRefused });
    const path = join(folder, 'batch.yml');
    const values = Array.from({ length: 60 }, (_, at) => `n${String(at)}`);
    writeFileSync(path, readFileSync(path, 'utf8').replace('[a, b, c]', `[${values.join(', ')}]`));
    const repository = aServer();
    git(folder, 'init', '-q');
    git(folder, 'remote', 'add', 'origin', repository);
    const { outcome, result } = await run({ storage: { kind: 'branch' } });
    expect([outcome.exitCode, refused, result.deferred]).toEqual([2, 16, 59]);
    expect(Number(git(repository, 'rev-list', '--count', branch))).toBeLessThanOrEqual(6);
    expect(filesOn(repository).filter((name) => name.startsWith('delivery/'))).toEqual([]);
    expect(result.reason).toContain('The batch API refused 59 requests for google/gemini-2.5-flash: ');
  });

  test('a batch that Gemini refuses because too much waits is named, and the next run sends half of it', async () => {
    const { server, run } = await aBatch('google');
    server.refuse({ status: 429, message: 'Resource has been exhausted', code: 'RESOURCE_EXHAUSTED' });
    const first = await run();
    expect(first.lines.join('\n')).toContain('2 requests could not be sent to the batch API: ');
    server.refuse(null);
    await run();
    expect(server.batches.map(({ ids }) => ids.length)).toEqual([1]);
  });

  test.each(wires)('%s: a batch that cannot be asked about does not keep other jobs from being sent', async (wire) => {
    const { server, run, folder } = await aBatch(wire);
    await run();
    server.lose(400);
    const path = join(folder, 'batch.yml');
    writeFileSync(path, readFileSync(path, 'utf8').replace('[a, b, c]', '[a, b, c, d]'));
    const second = await run();
    expect(server.batches.map(({ ids }) => ids.length)).toEqual([2, 1]);
    expect(second.lines.join('\n')).toMatch(/refuses to answer about .* which wait: .*, delete delivery\/\w+\.json of/);
    expect(second.result.jobs[1]?.reason).toContain('refuses to answer about');
  });

  test('a batch of Gemini that has expired has no answers, and all of it is sent again', async () => {
    const { server, run } = await aBatch('google', {
      fate: (request) => (about(request) === 'b' ? 'expired' : { text: 'x' }),
    });
    await run();
    server.end();
    await run();
    expect(server.batches.map(({ ids }) => ids.length)).toEqual([2, 2]);
  });

  test('a batch above the token limit is refused late, and smaller ones follow', async () => {
    const { server, run } = await aBatch('openai', { maxWaiting: 1 });
    await run();
    server.end();
    const second = await run();
    expect(second.lines.join('\n')).toContain('Enqueued token limit reached');
    expect(server.batches.map(({ ids }) => ids.length)).toEqual([2, 1]);
    expect(second.result.jobs[2]?.reason).toContain('accepts no more waiting requests now');
    server.end();
    const third = await run();
    expect(conclusionsOf(third)).toEqual(['success (reused)', 'success', 'skipped']);
  });

  test('a merged state contains what the shards have sent, and the next shards collect it', async () => {
    const server = await serve();
    const text = batchFile('anthropic').replace('[a, b, c]', '[a, b, c, d, e, f]');
    const folder = aFolder({ 'batch.yml': text });
    const settings = { 'base-url': server.url, 'api-key': 'sk-test-0123456789' };
    for (const shard of ['1/2', '2/2'])
      await playBatch(folder, 'batch.yml', { settings, shard, state: `s${shard[0] ?? ''}` });
    expect(server.batches.map(({ ids }) => ids.length)).toEqual([2, 2]);
    expect((await playMerge(folder, ['s1', 's2'], 'merged')).result).toMatchObject({
      deferred: 4,
      conclusion: 'success',
    });
    server.end();
    const last = await playBatch(folder, 'batch.yml', { settings, state: 'merged' });
    expect(conclusionsOf(last).filter((one) => one === 'success')).toHaveLength(4);
    expect([server.batches.length, filesIn(join(folder, 'merged/delivery'))]).toEqual([2, []]);
  });

  /** Runs both shards of four jobs from the merged state, and merges them again. */
  async function aShardedBatch(options: BatchServerOptions, head = '') {
    const server = await serve(options);
    const text = batchFile('openai', head).replace('[a, b, c]', '[a, b, c, d, e, f]');
    const folder = aFolder({ 'batch.yml': text });
    const settings = { 'base-url': `${server.url}/v1`, 'api-key': 'sk-test-0123456789' };
    const merged = join(folder, 'merged');
    const shards = async ({
      onLines,
      ...more
    }: BatchOptions & { onLines?: (lines: readonly string[]) => void } = {}) => {
      for (const shard of ['1/2', '2/2']) {
        const state = `s${shard[0] ?? ''}`;
        rmSync(join(folder, state), { recursive: true, force: true });
        if (existsSync(merged)) cpSync(merged, join(folder, state), { recursive: true });
        const { lines } = await playBatch(folder, 'batch.yml', { settings, shard, state, ...more });
        onLines?.(lines);
      }
    };
    const merge = () => playMerge(folder, ['s1', 's2'], 'merged');
    return { server, folder, merged, shards, merge };
  }

  test('the costs of a shard that a configuration error ends late stay in its state', async () => {
    const { folder, shards } = await aShardedBatch({});
    const path = join(folder, 'batch.yml');
    writeFileSync(path, `${readFileSync(path, 'utf8')}    evaluate: [{ name: any, contains: Direct }]\n`);
    const evaluate = () => Promise.resolve({ evaluations: [], costUsd: 0.1, fatal: null });
    await shards({ evaluate });
    const again = playBatch(folder, 'batch.yml', { shard: '1/2', state: 's1', rescore: true, evaluate });
    await expect(again).rejects.toMatchObject({ diagnostics: [{ code: 'model-key-missing' }] });
    expect(JSON.parse(readFileSync(join(folder, 's1/run.json'), 'utf8'))).toMatchObject({
      conclusion: 'config-error',
      otherUsd: 0.1,
    });
  });

  test('a merge leaves min-pass-rate to the run in which the answers that all shards wait for can still reach it', async () => {
    const { server, folder, shards, merge } = await aShardedBatch(
      { fate: () => ({ text: 'About it.' }) },
      'min-pass-rate: 0.5',
    );
    const path = join(folder, 'batch.yml');
    writeFileSync(path, `${readFileSync(path, 'utf8')}    evaluate: [{ name: any, contains: About }]\n`);
    await shards();
    const { outcome, result } = await merge();
    expect([outcome.exitCode, result.reason]).toEqual([
      0,
      expect.stringContaining('The run in which the deferred jobs end decides whether min-pass-rate') as string,
    ]);
    server.end();
    await shards();
    expect((await merge()).result.passRates).toMatchObject([{ passed: 4, failed: 2 }]);
  });

  test('requests that a shard has sent again because they had expired are not sent a third time', async () => {
    let fate: Fate = 'expired';
    const { server, merged, shards, merge } = await aShardedBatch({ fate: () => fate });
    for (let runs = 0; runs < 4; runs += 1) {
      await shards();
      await merge();
      server.end();
      if (runs === 1) fate = { text: 'Done.' };
    }
    expect(server.batches.map(({ ids }) => ids.length)).toEqual([2, 2, 2, 2]);
    expect(conclusionsOf(await merge()).filter((one) => one.startsWith('success'))).toHaveLength(6);
    expect([filesIn(join(merged, 'answers')), filesIn(join(merged, 'delivery'))]).toEqual([[], []]);
  });

  test('a failed job that a shard has sent again waits in the merged state, although it has a result', async () => {
    let fate: Fate = { status: 400, message: 'no' };
    const { server, shards, merge } = await aShardedBatch({ fate: () => fate });
    for (const retryFailed of [false, false, true, true]) {
      await shards({ retryFailed });
      await merge();
      server.end();
      if (server.batches.length === 4) fate = { text: 'Done.' };
    }
    expect(server.batches.map(({ ids }) => ids.length)).toEqual([2, 2, 2, 2]);
    expect(conclusionsOf(await merge()).filter((one) => one.startsWith('success'))).toHaveLength(6);
  });

  test('after a batch was refused as too large, the merged state keeps the limit for the next shards', async () => {
    const { server, shards, merge } = await aShardedBatch({ maxWaiting: 1 });
    await shards();
    await merge();
    server.end();
    await shards();
    await merge();
    await shards();
    expect(server.batches.map(({ ids }) => ids.length)).toEqual([2, 2, 1, 1]);
  });

  test.each([
    ['delivery', 0],
    ['answers', 1],
  ])('a damaged file in %s of a shard is named and kept, and nothing is sent again for it', async (kind, resent) => {
    const { server, folder, merged, shards, merge } = await aShardedBatch({}, 'on-expired: fail');
    await shards();
    const damage = (name: string): void => writeFileSync(join(folder, 's1', kind, name), '{');
    if (kind === 'delivery') for (const name of filesIn(join(folder, 's1/delivery'))) damage(name);
    else {
      const [name = ''] = filesIn(join(folder, 's1/delivery'));
      const { keys } = JSON.parse(readFileSync(join(folder, 's1/delivery', name), 'utf8')) as { keys: string[] };
      rmSync(join(folder, 's1/delivery', name));
      mkdirSync(join(folder, 's1/answers'));
      damage(`${keys[0] ?? ''}.json`);
    }
    const { lines } = await merge();
    expect(lines.filter((line) => line.includes(`s1/${kind}/`))).toEqual([
      expect.stringContaining('cannot be used, because its content is damaged') as string,
    ]);
    expect(filesIn(join(merged, kind)).map((name) => readFileSync(join(merged, kind, name), 'utf8'))).toContain('{');
    await shards();
    expect(server.batches.slice(2).flatMap(({ ids }) => ids)).toHaveLength(resent);
  });

  test('a damaged answer of a job that ended without using it is kept by a merge', async () => {
    const { server, run, folder, state } = await aBatch(
      'openai',
      {},
      '',
      '    output: { file: "{{item.value}}/x.md" }',
    );
    await run();
    server.end();
    put(folder, { b: 'a file' });
    expect(conclusionsOf(await run())).toEqual(['success (reused)', 'denied', 'success']);
    const [name = ''] = filesIn(join(state, 'answers'));
    writeFileSync(join(state, 'answers', name), '{');
    const { lines } = await playMerge(folder, [state], 'merged');
    expect(lines.join('\n')).toContain(`answers/${name} cannot be used, because its content is damaged`);
    expect(filesIn(join(folder, 'merged/answers'))).toEqual([name]);
  });

  test.each([
    ['a job was removed', (text: string) => text.replace('[a, b, c]', '[a, b]'), 1],
    ['the prompt was changed', (text: string) => text.replace('Describe', 'Explain'), 2],
    ['delivery is now', (text: string) => text.replace('delivery: batch', 'delivery: now'), 2],
    ['the model was changed', (text: string) => text.replace('gpt-5', 'gpt-5-mini'), 2],
  ])('if %s, what waits is named, used if the job is there again, and removed after 30 days', async (_, change, left) => {
    const { server, run, folder, state } = await aBatch('openai');
    const path = join(folder, 'batch.yml');
    const text = readFileSync(path, 'utf8');
    const notice = `has ${left === 1 ? '1 request' : '2 requests'} that a batch API has for jobs that are not in the batch`;
    await run();
    writeFileSync(path, change(text));
    const dryRun = await playStart(folder, { batch: 'batch.yml', 'dry-run': true });
    expect(dryRun.lines.filter((line) => line.includes(notice))).toHaveLength(left === 2 ? 1 : 0);
    if (left === 2) expect((await run()).lines.join('\n')).toContain(notice);
    server.end();
    writeFileSync(path, text);
    expect(conclusionsOf(await run())).toEqual(['success (reused)', 'success', 'success']);
    for (const kind of ['delivery', 'answers'] as const) age(state, 31 * 24, kind);
    await run();
    expect([filesIn(join(state, 'answers')), filesIn(join(state, 'delivery'))]).toEqual([[], []]);
  });

  test('what waits without a job is named by the merge, and not by every shard', async () => {
    const { folder, shards, merge } = await aShardedBatch({});
    await shards();
    await merge();
    const path = join(folder, 'batch.yml');
    writeFileSync(path, readFileSync(path, 'utf8').replace('Describe', 'Explain'));
    const logged: string[] = [];
    await shards({ onLines: (lines) => logged.push(...lines) });
    logged.push(...(await merge()).lines);
    expect(logged.filter((line) => line.includes('jobs that are not in the batch any more'))).toHaveLength(1);
  });

  test('an answer whose job was removed is named, and removed after 30 days', async () => {
    const { server, run, folder, state } = await aBatch('google');
    const path = join(folder, 'batch.yml');
    const text = readFileSync(path, 'utf8');
    await run();
    server.end();
    writeFileSync(path, text.replace('[a, b, c]', '[a, b]'));
    const named = 'The state directory has 1 answer of a batch API for jobs that are not in the batch any more';
    expect(conclusionsOf(await run())).toEqual(['success (reused)', 'success']);
    expect((await run()).lines.join('\n')).toContain(named);
    age(state, 31 * 24, 'answers');
    expect((await run()).lines.join('\n')).not.toContain(named);
    expect(filesIn(join(state, 'answers'))).toEqual([]);
  });

  test('a run that was killed between storing a result and removing its answer leaves no answer for ever', async () => {
    const { server, run, state } = await aBatch('google');
    await run();
    server.end();
    const delivery = join(state, 'delivery');
    const { keys, createdAt } = JSON.parse(readFileSync(join(delivery, filesIn(delivery)[0] ?? ''), 'utf8')) as {
      keys: string[];
      createdAt: string;
    };
    await run();
    const answer = { formatVersion: 1, key: keys[0], sentAt: createdAt, outcome: { kind: 'expired' } };
    writeFileSync(join(state, 'answers', `${keys[0] ?? ''}.json`), JSON.stringify(answer));
    await run();
    expect(filesIn(join(state, 'answers'))).toEqual([]);
  });

  test.each([
    ['a newer failure', 1, { kind: 'error', status: 400, body: {} }, 'provider-error'],
    ['an older answer', -1, { kind: 'answer', body: answerBody('anthropic', { text: 'Here.' }) }, 'success'],
  ])('%s is kept if the batch of another attempt, which has the same request, expires', async (_, hours, ...row) => {
    const [outcome, conclusion] = row;
    const { server, run, state } = await aBatch('anthropic', { fate: () => 'expired' });
    await run();
    server.end();
    const key = server.batches[0]?.ids[0] ?? '';
    const sentAt = new Date(Date.now() + hours * 3_600_000).toISOString();
    mkdirSync(join(state, 'answers'), { recursive: true });
    writeFileSync(join(state, 'answers', `${key}.json`), JSON.stringify({ formatVersion: 1, key, sentAt, outcome }));
    expect(conclusionsOf(await run())[1]).toBe(conclusion);
  });

  test('what --retry-failed has sent is collected by a run without it, and a dry run shows that it waits', async () => {
    let fate: Fate = { status: 400, message: 'no' };
    const { server, run, folder } = await aBatch('google', { fate: () => fate });
    await run();
    server.end();
    expect(conclusionsOf(await run())).toEqual(['success (reused)', 'provider-error', 'provider-error']);
    await run({ retryFailed: true });
    fate = { text: 'Done.' };
    const { outcome } = await playStart(folder, { batch: 'batch.yml', 'dry-run': true });
    expect(outcome.value).toMatchObject({ jobs: [{ action: 'reuse' }, { action: 'waiting' }, { action: 'waiting' }] });
    server.end();
    expect(conclusionsOf(await run())).toEqual(['success (reused)', 'success', 'success']);
  });

  test('a dry run shows what waits and which answers are there, at no cost', async () => {
    const { server, run, folder, state } = await aBatch('anthropic');
    await run();
    const show = async () => {
      const { outcome } = await playStart(folder, { batch: 'batch.yml', 'dry-run': true });
      return { text: outcome.text, value: outcome.value };
    };
    const date = /waits for the batch API since \d{4}-\d\d-\d\dT\d\d:\d\dZ$/;
    const waiting = await show();
    expect(waiting.value).toMatchObject({
      estimatedCostUsd: 0,
      jobs: [
        { action: 'reuse' },
        { action: 'waiting', why: expect.stringMatching(date) as string },
        { action: 'waiting' },
      ],
    });
    expect(waiting.text).toContain('3 jobs: 1 reused, 2 waiting\nexpected cost of this run: $0');
    expect(waiting.text).not.toContain('deferred by the last run');

    const [name = ''] = filesIn(join(state, 'delivery'));
    rmSync(join(state, 'delivery', name));
    mkdirSync(join(state, 'answers'), { recursive: true });
    for (const [at, key] of (server.batches[0]?.ids ?? []).entries()) {
      const outcome = at === 0 ? { kind: 'answer', body: {} } : { kind: 'expired' };
      writeFileSync(join(state, 'answers', `${key}.json`), JSON.stringify({ formatVersion: 1, key, outcome }));
    }
    expect((await show()).value).toMatchObject({
      jobs: [
        { action: 'reuse' },
        { action: 'waiting', why: 'its answer is there, and is used' },
        { action: 'run', why: 'deferred by the last run' },
      ],
    });
  });

  test('an invalid key ends the batch with one message, and nothing is lost', async () => {
    const { run } = await aBatch('openai', { direct: () => ({ status: 401, message: 'wrong key' }) });
    const result = { conclusion: 'config-error', code: 'model-auth' };
    expect(await run()).toMatchObject({ outcome: { exitCode: 2 }, result });
  });

  test.each([
    ['anthropic', { status: 401, message: 'invalid x-api-key', code: 'authentication_error' }, 'model-auth'],
    ['openai', { status: 429, message: 'You exceeded your current quota', code: 'insufficient_quota' }, 'model-quota'],
    ['google', { status: 403, message: 'denied', code: 'PERMISSION_DENIED' }, 'model-auth'],
  ] as const)('%s: a refused account ends the batch while requests wait, and nothing is lost: %j', async (...row) => {
    const [wire, refusal, code] = row;
    const { server, run } = await aBatch(wire);
    await run();
    server.end();
    server.refuse(refusal);
    const refused = await run();
    expect(refused).toMatchObject({ outcome: { exitCode: 2 }, result: { conclusion: 'config-error', code } });
    const all = [...refused.lines, refused.outcome.text].join('\n');
    expect(all).toContain('cannot be asked for the answers to 2 requests');
    expect(server.direct).toHaveLength(1);
    server.refuse(null);
    expect(conclusionsOf(await run())).toEqual(['success (reused)', 'success', 'success']);
    expect(server.batches).toHaveLength(1);
  });

  test('answers are evaluated and written like any other', async () => {
    const entry = '    output: { file: "out/{{item.value}}.md" }\n    evaluate: [{ name: letter, contains: About }]';
    const { server, run, folder } = await aBatch(
      'google',
      { fate: () => ({ text: 'About it.' }) },
      'min-pass-rate: 0.5',
      entry,
    );
    // The first job has failed, and the others wait.
    const first = await run();
    expect([first.outcome.exitCode, first.result.reason]).toEqual([
      0,
      expect.stringContaining('The run in which the deferred jobs end decides whether min-pass-rate') as string,
    ]);
    server.end();
    const { result } = await run();
    expect(result.jobs.map(({ evaluations }) => evaluations.map(({ status }) => status))).toEqual([
      ['failed'],
      ['passed'],
      ['passed'],
    ]);
    expect(readFileSync(join(folder, 'out/b.md'), 'utf8')).toBe('About it.\n');
  });

  describe('judges', () => {
    const isJudge = (request: string) => request.includes('graded-text');
    const verdict = { text: '{"reason": "It fits.", "choice": "yes"}' };
    const entry =
      '    evaluate: [{ judge: { prompt: "Is it right? {{completion}}", choices: { "yes": 1, "no": 0 } } }]';
    const direct = (request: string) => (isJudge(request) ? verdict : { text: 'Direct.' });
    const statusesOf = ({ result }: Awaited<ReturnType<typeof playBatch>>) =>
      result.jobs.map(({ evaluations }) => evaluations[0]?.status ?? 'none');

    test.each(
      wires,
    )('%s: are asked in a batch of their own, and their verdicts are collected by the next run', async (wire) => {
      const options = { direct, fate: direct };
      const { server, run, state } = await aBatch(wire, options, '', entry);
      expect(statusesOf(await run())).toEqual(['passed', 'none', 'none']);
      server.end();
      const second = await run();
      expect([second.outcome.exitCode, conclusionsOf(second)]).toEqual([0, ['success (reused)', 'skipped', 'skipped']]);
      expect(second.result.jobs[1]?.reason).toContain(`${models[wire]} judges it by the batch API`);
      expect(second.lines).toContain(`Sent to the batch API for judging: 2 questions to ${models[wire]}.`);
      expect([server.direct.length, server.batches.map(({ ids }) => ids.length)]).toEqual([2, [2, 2]]);
      expect(second.result.costUsd).toBe(0);
      expect(statusesOf(await run())).toEqual(['passed', 'none', 'none']);
      server.end();
      const last = await run();
      expect([conclusionsOf(last), statusesOf(last)]).toEqual([
        ['success (reused)', 'success', 'success'],
        ['passed', 'passed', 'passed'],
      ]);
      const [asked = 0, collected = 0] = last.result.jobs.map(({ costUsd }) => costUsd ?? 0);
      expect(collected / asked).toBeCloseTo(0.5, 1);
      expect([server.direct.length, server.batches.length]).toEqual([2, 2]);
      expect([filesIn(join(state, 'answers')), filesIn(join(state, 'delivery'))]).toEqual([[], []]);
      expect(statusesOf(await run())).toEqual(['passed', 'passed', 'passed']);
    });

    test('are asked once by evaluations that differ only in their threshold', async () => {
      const check = 'judge: { prompt: "Is it right? {{completion}}", choices: { "yes": 1, "no": 0 } }';
      const two = `    evaluate: [{ ${check} }, { threshold: 1, ${check} }]`;
      const { server, run } = await aBatch('anthropic', { direct, fate: direct }, '', two);
      await run();
      server.end();
      expect((await run()).lines.join('\n')).toContain('2 questions to');
      expect(server.batches[1]?.ids).toHaveLength(2);
      server.end();
      const { result } = await run();
      const statuses = result.jobs.map(({ evaluations }) => evaluations.map(({ status }) => status));
      expect(statuses).toEqual(Array.from({ length: 3 }, () => ['passed', 'passed']));
      expect(server.batches).toHaveLength(2);
    });

    test('of another model of the batch file have a batch of their own', async () => {
      const head = 'judge: anthropic/claude-opus-4-5';
      const { server, run } = await aBatch('anthropic', { direct, fate: direct }, head, entry);
      await run();
      server.end();
      await run();
      server.end();
      expect(statusesOf(await run())).toEqual(['passed', 'passed', 'passed']);
      expect(server.batches[1]?.requests.join()).toContain('claude-opus-4-5');
    });

    test('are asked at once and at the normal price with judge-delivery: now', async () => {
      const { server, run } = await aBatch('anthropic', { direct }, 'judge-delivery: now', entry);
      await run();
      expect(server.direct).toHaveLength(2);
      server.end();
      const last = await run();
      expect(statusesOf(last)).toEqual(['passed', 'passed', 'passed']);
      expect([server.direct.length, server.batches.length]).toEqual([4, 1]);
      const [asked = 0, collected = 0] = last.result.jobs.map(({ costUsd }) => costUsd ?? 0);
      // Half of the answer, all of the judge.
      expect(collected / asked).toBeGreaterThan(0.6);
      expect(collected).toBeLessThan(asked);
    });

    test('that are asked at once count to max-cost-usd, although the answers are paid for', async () => {
      const usage = { input: 10, output: 7 };
      const check = (word: string) => entry.slice(entry.indexOf('{'), -1).replace('right', word);
      const two = `    evaluate: [${check('true')}, ${check('new')}]`;
      const options = { direct: (request: string) => (isJudge(request) ? { ...verdict, usage } : { text: 'Direct.' }) };
      const head = 'judge-delivery: now\nbudget: { max-cost-usd: 0.5 }';
      const { server, run } = await aBatch('anthropic', options, head, two);
      await run();
      server.end();
      const asked = server.direct.length;
      usage.output = 40_000;
      const last = await run();
      expect([last.outcome.exitCode, server.direct.length - asked]).toEqual([4, 2]);
      expect(last.result.jobs.map(({ evaluations }) => evaluations.map(({ status }) => status))).toEqual([
        ['passed', 'passed'],
        ['passed', 'error'],
        ['passed', 'error'],
      ]);
    });

    test.each([
      ['again', 3, 2, ['passed', 'none', 'passed']],
      ['now', 2, 3, ['passed', 'passed', 'passed']],
      ['fail', 2, 2, ['passed', 'error', 'passed']],
    ] as const)('that were not processed follow on-expired: %s', async (onExpired, batches, asked, expected) => {
      const fate = (request: string) => {
        if (!isJudge(request)) return { text: `About ${about(request)}.` };
        return request.includes('About b.') ? ('expired' as const) : verdict;
      };
      const { server, run } = await aBatch('anthropic', { direct, fate }, `on-expired: ${onExpired}`, entry);
      for (let runs = 0; runs < 2; runs += 1) {
        await run();
        server.end();
      }
      expect(statusesOf(await run())).toEqual(expected);
      expect([server.batches.length, server.direct.length]).toEqual([batches, asked]);
    });

    test('whose reply is not a verdict are asked again directly', async () => {
      const fate = (request: string) => ({ text: isJudge(request) ? 'Well.' : 'Fine.' });
      const { server, run } = await aBatch('anthropic', { direct, fate }, '', entry);
      for (let runs = 0; runs < 2; runs += 1) {
        await run();
        server.end();
      }
      expect(statusesOf(await run())).toEqual(['passed', 'passed', 'passed']);
      expect([server.batches.length, server.direct.length]).toEqual([2, 4]);
    });

    test('of an answer that was corrected are asked directly, so that it is not corrected in every run', async () => {
      let count = 0;
      const next = () => ({ text: JSON.stringify({ a: String(++count) }) });
      const { server, run, folder } = await aBatch(
        'anthropic',
        {
          direct: (request) => (isJudge(request) ? verdict : next()),
          fate: (request) => (isJudge(request) ? verdict : { text: '{}' }),
        },
        '',
        `    output-schema: schema.json\n${entry}`,
      );
      put(folder, { 'schema.json': '{"type":"object","properties":{"a":{"type":"string"}},"required":["a"]}' });
      await run();
      server.end();
      expect(statusesOf(await run())).toEqual(['passed', 'passed', 'passed']);
      expect([server.batches.length, server.direct.length]).toEqual([1, 6]);
    });

    test('without a batch API are asked when the verdicts of the others are there, and not in every run before', async () => {
      const other = entry.replace('{ prompt', '{ model: compatible/x, prompt').trim().slice('evaluate: ['.length);
      const both = `${entry.slice(0, -1)}, ${other}`;
      const { server, run } = await aBatch('anthropic', { direct, fate: direct }, '', both);
      const environment = { COMPATIBLE_BASE_URL: `${server.url}/v1`, COMPATIBLE_API_KEY: 'sk-test-9876543210' };
      const asked: number[] = [];
      for (let runs = 0; runs < 3; runs += 1) {
        await run({ environment });
        asked.push(server.direct.length);
        if (runs !== 1) server.end();
      }
      expect(asked).toEqual([3, 3, 3]);
      server.end();
      const { result } = await run({ environment });
      expect(result.jobs.map(({ evaluations }) => evaluations.map(({ status }) => status))).toEqual(
        Array.from({ length: 3 }, () => ['passed', 'passed']),
      );
      expect([server.batches.length, server.direct.length]).toEqual([2, 5]);
    });

    test('of all shards are merged, and the merged state keeps no verdict that was used', async () => {
      const server = await serve({ direct, fate: direct });
      const text = batchFile('anthropic', '', entry).replace('[a, b, c]', '[a, b, c, d]');
      const folder = aFolder({ 'batch.yml': text });
      const settings = { 'base-url': server.url, 'api-key': 'sk-test-0123456789' };
      const merged = join(folder, 'merged');
      for (let runs = 0; runs < 3; runs += 1) {
        for (const shard of ['1/2', '2/2']) {
          const state = `${String(runs)}-${shard[0] ?? ''}`;
          if (runs > 0) cpSync(merged, join(folder, state), { recursive: true });
          await playBatch(folder, 'batch.yml', { settings, shard, state });
        }
        rmSync(merged, { recursive: true, force: true });
        await playMerge(folder, [`${String(runs)}-1`, `${String(runs)}-2`], 'merged');
        server.end();
      }
      const last = await playBatch(folder, 'batch.yml', { settings, state: 'merged' });
      expect(new Set(conclusionsOf(last))).toEqual(new Set(['success (reused)']));
      expect([server.batches.length, server.direct.length]).toEqual([4, 4]);
      expect([filesIn(join(merged, 'answers')), filesIn(join(merged, 'delivery'))]).toEqual([[], []]);
    });

    test.each([
      ['', 'half the price by the batch API, except for the first job of each entry and its judges'],
      ['judge-delivery: now', 'half the price by the batch API, except for the first job of each entry and all judges'],
    ])('are part of what a dry run shows: %s', async (head, line) => {
      const folder = aFolder({ 'batch.yml': batchFile('anthropic', head, entry) });
      const { stdout } = await runCli(['batch', 'batch.yml', '--dry-run'], { cwd: folder, inProcess: true });
      expect(stdout.trimEnd().split('\n').at(-1)).toBe(line);
    });

    test.each([
      ['with resume-key is not used', { 'resume-key': 'k'.repeat(16) }, 'none'],
      ['without resume-key counts, as docs/batch-ci.md warns', {}, 'passed'],
    ])('whose verdict was planted: one %s', async (_, more, expected) => {
      const options = { direct, fate: () => ({ text: 'Fine.' }) };
      const { server, run, settings, state } = await aBatch('anthropic', options, '', entry);
      const both = { settings: { ...settings, ...more } };
      await run(both);
      server.end();
      cpSync(state, `${state}-twin`, { recursive: true });
      await run({ ...both, state: `${state}-twin` });
      for (const id of server.batches[1]?.ids ?? []) {
        const outcome = { kind: 'answer', body: answerBody('anthropic', verdict) };
        mkdirSync(join(state, 'answers'), { recursive: true });
        writeFileSync(join(state, 'answers', `${id}.json`), JSON.stringify({ formatVersion: 1, key: id, outcome }));
      }
      expect(statusesOf(await run(both))).toEqual(['passed', expected, expected]);
    });

    test('whose batch is refused are named as the reason why their jobs wait', async () => {
      const { server, run } = await aBatch('openai', { direct, fate: direct }, '', entry);
      await run();
      server.end();
      // The answers are collected, and the run ends before the questions are sent.
      await expect(run({ evaluate: () => Promise.reject(new Error('killed')) })).rejects.toThrow('killed');
      server.refuse({ status: 400, message: 'this judge has no batches' });
      const refused = await run();
      expect(refused.result.jobs[1]?.reason).toContain('the question to its judge: could not be sent to the batch API');
      expect([refused.outcome.exitCode, refused.result.reason]).toEqual([
        2,
        expect.stringContaining('this judge has no batches') as string,
      ]);
    });

    test('whose stored verdict cannot be used are not asked again until the user deletes it', async () => {
      const { server, run, state } = await aBatch('openai', { direct, fate: direct }, '', entry);
      for (let runs = 0; runs < 2; runs += 1) {
        await run();
        server.end();
      }
      const [name = ''] = filesIn(join(state, 'delivery'));
      rmSync(join(state, 'delivery', name));
      const [id = '', other = ''] = server.batches[1]?.ids ?? [];
      for (const one of [id, other]) writeFileSync(join(state, 'answers', `${one}.json`), '{');
      const held = await run();
      expect(held.lines.join('\n')).toContain('has 2 stored answers of a batch API that cannot be used');
      expect(held.result.jobs[1]?.reason).toContain('the verdict about it: its answer in answers/');
      expect(server.batches).toHaveLength(2);
      rmSync(join(state, 'answers', `${id}.json`));
      await run();
      expect(server.batches.map(({ ids }) => ids.length)).toEqual([2, 2, 1]);
    });

    test('whose run was killed after sending are not asked twice', async () => {
      let cuts = 0;
      const options = { direct, fate: direct, cut: () => ++cuts === 2 };
      const { server, run } = await aBatch('anthropic', options, '', entry);
      await run();
      server.end();
      await run();
      await run();
      server.end();
      const last = await run();
      expect(last.lines.join('\n')).toContain('was sent before a run ended early');
      expect(statusesOf(last)).toEqual(['passed', 'passed', 'passed']);
      expect(server.batches).toHaveLength(2);
    });
  });

  test('a cost limit of the batch does not shorten the answers of the requests that are sent last', async () => {
    const { server, run } = await aBatch('anthropic', {}, 'budget: { max-cost-usd: 1 }');
    await run();
    const limits = server.batches.flatMap(({ requests }) => requests.map((one) => /"max_tokens":\d+/.exec(one)?.[0]));
    expect(limits).toHaveLength(2);
    expect(new Set(limits).size).toBe(1);
  });

  test('with on-failure: stop, a failed answer defers the first job of an entry like all other jobs', async () => {
    const { server, run, folder } = await aBatch(
      'openai',
      { fate: () => ({ status: 400, message: 'no' }) },
      'on-failure: stop',
    );
    await run();
    server.end();
    const path = join(folder, 'batch.yml');
    writeFileSync(path, `${readFileSync(path, 'utf8')}  - { id: two, prompt: Describe all. }\n`);
    const stopped = await run();
    expect(conclusionsOf(stopped).slice(1).toSorted()).toContain('provider-error');
    expect([stopped.result.jobs[3]?.conclusion, stopped.result.jobs[3]?.reason]).toEqual([
      'skipped',
      expect.stringContaining('on-failure is stop') as string,
    ]);
  });

  test('max-jobs also limits what is sent', async () => {
    const { server, run } = await aBatch('anthropic', {}, 'budget: { max-jobs: 2 }');
    const { result } = await run();
    expect(server.batches.map(({ ids }) => ids.length)).toEqual([1]);
    expect(result.jobs[2]?.reason).toContain('max-jobs was reached');
  });

  test.each([
    ['effort: low', '    evaluate: [{ max-seconds: 5 }]', /max-seconds cannot be evaluated with delivery: batch/],
    ['mode: auto-edit', '', /jobs of a batch API have no tools, and entry one needs them: mode is auto-edit/],
    ['allow: ["Edit(docs/**)"]', '', /entry one needs them: the rule Edit\(docs\/\*\*\)/],
    ['effort: low', '    changes: patch', /entry one needs them: changes is patch, and output is not set/],
  ])('what a batch API cannot do is refused: %s %s', async (setting, entry, expected) => {
    const text = batchFile('anthropic', '', entry).replace(' }\n', `, ${setting} }\n`);
    await expect(playBatch(aRepository({ 'batch.yml': text }), 'batch.yml')).rejects.toThrow(expected);
  });

  test('rules without a tool to use them get a notice', async () => {
    const text = batchFile('anthropic').replace(' }\n', ', allow: ["Bash(git log:*)"] }\n');
    const server = await serve();
    const settings = { 'base-url': server.url, 'api-key': 'sk-test-0123456789' };
    const { lines } = await playBatch(aFolder({ 'batch.yml': text }), 'batch.yml', { settings });
    expect(lines.join('\n')).toContain('entry one: delivery: batch offers the model no tools');
  });

  test('rules of the configuration file, which are for other runs too, get no notice and refuse no entry', async () => {
    const output = '    output: { file: "{{item.value}}.md" }';
    const { server, folder, run, settings } = await aBatch('anthropic', {}, '', output);
    put(folder, { '.sallyport/config.yml': 'allow: ["Bash(git log:*)", "Write(docs/**)"]\n' });
    const { lines } = await run();
    expect(lines.join('\n')).not.toContain('offers the model no tools');
    server.end();
    expect(conclusionsOf(await run())).toEqual(['success (reused)', 'success', 'success']);
    expect(readFileSync(join(folder, 'b.md'), 'utf8')).toContain('Done.');
    await expect(run({ settings: { ...settings, allow: ['Write(docs/**)'] } })).rejects.toThrow(
      /entry one needs them: the rule Write/,
    );
  });

  test('an answer that waits for its judge is stored without secrets', async () => {
    const secret = `ghp_${'a1'.repeat(18)}`;
    const judge = '    evaluate: [{ judge: { prompt: "Right? {{completion}}", choices: { "yes": 1, "no": 0 } } }]';
    const options = { fate: () => ({ text: `The token is ${secret}.` }) };
    const { server, run, state } = await aBatch('anthropic', options, '', judge);
    await run();
    server.end();
    await run();
    const answers = filesIn(join(state, 'answers')).map((name) => readFileSync(join(state, 'answers', name), 'utf8'));
    expect([answers.length, answers.join()]).toEqual([2, expect.stringContaining('The token is ***.') as string]);
    expect(answers.join()).not.toContain(secret);
  });

  test('a planted answer that is not valid is ignored', async () => {
    const { server, run, state } = await aBatch('anthropic');
    await run();
    server.end();
    const key = server.batches[0]?.ids[0] ?? '';
    mkdirSync(join(state, 'answers'), { recursive: true });
    writeFileSync(join(state, 'answers', `${key}.json`), '{"formatVersion":1,"outcome":{"kind":"answer"}}');
    expect(conclusionsOf(await run())).toEqual(['success (reused)', 'success', 'success']);
  });
});
