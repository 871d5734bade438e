import { findExecutable } from './program-path.js';
import { isAtLeast, programVersion } from './program-version.js';
import type { ProcessSetup } from './run-process.js';

/**
 * The first version that reads configuration from GIT_CONFIG_COUNT, which is needed to disable programs configured in a
 * clone.
 */
export const oldestGit = '2.31';

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
