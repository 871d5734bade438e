import { isAbsolute, relative, sep } from 'node:path';
import type { Files } from '../host/types.js';
import { FileProblem } from '../host/types.js';
import type { World } from '../policy/types.js';
import type { PromptSource } from './types.js';

/** Prompt files of the work tree. Only for a checkout that no stranger controls. */
export function workTreeSource(
  files: Pick<Files, 'resolve' | 'read' | 'list' | 'info'>,
  world: Pick<World, 'realpath'>,
): PromptSource {
  return {
    read: (path, maxBytes) => files.read(path, maxBytes),
    list: async (path) => (await files.list(path)).entries,
    followLink: async (path, directory) => {
      const target = world.realpath(files.resolve(path));
      if (!isBelow(target, world.realpath(files.resolve(directory)))) return null;
      try {
        return (await files.info(target)).kind === 'file' ? target : null;
      } catch (error) {
        if (error instanceof FileProblem) return null;
        throw error;
      }
    },
  };
}

function isBelow(path: string, directory: string): boolean {
  const inner = relative(directory, path);
  return inner !== '' && !isAbsolute(inner) && inner.split(sep)[0] !== '..';
}
