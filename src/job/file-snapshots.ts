import { relative } from 'node:path';
import { type FileState, fileState } from '../platform/files/file-state.js';
import { resolvedTarget } from '../platform/files/follow-links.js';
import type { FileSystem } from '../platform/types.js';
import { maxDiffedBytes } from './diff.js';

/** The content of files before they were first written, by their paths from the root, with links resolved. */
export type Written = Map<string, FileState | null>;

export interface FileSnapshots {
  /** The same file system; it records the content of each file before it is first written. */
  readonly files: FileSystem;
  /** The records, for another file system of the same workspace. */
  readonly before: Written;
}

/** Covers files that git does not list: ignored ones, those of submodules, and all files of a workspace without git. */
export function createFileSnapshots(files: FileSystem, before: Written = new Map()): FileSnapshots {
  return {
    before,
    files: {
      ...files,
      async write(path, content) {
        const place = resolvedTarget(files.resolve(path));
        const name = relative(files.root, place).replaceAll('\\', '/');
        const state = before.has(name) ? null : fileState(place, maxDiffedBytes);
        const kind = await files.write(path, content);
        if (!before.has(name)) before.set(name, state);
        return kind;
      },
    },
  };
}
