import { FileProblem } from '../platform/files/types.js';
import bundledPrompts from './bundled-prompts.json' with { type: 'json' };
import type { PromptEntryKind, PromptSource } from './types.js';

const texts = new Map(Object.entries(bundledPrompts).map(([path, text]) => [path, Buffer.from(text, 'utf8')]));

function textAt(path: string): Buffer | FileProblem {
  return texts.get(path) ?? new FileProblem('missing', path, `${path} does not exist`);
}

function entriesOf(directory: string): ReadonlyMap<string, PromptEntryKind> | null {
  const below = [...texts.keys()].filter((path) => path.startsWith(`${directory}/`));
  if (below.length === 0) return null;
  return new Map(
    below.map((path) => {
      const [name = '', ...rest] = path.slice(directory.length + 1).split('/');
      return [name, rest.length === 0 ? 'file' : 'directory'];
    }),
  );
}

export const bundledSource: PromptSource = {
  read: (path) => {
    const text = textAt(path);
    return text instanceof FileProblem ? Promise.reject(text) : Promise.resolve(text);
  },
  readAll: (paths) => Promise.resolve(new Map(paths.map((path) => [path, textAt(path)]))),
  list: (path) => Promise.resolve([...(entriesOf(path) ?? [])].map(([name, kind]) => ({ name, kind }))),
  present: (paths) => {
    const known = paths.filter((path) => texts.has(path) || entriesOf(path) !== null);
    return Promise.resolve(new Map(known.map((path) => [path, texts.has(path) ? 'file' : 'directory'])));
  },
  holds: () => Promise.resolve(true),
  followLink: () => Promise.resolve(null),
};
