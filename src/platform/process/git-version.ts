import { isAtLeast, oldestGit } from '../../version.js';
import { findExecutable } from './program-path.js';
import { type ProcessSetup, runProcess } from './run-process.js';

const known = new Map<string, Promise<string | null>>();

/** The version of git on the PATH if it is too old; `null` if it is not, or if git is not installed. Cached. */
export function tooOldGit(setup: ProcessSetup): Promise<string | null> {
  const program = findExecutable('git', setup.path) ?? '';
  const answer = known.get(program) ?? (program === '' ? Promise.resolve(null) : readVersion(setup));
  known.set(program, answer);
  return answer;
}

async function readVersion(setup: ProcessSetup): Promise<string | null> {
  const version = await programVersion('git', setup);
  return version === null || isAtLeast(version, oldestGit) ? null : version;
}

/** The version of the running Node, without the `v`. */
export function nodeVersion(): string {
  return process.versions.node;
}

/** The first number with dots that `PROGRAM --version` prints; `null` if the program does not exist or prints none. */
export async function programVersion(name: string, setup: ProcessSetup): Promise<string | null> {
  if (findExecutable(name, setup.path) === null) return null;
  const { stdoutBytes } = await runProcess(setup, {
    argv: [name, '--version'],
    // The private HOME is made for the first call: a version that cannot be read would count as new enough.
    cwd: '/',
    timeoutMs: 10_000,
    maxOutputBytes: 10_000,
    trust: 'own',
    signal: new AbortController().signal,
  });
  return /\d+(?:\.\d+)+/.exec(stdoutBytes.toString('utf8'))?.[0] ?? null;
}
