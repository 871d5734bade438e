import type { LinksBelow, World } from './types.js';

/** A world that looks at every place once. `forget` begins anew. */
export interface Remembering extends World {
  forget(): void;
}

/**
 * A world that looks at every place once and remembers what it saw: judging asks about the same places again and
 * again, and the disk is taken to stand still meanwhile.
 */
export function remembering(world: World): Remembering {
  const real = new Map<string, string>();
  const directories = new Set<string>();
  const kinds = new Map<string, ReturnType<World['kindOf']>>();
  const names = new Map<string, readonly string[]>();
  const links = new Map<string, LinksBelow | null>();
  const forget = (): void => {
    for (const seen of [real, directories, kinds, names, links]) seen.clear();
    real.set(world.workspace, world.workspace);
  };
  forget();
  const kindOf = (path: string): ReturnType<World['kindOf']> => once(kinds, path, (asked) => world.kindOf(asked));
  const realpath = (path: string): string => once(real, path, resolved);
  const resolved = (path: string): string => {
    const end = path.lastIndexOf('/');
    const name = path.slice(end + 1);
    if (end < 1 || /^\.{0,2}$/.test(name)) return world.realpath(path);
    const directory = path.slice(0, end);
    const kind = kindOf(path);
    // Below a directory that is reached by no link, only the last name can be one.
    if (directories.has(directory) && kind !== 'link') return path;
    // What is missing leads where its directory leads: of many such files each is looked at once.
    const found = kind === 'missing' ? below(realpath(directory), name) : world.realpath(path);
    if (found === path) directories.add(directory);
    return found;
  };
  return {
    workspace: world.workspace,
    home: world.home,
    commandHome: world.commandHome,
    realpath,
    kindOf,
    entries: (directory) => once(names, directory, (asked) => world.entries(asked)),
    linksBelow: (directory, most) => once(links, `${most} ${directory}`, () => world.linksBelow(directory, most)),
    forget,
  };
}

function below(directory: string, name: string): string {
  return `${directory === '/' ? '' : directory}/${name}`;
}

/** The world itself where it remembers already. */
export function remembered(world: World): World {
  return 'forget' in world ? world : remembering(world);
}

function once<T>(seen: Map<string, T>, path: string, look: (path: string) => T): T {
  const known = seen.get(path);
  if (known !== undefined) return known;
  const found = look(path);
  seen.set(path, found);
  return found;
}
