import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sensitivity } from '../../../src/policy/files/sensitivity.js';
import type { PathFacts } from '../../../src/policy/types.js';

/** The links below a directory, derived from what a world returns for each name. */
export function linksBelowIn(world: Pick<PathFacts, 'kindOf' | 'entries'>): PathFacts['linksBelow'] {
  return (top, most) => {
    const links: string[] = [];
    const toWalk = world.kindOf(top) === 'directory' ? [top] : [];
    let names = 0;
    for (const directory of toWalk) {
      for (const path of world.entries(directory).map((name) => join(directory, name))) {
        names += 1;
        if (world.kindOf(path) === 'directory') toWalk.push(path);
        if (world.kindOf(path) === 'link') links.push(path);
      }
    }
    return names > most ? null : { links, names };
  };
}

/** The sensitive files below a directory, derived in the same way; everything is untracked. */
export function sensitiveIn(
  world: Pick<PathFacts, 'kindOf' | 'entries'>,
): Pick<PathFacts, 'sensitiveBelow' | 'sensitiveInGit'> {
  const below = (top: string): string[] =>
    world.kindOf(top) === 'directory' ? world.entries(top).flatMap((name) => below(join(top, name))) : [top];
  return {
    sensitiveBelow: (top) => {
      const paths = below(top);
      return { paths: paths.filter((path) => sensitivity(path) !== 'low'), names: paths.length };
    },
    sensitiveInGit: (top) => ({ tracked: [], untracked: below(top).filter((path) => sensitivity(path) !== 'low') }),
  };
}

/** A world of nothing but a workspace without files. */
export function emptyWorld(workspace = '/work/space', home = '/no/home'): PathFacts {
  const kindOf: PathFacts['kindOf'] = (path) =>
    `${workspace}/`.startsWith(`${path}/`) || path === '/' ? 'directory' : 'missing';
  return {
    workspace,
    home,
    commandHome: home,
    realpath: (path) => path,
    kindOf,
    entries: () => [],
    linksBelow: () => ({ links: [], names: 0 }),
    packageManifest: () => null,
    repository: null,
    sensitiveBelow: () => ({ paths: [], names: 0 }),
    sensitiveInGit: () => null,
  };
}

/** A world of named files; a directory is every parent of a file; `links` maps link paths to targets. */
export function worldOf(files: readonly string[], links: Readonly<Record<string, string>> = {}): PathFacts {
  const workspace = '/work/space';
  const paths = [
    ...files.map((file) => join(workspace, file)),
    ...Object.keys(links).map((link) => join(workspace, link)),
  ];
  const realpath = (path: string): string => {
    for (const [link, target] of Object.entries(links)) {
      const at = join(workspace, link);
      if (path === at || path.startsWith(`${at}/`))
        return realpath(join(target.startsWith('/') ? target : join(dirname(at), target), path.slice(at.length)));
    }
    return path;
  };
  const look: Pick<PathFacts, 'kindOf' | 'entries'> = {
    kindOf: (path) => {
      if (Object.keys(links).some((link) => join(workspace, link) === path)) return 'link';
      if (paths.includes(path)) return 'file';
      return path === workspace || paths.some((other) => other.startsWith(`${path}/`)) ? 'directory' : 'missing';
    },
    entries: (directory) => {
      const below = paths
        .filter((path) => path.startsWith(`${directory}/`))
        .map((path) => path.slice(directory.length + 1).split('/')[0] ?? '');
      return [...new Set(below)].sort();
    },
  };
  const home = '/no/home';
  const facts = { packageManifest: () => null, repository: 'https://github.com/acme/widgets' };
  return {
    workspace,
    home,
    commandHome: home,
    realpath,
    ...look,
    linksBelow: linksBelowIn(look),
    ...sensitiveIn(look),
    ...facts,
  };
}

/** The real disk below `workspace`. */
export function diskWorld(workspace: string, home: string): PathFacts {
  const look: Pick<PathFacts, 'realpath' | 'kindOf' | 'entries'> = {
    realpath: (path) => {
      for (let at = path, rest = ''; ; rest = join(basename(at), rest), at = dirname(at)) {
        try {
          return join(realpathSync(at), rest);
        } catch {
          if (at === '/') return path;
        }
      }
    },
    kindOf: (path) => {
      try {
        const info = lstatSync(path);
        if (info.isSymbolicLink()) return 'link';
        return info.isDirectory() ? 'directory' : info.isFile() ? 'file' : 'other';
      } catch {
        return 'missing';
      }
    },
    entries: (directory) => {
      try {
        return readdirSync(directory).sort();
      } catch {
        return [];
      }
    },
  };
  const facts = { packageManifest: () => null, repository: null };
  return {
    workspace,
    home,
    commandHome: home,
    ...look,
    linksBelow: linksBelowIn(look),
    ...sensitiveIn(look),
    ...facts,
  };
}
