import { relative } from 'node:path';
import { type FileState, fileState } from '../platform/files/file-state.js';
import { resolvedTarget } from '../platform/files/follow-links.js';
import type { FileSystem } from '../platform/types.js';
import { maxDiffedBytes } from './diff.js';

/** What files held before they were first written, by their paths from the root, links followed. */
export type Written = Map<string, FileState | null>;

export interface FileSnapshots {
  /** The same door, remembering what each file held before it was first written. */
  readonly files: FileSystem;
  /** What was remembered, for another door to the same workspace. */
  readonly before: Written;
}

/** Knows files that git does not show: ignored ones, those of submodules, and all of a workspace without git. */
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
