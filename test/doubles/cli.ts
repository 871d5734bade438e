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
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  /** Once stderr holds this text, the process gets the signal. */
  readonly when?: { readonly says: string; readonly signal: NodeJS.Signals };
}

const bundle = resolve(import.meta.dirname, '../../dist/cli.js');

/** Runs the committed bundle as a person would, with nothing of the test's environment but PATH. */
export async function runCli(args: readonly string[], options: CliOptions): Promise<CliRun> {
  const { when } = options;
  const running = execa(process.execPath, [bundle, ...args], {
    cwd: options.cwd,
    env: { PATH: process.env['PATH'], HOME: options.cwd, TMPDIR: tmpdir(), ...windows(), ...options.env },
    extendEnv: false,
    input: options.input ?? '',
    reject: false,
    stripFinalNewline: false,
  });
  if (when !== undefined) {
    let said = '';
    running.stderr.on('data', (chunk: Buffer) => {
      const before = said.includes(when.says);
      said += chunk.toString('utf8');
      if (!before && said.includes(when.says)) running.kill(when.signal);
    });
  }
  const { exitCode, stdout, stderr } = await running;
  return { code: exitCode ?? null, stdout, stderr };
}

/** What no program on Windows starts without. */
function windows(): Record<string, string | undefined> {
  const names = process.platform === 'win32' ? ['SystemRoot', 'TEMP', 'TMP', 'USERPROFILE', 'PATHEXT'] : [];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}
