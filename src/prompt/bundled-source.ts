import { FileProblem } from '../platform/files/types.js';
import bundledCommands from './bundled-commands.json' with { type: 'json' };
import type { PromptSource } from './types.js';
import { bundledDirectory } from './well-known-folders.js';

const texts = new Map(
  Object.entries(bundledCommands).map(([name, text]) => [
    `${bundledDirectory.path}/${name}`,
    Buffer.from(text, 'utf8'),
  ]),
);

function textAt(path: string): Buffer | FileProblem {
  return texts.get(path) ?? new FileProblem('missing', path, `${path} does not exist`);
}

/** The commands that come with Sallyport, from the folder commands/ of its repository. */
export const bundledSource: PromptSource = {
  read: (path) => {
    const text = textAt(path);
    return text instanceof FileProblem ? Promise.reject(text) : Promise.resolve(text);
  },
  readAll: (paths) => Promise.resolve(new Map(paths.map((path) => [path, textAt(path)]))),
  list: (path) =>
    Promise.resolve(
      path === bundledDirectory.path
        ? Object.keys(bundledCommands).map((name) => ({ name, kind: 'file' as const }))
        : [],
    ),
  present: (paths) =>
    Promise.resolve(
      new Map(paths.filter((path) => path === bundledDirectory.path).map((path) => [path, 'directory' as const])),
    ),
  holds: () => Promise.resolve(true),
  followLink: () => Promise.resolve(null),
};
