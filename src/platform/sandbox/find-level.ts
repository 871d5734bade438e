import { execFile } from 'node:child_process';
import { messageOf } from '../../errors.js';
import type { ConfinedCommand, SandboxCandidate, SandboxReport } from '../process/sandbox-types.js';
import { confineByLauncher, type LauncherParts } from './confine.js';
import { confineBySeatbelt } from './seatbelt.js';
import { type RunInside, type SelfTestResult, selfTest } from './self-test.js';
import { watchNothing } from './workspace-watch.js';

export interface FoundLevel {
  readonly report: SandboxReport;
  readonly candidate: SandboxCandidate | null;
  readonly parts: LauncherParts | null;
  /** Why stronger levels do not work, one clause each. */
  readonly problems: readonly string[];
}

const testTimeoutMs = 10_000;

/** In order of preference. */
function candidates({ sudo }: LauncherParts): readonly SandboxCandidate[] {
  if (process.platform === 'darwin') return [{ level: 'seatbelt', how: 'sandbox-exec', privilege: 'user' }];
  if (process.platform !== 'linux') return [];
  const isRoot = process.getuid?.() === 0;
  return [
    ...(isRoot ? [{ level: 'full', how: 'namespaces created as root', privilege: 'root' } as const] : []),
    { level: 'full', how: 'namespaces in a user namespace', privilege: 'user' },
    ...(sudo === null || isRoot
      ? []
      : [{ level: 'full', how: 'namespaces created with sudo', privilege: 'sudo' } as const]),
    { level: 'landlock', how: 'Landlock and seccomp', privilege: 'user' },
  ];
}

/** Tries every candidate by starting a command in it. Never rejects because of the machine. */
export async function findLevel(open: () => Promise<LauncherParts>): Promise<FoundLevel> {
  let parts: LauncherParts;
  try {
    parts = await open();
  } catch (error) {
    return none([messageOf(error)]);
  }
  const problems: string[] = [];
  const { candidate: only } = parts.simulated ?? {};
  const tried = candidates(parts).filter(
    ({ level, privilege }) => only === undefined || only === `${level} ${privilege}`,
  );
  for (const candidate of tried) {
    const { problem, hasLandlock } = await tested(candidate, parts);
    if (problem === null) {
      const others = problems.length === 0 ? '' : `; not possible: ${problems.join('; ')}`;
      return {
        report: { level: candidate.level, reason: `${sentence(candidate, hasLandlock)}${others}.` },
        candidate,
        parts,
        problems,
      };
    }
    problems.push(`${candidate.how} (${problem})`);
  }
  return none(problems.length === 0 ? [`no sandbox supports ${process.platform}`] : problems);
}

function sentence({ level, how }: SandboxCandidate, hasLandlock: boolean): string {
  const text = level === 'full' ? `${how}, with seccomp${hasLandlock ? ' and Landlock' : ''}` : how;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function none(problems: readonly string[]): FoundLevel {
  const reason = `No sandbox works on this machine: ${problems.join('; ')}.`;
  return { report: { level: 'none', reason }, candidate: null, parts: null, problems };
}

async function tested(candidate: SandboxCandidate, parts: LauncherParts): Promise<SelfTestResult> {
  const run = (program: string) => runInside(program, candidate, parts);
  try {
    // sandbox-exec has no network of its own.
    return await selfTest(parts, run, { sharesLocalhost: candidate.level === 'seatbelt' });
  } catch (error) {
    return { problem: messageOf(error), hasLandlock: false };
  }
}

async function runInside(program: string, candidate: SandboxCandidate, parts: LauncherParts): ReturnType<RunInside> {
  const command: ConfinedCommand = {
    program: parts.perl,
    argv: ['perl', '-e', program],
    cwd: parts.folders.temporary,
    env: { PATH: parts.path },
    needs: { writes: [], reads: [], changesGit: false, network: { allow: [], deny: [] }, leaves: null },
  };
  const start =
    candidate.level === 'seatbelt'
      ? confineBySeatbelt(command, parts)
      : // The self-test does not depend on the workspace.
        await confineByLauncher(command, candidate, { ...parts, watch: watchNothing() });
  const { output, errors } = await runOnce(start.program, start.args, { cwd: start.cwd, env: start.env });
  // sudo gives advice after its reason.
  const error = (candidate.privilege === 'sudo' ? errors[0] : errors.at(-1)) ?? '';
  const { startError } = await start.end();
  return { output, problem: startError ?? (output === '' && error !== '' ? error : null) };
}

function runOnce(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<{ readonly output: string; readonly errors: readonly string[] }> {
  return new Promise((resolve) => {
    execFile(
      program,
      args,
      { ...options, timeout: testTimeoutMs, killSignal: 'SIGKILL' },
      (failure, output, errors) => {
        const lines = errors.split('\n').filter((line) => line.trim() !== '');
        resolve({ output, errors: failure === null ? [] : lines.length === 0 ? [failure.message] : lines });
      },
    );
  });
}
