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
  const kinds = new Map<string, ReturnType<World['kindOf']>>();
  const names = new Map<string, readonly string[]>();
  const links = new Map<string, LinksBelow | null>();
  const forget = (): void => {
    for (const seen of [real, kinds, names, links]) seen.clear();
    real.set(world.workspace, world.workspace);
  };
  forget();
  const kindOf = (path: string): ReturnType<World['kindOf']> => once(kinds, path, (asked) => world.kindOf(asked));
  // What is missing leads where its directory leads: of many such files each is looked at once.
  const realpath = (path: string): string =>
    once(real, path, (asked) => {
      const name = asked.lastIndexOf('/') + 1;
      if (name < 2 || kindOf(asked) !== 'missing') return world.realpath(asked);
      const directory = once(real, asked.slice(0, name - 1), (above) => world.realpath(above));
      return `${directory === '/' ? '' : directory}/${asked.slice(name)}`;
    });
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
