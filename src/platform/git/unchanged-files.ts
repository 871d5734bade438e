import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import { findExecutable } from '../process/program-path.js';
import type { ProcessSetup } from '../process/run-process.js';

const timeoutMs = 5_000;
const maxBytes = 16_000_000;

/**
 * Which of these files are as git has them. Their content is in the objects of the clone too. Empty if git cannot tell.
 */
export async function unchangedInGit(
  setup: ProcessSetup,
  workspace: string,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const names = paths.map((path) => relative(workspace, path));
  const [tracked, modified] = await Promise.all([
    listFiles(setup, workspace, ['--cached', '--', ...names]),
    listFiles(setup, workspace, ['--modified', '--', ...names]),
  ]);
  if (tracked === null || modified === null) return new Set();
  return new Set(tracked.filter((name) => !modified.includes(name)).map((name) => join(workspace, name)));
}

/** `null` if git failed. */
function listFiles(
  { environment, path }: ProcessSetup,
  workspace: string,
  args: readonly string[],
): Promise<readonly string[] | null> {
  const git = findExecutable('git', path);
  if (git === null) return Promise.resolve(null);
  const all = ['--literal-pathspecs', '-C', workspace, 'ls-files', '-z', ...args];
  const options = { env: environment, timeout: timeoutMs, maxBuffer: maxBytes };
  return new Promise((resolve) => {
    execFile(git, all, options, (error, stdout) => {
      resolve(error === null ? stdout.split('\0').filter((name) => name !== '') : null);
    });
  });
}
