import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { execa } from 'execa';

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

/** Variables that Windows programs need to start. */
function windows(): Record<string, string | undefined> {
  const names = process.platform === 'win32' ? ['SystemRoot', 'TEMP', 'TMP', 'USERPROFILE', 'PATHEXT'] : [];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}
