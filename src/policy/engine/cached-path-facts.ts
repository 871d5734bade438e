import type { LinksBelow, PathFacts, SensitiveBelow, SensitiveInGit } from '../types.js';

type Kind = ReturnType<PathFacts['kindOf']>;

/** A world that looks at every place once. `forget` begins anew. */
export interface CachedPathFacts extends PathFacts {
  forget(): void;
}

/**
 * A world that looks at every place once and remembers what it saw: judging asks about the same places again and
 * again, and the disk is taken to stand still meanwhile.
 */
export function cachingPathFacts(world: PathFacts): CachedPathFacts {
  const kinds = new Map<string, Kind>();
  const names = new Map<string, readonly string[]>();
  const links = new Map<string, LinksBelow | null>();
  const manifests = new Map<string, string | null>();
  const sensitive = new Map<string, SensitiveBelow>();
  const inGit = new Map<string, SensitiveInGit | null>();
  const kindOf = (path: string): Kind => once(kinds, path, (asked) => world.kindOf(asked));
  const places = cachedPaths(world, kindOf);
  return {
    workspace: world.workspace,
    home: world.home,
    commandHome: world.commandHome,
    ...(world.temporary === undefined ? {} : { temporary: world.temporary }),
    ...(world.isOwn === undefined ? {} : { isOwn: world.isOwn }),
    get repository() {
      return world.repository;
    },
    realpath: places.realpath,
    kindOf,
    entries: (directory) => once(names, directory, (asked) => world.entries(asked)),
    linksBelow: (directory, most) => once(links, `${most} ${directory}`, () => world.linksBelow(directory, most)),
    packageManifest: (directory) => once(manifests, directory, (asked) => world.packageManifest(asked)),
    sensitiveBelow: (directory, most) =>
      once(sensitive, `${most} ${directory}`, () => world.sensitiveBelow(directory, most)),
    sensitiveInGit: (directory) => once(inGit, directory, (asked) => world.sensitiveInGit(asked)),
    forget: () => {
      for (const seen of [places, kinds, names, links, manifests, sensitive, inGit]) seen.clear();
    },
  };
}

/** Where paths lead, asking the world for as few of them as will do. */
function cachedPaths(world: PathFacts, kindOf: (path: string) => Kind) {
  const real = new Map([[world.workspace, world.workspace]]);
  /** Reached by no link. */
  const directories = new Set<string>();

  /** Null where nothing is there, so that its directory has to tell. */
  const foundAt = (path: string): string | null => {
    const end = path.lastIndexOf('/');
    if (end < 1 || /^\.{0,2}$/.test(path.slice(end + 1))) return world.realpath(path);
    const directory = path.slice(0, end);
    const kind = kindOf(path);
    // Below such a directory only the last name can be a link.
    if (directories.has(directory) && kind !== 'link') return path;
    if (kind === 'missing') return null;
    const found = world.realpath(path);
    if (found === path) directories.add(directory);
    return found;
  };

  /** Up to the first directory that is there, and down again: a path can have thousands of parts, too many to recurse. */
  const resolved = (path: string): string => {
    const missing: number[] = [];
    let end = path.length;
    let found = foundAt(path);
    while (found === null) {
      missing.push(end);
      end = path.lastIndexOf('/', end - 1);
      const directory = path.slice(0, end);
      found = real.get(directory) ?? foundAt(directory);
    }
    // What is missing leads where its directory leads: of many such files each is looked at once.
    for (let behind = missing.pop(); behind !== undefined; behind = missing.pop()) {
      const directory = path.slice(0, end);
      real.set(directory, found);
      found = below(found, path.slice(end + 1, behind));
      end = behind;
      if (found === path.slice(0, end)) directories.add(directory);
    }
    return found;
  };

  return {
    realpath: (path: string): string => once(real, path, resolved),
    clear: () => {
      real.clear();
      directories.clear();
      real.set(world.workspace, world.workspace);
    },
  };
}

function below(directory: string, name: string): string {
  return `${directory === '/' ? '' : directory}/${name}`;
}

/** The world itself where it remembers already. */
export function cachedPathFacts(world: PathFacts): PathFacts {
  return 'forget' in world ? world : cachingPathFacts(world);
}

function once<T>(seen: Map<string, T>, path: string, look: (path: string) => T): T {
  const known = seen.get(path);
  if (known !== undefined) return known;
  const found = look(path);
  seen.set(path, found);
  return found;
}
