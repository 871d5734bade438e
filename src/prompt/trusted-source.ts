import { posix } from 'node:path';
import type { Git } from '../host/git.js';
import { FileProblem, GitProblem } from '../host/types.js';
import type { PromptSource } from './types.js';

/**
 * Prompt files as they stand in a commit, read from git's objects: where a stranger controls the checkout,
 * nothing in the work tree decides what the agent is told or allowed. Links are never followed.
 */
export function trustedSource(
  git: Pick<Git, 'readAtRef' | 'readAllAtRef' | 'listAtRef' | 'presentAtRef'>,
  commit: string,
): PromptSource {
  return {
    async read(path, maxBytes) {
      const bytes = await git.readAtRef(commit, path).catch((error: unknown) => asFileProblem(error, path));
      const content = within(bytes ?? undefined, path, { maxBytes, commit });
      if (content instanceof FileProblem) throw content;
      return content;
    },
    async readAll(paths, maxBytes) {
      const [first = '.'] = paths;
      const found = await git.readAllAtRef(commit, paths).catch((error: unknown) => asFileProblem(error, first));
      return new Map(paths.map((path) => [path, within(found.get(path), path, { maxBytes, commit })]));
    },
    async list(path) {
      const below = (await git.listAtRef(commit, path).catch((error: unknown) => asFileProblem(error, path))).map(
        (file) => posix.relative(path, file),
      );
      const names = new Map(below.map((file) => [file.split('/', 1)[0] ?? '', file.includes('/')]));
      return [...names].map(([name, isDirectory]) => ({ name, kind: isDirectory ? 'directory' : 'file' }));
    },
    present: async (paths) => {
      const [first = '.'] = paths;
      return await git.presentAtRef(commit, paths).catch((error: unknown) => asFileProblem(error, first));
    },
    // A link is no directory of a commit, so no way through one leads anywhere.
    holds: () => Promise.resolve(true),
    followLink: () => Promise.resolve(null),
  };
}

function within(
  bytes: Buffer | undefined,
  path: string,
  { maxBytes, commit }: { readonly maxBytes: number; readonly commit: string },
): Buffer | FileProblem {
  if (bytes === undefined)
    return new FileProblem('missing', path, `${path} is no file in the trusted commit ${commit}`);
  if (bytes.length <= maxBytes) return bytes;
  return new FileProblem(
    'too-large',
    path,
    `${path} has ${String(bytes.length)} bytes; the limit is ${String(maxBytes)}`,
  );
}

function asFileProblem(error: unknown, path: string): never {
  if (!(error instanceof GitProblem)) throw error;
  throw new FileProblem('io', path, error.message, { cause: error });
}
