import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../doubles/cli.js';
import { aFolder, aRepository, git } from '../doubles/place.js';
import { aPostgres } from '../doubles/postgres.js';
import { leaveOut } from '../doubles/sandbox.js';

const bash = (command: string) => ({ calls: [{ tool: 'Bash', input: { command } }] });
const script = (...turns: object[]) => turns.map((turn) => `${JSON.stringify(turn)}\n`).join('');
const args = ['--model', 'script:s.jsonl', '--publish', 'none', '--prompt', 'Fix this and run the tests'];

/** The results of the calls of a run, as the model got them. */
function resultsIn(transcript: string): readonly string[] {
  return readFileSync(transcript, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"type":"tool-end"'));
}

describe('a repository whose tests need a database', () => {
  test.each(['auto', 'off'])('is fixed, and its tests run against the server (sandbox: %s)', async (sandbox) => {
    const postgres = await aPostgres('s3cret-pass-of-a-service');
    if (postgres === null) {
      leaveOut('PostgreSQL');
      return;
    }
    const folder = aFolder();
    cpSync(resolve(import.meta.dirname, '../fixtures/database-project'), folder, { recursive: true });
    git(folder, 'init', '-q', '-b', 'main');
    git(folder, 'add', '-A');
    git(folder, 'commit', '-q', '-m', 'first');
    const edit = { file_path: 'src/total.js', old_string: 'sum - price', new_string: 'sum + price' };
    writeFileSync(
      join(folder, 's.jsonl'),
      script(bash('npm test'), { calls: [{ tool: 'Edit', input: edit }] }, bash('npm test'), { say: 'Fixed.' }),
    );
    const rules = [
      'Edit(src/**)',
      'Bash(npm test)',
      `Network(localhost:${String(postgres.port)})`,
      `Network(127.0.0.1:${String(postgres.port)})`,
    ];
    const run = async (...more: readonly string[]) =>
      await runCli(
        [
          'run',
          ...args,
          ...rules.flatMap((rule) => ['--allow', rule]),
          '--sandbox',
          sandbox,
          '--transcript',
          't.jsonl',
          ...more,
        ],
        { cwd: folder, env: { DATABASE_URL: postgres.url }, inProcess: true },
      );
    const without = await run();
    expect(without.code).toBe(0);
    expect(resultsIn(join(folder, 't.jsonl'))[0]).toContain('DATABASE_URL is set in the step');
    git(folder, 'checkout', '-q', 'src');
    const done = await run('--command-env', 'DATABASE_URL');
    expect(done.stderr).not.toContain('refused');
    const [failed, , passed] = resultsIn(join(folder, 't.jsonl'));
    expect(failed).toContain('AssertionError');
    expect(passed).toContain('passed against the database');
  });
});

describe('command-env', () => {
  const project = (files: Readonly<Record<string, string>> = {}, ...turns: object[]) =>
    aRepository({
      'package.json': '{"name":"x","version":"1.0.0","scripts":{"test":"node -p \'JSON.stringify(process.env)\'"}}',
      's.jsonl': script(...turns, { say: 'done' }),
      ...files,
    });
  const run = async (folder: string, more: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    await runCli(['run', ...args, '--transcript', 't.jsonl', ...more], { cwd: folder, env, inProcess: true });

  test('passes a variable of the step only to commands that run code of the repository', async () => {
    const folder = project({}, bash('npm test'), bash('echo "$QUEUE_HOST"; printenv QUEUE_HOST'));
    await run(folder, ['--allow', 'Bash(npm test)', '--allow', 'Bash(printenv:*)', '--command-env', 'QUEUE_HOST'], {
      QUEUE_HOST: 'queue-1',
      CACHE_HOST: 'cache-1',
    });
    const [test, echo] = resultsIn(join(folder, 't.jsonl'));
    expect(test).toContain('queue-1');
    expect(test).not.toContain('cache-1');
    expect(echo).not.toContain('queue-1');
  });

  test('the configuration file sets values, and cannot pass variables of the step', async () => {
    const folder = project({ '.sallyport/config.yml': 'command-env:\n  - NODE_ENV=test\n' }, bash('npm test'));
    await run(folder, ['--allow', 'Bash(npm test)', '--command-env', 'MODE=fast']);
    const [result] = resultsIn(join(folder, 't.jsonl'));
    expect(result).toMatch(/NODE_ENV.{1,9}test/);
    expect(result).toMatch(/MODE.{1,9}fast/);
    writeFileSync(join(folder, '.sallyport/config.yml'), 'command-env: QUEUE_HOST\n');
    git(folder, 'commit', '-qam', 'second');
    const refused = await run(folder, [], { QUEUE_HOST: 'queue-1' });
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.stderr).toContain('only the workflow can pass the variable QUEUE_HOST of the step');
  });

  test('a secret needs a rule with its name', async () => {
    const folder = project({}, bash('npm test'));
    const secret = { DEPLOY_TOKEN: 'canary-of-a-deployment' };
    const refused = await run(folder, ['--allow', 'Bash', '--command-env', 'DEPLOY_TOKEN'], secret);
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.stderr).toContain('add Env(DEPLOY_TOKEN) to allow');
    const rules = ['--allow', 'Bash(npm test)', '--allow', 'Env(DEPLOY_TOKEN)'];
    expect(await run(folder, [...rules, '--command-env', 'DEPLOY_TOKEN'], secret)).toMatchObject({ code: 0 });
    const [result] = resultsIn(join(folder, 't.jsonl'));
    expect(result).toMatch(/DEPLOY_TOKEN.{1,9}\*\*\*/);
  });
});

describe('without command-env', () => {
  test('a command that reads a variable of the step gets a note that it did not get it', async () => {
    const folder = aRepository({ 's.jsonl': script(bash('echo "${ISSUES_TO_TRIAGE}"'), { say: 'done' }) });
    await runCli(['run', ...args, '--transcript', 't.jsonl'], {
      cwd: folder,
      env: { ISSUES_TO_TRIAGE: '[1, 2]' },
      inProcess: true,
    });
    expect(resultsIn(join(folder, 't.jsonl'))[0]).toContain('`command-env: ISSUES_TO_TRIAGE`');
  });

  test('the agent commits with the identity of the step, and that of a repository comes first', async () => {
    const commit = bash('echo 1 > a.txt && git add a.txt && git commit -q -m second && git log -1 --format="%an %ce"');
    const folder = aRepository({ 's.jsonl': script(commit, { say: 'done' }) });
    const home = aFolder({ '.gitconfig': '[user]\n\tname = Ann\n\temail = ann@example.org\n' });
    const rules = ['Write(a.txt)', 'Bash(git add:*)', 'Bash(git commit:*)'].flatMap((rule) => ['--allow', rule]);
    const run = async () => {
      await runCli(['run', ...args, ...rules, '--sandbox', 'auto', '--transcript', 't.jsonl'], {
        cwd: folder,
        env: { HOME: home },
        inProcess: true,
      });
      return resultsIn(join(folder, 't.jsonl'))[0];
    };
    expect(await run()).toContain('Ann ann@example.org');
    git(folder, 'reset', '-q', '--hard', 'HEAD~1');
    git(folder, 'config', 'user.name', 'Repository');
    expect(await run()).toContain('Repository ann@example.org');
  });

  test('cd to GITHUB_WORKSPACE leads to the workspace', async () => {
    const folder = aRepository({ 's.jsonl': script(bash('cd "$GITHUB_WORKSPACE" && pwd && ls'), { say: 'done' }) });
    await runCli(['run', ...args, '--transcript', 't.jsonl'], {
      cwd: folder,
      env: { GITHUB_WORKSPACE: folder },
      inProcess: true,
    });
    expect(resultsIn(join(folder, 't.jsonl'))[0]).toContain('s.jsonl');
  });
});
