import { join } from 'node:path';
import { openStoreOf } from '../batch/storage/open-storage.js';
import { only, UserError, userError } from '../errors.js';
import { orDiagnostic } from '../platform/files/named-file.js';
import { openStateDirectory, type StateDirectory } from '../platform/files/state/state-directory.js';
import { withTemporaryDirectory } from '../platform/files/temporary-directory.js';
import { FileProblem } from '../platform/files/types.js';
import type { BranchStore } from '../platform/git/branch-store.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import type { Redactor } from '../platform/secrets/redact.js';
import { GitProblem, type Log } from '../platform/types.js';
import type { Settings } from '../settings/table.js';

/** A stored conversation, encrypted. */
export const conversationFile = /^conversation-(?:\d{1,15}|local)\.json$/;

/** A branch takes files of 20 MB. */
const maxBytes = 20_000_000;

/** Other runs may store a conversation at the same time. */
const maxTries = 10;

/** Where the conversations of a repository are between runs; each is a file. */
export interface ConversationStorage {
  /** `null` if there is none. Rejects with UserError. */
  readonly read: (file: string) => Promise<string | null>;
  /** The files. */
  readonly list: () => Promise<readonly string[]>;
  /** Why it was not stored, in a sentence; `null` if it was. `isNewer` tells a stored text that must stay. */
  readonly write: (file: string, text: string, isNewer: (stored: string) => Promise<boolean>) => Promise<string | null>;
  readonly close: () => void;
}

export interface StorageOptions {
  readonly workspace: string;
  readonly settings: Settings;
  readonly hostEnvironment: HostEnvironment;
  readonly redactor: Redactor;
  readonly log: Log;
}

/** Throws UserError for a storage that a pull request could read. */
export async function openConversationStorage(options: StorageOptions): Promise<ConversationStorage> {
  const { settings, workspace } = options;
  switch (settings['state-storage']) {
    case 'cache':
      throw userError(
        ['setting-invalid', 'state-storage'],
        'continue cannot use a cache, which the runs of every pull request share',
        'use state-storage: branch, or artifact or dir with a directory that the workflow keeps',
        'cache',
      );
    case 'branch':
      return await onBranch(settings['state-branch'] ?? 'sallyport/conversations', options);
    default:
      return inDirectory(settings.state ?? join(workspace, '.sallyport/state/conversations'), workspace);
  }
}

function inDirectory(path: string, workspace: string): ConversationStorage {
  const root = path.startsWith(`${workspace}/`) ? workspace : null;
  const reading = async <T>(work: (directory: StateDirectory) => Promise<T>): Promise<T | null> => {
    const opened = openStateDirectory(path, { create: false, root }).then(work);
    const found = opened.catch(only(FileProblem, (error) => (error.code === 'missing' ? null : Promise.reject(error))));
    const hint = 'name another directory with state, or remove this one';
    const place = { code: 'state-unusable', location: path, hint } as const;
    return await orDiagnostic(found, { ...place, message: 'the stored conversation cannot be read' });
  };
  return {
    read: async (file) => (await reading((directory) => directory.read(file, maxBytes)))?.toString('utf8') ?? null,
    list: async () =>
      ((await reading((directory) => directory.names('.'))) ?? []).filter((name) => conversationFile.test(name)),
    write: async (file, text) => {
      try {
        const directory = await openStateDirectory(path, { create: true, root });
        if (root !== null) await directory.write('.gitignore', '*\n');
        await directory.write(file, text);
        await directory.flush();
        return null;
      } catch (error) {
        return only(FileProblem, ({ message }) => `The conversation was not stored in ${path}: ${message}.`)(error);
      }
    },
    close: () => undefined,
  };
}

async function onBranch(branch: string, options: StorageOptions): Promise<ConversationStorage> {
  const { workspace, settings, hostEnvironment } = options;
  const token = settings['github-token'] ?? null;
  const { store, signal } = await openStoreOf({ branch, token, workspace, isNamed: true }, options);
  const unusable = only(GitProblem, (error: GitProblem): never => {
    throw new UserError({
      code: 'state-unusable',
      location: 'state-storage',
      message: `the branch ${branch}, which has the stored conversations, cannot be used`,
      found: error.message,
      hint: error.hint ?? 'it needs a login that may read the repository: contents: read and github-token',
    });
  });
  return {
    read: async (file) => {
      const tip = await tipOf(store, branch, hostEnvironment.signal).catch(unusable);
      const id = tip?.files.get(file)?.id;
      return id === undefined ? null : ((await store.read(id))?.toString('utf8') ?? null);
    },
    list: async () => [...((await tipOf(store, branch, hostEnvironment.signal).catch(unusable))?.files.keys() ?? [])],
    write: async (file, text, isNewer) => {
      if (text.length > maxBytes) return 'The conversation was not stored: it is larger than 20 MB.';
      try {
        return await withTemporaryDirectory(hostEnvironment.temporary, async (place) => {
          const written = await openStateDirectory(place, { create: false, root: null });
          await written.write(file, text);
          const [id = ''] = await store.add([join(place, file)]);
          return await replace({ file, id, isNewer }, { store, branch, signal });
        });
      } catch (error) {
        const advice = 'storing needs the permission contents: write and a branch without protection';
        return only(
          GitProblem,
          ({ message }) => `The conversation was not stored on ${branch}: ${message}; ${advice}.`,
        )(error);
      }
    },
    close: () => store.close(),
  };
}

/** A branch with other files, such as one with source code, is not replaced. Rejects with GitProblem. */
async function tipOf(store: BranchStore, branch: string, signal: AbortSignal) {
  const tip = await store.newestTip(signal);
  const other = [...(tip?.files.keys() ?? [])].find((name) => !conversationFile.test(name));
  if (other === undefined) return tip;
  throw new GitProblem(`${branch} has other files, such as ${other}`, 'name another branch with state-branch');
}

interface Replacement {
  readonly file: string;
  /** Of the blob. */
  readonly id: string;
  readonly isNewer: (stored: string) => Promise<boolean>;
}

/** The branch has one commit, so that older conversations do not stay in its history. */
async function replace(
  { file, id, isNewer }: Replacement,
  { store, branch, signal }: { readonly store: BranchStore; readonly branch: string; readonly signal: AbortSignal },
): Promise<string | null> {
  for (let tries = 1; ; tries += 1) {
    const tip = await tipOf(store, branch, signal);
    const stored = tip?.files.get(file);
    const text = stored === undefined ? null : await store.read(stored.id);
    if (text !== null && (await isNewer(text.toString('utf8'))))
      return 'The conversation was not stored: that of a later run is.';
    const others = [...(tip?.files ?? [])].map(([name, known]) => [name, known.id] as const);
    const changes = new Map([...others, [file, id] as const]);
    const commit = await store.commit({ parent: null, changes, message: 'Store the conversations [skip ci]' });
    const end = await store.push(commit, signal, { replaces: tip?.commit ?? null });
    if (end.kind === 'done') return null;
    if (end.kind === 'refused') throw new GitProblem(end.reason);
    if (tries === maxTries) throw new GitProblem('every attempt found newer commits of other runs on the branch');
  }
}
