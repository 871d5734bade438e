import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sensitivity } from '../../policy/files/sensitivity.js';
import type { SensitiveInGit } from '../../policy/types.js';
import { findExecutable } from '../process/program-path.js';
import type { ProcessSetup } from '../process/run-process.js';

const timeoutMs = 5_000;

/** In words too, since a git that is too old for the variables of the environment would start these programs. */
const pins = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null'];
const maxBytes = 16_000_000;

/**
 * The files below a directory with sensitive names, tracked and untracked; ignored files are omitted. `null` if git
 * cannot list them. Synchronous, since the policy engine is.
 */
export function sensitiveInGit({ environment, path }: ProcessSetup, directory: string): SensitiveInGit | null {
  const git = findExecutable('git', path);
  if (git === null) return null;
  const list = (...options: readonly string[]): readonly string[] | null => {
    const { status, stdout } = spawnSync(git, [...pins, '-C', directory, 'ls-files', '-z', ...options, '--', '.'], {
      env: environment,
      encoding: 'utf8',
      timeout: timeoutMs,
      maxBuffer: maxBytes,
    });
    if (status !== 0) return null;
    return stdout.split('\0').flatMap((name) => (name === '' || sensitivity(`/${name}`) === 'low' ? [] : [name]));
  };
  const [tracked, untracked] = [list('--cached'), list('--others', '--exclude-standard')];
  if (tracked === null || untracked === null) return null;
  const absolute = (names: readonly string[]): readonly string[] => names.map((name) => join(directory, name));
  return { tracked: absolute(tracked), untracked: absolute(untracked) };
}
