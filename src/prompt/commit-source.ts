import { posix } from 'node:path';
import { only } from '../errors.js';
import { FileProblem } from '../platform/files/types.js';
import type { Git } from '../platform/git/git.js';
import { GitProblem } from '../platform/types.js';
import type { PromptEntryKind, PromptSource } from './types.js';

/** From git's objects: an untrusted working tree decides nothing. Links to files are followed within the commit. */
export function commitSource(git: Git, commit: string): PromptSource {
  return {
    async read(path, maxBytes) {
      const bytes = await git.readAtRef(commit, path).catch(asFileProblem(path));
      const content = within(bytes ?? undefined, path, { maxBytes, commit });
      if (content instanceof FileProblem) throw content;
      return content;
    },
    async readAll(paths, maxBytes) {
      const [anyPath = '.'] = paths;
      const contents = await git.readAllAtRef(commit, paths).catch(asFileProblem(anyPath));
      return new Map(paths.map((path) => [path, within(contents.get(path), path, { maxBytes, commit })]));
    },
    async list(path) {
      const listed = await git.listAtRef(commit, path).catch(asFileProblem(path));
      const kinds = new Map(
        listed.map((file): [string, PromptEntryKind] => {
          const below = posix.relative(path, file.path);
          return [below.split('/', 1)[0] ?? '', below.includes('/') ? 'directory' : file.kind];
        }),
      );
      return [...kinds].map(([name, kind]) => ({ name, kind }));
    },
    present: async (paths) => {
      const [anyPath = '.'] = paths;
      return await git.presentAtRef(commit, paths).catch(asFileProblem(anyPath));
    },
    // A link is not a directory of a commit, so no path leads through one.
    holds: () => Promise.resolve(true),
    followLink: (path, directory) =>
      fileBehind(git, commit, path).then(
        (file) => (file === null || posix.relative(directory, file).startsWith('..') ? null : file),
        asFileProblem(path),
      ),
  };
}

/** Maximum number of links in a chain. */
const maxLinks = 8;
const longestPath = 4096;

async function fileBehind(git: Git, commit: string, path: string): Promise<string | null> {
  let at = path;
  for (let links = 0; links <= maxLinks; links += 1) {
    const kind = (await git.presentAtRef(commit, [at])).get(at);
    if (kind === 'file') return at;
    const target = kind === 'link' ? await git.linkAtRef(commit, at) : null;
    if (target === null || posix.isAbsolute(target) || target.length > longestPath) return null;
    at = posix.join(posix.dirname(at), target);
    if (at === '..' || at.startsWith('../')) return null;
  }
  return null;
}

function within(
  bytes: Buffer | undefined,
  path: string,
  { maxBytes, commit }: { readonly maxBytes: number; readonly commit: string },
): Buffer | FileProblem {
  if (bytes === undefined)
    return new FileProblem('missing', path, `${path} is not a file in the trusted commit ${commit}`);
  if (bytes.length <= maxBytes) return bytes;
  return new FileProblem(
    'too-large',
    path,
    `${path} has ${String(bytes.length)} bytes; the limit is ${String(maxBytes)}`,
  );
}

function asFileProblem(path: string): (error: unknown) => never {
  return only(GitProblem, (error) => {
    throw new FileProblem('io', path, error.message, { cause: error });
  });
}
