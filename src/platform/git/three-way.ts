import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredEntry } from './history.js';
import { type FeedGit, type RunGit, requireSuccess, utf8Output } from './run-git.js';

/** A file for a commit; a content of `null` deletes it. */
export interface CommitFile {
  /** From the top of the repository, with `/`. */
  readonly path: string;
  readonly content: Buffer | null;
  readonly mode?: '100644' | '100755' | '120000';
}

export interface ThreeTexts {
  readonly base: Buffer;
  readonly ours: Buffer;
  readonly theirs: Buffer;
}

/** Merges changes of both sides; `null` if they conflict or if a text is binary. `directory` is for temporary files. */
export async function mergeFileContents(git: RunGit, texts: ThreeTexts, directory: string): Promise<Buffer | null> {
  if (Object.values(texts).some((text: Buffer) => text.includes(0))) return null;
  return await withFiles(directory, [texts.ours, texts.base, texts.theirs], async (paths) => {
    const end = await git('merge-file', '-p', '--quiet', '--', ...paths);
    return end.exitCode === 0 && end.droppedBytes === 0 ? end.stdoutBytes : null;
  });
}

export interface NewGitCommit {
  /** The second one is a commit that is merged. */
  readonly parents: readonly string[];
  /** What the files change. */
  readonly tree: string;
  readonly message: string;
  readonly files: readonly CommitFile[];
  /** Files that are stored already. */
  readonly kept: readonly StoredEntry[];
  readonly author: { readonly name: string; readonly email: string };
}

/** Creates a commit in the object database, on no branch; the index and the working tree stay as they are. */
export async function createCommit(
  gitWith: (variables: Readonly<Record<string, string>>) => FeedGit,
  { parents, tree: before, message, files, kept, author }: NewGitCommit,
  directory: string,
): Promise<string> {
  const contents = files.flatMap(({ content }) => (content === null ? [] : [content]));
  return await withFiles(directory, contents, async (paths, place) => {
    const feed = gitWith({
      GIT_INDEX_FILE: join(place, 'index'),
      ...{ GIT_AUTHOR_NAME: author.name, GIT_AUTHOR_EMAIL: author.email },
      ...{ GIT_COMMITTER_NAME: author.name, GIT_COMMITTER_EMAIL: author.email },
    });
    const git: RunGit = (...args) => feed(null, ...args);
    const ids = paths.length === 0 ? [] : await lines(git('hash-object', '-w', '--no-filters', '--', ...paths));
    await requireSuccess(git('read-tree', before));
    let at = 0;
    const changed = files.map(({ path, content, mode = '100644' }) => ({
      ...{ path, mode },
      id: content === null ? null : (ids[at++] ?? ''),
    }));
    // Paths of this input are relative to the top of the repository in every directory, those of options are not.
    const input = [...kept, ...changed].map(({ path, mode, id }) =>
      id === null ? `0 ${'0'.repeat(before.length)}\t${path}\0` : `${mode} ${id}\t${path}\0`,
    );
    await requireSuccess(feed(input.join(''), 'update-index', '--replace', '-z', '--index-info'));
    const [tree = ''] = await lines(git('write-tree'));
    const ancestors = parents.flatMap((parent) => ['-p', parent]);
    const [commit = ''] = await lines(git('commit-tree', tree, ...ancestors, '-m', message));
    return commit;
  });
}

async function lines(running: ReturnType<RunGit>): Promise<readonly string[]> {
  return utf8Output(await requireSuccess(running))
    .trim()
    .split('\n');
}

async function withFiles<T>(
  directory: string,
  contents: readonly Buffer[],
  work: (paths: readonly string[], place: string) => Promise<T>,
): Promise<T> {
  const place = mkdtempSync(join(directory, 'git-'));
  try {
    const paths = contents.map((content, index) => {
      const path = join(place, String(index));
      writeFileSync(path, content, { mode: 0o600 });
      return path;
    });
    return await work(paths, place);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
