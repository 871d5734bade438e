import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { HookEvent } from '../../src/hooks/events.js';
import { createHooks, type HookPorts, type HookRun } from '../../src/hooks/hooks.js';
import { readHooks } from '../../src/hooks/read-hooks.js';
import { createPostJson } from '../../src/platform/net/post-json.js';
import { createProcessRunner } from '../../src/platform/process/process-runner.js';
import { aFolder } from '../doubles/place.js';

const path = process.env['PATH'] ?? '';
const needs = { writes: null, reads: [], changesGit: false, network: { allow: [], deny: [] }, leaves: null };

/** Runs the hooks of an event with real processes. */
async function run(
  event: HookEvent,
  handlers: readonly object[],
  ports: Partial<HookPorts> & { readonly subject?: string; readonly input?: object } = {},
) {
  const project = aFolder();
  const runs: HookRun[] = [];
  const notices: string[] = [];
  const { subject = 'Bash', input = {}, ...changes } = ports;
  const { hooks, diagnostics } = readHooks({ [event]: [{ hooks: handlers }] }, 'hooks', false);
  expect(diagnostics).toEqual([]);
  const opened = createHooks({
    hooks,
    exec: createProcessRunner({ path, home: project, environment: {} }),
    postJson: createPostJson(),
    shell: 'sh',
    project,
    workspace: project,
    needs,
    variable: (name) => (name === 'TOKEN' ? 'secret' : undefined),
    onFailure: 'deny',
    clock: { now: () => 0 },
    common: () => ({ session_id: 's' }),
    whyNotStarted: () => null,
    onRun: (one) => void runs.push(one),
    onNotice: (text) => void notices.push(text),
    ...changes,
  });
  const signal = new AbortController().signal;
  const outcome = await opened.run({
    event,
    subject,
    input: { ...input },
    isCondition: (rule) => rule === 'Bash',
    signal,
  });
  opened.close();
  return { outcome, runs, notices, project };
}

const line = (command: string, more: object = {}) => ({ type: 'command', command, ...more });

describe('command hooks', () => {
  test('get the fields of the event as JSON on standard input', async () => {
    const echoed = await run('SessionStart', [line('printf "got %s" "$(cat)"')], { input: { source: 'startup' } });
    expect(echoed.outcome.context.join()).toContain(
      'got {"session_id":"s","hook_event_name":"SessionStart","source":"startup"}',
    );
  });

  test('start in the project, whose path they know', async () => {
    const { outcome, project } = await run('SessionStart', [line('echo "$CLAUDE_PROJECT_DIR $(pwd)"')]);
    expect(outcome.context.join()).toContain(`${project} ${project}`);
  });

  test('run without a shell if they have args', async () => {
    const handler = line('printf', { args: ['%s|', '$HOME', `\${CLAUDE_PROJECT_DIR}`] });
    const { outcome, project } = await run('SessionStart', [handler]);
    expect(outcome.context.join()).toContain(`$HOME|${project}|`);
  });

  test.each<[string, string, string]>([
    ['that fails', 'echo boom >&2; exit 1', 'exit code 1: boom'],
    ['that does not exist', 'no-such-program', 'it did not start (exit code 127'],
    ['that is ended by a signal', 'kill -9 $$', 'it was ended by SIGKILL'],
    ['that prints too much', 'head -c 3000000 /dev/zero', 'it printed more than 1000000 bytes'],
    ['that prints invalid JSON', 'echo "{not json}"', 'not one valid JSON object'],
  ])('a hook before a call %s denies it, with a notice', async (_title, command, why) => {
    const { outcome, notices, runs } = await run('PreToolUse', [line(command)]);
    expect(outcome.block).toContain(why);
    expect(notices.join()).toContain(why);
    expect(runs).toMatchObject([{ outcome: 'failed' }]);
  });

  test('a hook that takes too long denies the call, and nothing of it survives', async () => {
    const { outcome } = await run('PreToolUse', [line('sleep 60 & sleep 60', { timeout: 0.2 })]);
    expect(outcome.block).toContain('it took longer than 0.2 seconds');
  });

  test('with hook-failure: ignore a failure is only a notice', async () => {
    const { outcome, notices } = await run('PreToolUse', [line('exit 1')], { onFailure: 'ignore' });
    expect(outcome.block).toBeNull();
    expect(notices.join()).toContain('exit code 1');
  });

  test('a failure after a call blocks nothing', async () => {
    const { outcome } = await run('PostToolUse', [line('exit 1')]);
    expect(outcome).toMatchObject({ block: null, context: [] });
  });

  test('a hook may end without reading its input', async () => {
    const { outcome } = await run('PreToolUse', [line('exec 0<&-; exit 0')], { input: { big: 'x'.repeat(2_000_000) } });
    expect(outcome.block).toBeNull();
  });

  test('a script that has changed is not run', async () => {
    const { outcome } = await run('PreToolUse', [line('true')], { whyNotStarted: () => 'its script has changed' });
    expect(outcome.block).toContain('its script has changed');
  });

  test('one block among several hooks is enough, and a new input has no effect then', async () => {
    const change = JSON.stringify({ hookSpecificOutput: { updatedInput: { command: 'ls' } } });
    const { outcome } = await run('PreToolUse', [line(`echo '${change}'`), line('echo no >&2; exit 2'), line('true')]);
    expect(outcome).toMatchObject({ block: 'no' });
    expect(outcome.updatedInput).toBeUndefined();
  });

  test('of several new inputs, the last one in the configuration counts', async () => {
    const change = (command: string) => JSON.stringify({ hookSpecificOutput: { updatedInput: { command } } });
    const { outcome } = await run('PreToolUse', [
      line(`sleep 0.1; echo '${change('a')}'`),
      line(`echo '${change('b')}'`),
    ]);
    expect(outcome.updatedInput).toEqual({ command: 'b' });
  });

  test('the same handler runs once', async () => {
    const { runs } = await run('PreToolUse', [line('true'), line('true')]);
    expect(runs).toHaveLength(1);
  });

  test('a hook with an if runs only for matching calls', async () => {
    const { runs } = await run('PreToolUse', [line('true', { if: 'Bash' }), line('false', { if: 'Read' })]);
    expect(runs.map(({ command }) => command)).toEqual(['true']);
  });

  test('an async hook is not waited for and decides nothing', async () => {
    const { outcome, runs } = await run('PreToolUse', [line('sleep 60; exit 2', { async: true })]);
    expect(outcome.block).toBeNull();
    expect(runs).toMatchObject([{ outcome: 'started' }]);
  });
});

describe('http hooks', () => {
  async function serve(status: number, body: string) {
    const seen: { body: string; headers: Readonly<Record<string, unknown>> }[] = [];
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => (text += String(chunk)));
      request.on('end', () => {
        seen.push({ body: text, headers: request.headers });
        response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(body);
      });
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/hook`, seen };
  }

  test('send the input, and headers with the variables that they may use', async () => {
    const { url, seen } = await serve(200, '{"decision":"block","reason":"no"}');
    const headers = { authorization: `Bearer $TOKEN`, 'x-other': `a\${PATH}` };
    const { outcome } = await run('PreToolUse', [{ type: 'http', url, headers, allowedEnvVars: ['TOKEN'] }]);
    expect(outcome.block).toBe('no');
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'x-other': 'a' });
    expect(seen[0]?.body).toContain('"hook_event_name":"PreToolUse"');
  });

  test.each([
    [500, 'it answered with the status 500'],
    [302, 'it answered with the status 302'],
  ])('an answer with the status %i denies a call', async (status, why) => {
    const { url } = await serve(status, '');
    expect((await run('PreToolUse', [{ type: 'http', url }])).outcome.block).toContain(why);
  });

  test('a server that cannot be reached denies a call', async () => {
    const { outcome } = await run('PreToolUse', [{ type: 'http', url: 'http://127.0.0.1:1/' }]);
    expect(outcome.block).toContain('ECONNREFUSED');
  });
});
