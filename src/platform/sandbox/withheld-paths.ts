import { type Dirent, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Existing paths of the workspace that a command must not change, or must not see. */
export interface WithheldPaths {
  readonly readOnly: readonly string[];
  readonly hidden: readonly string[];
  /** There were too many files to examine them all. */
  readonly isPartial: boolean;
}

/** The rules, asked about one absolute path. */
export interface PathRules {
  /** Whether a rule could permit writing it without naming it: false for protected and denied paths. */
  readonly mayWrite: (path: string) => boolean;
  readonly mayRead: (path: string) => boolean;
}

const mostNames = 100_000;
const mostPaths = 3_000;
const namesPerStep = 2_000;

/** Packages and objects of git: their files have the names of other projects, and there are too many of them. */
const skipped = /^(?:node_modules|\.git|\.venv|venv|target|__pycache__)$/;

/** A name that no rule is likely to mention: the answer for it is the answer for any new file of the directory. */
const newFile = 'new-file';

/** Searches the workspace. Yields to other work, since the search usually runs while the model is asked. */
export async function findWithheldPaths(workspace: string, rules: PathRules): Promise<WithheldPaths> {
  const [readOnly, hidden]: [string[], string[]] = [[], []];
  const open = [{ path: workspace, isReadOnly: false }];
  let names = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const entry of entriesOf(next.path)) {
      names += 1;
      if (names % namesPerStep === 0) await new Promise(setImmediate);
      const path = join(next.path, entry.name);
      if (entry.isSymbolicLink()) continue;
      const asked = entry.isDirectory() ? join(path, newFile) : path;
      const isDirectory = entry.isDirectory();
      if (isDirectory && skipped.test(entry.name) && !(entry.name === '.git' && next.path === workspace)) continue;
      if (!rules.mayRead(asked) && !(isDirectory && entry.name === '.git')) {
        hidden.push(path);
        continue;
      }
      const isReadOnly = next.isReadOnly || !rules.mayWrite(asked);
      if (isReadOnly && !next.isReadOnly) readOnly.push(path);
      if (isDirectory && entry.name !== '.git') open.push({ path, isReadOnly });
    }
    if (names > mostNames || readOnly.length + hidden.length > mostPaths) return { readOnly, hidden, isPartial: true };
  }
  return { readOnly, hidden, isPartial: false };
}

function entriesOf(directory: string): readonly Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** The path for people. */
export function shownPath(path: string, workspace: string): string {
  return relative(workspace, path).replaceAll('\\', '/');
}
