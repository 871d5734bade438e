import { join } from 'node:path';
import { type Diagnostic, only, rethrowUnless, UserError } from '../../errors.js';
import { formatCount } from '../../format-number.js';
import { orDiagnostic } from '../../platform/files/named-file.js';
import { openStateDirectory, type StateDirectory } from '../../platform/files/state/state-directory.js';
import { FileProblem } from '../../platform/files/types.js';
import type { Log } from '../../platform/types.js';
import { identityFile, whyForeign } from '../state/run-log.js';
import { keptFilesIn, restoreFiles } from './kept-files.js';
import type { StateStorage } from './types.js';

export interface CacheStorageOptions {
  /** Absolute: the directory that the cache of the CI restores and saves. */
  readonly path: string;
  /** The directory below which no part of the path may be a link. */
  readonly root: string;
  /** The name of the batch. */
  readonly name: string;
  readonly log: Log;
}

/**
 * A state in a second directory, for the cache of the CI: it has no transcripts and no reports, because pull requests
 * can read a cache.
 */
export function cacheStorage(options: CacheStorageOptions): StateStorage {
  const { path, root, name, log } = options;
  /** What the cache and the state directory had in common the last time: other shards may have added something. */
  let common: ReadonlySet<string> = new Set();
  return {
    restore: async (directory) => {
      const cache = await openIfThere(path, root);
      const identity = (await cache?.read(identityFile, 10_000)) ?? null;
      if (cache === null || identity === null) {
        log.info(`${path} is empty: the cache was evicted, or this is the first run. No earlier results are reused.`);
        return;
      }
      const foreign = whyForeign(identity, { name, otherwise: `use a cache of its own for ${name}` });
      if (foreign !== null) throw unusable(path, { ...foreign, message: `this directory ${foreign.message}` });
      const names: string[] = [];
      for await (const name of keptFilesIn(cache)) names.push(name);
      await restoreFiles(names, { from: cache, to: directory });
      common = new Set(names);
      const jobs = names.filter((name) => name.startsWith('jobs/')).length;
      log.info(`Restored ${formatCount(jobs, 'result')} of ${name} from ${path}.`);
    },
    save: async (directory) => {
      try {
        common = await saveTo(await openStateDirectory(path, { create: true, root }), directory, common);
      } catch (error) {
        rethrowUnless(error, FileProblem);
        log.warning(`The results were not saved to ${path}: ${error.message}. They are only in ${directory.path}.`);
      }
    },
    close: () => undefined,
  };
}

async function openIfThere(path: string, root: string): Promise<StateDirectory | null> {
  const opened = openStateDirectory(path, { create: false, root }).catch(
    only(FileProblem, (error) => {
      if (error.code === 'missing') return null;
      throw error;
    }),
  );
  return await orDiagnostic(opened, {
    code: 'state-unusable',
    location: path,
    message: 'the directory of the cache cannot be used',
    hint: 'remove it, or use another state-storage',
  });
}

/** Returns the names of what was saved. Removes what the directory no longer has. */
async function saveTo(
  cache: StateDirectory,
  directory: StateDirectory,
  common: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  await directory.flush();
  const kept = new Set<string>();
  for await (const name of keptFilesIn(directory)) {
    kept.add(name);
    const version = await directory.versionOf(name);
    // What is stored about a job moves on while jobs end: its next file is listed later.
    if (version === null || version === (await cache.versionOf(name))) continue;
    await cache.takeIn(join(directory.path, name), name);
  }
  for (const name of common) if (!kept.has(name)) await cache.remove(name);
  await cache.write('.gitignore', '*\n');
  return kept;
}

function unusable(location: string, problem: Pick<Diagnostic, 'message' | 'found' | 'hint'>): UserError {
  return new UserError({ code: 'state-unusable', location, ...problem });
}
