import { join, relative } from 'node:path';
import { rethrowUnless } from '../../errors.js';
import { GitProblem } from '../types.js';
import { createRunGit, type GitOptions, recordsOf } from './run-git.js';

/** Unchanged, so that their content is in the objects of the clone too. Empty if git fails. */
export async function unchangedInGit(
  setup: Omit<GitOptions, 'cwd' | 'signal'>,
  workspace: string,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const runGit = createRunGit({ ...setup, cwd: workspace, signal: new AbortController().signal });
  const names = paths.map((path) => relative(workspace, path));
  const list = async (which: '--cached' | '--modified'): Promise<readonly string[] | null> => {
    const end = await runGit('ls-files', '-z', which, '--', ...names);
    return end.exitCode === 0 ? recordsOf(end) : null;
  };
  try {
    const [tracked, modified] = await Promise.all([list('--cached'), list('--modified')]);
    if (tracked === null || modified === null) return new Set();
    return new Set(tracked.filter((name) => !modified.includes(name)).map((name) => join(workspace, name)));
  } catch (error) {
    rethrowUnless(error, GitProblem);
    return new Set();
  }
}
