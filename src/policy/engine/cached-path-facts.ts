import type { LinksBelow, PathFacts, SensitiveBelow, SensitiveInGit } from '../types.js';

type Kind = ReturnType<PathFacts['kindOf']>;

export interface CachedPathFacts extends PathFacts {
  forget(): void;
}

/** An evaluation asks about the same paths again and again; the files are assumed not to change during it. */
export function cachingPathFacts(world: PathFacts): CachedPathFacts {
  const kinds = new Map<string, Kind>();
  const names = new Map<string, readonly string[]>();
  const links = new Map<string, LinksBelow | null>();
  const manifests = new Map<string, string | null>();
  const sensitive = new Map<string, SensitiveBelow>();
  const inGit = new Map<string, SensitiveInGit | null>();
  const kindOf = (path: string): Kind => once(kinds, path, (asked) => world.kindOf(asked));
  const realPaths = cachedPaths(world, kindOf);
  return {
    workspace: world.workspace,
    home: world.home,
    commandHome: world.commandHome,
    temporary: world.temporary,
    ...(world.isOwn === undefined ? {} : { isOwn: world.isOwn }),
    ...(world.hiddenBy === undefined ? {} : { hiddenBy: world.hiddenBy }),
    ...(world.protectedPaths === undefined ? {} : { protectedPaths: world.protectedPaths }),
    ...(world.trackedBelow === undefined ? {} : { trackedBelow: world.trackedBelow }),
    ...(world.isIgnoredInHead === undefined ? {} : { isIgnoredInHead: world.isIgnoredInHead }),
    ...(world.isWorkLog === undefined ? {} : { isWorkLog: world.isWorkLog }),
    ...(world.isInTrustedCommit === undefined ? {} : { isInTrustedCommit: world.isInTrustedCommit }),
    get gitHubWorkspace() {
      return world.gitHubWorkspace;
    },
    get registries() {
      return world.registries ?? {};
    },
    get repository() {
      return world.repository;
    },
    realpath: realPaths.realpath,
    kindOf,
    entries: (directory) => once(names, directory, (asked) => world.entries(asked)),
    linksBelow: (directory, limit) => once(links, `${limit} ${directory}`, () => world.linksBelow(directory, limit)),
    packageManifest: (directory) => once(manifests, directory, (asked) => world.packageManifest(asked)),
    sensitiveBelow: (directory, limit) =>
      once(sensitive, `${limit} ${directory}`, () => world.sensitiveBelow(directory, limit)),
    sensitiveInGit: (directory) => once(inGit, directory, (asked) => world.sensitiveInGit(asked)),
    forget: () => {
      for (const seen of [realPaths, kinds, names, links, manifests, sensitive, inGit]) seen.clear();
    },
  };
}

function cachedPaths(world: PathFacts, kindOf: (path: string) => Kind) {
  const real = new Map([[world.workspace, world.workspace]]);
  /** Directories whose path contains no link. */
  const directories = new Set<string>();

  /** `null` if the path does not exist; its directory must be resolved instead. */
  const resolveExisting = (path: string): string | null => {
    const end = path.lastIndexOf('/');
    if (end < 1 || /^\.{0,2}$/.test(path.slice(end + 1))) return world.realpath(path);
    const directory = path.slice(0, end);
    const kind = kindOf(path);
    // In such a directory only the last segment can be a link.
    if (directories.has(directory) && kind !== 'link') return path;
    if (kind === 'missing') return null;
    const realPath = world.realpath(path);
    if (realPath === path) directories.add(directory);
    return realPath;
  };

  /** Finds the deepest existing directory, then appends the missing segments. Iterative: a path can have thousands of segments. */
  const resolved = (path: string): string => {
    const missing: number[] = [];
    let end = path.length;
    let resolvedPath = resolveExisting(path);
    while (resolvedPath === null) {
      missing.push(end);
      end = path.lastIndexOf('/', end - 1);
      const directory = path.slice(0, end);
      resolvedPath = real.get(directory) ?? resolveExisting(directory);
    }
    for (let next = missing.pop(); next !== undefined; next = missing.pop()) {
      const directory = path.slice(0, end);
      real.set(directory, resolvedPath);
      resolvedPath = `${resolvedPath === '/' ? '' : resolvedPath}/${path.slice(end + 1, next)}`;
      end = next;
      if (resolvedPath === path.slice(0, end)) directories.add(directory);
    }
    return resolvedPath;
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

export function cachedPathFacts(world: PathFacts): PathFacts {
  return 'forget' in world ? world : cachingPathFacts(world);
}

function once<T>(seen: Map<string, T>, path: string, look: (path: string) => T): T {
  const known = seen.get(path);
  if (known !== undefined) return known;
  const value = look(path);
  seen.set(path, value);
  return value;
}
