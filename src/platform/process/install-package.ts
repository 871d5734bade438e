import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../errors.js';
import { asRecord, parsedJson } from '../../parsed-json.js';
import type { CommandNeeds } from '../../policy/types.js';
import { createProcessRunner } from './process-runner.js';
import { endOnExit, type ProcessSetup } from './run-process.js';
import type { Sandbox } from './sandbox-types.js';
import type { ExecResult } from './types.js';

/** The packages of an installation by their paths, as in a lock file of npm. */
export type PackageTree = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface PackageRequest {
  readonly name: string;
  readonly version: string;
  /** The packages with their integrity, all of which are verified; `null` to choose the newest that fit. */
  readonly pinned: PackageTree | null;
  readonly env: Readonly<Record<string, string>>;
  readonly network: CommandNeeds['network'];
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

export interface InstalledPackage {
  readonly directory: string;
  readonly packages: PackageTree;
  /** Its package.json. */
  readonly manifest: Readonly<Record<string, unknown>>;
}

export interface InstallProblem {
  /** That of npm, if it gave one. */
  readonly code: string;
  /** The integrity values that it names. */
  readonly hashes: readonly string[];
  /** A clause. */
  readonly problem: string;
}

/** The processes of the job that installs. */
interface Installing {
  readonly processes: ProcessSetup;
  readonly sandbox: Sandbox | null;
}

export type PackageInstaller = ReturnType<typeof createPackageInstaller>;

/** Installs packages of npm, each once for all jobs, which only read it. The directory is removed at the end. */
export function createPackageInstaller(directory: string) {
  endOnExit(() => rmSync(directory, { recursive: true, force: true }));
  const installed = new Map<string, ReturnType<typeof install>>();
  return async (request: PackageRequest, job: Installing): Promise<InstalledPackage | InstallProblem> => {
    const { signal, timeoutMs: _, network: __, ...same } = request;
    const key = JSON.stringify(same);
    for (;;) {
      const known = installed.get(key);
      const work = known ?? install(request, mkdtempSync(join(realpathSync(directory), 'npm-')), job);
      installed.set(key, work);
      const result = await work;
      if ('directory' in result) return result;
      installed.delete(key);
      // The end of another job is not a reason for this one.
      if (known === undefined || result.code !== cancelled || signal.aborted) return result;
    }
  };
}

const cancelled = 'cancelled';

async function install(
  { name, version, pinned, env, network, timeoutMs, signal }: PackageRequest,
  directory: string,
  { processes, sandbox }: Installing,
): Promise<InstalledPackage | InstallProblem> {
  const root = { dependencies: { [name]: version } };
  const lockFile = join(directory, 'package-lock.json');
  writeFileSync(join(directory, 'package.json'), JSON.stringify({ private: true, ...root }));
  if (pinned !== null)
    writeFileSync(lockFile, JSON.stringify({ lockfileVersion: 3, requires: true, packages: { '': root, ...pinned } }));
  const result = await createProcessRunner(processes, sandbox).run({
    argv: ['npm', pinned === null ? 'install' : 'ci', '--no-audit', '--no-fund', '--json'],
    cwd: directory,
    env,
    timeoutMs,
    maxOutputBytes: 1_000_000,
    signal,
    needs: { writes: [directory], reads: [], changesGit: false, network, leaves: null },
    trust: `server packages ${name}`,
  });
  if (result.exitCode !== 0) return problemOf(result, timeoutMs);
  const read = (path: string) => asRecord(parsedJson(attempt(() => readFileSync(path, 'utf8'), '')));
  const packages = asRecord(read(lockFile)['packages']) as PackageTree;
  return { directory, packages, manifest: read(join(directory, 'node_modules', name, 'package.json')) };
}

function problemOf(result: ExecResult, timeoutMs: number): InstallProblem {
  if (result.cancelled) return { code: cancelled, hashes: [], problem: 'the run was stopped' };
  if (result.timedOut)
    return { code: 'timeout', hashes: [], problem: `not done within ${String(timeoutMs / 1_000)} seconds` };
  const { code, summary } = asRecord(asRecord(parsedJson(result.stdout))['error']);
  const blocked = (result.blocked ?? []).map(({ label, reason }) => `the sandbox blocked ${label}: ${reason}`);
  const words = typeof summary === 'string' && summary !== '' ? summary : (result.startError ?? result.stderr);
  return {
    code: typeof code === 'string' ? code : '',
    hashes: words.match(/\bsha\d+-[\w+/=]+/g) ?? [],
    problem: [words.trim(), ...blocked].join('; '),
  };
}
