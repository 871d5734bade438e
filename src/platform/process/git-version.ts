import { isAtLeast, oldestGit } from '../../version.js';
import { findExecutable } from './program-path.js';
import { programVersion } from './program-version.js';
import type { ProcessSetup } from './run-process.js';

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
