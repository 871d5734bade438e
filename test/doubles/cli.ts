import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { execa } from 'execa';
import { runCommand } from '../../src/cli.js';
import { readAll } from '../../src/platform/host/stdio.js';
import { aStdio } from './stdio.js';

export interface CliRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  readonly cwd: string;
  /** Standard input, with its end. */
  readonly input?: string | Uint8Array;
  /** Standard input that stays open. */
  readonly openInput?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Runs the sources in the process of the tests, which is faster, for what is not about the process. */
  readonly inProcess?: boolean;
  /** The process gets the signal once stderr or stdout contains this text. */
  readonly when?: { readonly says: string; readonly signal: NodeJS.Signals };
}

const bundle = resolve(import.meta.dirname, '../../dist/cli.js');

/** Most tests are not about the sandbox, which has its own; thousands of commands start faster without it. */
function withoutSandbox(args: readonly string[]): readonly string[] {
  return ['run', 'render'].includes(args[0] ?? '') && !args.includes('--sandbox')
    ? [...args, '--sandbox', 'off']
    : args;
}

/** Runs the committed bundle as a user would, with only PATH from the test's environment. */
export async function runCli(args: readonly string[], options: CliOptions): Promise<CliRun> {
  const { when } = options;
  if (options.inProcess === true) return await runHere(withoutSandbox(args), options);
  const running = execa(process.execPath, [bundle, ...withoutSandbox(args)], {
    cwd: options.cwd,
    env: { PATH: process.env['PATH'], HOME: options.cwd, TMPDIR: tmpdir(), ...windows(), ...options.env },
    extendEnv: false,
    ...(options.openInput === undefined ? { input: options.input ?? '' } : { stdin: 'pipe' }),
    reject: false,
    stripFinalNewline: false,
  });
  if (options.openInput !== undefined) running.stdin.write(options.openInput);
  if (when !== undefined) {
    let said = '';
    const listen = (chunk: Buffer) => {
      const before = said.includes(when.says);
      said += chunk.toString('utf8');
      if (!before && said.includes(when.says)) running.kill(when.signal);
    };
    running.stdout.on('data', listen);
    running.stderr.on('data', listen);
  }
  const { exitCode, stdout, stderr } = await running;
  return { code: exitCode ?? null, stdout, stderr };
}

/** What src/cli.ts does with its process. */
async function runHere(args: readonly string[], { cwd, input = '', env }: CliOptions): Promise<CliRun> {
  let [stdout, stderr] = ['', ''];
  const chunks = input.length === 0 ? [] : [Buffer.from(input)];
  const environment = { PATH: process.env['PATH'], HOME: cwd, TMPDIR: tmpdir(), ...windows(), ...env };
  const code = await runCommand(args, {
    ...{ environment, directory: cwd, home: environment.HOME, temporary: tmpdir(), program: '' },
    onRunner: false,
    signal: new AbortController().signal,
    stdio: aStdio({
      out: (text) => void (stdout += text),
      err: (text) => void (stderr += text),
      readInput: (maxBytes) => readAll(Readable.from(chunks), maxBytes),
    }),
  });
  return { code, stdout, stderr };
}

/** Variables that Windows programs need to start. */
function windows(): Record<string, string | undefined> {
  const names = process.platform === 'win32' ? ['SystemRoot', 'TEMP', 'TMP', 'USERPROFILE', 'PATHEXT'] : [];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}
