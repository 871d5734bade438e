import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { inputsOf } from '../../src/action.js';
import { run } from '../../src/app/run.js';
import { type Annotation, commandsIn, hideMasks, keyValues, type WorkflowCommand } from './runner-files.js';
import { aStdio } from './stdio.js';

export interface RunOptions {
  /** The script that node runs. Default: what action.yml names. */
  readonly main?: string;
  /** Default: the node of the tests. */
  readonly node?: string;
  /** Folder with action.yml. Default: this repository. */
  readonly action?: string;
  /** The values under `with:`. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Value of `${{ github.token }}`. Default: empty. */
  readonly token?: string;
  /** A payload that is text goes into the event file as it is. Default: a push. */
  readonly event?: { readonly name: string; readonly payload: unknown };
  /** GITHUB_WORKSPACE and the working directory. Default: an empty folder. */
  readonly workspace?: string;
  /** The values under `env:`; may also replace values of the runner. */
  readonly env?: Readonly<Record<string, string>>;
  /** Runs the sources in the process of the tests, which is faster, for what is not about the process. */
  readonly inProcess?: boolean;
  /** Cancels the job (SIGINT) as soon as the log holds this text. */
  readonly cancelAt?: string;
  readonly timeoutMs?: number;
}

export interface RunOutcome {
  /** null when the process was killed. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Both streams as a reader of the log sees them, masks applied. */
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly annotations: readonly Annotation[];
  readonly masks: readonly string[];
  /** Commands that are neither annotations nor masks nor groups. */
  readonly otherCommands: readonly WorkflowCommand[];
  /** What later steps would see changed. */
  readonly env: Readonly<Record<string, string>>;
  readonly path: readonly string[];
  readonly state: Readonly<Record<string, string>>;
  /** RUNNER_TEMP; stays until `cleanUp`. */
  readonly temp: string;
  cleanUp(): void;
}

interface ActionFile {
  readonly inputs?: Readonly<Record<string, { readonly default?: unknown } | null>>;
  readonly outputs?: Readonly<Record<string, unknown>>;
  readonly runs: { readonly main: string };
}

const commandFiles = ['OUTPUT', 'STEP_SUMMARY', 'ENV', 'STATE', 'PATH'] as const;

/**
 * Runs an action like a runner: inputs with the defaults of action.yml, event file, command files, commands in both
 * streams. Passes only PATH and HOME of the test environment. Rejects if a runner would warn or fail: undeclared inputs
 * and outputs, malformed command files.
 */
export async function runAction(options: RunOptions = {}): Promise<RunOutcome> {
  const folder = options.action ?? resolve(import.meta.dirname, '../..');
  const action = parse(readFileSync(join(folder, 'action.yml'), 'utf8')) as ActionFile;
  const home = mkdtempSync(join(tmpdir(), 'runner-'));
  const [temp, files, workspace] = ['temp', 'files', 'workspace'].map((name) => join(home, name)) as [
    string,
    string,
    string,
  ];
  for (const path of [temp, files, workspace]) mkdirSync(path);
  for (const name of commandFiles) writeFileSync(join(files, name), '');
  const { name: eventName, payload } = options.event ?? { name: 'push', payload: {} };
  writeFileSync(join(files, 'event.json'), typeof payload === 'string' ? payload : JSON.stringify(payload));

  const cwd = options.workspace ?? workspace;
  const env = {
    ...pick(process.env, ['PATH', 'HOME']),
    ...inputVariables(action, options),
    ...runnerVariables({ eventName, files, temp, workspace: cwd }),
    ...options.env,
  };
  const streams =
    options.inProcess === true
      ? await runHere({ cwd, env, home, temp, files })
      : await start({
          ...{ node: options.node ?? process.execPath, main: options.main ?? join(folder, action.runs.main), cwd, env },
          ...{ cancelAt: options.cancelAt, timeoutMs: options.timeoutMs ?? 60_000 },
        });

  const file = (name: (typeof commandFiles)[number]) => readFileSync(join(files, name), 'utf8');
  const commands = commandsIn(`${streams.stdout}\n${streams.stderr}`);
  const outputs = keyValues(file('OUTPUT'));
  const undeclared = Object.keys(outputs).filter((name) => !Object.hasOwn(action.outputs ?? {}, name));
  if (undeclared.length > 0) throw new Error(`action.yml declares no output ${undeclared.join(', ')}`);
  return {
    ...streams,
    log: hideMasks(streams.stdout + streams.stderr, commands.masks),
    outputs,
    summary: file('STEP_SUMMARY'),
    ...commands,
    env: keyValues(file('ENV')),
    path: file('PATH')
      .split('\n')
      .filter((line) => line !== ''),
    state: keyValues(file('STATE')),
    temp,
    cleanUp: () => rmSync(home, { recursive: true, force: true }),
  };
}

function inputVariables(action: ActionFile, { inputs = {}, token = '' }: RunOptions): Record<string, string> {
  const declared = action.inputs ?? {};
  const unknown = Object.keys(inputs).filter((name) => !Object.hasOwn(declared, name));
  if (unknown.length > 0) throw new Error(`action.yml declares no input ${unknown.join(', ')}`);
  const values: Record<string, string> = {};
  for (const [name, input] of Object.entries(declared)) {
    // Most tests are not about the sandbox, which has its own.
    const standard = name === 'sandbox' ? 'off' : (input?.default ?? '');
    const value = inputs[name] ?? (typeof standard === 'string' ? standard : JSON.stringify(standard));
    values[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] = value.replaceAll('${{ github.token }}', token);
  }
  return values;
}

function runnerVariables(given: {
  eventName: string;
  files: string;
  temp: string;
  workspace: string;
}): Record<string, string> {
  return {
    ...{ CI: 'true', GITHUB_ACTIONS: 'true', RUNNER_OS: 'Linux', RUNNER_ARCH: 'X64', RUNNER_TEMP: given.temp },
    ...{ GITHUB_EVENT_NAME: given.eventName, GITHUB_EVENT_PATH: join(given.files, 'event.json') },
    ...{ GITHUB_REPOSITORY: 'acme/tools', GITHUB_REPOSITORY_OWNER: 'acme', GITHUB_ACTOR: 'octocat' },
    ...{ GITHUB_SHA: 'a'.repeat(40), GITHUB_REF: 'refs/heads/main', GITHUB_WORKSPACE: given.workspace },
    ...{
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_API_URL: 'http://127.0.0.1:9',
      GITHUB_GRAPHQL_URL: 'http://127.0.0.1:9',
    },
    ...{
      GITHUB_RUN_ID: '42',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_RUN_NUMBER: '7',
      GITHUB_JOB: 'agent',
      GITHUB_WORKFLOW: 'test',
    },
    ...Object.fromEntries(commandFiles.map((name) => [`GITHUB_${name}`, join(given.files, name)])),
  };
}

function pick(from: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));
}

/** What src/action.ts does with the environment of its process, with files in the place of the toolkit. */
async function runHere(given: {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly home: string;
  readonly temp: string;
  readonly files: string;
}) {
  const { cwd, env, home, temp, files } = given;
  let [stdout, stderr] = ['', ''];
  const setOutputs = (outputs: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(outputs))
      appendFileSync(join(files, 'OUTPUT'), `${name}<<end-of-output\n${value}\nend-of-output\n`);
    return Promise.resolve();
  };
  const outcome = await run({
    settings: inputsOf(env),
    hostEnvironment: {
      ...{ environment: env, directory: cwd, home, temporary: temp, program: '', onRunner: true },
      signal: new AbortController().signal,
      stdio: aStdio({ out: (text) => void (stdout += text), err: (text) => void (stderr += text) }),
    },
    writeSummary: (markdown) => {
      writeFileSync(join(files, 'STEP_SUMMARY'), markdown);
      return Promise.resolve();
    },
    setOutputs,
  });
  await setOutputs(outcome.outputs);
  return { exitCode: outcome.exitCode, stdout, stderr };
}

interface Start {
  readonly node: string;
  readonly main: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly cancelAt: string | undefined;
  readonly timeoutMs: number;
}

async function start({ node, main, cwd, env, cancelAt, timeoutMs }: Start) {
  const child = spawn(node, [main], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  let [stdout, stderr, cancelled] = ['', '', false];
  const watch = () => {
    if (cancelAt === undefined || cancelled || !(stdout + stderr).includes(cancelAt)) return;
    cancelled = child.kill('SIGINT');
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    watch();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
    watch();
  });
  const exitCode = await new Promise<number | null>((done, fail) => {
    child.on('error', fail);
    child.on('close', done);
  });
  return { exitCode, stdout, stderr };
}
