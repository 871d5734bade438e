import { copyFileSync, cpSync, existsSync, lstatSync, mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { only } from '../../errors.js';
import type { GitCallUndo } from '../sandbox/options.js';
import { GitProblem } from '../types.js';
import { createFeedGit, type GitOptions, recordsOf, requireSuccess, utf8Output } from './run-git.js';

/** What git keeps next to the index while a command is not finished. */
const unfinished = [
  ...['MERGE_HEAD', 'MERGE_MSG', 'MERGE_MODE', 'MERGE_AUTOSTASH', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'REBASE_HEAD'],
  ...['rebase-merge', 'rebase-apply', 'sequencer', 'AUTO_MERGE', 'ORIG_HEAD'],
  ...['BISECT_LOG', 'BISECT_NAMES', 'BISECT_START', 'BISECT_TERMS', 'BISECT_EXPECTED_REV', 'BISECT_ANCESTORS_OK'],
];

type Run = (stdin: string | null, ...args: readonly string[]) => Promise<readonly string[]>;

/** Copies the state of the clone to a directory; `null` if there is no repository with a commit. */
export async function beginGitCall(options: GitOptions, directory: string): Promise<GitCallUndo | null> {
  const indexOf = (file?: string): Run => {
    const variables = file === undefined ? {} : { variables: { GIT_INDEX_FILE: file } };
    const feed = createFeedGit({ ...options, ...variables });
    return async (stdin, ...args) => recordsOf(await requireSuccess(feed(stdin, ...args)));
  };
  const git = indexOf();
  const feed = createFeedGit(options);
  const places = await requireSuccess(feed(null, 'rev-parse', '--absolute-git-dir', '--show-toplevel', 'HEAD')).catch(
    only(GitProblem, () => null),
  );
  if (places === null) return null;
  const [gitDirectory = '', top = '', head = ''] = utf8Output(places).split('\n');
  const index = join(gitDirectory, 'index');
  if (!existsSync(index)) return null;
  const copies = join(directory, 'git-call');
  rmSync(copies, { recursive: true, force: true });
  mkdirSync(copies);
  // The second copy has every tracked file as it is now: its content is in the objects of the clone.
  const [asStaged, asFound] = [join(copies, 'index'), join(copies, 'found')];
  for (const copy of [asStaged, asFound]) copyFileSync(index, copy);
  const found = indexOf(asFound);
  await found(null, '-C', top, 'add', '-u');
  for (const name of unfinished) copyIfThere(join(gitDirectory, name), join(copies, name));
  const state = async () => ({
    staged: new Set(await git(null, '-C', top, 'ls-files', '-z', '-s')),
    untracked: new Set(await git(null, '-C', top, 'ls-files', '-z', '-o', '--exclude-standard')),
    different: new Set(await git(null, '-C', top, 'diff-files', '-z', '--name-only')),
    references: await referencesOf(feed),
  });
  const before = await state();
  return {
    async compare(words) {
      const after = await state();
      const lines = [...before.staged, ...after.staged];
      const changed = lines.filter((line) => !(before.staged.has(line) && after.staged.has(line)));
      return {
        staged: [...new Set(changed.map(nameIn))].map((name) => join(top, name)),
        wanted: (await namesInCommits(git, words, head)).map((name) => join(top, name)),
        hasConflicts: [...after.staged].some((line) => !/^\S+ \S+ 0\t/.test(line)),
        leftDifferences:
          [...after.different].some((name) => !before.different.has(name)) ||
          [...after.untracked].some((name) => !before.untracked.has(name)),
      };
    },
    async undo() {
      const after = await state();
      await restoreReferences(feed, before.references, after.references);
      for (const name of unfinished) {
        rmSync(join(gitDirectory, name), { recursive: true, force: true });
        copyIfThere(join(copies, name), join(gitDirectory, name));
      }
      const inFound = new Set((await found(null, '-C', top, 'ls-files', '-z', '-s')).map(nameIn));
      const inIndexes = [...before.staged, ...after.staged].map(nameIn);
      const made = [...after.untracked].filter((name) => !before.untracked.has(name));
      for (const name of new Set([...inIndexes, ...made]))
        if (!inFound.has(name) && !before.untracked.has(name)) removeFile(join(top, name));
      const different = await found(null, '-C', top, 'diff-files', '-z', '--name-only');
      if (different.length > 0)
        await found(`${different.join('\0')}\0`, '-C', top, 'checkout-index', '-f', '-q', '-z', '--stdin');
      copyFileSync(asStaged, index);
    },
    end: () => rmSync(copies, { recursive: true, force: true }),
  };
}

const mostCommits = 10;

/** The paths in which commits that words name differ from this one. */
async function namesInCommits(git: Run, words: readonly string[], from: string): Promise<readonly string[]> {
  const names = new Set<string>();
  for (const word of words.flatMap((text) => text.split(/\.{2,3}/)).slice(0, mostCommits)) {
    if (!/^[\w@]/.test(word)) continue;
    const [commit] = await git(null, 'rev-parse', '-q', '--verify', `${word}^{commit}`).catch(
      only(GitProblem, () => []),
    );
    if (commit === undefined) continue;
    for (const name of await git(null, 'diff-tree', '-r', '-z', '--name-only', '--no-renames', from, commit.trim()))
      names.add(name);
  }
  return [...names];
}

function nameIn(line: string): string {
  return line.slice(line.indexOf('\t') + 1);
}

function copyIfThere(from: string, to: string): void {
  if (existsSync(from)) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

/** A directory is a repository, and stays. */
function removeFile(path: string): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined || stat.isDirectory()) return;
  rmSync(path, { force: true });
  try {
    rmdirSync(dirname(path));
  } catch {
    // It is not empty.
  }
}

interface References {
  /** `ref: refs/heads/main`, or the commit. */
  readonly head: string;
  readonly values: ReadonlyMap<string, string>;
}

async function referencesOf(feed: ReturnType<typeof createFeedGit>): Promise<References> {
  const symbolic = await feed(null, 'symbolic-ref', '-q', 'HEAD');
  const branch = utf8Output(symbolic).trim();
  const head = branch === '' ? utf8Output(await requireSuccess(feed(null, 'rev-parse', 'HEAD'))).trim() : branch;
  const format = '--format=%(refname) %(objectname)%(if)%(symref)%(then) symbolic%(end)';
  const listed = utf8Output(await requireSuccess(feed(null, 'for-each-ref', format)));
  const values = listed.split('\n').flatMap((line): readonly (readonly [string, string])[] => {
    const [name = '', id = '', symbol] = line.split(' ');
    return name === '' || symbol !== undefined ? [] : [[name, id]];
  });
  return { head, values: new Map(values) };
}

async function restoreReferences(
  feed: ReturnType<typeof createFeedGit>,
  before: References,
  after: References,
): Promise<void> {
  if (before.head.startsWith('refs/')) await requireSuccess(feed(null, 'symbolic-ref', 'HEAD', before.head));
  else if (before.head !== after.head)
    await requireSuccess(feed(null, 'update-ref', '--no-deref', 'HEAD', before.head));
  const lines = [
    ...[...before.values]
      .filter(([name, id]) => after.values.get(name) !== id)
      .map((pair) => `update ${pair.join(' ')}\n`),
    ...[...after.values.keys()].filter((name) => !before.values.has(name)).map((name) => `delete ${name}\n`),
  ];
  if (lines.length > 0) await requireSuccess(feed(lines.join(''), 'update-ref', '--stdin'));
}
