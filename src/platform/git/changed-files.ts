import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type FileState, fileState } from '../files/file-state.js';
import type { ProcessEnd } from '../process/run-process.js';
import { type FeedGit, maxGitBytes, type RunGit, recordsOf, requireSuccess, utf8Output } from './run-git.js';

/** The differences between the working tree and a commit. Paths are relative to the directory of the port, with `/`. */
export interface TreeChanges {
  /** Changed files that are in the commit or the index, with the version in the commit, or `null` if it has none. */
  readonly tracked: ReadonlyMap<string, StoredFile | null>;
  /** Files that are neither tracked nor ignored. */
  readonly untracked: readonly string[];
  /** Names of changed files that are not UTF-8, with octal codes for these bytes. Files with such names are nowhere else. */
  readonly unnamed: ReadonlySet<string>;
  /** Submodules and other nested repositories, whose contents git does not compare. */
  readonly nested: ReadonlySet<string>;
}

export interface StoredFile {
  readonly mode: string;
  readonly id: string;
}

/** No color, no program configured in the repository, and a renamed file as one deleted and one created file. */
const plainDiff = ['--no-color', '--no-ext-diff', '--no-textconv', '--no-renames', '--ignore-submodules=dirty'];

/** Compares the working tree with `base`, a commit or tree, with two or three processes. Changes nothing. */
export async function treeChanges(git: RunGit, base: string, cwd: string): Promise<TreeChanges> {
  const [diff, others, links] = await Promise.all([
    requireSuccess(git('diff', ...plainDiff, '--relative', '--raw', '--no-abbrev', '-z', base, '--')),
    requireSuccess(git('ls-files', '--others', '--exclude-standard', '-z')),
    hasSubmodules(cwd) ? requireSuccess(git('ls-files', '--stage', '-z')) : null,
  ]);
  const tracked = new Map<string, StoredFile | null>();
  const nested = new Set<string>();
  const unnamed = new Set<string>();
  const fields = namesIn(diff);
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [mode = '', newMode, id = ''] = (fields[at] ?? noName).name.slice(1).split(' ');
    const { name: path, isUtf8: isNamed } = fields[at + 1] ?? noName;
    if (!isNamed) {
      unnamed.add(path);
      continue;
    }
    if (mode === '160000' || newMode === '160000') nested.add(path);
    // A conflicting file is listed twice, first without the version in the commit.
    if (!tracked.has(path) || mode !== '000000') tracked.set(path, mode === '000000' ? null : { mode, id });
  }
  const listed = namesIn(others);
  for (const { name } of listed.filter((entry) => !entry.isUtf8)) unnamed.add(name);
  const entries = listed.filter((entry) => entry.isUtf8).map(({ name }) => name);
  const submodules = (links === null ? [] : recordsOf(links)).flatMap(
    (line) => /^160000 [^\t]*\t(.+)$/s.exec(line)?.[1] ?? [],
  );
  for (const path of [...submodules, ...entries.filter((entry) => entry.endsWith('/'))]) nested.add(path);
  return {
    tracked,
    untracked: entries.filter((path) => !path.endsWith('/')),
    nested,
    unnamed,
  };
}

const noName = { name: '', isUtf8: true };

function namesIn({ stdoutBytes }: ProcessEnd): readonly (typeof noName)[] {
  if (isUtf8(stdoutBytes)) {
    const records = stdoutBytes.toString('utf8').split('\0');
    return records.filter((name) => name !== '').map((name) => ({ name, isUtf8: true }));
  }
  return stdoutBytes
    .toString('latin1')
    .split('\0')
    .filter((record) => record !== '')
    .map((record) => {
      const bytes = Buffer.from(record, 'latin1');
      return isUtf8(bytes)
        ? { name: bytes.toString('utf8'), isUtf8: true }
        : {
            name: record.replace(/[^ -~]/g, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`),
            isUtf8: false,
          };
    });
}

/** The files that a range of two full commit ids changes, without deleted files, links and submodules. */
export async function changedBetween(git: RunGit, range: string): Promise<readonly string[]> {
  const diff = await requireSuccess(
    git('diff', ...plainDiff, '--relative', '--diff-filter=d', '--raw', '--no-abbrev', '-z', range, '--'),
  );
  const fields = utf8Output(diff).split('\0');
  return fields.flatMap((field, at) => {
    const [mode, newMode] = field.split(' ');
    return at % 2 === 0 && mode?.startsWith(':') === true && newMode?.startsWith('100') === true
      ? [fields[at + 1] ?? '']
      : [];
  });
}

/** Listing the whole index is only useful if there may be submodules. */
function hasSubmodules(cwd: string): boolean {
  for (let directory = resolve(cwd); ; directory = dirname(directory)) {
    if (existsSync(join(directory, '.gitmodules'))) return true;
    if (existsSync(join(directory, '.git')) || dirname(directory) === directory)
      return existsSync(join(directory, '.git', 'modules'));
  }
}

/** Its commit, and the contents that differ from it; `null` if not checked out. `git` runs in the nested repository. */
export async function nestedState(git: RunGit, directory: string): Promise<FileState | null> {
  if (!existsSync(join(directory, '.git'))) return null;
  const status = await git('status', '--porcelain=v2', '--branch', '--untracked-files=all', '--no-renames', '-z');
  const records = utf8Output(status).split('\0');
  const hash = createHash('sha256');
  for (const record of records.filter((line) => !line.startsWith('# ') || line.startsWith('# branch.oid'))) {
    hash.update(`${record}\0`);
    // The path of a changed, conflicting or untracked entry; `null` for any other line.
    const path = /^(?:1(?: \S+){7}|u(?: \S+){9}|\?) (.+)$/s.exec(record)?.[1] ?? null;
    const state = path === null ? null : fileState(join(directory, path), 0);
    hash.update(`${state?.mode ?? ''} ${state?.digest ?? state?.stamp ?? ''}\0`);
  }
  const digest = hash.digest('base64');
  return { mode: '160000', digest, stamp: digest, isFresh: false, content: null };
}

/** The contents of the blobs that are at most `each` bytes, up to `total` bytes in all. */
export async function blobs(
  feed: FeedGit,
  ids: readonly string[],
  { each, total }: { readonly each: number; readonly total: number },
): Promise<ReadonlyMap<string, Buffer>> {
  if (ids.length === 0) return new Map();
  const asked = [...new Set(ids)].map((id) => `${id}\n`).join('');
  let room = total;
  const wanted = utf8Output(await requireSuccess(feed(asked, 'cat-file', '--batch-check')))
    .split('\n')
    .flatMap((line) => {
      const [, id = '', bytes = ''] = /^([0-9a-f]+) blob (\d+)$/.exec(line) ?? [];
      if (id === '' || Number(bytes) > Math.min(each, room)) return [];
      room -= Number(bytes);
      return [{ id, bytes: Number(bytes) }];
    });
  const contents = new Map<string, Buffer>();
  for (const some of inOutputs(wanted)) {
    const { stdoutBytes: output } = await requireSuccess(
      feed(some.map(({ id }) => `${id}\n`).join(''), 'cat-file', '--batch'),
    );
    let at = 0;
    for (const { id, bytes } of some) {
      const start = output.indexOf(0x0a, at) + 1;
      at = start + bytes + 1;
      contents.set(id, output.subarray(start, start + bytes));
    }
  }
  return contents;
}

interface SizedBlob {
  readonly id: string;
  readonly bytes: number;
}

/** A longer output would be truncated; each content follows a line with its id. */
function* inOutputs(wanted: readonly SizedBlob[]): Iterable<readonly SizedBlob[]> {
  let some: SizedBlob[] = [];
  let room = maxGitBytes;
  for (const blob of wanted) {
    const needed = blob.bytes + 100;
    if (some.length > 0 && needed > room) {
      yield some;
      [some, room] = [[], maxGitBytes];
    }
    some.push(blob);
    room -= needed;
  }
  if (some.length > 0) yield some;
}

/** The paths that have the attribute `filter`, with its value. Runs no filter. */
export async function filteredPaths(git: RunGit, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map();
  const fields = utf8Output(await requireSuccess(git('check-attr', '-z', 'filter', '--', ...paths))).split('\0');
  return new Map(
    fields.flatMap((path, index): readonly [string, string][] => {
      const value = index % 3 === 0 ? fields[index + 2] : undefined;
      return value === undefined || /^(unspecified|unset)$/.test(value) ? [] : [[path, value]];
    }),
  );
}
