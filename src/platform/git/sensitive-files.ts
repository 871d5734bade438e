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

/** Tracked and untracked, not ignored; `null` if git cannot list them. Synchronous, since the policy engine is. */
export function sensitiveInGit({ environment, path }: ProcessSetup, directory: string): SensitiveInGit | null {
  const git = findExecutable('git', path);
  if (git === null) return null;
  const list = (command: string, ...options: readonly string[]): readonly string[] | null => {
    const { status, stdout } = spawnSync(git, [...pins, '-C', directory, command, '-z', ...options, '--', '.'], {
      env: environment,
      encoding: 'utf8',
      timeout: timeoutMs,
      maxBuffer: maxBytes,
    });
    return status === 0 ? stdout.split('\0').filter((name) => name !== '') : null;
  };
  const [tracked, untracked] = [list('ls-files', '--cached'), list('ls-files', '--others', '--exclude-standard')];
  if (tracked === null || untracked === null) return null;
  const sensitive = (names: readonly string[]): readonly string[] =>
    names.filter((name) => sensitivity(`/${name}`) !== 'low').map((name) => join(directory, name));
  return {
    tracked: sensitive(tracked),
    untracked: sensitive(untracked),
    get namesInGit() {
      // The index may lack a file of the last commit.
      const entries = [list('ls-files', '--stage'), list('ls-tree', '-r', 'HEAD') ?? []].flat();
      if (entries.includes(null)) return null;
      const links = entries.flatMap((entry) => /^120000 [^\t]*\t([^]*)$/.exec(entry ?? '')?.[1] ?? []);
      const names = entries.map((entry) => entry?.slice(entry.indexOf('\t') + 1) ?? '');
      return {
        arePlain: !names.some((name) => notPlain.test(name)),
        links: [...new Set(links)].map((name) => join(directory, name)),
      };
    },
  };
}

/** Programs that read names would take it for an option or for several names. */
const notPlain = /^-|[\s"'\\]/;
