import type { World } from './types.js';

/**
 * A world that looks at every place once and remembers what it saw: judging asks about the same places again and
 * again, and the disk is taken to stand still meanwhile. `forget` begins anew.
 */
export function remembering(world: World): World & { forget(): void } {
  const real = new Map<string, string>();
  const kinds = new Map<string, ReturnType<World['kindOf']>>();
  const names = new Map<string, readonly string[]>();
  const forget = (): void => {
    for (const seen of [real, kinds, names]) seen.clear();
    real.set(world.workspace, world.workspace);
  };
  forget();
  return {
    workspace: world.workspace,
    home: world.home,
    commandHome: world.commandHome,
    realpath: (path) => once(real, path, (asked) => world.realpath(asked)),
    kindOf: (path) => once(kinds, path, (asked) => world.kindOf(asked)),
    entries: (directory) => once(names, directory, (asked) => world.entries(asked)),
    forget,
  };
}

function once<T>(seen: Map<string, T>, path: string, look: (path: string) => T): T {
  const known = seen.get(path);
  if (known !== undefined) return known;
  const found = look(path);
  seen.set(path, found);
  return found;
}
