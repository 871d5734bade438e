import { isUtf8 } from 'node:buffer';
import { basename, join } from 'node:path';
import { only, rethrowUnless } from '../../errors.js';
import { changeTimeMs, type FileState, fileStates, isSameState, isUnchanged } from '../../platform/files/file-state.js';
import { type BlobIds, storedBytes } from '../../platform/git/blob-ids.js';
import type { StoredFile } from '../../platform/git/changed-files.js';
import type { Git } from '../../platform/git/git.js';
import { anySignal } from '../../platform/host/time-limit.js';
import { GitProblem } from '../../platform/types.js';
import { describeChange, diffableState, type Side, type Written } from '../result/diff.js';
import type { ChangedFile } from '../result/types.js';
import { deniedNote, unnamableNote } from './keep-unpatched.js';

export interface Changes {
  /** In byte order of the paths. */
  readonly files: readonly ChangedFile[];
  /** Why the list is unknown. */
  readonly notice: string | null;
  /** The commit that the run began with; `null` if there is none. */
  readonly base: string | null;
  readonly mixed: ReadonlySet<string>;
  /** Files that git does not show, such as ignored ones. */
  readonly hidden: ReadonlySet<string>;
}

export interface ChangeWatch {
  /** Examines the state before the run, so that the first call need not wait for it. */
  begin(): void;
  /** Settles when the state before the run is known; no call may write before. Never rejects. */
  ready(): Promise<void>;
  /** The differences to the start. Never rejects because of problems of the repository. */
  since(): Promise<Changes>;
}

export interface Baseline {
  readonly head: string | null;
  /** In milliseconds since the epoch. */
  readonly since: number;
  /** Files that differed from the commit. */
  readonly dirty: readonly string[];
}

export interface WatchOptions {
  readonly root: string;
  /** `null` outside a repository: then only writes of the file tools are known. */
  readonly git: ((signal: AbortSignal) => Git) | null;
  readonly written: Written;
  /** Aborted when inspecting the state before the run, and the one after it, must end. */
  readonly signal: AbortSignal;
  readonly atEnd: () => AbortSignal;
  /** Of the run that is resumed: its changes count. Contents of files that were dirty then are those of now. */
  readonly baseline?: Baseline | null;
  /** The diffs are for `git apply`, so they are not cut to what a report has room for. */
  readonly hasWholeDiffs?: boolean;
  /** Receives the state before the run. */
  readonly onBaseline?: (baseline: Baseline) => void;
}

/** Larger diffs would push the rest out of a comment. In bytes; the whole is that of all files together. */
const reportLimits = { maxDiffBytes: 30_000, maxTotalBytes: 200_000, maxPatchBytes: 50_000_000 };

/** What a stored result takes. The changed files of a commit have 5 MB at most, each of them 1 MB. */
const wholeLimits = { maxDiffBytes: 4_000_000, maxTotalBytes: 10_000_000, maxPatchBytes: 10_000_000 };

const maxChangedBytes = 64_000_000;

/** Contents kept from the start, so that a diff only shows changes of the run. */
const kept = { each: 200_000, total: 10_000_000 };

const nothing = { notice: null, base: null, mixed: new Set<string>(), hidden: new Set<string>() };

/** With the start, so that earlier uncommitted changes are not the run's. A run without a call does not wait for it. */
export function watchChanges(options: WatchOptions): ChangeWatch {
  const { root, git, written, signal, atEnd, baseline = null } = options;
  if (git === null) {
    const since = async () => ({
      ...nothing,
      files: await describeAll(await differing(root, written, null), null),
    });
    return { begin: () => undefined, ready: () => Promise.resolve(), since };
  }
  const stop = new AbortController();
  const begin = async () => {
    const start = await snapshot(root, git(anySignal(stop.signal, signal)), stop.signal, baseline);
    const { head, atMs: since, states } = start;
    if (baseline === null) options.onBaseline?.({ head, since, dirty: [...states.keys()] });
    return start;
  };
  let before: Promise<Start> | null = null;
  const settled = (started: Promise<Start>) =>
    started.then(
      () => undefined,
      // The caller that requests the changes gets the failure.
      () => undefined,
    );
  const examine = (): Promise<void> => settled((before ??= begin()));
  let isAsked = false;
  return {
    begin: () => void examine(),
    ready: () => {
      isAsked = true;
      return examine();
    },
    since: async () => {
      if (!isAsked || before === null) {
        stop.abort();
        if (before !== null) await settled(before);
        return { ...nothing, files: [] };
      }
      try {
        return await changesSince(await before, options, git(atEnd()));
      } catch (error) {
        rethrowUnless(error, GitProblem);
        const files = await describeAll(await differing(root, written, null), null);
        const notice = `The changed files could not be listed: ${error.message}. Only those that the file tools wrote are shown.`;
        return { ...nothing, files, notice };
      }
    },
  };
}

interface Start {
  readonly head: string | null;
  readonly atMs: number;
  /** See TreeChanges. */
  readonly unnamed: ReadonlySet<string>;
  /** Of files that differed from the commit, and of nested repositories. */
  readonly states: ReadonlyMap<string, FileState | null>;
}

async function snapshot(root: string, git: Git, signal: AbortSignal, baseline: Baseline | null): Promise<Start> {
  const atMs = baseline?.since ?? Date.now();
  const head = baseline === null ? await git.headSha() : baseline.head;
  const { tracked, untracked, nested, unnamed } = await git.treeChanges(head);
  const dirty = baseline === null ? null : new Set(baseline.dirty);
  const wasDirty = (path: string): boolean => dirty === null || dirty.has(path);
  const states = await fileStates(
    root,
    [...tracked.keys(), ...untracked].filter((path) => !nested.has(path) && wasDirty(path)),
    { ...kept, signal },
  );
  for (const path of nested) if (wasDirty(path)) states.set(path, await git.nestedState(path));
  return { head, atMs, states, unnamed };
}

async function changesSince(start: Start, { root, written, hasWholeDiffs }: WatchOptions, git: Git): Promise<Changes> {
  const differences = await differing(root, written, { start, git });
  const files = await describeAll(differences, git, {
    hasWholeDiffs: hasWholeDiffs === true,
    idLength: start.head?.length,
  });
  const paths = new Set(files.map(({ path }) => path));
  const those = (pick: (difference: Difference) => boolean) =>
    new Set(
      differences.flatMap((difference) => (paths.has(difference.path) && pick(difference) ? [difference.path] : [])),
    );
  const mixed = those(({ path }) => start.states.has(path));
  return { files, notice: null, base: start.head, mixed, hidden: those(({ isHidden }) => isHidden) };
}

interface Difference {
  readonly path: string;
  /** The content in the commit, or at the path. */
  readonly before: FileState | StoredFile | null;
  readonly after: FileState | null;
  readonly isHidden: boolean;
  /** Why it can be in no patch; absent if its contents decide that. */
  readonly note?: string;
}

const unnamable = { mode: 'other', digest: null, stamp: '', isFresh: false, content: null };

/** The changes of the run. Contents of the working tree are not read for files that only git knows. */
async function differing(
  root: string,
  written: Written,
  repository: { readonly start: Start; readonly git: Git } | null,
): Promise<readonly Difference[]> {
  const differences = new Map<string, Difference>();
  let unread = maxChangedBytes;
  const stateOf = (place: string): FileState | null => {
    const state = diffableState(place, unread);
    unread -= state?.content?.length ?? 0;
    return state;
  };
  const compare = (path: string, before: FileState | null, isHidden: boolean): void => {
    const place = `${root}/${path}`;
    if (!differences.has(path) && !isUnchanged(place, before)) {
      differences.set(path, { path, before, after: stateOf(place), isHidden });
    }
  };
  if (repository !== null) {
    const { start, git } = repository;
    const now = await git.treeChanges(start.head);
    const { nested, unnamed } = now;
    for (const path of unnamed) {
      if (start.unnamed.has(path)) continue;
      differences.set(path, { path, before: null, after: unnamable, isHidden: false, note: unnamableNote });
    }
    const seen = new Set([...now.tracked.keys(), ...now.untracked, ...nested]);
    for (const path of nested) {
      const [before, after] = [start.states.get(path), await git.nestedState(path)];
      if (before !== undefined && isSameState(before, after)) continue;
      differences.set(path, { path, before: before ?? now.tracked.get(path) ?? null, after, isHidden: false });
    }
    for (const [path, before] of start.states) if (!nested.has(path)) compare(path, before, false);
    for (const [path, stored] of now.tracked) {
      if (start.states.has(path) || nested.has(path)) continue;
      differences.set(path, { path, before: stored, after: stateOf(join(root, path)), isHidden: false });
    }
    const isOld = oldFiles(root, start, [...differences.keys(), ...written.keys(), ...now.untracked]);
    for (const path of now.untracked) {
      if (start.states.has(path) || now.tracked.has(path) || written.has(path) || isOld(path)) continue;
      compare(path, null, false);
    }
    for (const [path, before] of written) if (!start.states.has(path)) compare(path, before, !seen.has(path));
  } else {
    for (const [path, before] of written) compare(path, before, false);
  }
  return [...differences.values()].sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
}

/** Whether a file existed before the run and only became visible because the run changed what git ignores. */
function oldFiles(root: string, { atMs }: Start, changed: readonly string[]): (path: string) => boolean {
  if (!changed.some((path) => basename(path) === '.gitignore')) return () => false;
  return (path) => changeTimeMs(join(root, path)) < atMs;
}

interface DescribeOptions extends Pick<WatchOptions, 'hasWholeDiffs'> {
  readonly idLength?: number | undefined;
}

async function describeAll(
  differences: readonly Difference[],
  git: Git | null,
  { hasWholeDiffs = false, idLength = 40 }: DescribeOptions = {},
): Promise<readonly ChangedFile[]> {
  const stored = differences.flatMap(({ before }) => (before !== null && 'id' in before ? [before.id] : []));
  const contents: ReadonlyMap<string, Buffer> = (await git?.blobs(stored)) ?? new Map<string, Buffer>();
  const sideOf = (state: FileState | StoredFile | null): Side =>
    state !== null && 'id' in state ? { mode: state.mode, content: contents.get(state.id) ?? null } : state;
  const committed = git === null ? null : await withStoredLineEnds(differences, git);
  const files: ChangedFile[] = [];
  const limits = hasWholeDiffs ? wholeLimits : reportLimits;
  const prefix = differences.length === 0 ? '' : ((await git?.prefix()) ?? '');
  let [room, patchRoom] = [limits.maxTotalBytes, limits.maxPatchBytes];
  for (const { path, before, after, isHidden, note } of differences) {
    if (before === null && after === null) continue;
    const file = await describeChange(
      path,
      { before: sideOf(before), after: committed?.get(path) ?? after },
      { room: Math.min(room, limits.maxDiffBytes), patchRoom, isComplete: hasWholeDiffs, prefix, idLength },
    );
    if (file === null) continue;
    room -= Buffer.byteLength(file.diff ?? '');
    patchRoom -= file.patch?.length ?? 0;
    const ownNote = note ?? (isHidden ? (file.note ?? 'not listed by git') : file.note);
    files.push(ownNote === undefined ? file : { ...file, note: ownNote });
  }
  return files;
}

/** Files that the rules do not permit to be read are listed without a diff: the run may have made them visible to git. */
export function hideDeniedFiles(changes: Changes, mayRead: (path: string) => boolean): Changes {
  const files = changes.files.map((file) => (mayRead(file.path) ? file : deniedFile(file)));
  return { ...changes, files };
}

function deniedFile({ path, kind, diff, note, patch }: ChangedFile): ChangedFile {
  const isKnown = diff !== null || patch !== undefined;
  const denied = { path, kind, added: 0, removed: 0, diff: null };
  return isKnown || note === undefined ? { ...denied, note: deniedNote } : { ...denied, note };
}

/** Windows allows the fewest: 32,767 for the whole command line. */
const charactersPerCall = 30_000;

type BlobReader = Pick<Git, 'filteredPaths' | 'blobIds'>;

/** The changed files that git would convert, as it would commit them, if they are compared with a commit. */
export async function withStoredLineEnds(
  compared: readonly {
    readonly path: string;
    readonly before: FileState | StoredFile | null;
    readonly after: FileState | null;
  }[],
  git: BlobReader,
): Promise<ReadonlyMap<string, FileState>> {
  const open = compared.flatMap(({ path, before, after }) =>
    after?.mode.startsWith('100') === true && after.content !== null && (before === null || 'id' in before)
      ? [{ path, after, content: after.content }]
      : [],
  );
  // Whether git could store other bytes: line ends, keywords, and texts that may have another encoding than UTF-8.
  const converted = open.filter(
    ({ content }) =>
      content.includes('\r\n') ||
      content.includes('$Id:') ||
      content.includes(0) ||
      content.includes(0x1b) ||
      !isUtf8(content),
  );
  const stored = new Map<string, FileState>();
  for (const some of inCalls(converted)) {
    const ids = await idsOf(
      some.map(({ path }) => path),
      git,
    );
    for (const { path, after, content } of some) {
      const id = ids.get(path);
      const bytes = id === undefined ? null : storedBytes(content, id);
      if (bytes !== null) stored.set(path, { ...after, content: bytes });
    }
  }
  return stored;
}

function* inCalls<File extends { readonly path: string }>(all: readonly File[]): Iterable<readonly File[]> {
  let some: File[] = [];
  let characters = 0;
  for (const file of all) {
    // In quotes, after a space.
    const added = file.path.length + 3;
    if (some.length > 0 && characters + added > charactersPerCall) {
      yield some;
      [some, characters] = [[], 0];
    }
    some.push(file);
    characters += added;
  }
  if (some.length > 0) yield some;
}

/** Git reads the files again: if one of them is gone, these diffs have the line ends of the working tree. */
async function idsOf(paths: readonly string[], git: BlobReader): Promise<ReadonlyMap<string, BlobIds>> {
  const filtered = await git.filteredPaths(paths);
  return await git.blobIds(paths.filter((path) => !filtered.has(path))).catch(only(GitProblem, () => new Map()));
}
