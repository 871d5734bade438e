import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The top of the repository that commands work in, which can be a worktree; `null` outside a runner. */
export function workspaceVariable(
  source: Readonly<Record<string, string | undefined>>,
  workspace: string,
): string | null {
  if (source['GITHUB_WORKSPACE'] === undefined) return null;
  for (let directory = workspace; ; directory = dirname(directory)) {
    if (existsSync(join(directory, '.git'))) return directory;
    if (dirname(directory) === directory) return workspace;
  }
}
