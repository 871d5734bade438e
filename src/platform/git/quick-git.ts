import { execFile } from 'node:child_process';
import { devNull } from 'node:os';
import { findExecutable } from '../process/program-path.js';
import type { ProcessSetup } from '../process/run-process.js';

export interface QuickGitPlace extends Pick<ProcessSetup, 'path' | 'environment'> {
  readonly cwd: string;
}

/** The output of a git command without its end; `null` if it fails. */
export type QuickGit = (...args: readonly string[]) => Promise<string | null>;

const timeoutMs = 10_000;
const maxBytes = 10_000_000;

/** Starts no configured program. Loading what confines commands takes longer than a whole answer without a tool call. */
export function quickGit({ cwd, path, environment }: QuickGitPlace): QuickGit {
  const git = findExecutable('git', path);
  // Settings of the environment have no effect before git 2.31.
  const settings = ['-c', 'core.fsmonitor=false', '-c', `core.hooksPath=${devNull}`];
  const env = { ...environment, PATH: path, HOME: devNull, GIT_NO_REPLACE_OBJECTS: '1', GIT_NO_LAZY_FETCH: '1' };
  const options = { cwd, env, timeout: timeoutMs, maxBuffer: maxBytes, windowsHide: true };
  return (...args) =>
    new Promise((resolve) => {
      if (git === null) resolve(null);
      else
        execFile(git, [...settings, ...args], options, (error, stdout) =>
          resolve(error === null ? stdout.trim() : null),
        );
    });
}
