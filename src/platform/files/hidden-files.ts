import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Ignore } from 'ignore';
import { only } from '../../errors.js';
import { isInside, relativeInside } from '../../policy/files/paths.js';
import { readPlainFile } from './read-plain-file.js';
import { FileProblem } from './types.js';

/** Files at the top of a workspace that list, in the syntax of `.gitignore`, what is hidden from AI agents. */
const ignoreFiles = ['.sallyportignore', '.geminiignore', '.qwenignore'];

export interface HiddenFiles {
  /** Reads the lists. Once: what the agent writes into them has no effect on the run. */
  readonly load: () => Promise<void>;
  /** The list that hides a path; `null` if there is none, or before `load` has settled. */
  readonly hiddenBy: (path: string) => string | null;
}

/** What the ignore files of the project hide below this directory (links resolved). */
export function createHiddenFiles(workspace: string): HiddenFiles {
  const lists: { readonly name: string; readonly matcher: Ignore }[] = [];
  let loading: Promise<void> | null = null;
  const load = async (): Promise<void> => {
    const names = ignoreFiles.filter((name) => existsSync(join(workspace, name)));
    if (names.length === 0) return;
    const { default: create } = await import('ignore');
    for (const name of names) {
      const bytes = await readPlainFile(name, workspace, maxFileBytes).catch(only(FileProblem, () => null));
      if (bytes !== null) lists.push({ name, matcher: create().add(bytes.toString('utf8')) });
    }
  };
  return {
    load: () => (loading ??= load()),
    hiddenBy: (path) => {
      if (lists.length === 0 || !isInside({ path, directory: workspace })) return null;
      const name = relativeInside({ path, directory: workspace });
      if (name === null || name === '') return null;
      return lists.find(({ matcher }) => matcher.ignores(name))?.name ?? null;
    },
  };
}

/** A larger file is not a list of names. */
const maxFileBytes = 1_000_000;
