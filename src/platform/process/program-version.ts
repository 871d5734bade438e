import { findExecutable } from './program-path.js';
import { type ProcessSetup, runProcess } from './run-process.js';

/** The version of the running Node, without the `v`. */
export function nodeVersion(): string {
  return process.versions.node;
}

/** The first number with dots that `PROGRAM --version` prints; `null` if the program does not exist or prints none. */
export async function programVersion(name: string, setup: ProcessSetup): Promise<string | null> {
  if (findExecutable(name, setup.path) === null) return null;
  const { stdoutBytes } = await runProcess(setup, {
    argv: [name, '--version'],
    cwd: setup.home,
    timeoutMs: 10_000,
    maxOutputBytes: 10_000,
    trust: 'own',
    signal: new AbortController().signal,
  });
  return /\d+(?:\.\d+)+/.exec(stdoutBytes.toString('utf8'))?.[0] ?? null;
}
