import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { attempt } from '../../errors.js';
import { type ProcessSetup, runProcess } from '../process/run-process.js';

export interface ReleasedAction {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** The full id of the commit that is checked out. */
  readonly commit: string;
  /** The newest tag `vX.Y.Z` with its commit; `null` if the clone has none. */
  readonly release: { readonly tag: string; readonly commit: string } | null;
}

/** `program` is the path of the running file. `null` if it is not in a clone of its repository on GitHub. Asks no server. */
export async function findReleasedAction(setup: ProcessSetup, program: string): Promise<ReleasedAction | null> {
  const root = rootOf(program);
  if (root === null) return null;
  const git = async (...args: readonly string[]): Promise<string> => {
    const { stdoutBytes, exitCode } = await runProcess(setup, {
      argv: ['git', ...args],
      cwd: root,
      timeoutMs: 10_000,
      maxOutputBytes: 1_000_000,
      signal: new AbortController().signal,
    });
    return exitCode === 0 ? stdoutBytes.toString('utf8').trim() : '';
  };
  // A package in node_modules is in the repository of its user.
  const [top, head = ''] = (await git('rev-parse', '--show-prefix', '--show-toplevel', 'HEAD')).split('\n');
  if (top !== root) return null;
  const origin = await git('config', '--get', 'remote.origin.url');
  const [, repository] =
    /^(?:https:\/\/(?:[^@/]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(
      origin,
    ) ?? [];
  if (repository === undefined) return null;
  const format = '--format=%(refname:strip=2) %(objectname) %(*objectname)';
  const tags = await git('for-each-ref', '--sort=-version:refname', format, 'refs/tags/v*');
  const newest = tags.split('\n').find((line) => /^v\d+\.\d+\.\d+ /.test(line));
  const [tag = '', object = '', commit = ''] = (newest ?? '').split(' ');
  return { repository, commit: head, release: tag === '' ? null : { tag, commit: commit === '' ? object : commit } };
}

/** The directory above `dist/`, in which the program is. */
export function rootOf(program: string): string | null {
  return attempt(() => resolve(dirname(realpathSync(program)), '..'), null);
}
