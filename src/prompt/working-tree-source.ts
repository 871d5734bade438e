import { isAbsolute, relative, sep } from 'node:path';
import { only, rethrowUnless } from '../errors.js';
import { compareBytes } from '../platform/files/compare-bytes.js';
import { FileProblem, type FileSystem } from '../platform/files/types.js';
import type { PathFacts } from '../policy/types.js';
import type { PromptEntryKind, PromptSource } from './types.js';

/** Prompt files from the working tree. Only for a trusted checkout. */
export function workingTreeSource(files: FileSystem, facts: PathFacts): PromptSource {
  const root = facts.realpath(files.resolve('.'));
  return {
    read: (path, maxBytes) => files.read(path, maxBytes),
    readAll: (paths, maxBytes) => Promise.resolve(new Map(paths.map((path) => [path, readOr(files, path, maxBytes)]))),
    list: async (path) => {
      const directory = facts.realpath(files.resolve(path));
      const names = facts.kindOf(directory) === 'directory' ? [...facts.entries(directory)].sort(compareBytes) : [];
      // An empty result may mean a denied file or a non-directory: `files.list` reports why.
      if (names.length === 0) return (await files.list(path)).entries;
      return names.flatMap((name) => {
        const kind = facts.kindOf(`${directory}/${name}`);
        return kind === 'missing' ? [] : [{ name, kind }];
      });
    },
    present: (paths) => {
      const kinds = new Map<string, PromptEntryKind>();
      for (const path of paths) {
        const kind = facts.kindOf(files.resolve(path));
        if (kind !== 'missing') kinds.set(path, kind);
      }
      return Promise.resolve(kinds);
    },
    holds: (directory) => {
      const real = facts.realpath(files.resolve(directory));
      return Promise.resolve(real === root || isBelow(real, root));
    },
    followLink: async (path, directory) => {
      const target = facts.realpath(files.resolve(path));
      if (!isBelow(target, facts.realpath(files.resolve(directory)))) return null;
      const info = await files.info(target).catch(only(FileProblem, () => null));
      return info?.kind === 'file' ? target : null;
    },
  };
}

function readOr(files: FileSystem, path: string, maxBytes: number): Buffer | FileProblem {
  try {
    return files.readNow(path, maxBytes);
  } catch (error) {
    rethrowUnless(error, FileProblem);
    return error;
  }
}

function isBelow(path: string, directory: string): boolean {
  const inner = relative(directory, path);
  return inner !== '' && !isAbsolute(inner) && inner.split(sep)[0] !== '..';
}
