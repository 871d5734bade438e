import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { cpSync, mkdirSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { unchangedInGit } from '../../src/platform/git/unchanged-files.js';
import { childEnvironment } from '../../src/platform/process/child-environment.js';
import { createProcessRunner } from '../../src/platform/process/process-runner.js';
import type { ProcessSetup } from '../../src/platform/process/run-process.js';
import type { Sandbox } from '../../src/platform/process/sandbox-types.js';
import type { ExecRequest, ExecResult } from '../../src/platform/process/types.js';
import type { SandboxOptions } from '../../src/platform/sandbox/options.js';
import { createSandbox } from '../../src/platform/sandbox/sandbox.js';
import type { CommandNeeds } from '../../src/policy/types.js';
import { aFolder, git } from './place.js';

const fixtures = resolve(import.meta.dirname, '../fixtures');

/** A machine with the files of a runner, a process to attack and its listeners. */
export interface AttackedMachine {
  readonly root: string;
  readonly workspace: string;
  readonly home: string;
  /** The arguments of escapes.pl, without names. */
  readonly targets: readonly string[];
}

export async function anAttackedMachine(): Promise<AttackedMachine> {
  const root = aFolder({
    'home/.ssh/id_rsa': 'CANARY\n',
    'home/work/_temp/_runner_file_commands/set_env_1': '',
    'home/work/_actions/a/index.js': '',
    'outside/file': 'x\n',
    'sockets/readme': 'x\n',
    'private/home/x': '',
    'private/tmp/x': '',
    'private/sandbox/x': '',
    'work/repository/.env': 'KEY=CANARY\n',
    'work/repository/.github/workflows/ci.yml': 'on: push\n',
    'work/repository/AGENTS.md': 'Be kind.\n',
    'work/repository/config/server.key': 'CANARY\n',
    'work/repository/migrations/1.sql': 'select 1;\n',
    'work/repository/src/index.js': 'export {};\n',
  });
  const workspace = join(root, 'work/repository');
  cpSync(join(fixtures, 'escapes.pl'), join(workspace, 'escapes.pl'));
  git(workspace, 'init', '-q');
  const home = join(root, 'home');
  const sockets = join(root, 'sockets');
  const abstract = `sallyport-test-${String(process.pid)}`;
  const agent = await anAgent(home, abstract);
  const tcp = await listenOn(0);
  await listenOn(join(sockets, 'service'));
  const udp = await listenForDatagrams();
  return {
    root,
    workspace,
    home,
    targets: [agent, tcp, udp, home, sockets, abstract, ownAddress(), join(root, 'outside')].map(String),
  };
}

/** A process with a key in its environment, which listens on an abstract socket; its pid. */
async function anAgent(home: string, abstract: string): Promise<number> {
  const listener = String.raw`socket(my $s, 1, 1, 0); bind($s, pack('S a*', 1, "\0$ARGV[0]")); listen($s, 9); $| = 1; print "x"; sleep 1000`;
  const agent = spawn('perl', ['-e', listener, abstract], {
    env: { KEY: 'CANARY-key' },
    cwd: home,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void agent.kill('SIGKILL'));
  await once(agent.stdout, 'data');
  return agent.pid ?? 0;
}

async function listenOn(place: number | string): Promise<number> {
  const server = createServer((socket) => socket.on('error', () => undefined).end('hello'));
  await new Promise<void>((done) => {
    if (typeof place === 'number') server.listen(place, done);
    else server.listen(place, done);
  });
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function listenForDatagrams(): Promise<number> {
  const socket = createSocket('udp4');
  await new Promise<void>((done) => socket.bind(0, done));
  onTestFinished(() => void socket.close());
  return socket.address().port;
}

/** An address of the machine other than localhost, if it has one. */
function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
}

/** Code of the repository without network. */
export const repositoryCode: CommandNeeds = {
  writes: null,
  reads: [],
  changesGit: false,
  network: { allow: [], deny: [] },
  leaves: null,
};

export interface Confined {
  readonly sandbox: Sandbox;
  /** How its processes start. */
  readonly setup: ProcessSetup;
  readonly shell: (
    line: string,
    needs?: Partial<CommandNeeds>,
    timeoutMs?: number,
    access?: Pick<ExecRequest, 'env' | 'bridge' | 'gitSettings'>,
  ) => Promise<ExecResult>;
}

/** A process runner in the sandbox of a machine; unconfined with `null`. */
export function confined(
  { root, workspace, home }: Pick<AttackedMachine, 'root' | 'workspace' | 'home'>,
  options: Partial<SandboxOptions> | null,
): Confined {
  const [privateHome, temporary, directory] = ['home', 'tmp', 'sandbox'].map((name) => join(root, 'private', name)) as [
    string,
    string,
    string,
  ];
  for (const path of [privateHome, temporary, directory]) mkdirSync(path, { recursive: true });
  const environment = childEnvironment(
    { PATH: process.env['PATH'], LANG: 'C.UTF-8', HOME: options?.userHome ?? home },
    { home: privateHome, workspace, temp: temporary },
  );
  const path = environment['PATH'] ?? '';
  const sandbox = createSandbox({
    mode: 'auto',
    directory,
    workspace: realpathSync(workspace),
    home: privateHome,
    temporary,
    userHome: home,
    path,
    toolCache: undefined,
    rules: {
      mayRead: (file) => !/\/\.env$|\.key$|\.log$|\.sqlite3$/.test(file),
      mayCodeRead: (file) => !/\/\.env$|\.key$/.test(file),
      mayWrite: (file) => !/\/(\.git|\.github|\.vscode|migrations)(\/|$)|AGENTS\.md$/.test(file),
    },
    outside: { readable: [], writable: [] },
    unchangedInGit: (paths) => unchangedInGit({ path, home: privateHome, environment }, realpathSync(workspace), paths),
    limits: { processes: 4_000, memoryBytes: 8_000_000_000, fileBytes: 1_000_000_000 },
    ...options,
  });
  onTestFinished(() => sandbox.close());
  const setup = { path, home: privateHome, environment };
  const exec = createProcessRunner(setup, options === null ? null : sandbox);
  const { signal } = new AbortController();
  return {
    sandbox,
    setup,
    shell: (line, needs, timeoutMs = 30_000, access = {}) =>
      exec.shell(line, {
        ...access,
        cwd: workspace,
        timeoutMs,
        maxOutputBytes: 100_000,
        signal,
        needs: { ...repositoryCode, ...needs },
      }),
  };
}

/** A program that makes the launcher start as on a restricted machine. */
export function restricted(kind: 'container' | 'no-landlock' | 'nothing'): readonly string[] {
  return ['/usr/bin/perl', join(fixtures, 'restricted.pl'), kind];
}

/** Names what this machine cannot do, so that it is not overlooked. */
export function leaveOut(what: string): void {
  process.stderr.write(`left out, since this machine cannot do it: ${what}\n`);
}
