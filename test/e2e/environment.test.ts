import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../doubles/cli.js';
import { aFolder } from '../doubles/place.js';
import { runAction } from '../doubles/runner.js';

/** What a granted program does that looks for the secrets of the process that started it. */
const probe = `
const { readFileSync, writeFileSync } = require('node:fs');
const { connect } = require('node:net');
const environments = [];
let pid = process.ppid;
for (; pid > 1; pid = Number(readFileSync('/proc/' + pid + '/stat', 'latin1').replace(/^.*\\) /, '').split(' ')[1])) {
  environments.push(readFileSync('/proc/' + pid + '/environ', 'latin1'));
  if (/dist\\/(?:cli|action)\\.js/.test(readFileSync('/proc/' + pid + '/cmdline', 'latin1'))) break;
}
process.kill(pid, 'SIGUSR1');
let tries = 0;
const attempt = () => {
  const socket = connect(9229, '127.0.0.1');
  const end = (inspector) => {
    socket.destroy();
    tries += 1;
    if (inspector !== 'open' && tries < 10) setTimeout(attempt, 100);
    else writeFileSync('seen.json', JSON.stringify({ pid, environments, inspector }));
  };
  socket.on('connect', () => end('open'));
  socket.on('error', (error) => end(error.code));
};
attempt();
`;

const secrets = {
  ANTHROPIC_API_KEY: 'canary-of-the-model',
  GITHUB_TOKEN: 'canary-of-github',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'canary-of-oidc',
  ACTIONS_ID_TOKEN_REQUEST_URL: 'https://canary-of-oidc.example',
  ACTIONS_RUNTIME_TOKEN: 'canary-of-the-runtime',
  DEPLOY_SECRET: 'canary-of-a-deployment',
  DATABASE_URL: 'postgres://app:canary-of-a-database@db/main',
};

const script = [{ calls: [{ tool: 'Bash', input: { command: 'npm test' } }] }, { say: 'done' }];
const aProject = () =>
  aFolder({
    'package.json': JSON.stringify({ name: 'x', version: '1.0.0', scripts: { test: 'node probe.cjs' } }),
    'probe.cjs': probe,
    's.jsonl': script.map((turn) => JSON.stringify(turn)).join('\n'),
  });

interface Seen {
  readonly pid: number;
  readonly environments: readonly string[];
  readonly inspector: string;
}

function expectNothing(folder: string): void {
  const { pid, environments, inspector } = JSON.parse(readFileSync(join(folder, 'seen.json'), 'utf8')) as Seen;
  expect(pid).toBeGreaterThan(1);
  expect(environments.length).toBeGreaterThan(1);
  expect(environments.at(-1)).toContain('PATH=/');
  expect(environments.filter((environment) => environment.includes('canary'))).toEqual([]);
  expect(inspector).toBe('ECONNREFUSED');
}

describe.runIf(process.platform === 'linux')('a granted program finds no secret in the processes above it', () => {
  test('an allowed program cannot open the inspector of the command line tool, which continues', async () => {
    const folder = aProject();
    const args = [
      'run',
      '--prompt',
      'x',
      '--model',
      'script:s.jsonl',
      '--allow',
      'Bash(npm test)',
      '--publish',
      'none',
    ];
    const { code, stderr } = await runCli(args, { cwd: folder, env: secrets });
    expect(stderr).not.toContain('Debugger');
    expect(code, stderr).toBe(0);
    expectNothing(folder);
  });

  test('an allowed program cannot open the inspector of the action, which continues and sets its outputs', async () => {
    const folder = aProject();
    const { exitCode, outputs, summary, log } = await runAction({
      workspace: folder,
      inputs: { ...{ prompt: 'x', model: 'script:s.jsonl' }, 'api-key': 'canary-of-an-input', allow: 'Bash(npm test)' },
      token: 'canary-of-the-job',
      env: secrets,
    });
    expect(log).not.toContain('Debugger');
    expect([exitCode, outputs['conclusion']], log).toEqual([0, 'success']);
    expect(summary).toContain('done');
    expectNothing(folder);
  });
});

test.runIf(process.platform === 'linux')(
  'a command does not inherit open files of the process that started the run',
  () => {
    const command = '{ cat <&251; } 2>/dev/null || echo closed';
    const folder = aFolder({
      'private.txt': 'canary of an open file',
      's.jsonl': `${JSON.stringify({ calls: [{ tool: 'Bash', input: { command } }] })}\n{"say":"done"}\n`,
    });
    const cli = resolve(import.meta.dirname, '../../dist/cli.js');
    const args = ['run', '--prompt', 'x', '--model', 'script:s.jsonl', '--allow', 'Bash', '--transcript', 't.jsonl'];
    execFileSync('bash', ['-c', 'exec 251<private.txt; exec "$@"', 'bash', process.execPath, cli, ...args], {
      cwd: folder,
      stdio: 'ignore',
    });
    expect(readFileSync(join(folder, 't.jsonl'), 'utf8')).toMatch(/"text":"closed/);
  },
);
