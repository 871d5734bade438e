import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunOptions, runAction } from './runner.js';
import { commandsIn, keyValues } from './runner-files.js';

let action = '';

beforeAll(() => {
  action = mkdtempSync(join(tmpdir(), 'action-'));
  writeFileSync(
    join(action, 'action.yml'),
    'inputs:\n  some-name:\n    default: std\n  two words: {}\n  token:\n    default: ${{ github.token }}\noutputs:\n  one: {}\n  two: {}\nruns:\n  using: node24\n  main: main.cjs\n',
  );
});
afterAll(() => rmSync(action, { recursive: true }));

/** Runs these lines as the action. */
async function run(lines: string, options: RunOptions = {}) {
  writeFileSync(join(action, 'main.cjs'), `const fs = require('node:fs'); const { env } = process;\n${lines}`);
  const outcome = await runAction({ action, ...options });
  outcome.cleanUp();
  return outcome;
}

describe('the runner double', () => {
  test('the runner double passes on inputs and the event, but not its environment', async () => {
    process.env['SALLYPORT_TEST_LEAK'] = 'x';
    const { stdout } = await run(
      'console.log(JSON.stringify({ inputs: Object.entries(env).filter(([k]) => k.startsWith("INPUT_")), leak: env.SALLYPORT_TEST_LEAK ?? null, event: JSON.parse(fs.readFileSync(env.GITHUB_EVENT_PATH)), name: env.GITHUB_EVENT_NAME, more: env.MORE }))',
      {
        inputs: { 'two words': 'a b' },
        token: 't0ken',
        event: { name: 'issues', payload: { a: 1 } },
        env: { MORE: 'm' },
      },
    );
    expect(JSON.parse(stdout)).toEqual({
      inputs: [
        ['INPUT_SOME-NAME', 'std'],
        ['INPUT_TWO_WORDS', 'a b'],
        ['INPUT_TOKEN', 't0ken'],
      ],
      leak: null,
      event: { a: 1 },
      name: 'issues',
      more: 'm',
    });
  });

  test('the runner double reads back outputs, summary, environment, path and state', async () => {
    const outcome = await run(
      'fs.appendFileSync(env.GITHUB_OUTPUT, "one=1\\ntwo<<END\\na=b\\n\\nEND\\n"); fs.appendFileSync(env.GITHUB_STEP_SUMMARY, "# hi"); fs.appendFileSync(env.GITHUB_ENV, "X=1\\n"); fs.appendFileSync(env.GITHUB_PATH, "/opt\\n"); fs.appendFileSync(env.GITHUB_STATE, "s=2\\n"); process.exitCode = 3',
    );
    expect(outcome).toMatchObject({
      exitCode: 3,
      outputs: { one: '1', two: 'a=b\n' },
      summary: '# hi',
      env: { X: '1' },
      path: ['/opt'],
      state: { s: '2' },
    });
  });

  test('the runner double reads commands of both streams and applies masks', async () => {
    const outcome = await run(
      'console.log("::add-mask::hunter2\\n::warning file=a%2Cb,line=1::50%25%0Anext\\nit is hunter2"); console.error("ok ##[error]bad\\n::set-env name=A::b")',
    );
    expect(outcome.masks).toEqual(['hunter2']);
    expect(outcome.annotations).toEqual([
      { level: 'warning', message: '50%\nnext', properties: { file: 'a,b', line: '1' } },
      { level: 'error', message: 'bad', properties: {} },
    ]);
    expect(outcome.otherCommands).toEqual([{ name: 'set-env', properties: { name: 'A' }, data: 'b' }]);
    expect(outcome.log).toContain('it is ***');
  });

  test('the runner double refuses inputs that action.yml does not declare', async () => {
    await expect(run('', { inputs: { other: 'x' } })).rejects.toThrow('declares no input other');
    await expect(run('fs.appendFileSync(env.GITHUB_OUTPUT, "three=1\\n")')).rejects.toThrow('declares no output three');
  });

  test('the runner double cancels the job when the log contains a text', async () => {
    const outcome = await run(
      'process.on("SIGINT", () => { console.log("bye"); process.exit(130) }); console.log("ready"); setInterval(() => {}, 1000)',
      {
        cancelAt: 'ready',
      },
    );
    expect(outcome).toMatchObject({ exitCode: 130, stdout: 'ready\nbye\n' });
  });
});

test.each(['nothing', '=x', 'a<<END\nb'])('the command file %j is refused', (text) => {
  expect(() => keyValues(text)).toThrow();
});

test('plain lines are not workflow commands', () => {
  expect(commandsIn('a ::error::b\n: :error::c\n# #[error]d')).toEqual({
    annotations: [],
    masks: [],
    otherCommands: [],
  });
});
