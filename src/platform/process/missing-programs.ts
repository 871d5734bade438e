import { readFileSync } from 'node:fs';
import { attempt } from '../../errors.js';
import { isAtLeast, oldestGit } from '../../version.js';
import { findBash, findExecutable } from './program-path.js';
import type { ProcessSetup } from './run-process.js';

/** What this machine lacks for a run, each as a sentence with what to install. Takes no time if nothing is missing. */
export async function missingPrograms(setup: ProcessSetup, isClone: boolean): Promise<readonly string[]> {
  const addressSpace = addressSpaceProblem();
  return [
    ...(findBash(setup.path) === null ? ['bash was not found, so no command can run: install bash.'] : []),
    ...(isClone ? await gitProblems(setup) : []).map(
      ({ found, hint }) => `${found}, so commands find no repository, and changes are not recorded: ${hint}.`,
    ),
    ...(addressSpace === null ? [] : [`${addressSpace}.`]),
  ];
}

interface MissingProgram {
  readonly found: string;
  readonly hint: string;
}

/** Why git cannot be used; empty if it can. */
export async function gitProblems(setup: ProcessSetup): Promise<readonly MissingProgram[]> {
  const hint = `install git ${oldestGit} or newer`;
  if (findExecutable('git', setup.path) === null) return [{ found: 'git was not found', hint }];
  const { tooOldGit } = await import('./git-version.js');
  const version = await tooOldGit(setup);
  return version === null ? [] : [{ found: `git ${version} is too old`, hint }];
}

/** The address space that WebAssembly needs before Node 24. */
const neededBytes = 10 * 2 ** 30;

/** Why the second parser of commands cannot be loaded, as a clause; `null` if it can. */
export function addressSpaceProblem(node = process.versions.node, limits = limitsOfProcess()): string | null {
  const bytes = Number(/^Max address space\s+(\d+)/m.exec(limits)?.[1] ?? Infinity);
  if (bytes >= neededBytes || isAtLeast(node, '24')) return null;
  const megabytes = String(Math.round(bytes / 2 ** 20));
  return `the address space is limited to ${megabytes} MB (ulimit -v), too little to parse commands: raise the limit to 10 GB, or use Node 24`;
}

function limitsOfProcess(): string {
  if (process.platform !== 'linux') return '';
  return attempt(() => readFileSync('/proc/self/limits', 'latin1'), '');
}
