import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Ignore } from 'ignore';
import { only } from '../../errors.js';
import { relativeInside } from '../../policy/files/paths.js';
import { readPlainFile } from './read-plain-file.js';
import { FileProblem } from './types.js';

/** Files of a workspace, and of the directories above it, that list what is hidden from AI agents, as `.gitignore` does. */
const ignoreFiles = ['.sallyportignore', '.geminiignore', '.qwenignore'];

interface IgnoreList {
  readonly name: string;
  /** The directory that it governs. */
  readonly directory: string;
  readonly matcher: Ignore;
}

/** `above` leads from the workspace to each directory up to the root of its repository: `../`, `../../`. */
export function createHiddenFiles(workspace: string, above: readonly string[] = []) {
  const lists: IgnoreList[] = [];
  let loading: Promise<void> | null = null;
  const load = async (): Promise<void> => {
    const found = ['', ...above].flatMap((up) => {
      const directory = join(workspace, up);
      return ignoreFiles.flatMap((name) => (existsSync(join(directory, name)) ? [{ up, directory, name }] : []));
    });
    if (found.length === 0) return;
    const { default: create } = await import('ignore');
    for (const { up, directory, name } of found) {
      const bytes = await readPlainFile(name, directory, maxFileBytes).catch(only(FileProblem, () => null));
      if (bytes === null) continue;
      const matcher = create().add(bytes.toString('utf8'));
      lists.push({ name: `${up}${name}`, directory: directory.replace(/(?<=.)\/$/, ''), matcher });
    }
  };
  return {
    /** Reads the lists. Once: what the agent writes into them has no effect on the run. */
    load: () => (loading ??= load()),
    /** The list that hides a path, relative to the workspace; `null` if there is none, or before `load` has settled. */
    hiddenBy: (path: string) => {
      const list = lists.find(({ directory, matcher }) => {
        const name = relativeInside({ path, directory });
        return name !== null && name !== '' && matcher.ignores(name);
      });
      return list?.name ?? null;
    },
  };
}

/** A larger file is not a list of names. */
const maxFileBytes = 1_000_000;
