import { type Dirent, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { attempt } from '../../errors.js';
import { sensitivity } from '../../policy/files/sensitivity.js';
import { type Registries, registriesIn } from '../../policy/registries.js';
import type { LinksBelow, PathFacts, SensitiveBelow } from '../../policy/types.js';
import { workspaceVariable } from '../host/workspace-variable.js';
import { directoryStamp } from './directory-stamp.js';
import { followLinks } from './follow-links.js';

/** The maximum size of a manifest or configuration file. */
const maxTextBytes = 256_000;

export interface CommandPlaces {
  /** HOME of commands; the user's home by default. */
  readonly home: string;
  /** TMPDIR of commands. */
  readonly temporary: string;
  /** Whether the run itself created this file. */
  readonly isOwn: (path: string) => boolean;
  readonly protectedPaths: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** The policy's view of the machine: paths, package scripts and the repository. */
export function createPathFacts(workspace: string, home: string, places: Partial<CommandPlaces> = {}): PathFacts {
  const { home: commandHome = home, temporary, isOwn, protectedPaths = [], environment = {} } = places;
  let repository: string | null | undefined;
  let registries: Registries | undefined;
  return {
    workspace: realpath(workspace),
    home: resolve(home),
    commandHome: resolve(commandHome),
    ...(isOwn === undefined ? {} : { isOwn }),
    ...(protectedPaths.length === 0 ? {} : { protectedPaths }),
    realpath,
    kindOf,
    entries,
    linksBelow,
    packageManifest: (directory) => smallText(join(directory, 'package.json')),
    // Resolved once: each file of a repository is compared with it, and no command can move it by a link.
    temporary: temporary === undefined ? undefined : realpath(temporary),
    get gitHubWorkspace() {
      return workspaceVariable(environment, realpath(workspace)) ?? undefined;
    },
    get registries() {
      return (registries ??= registriesIn(environment));
    },
    get repository() {
      repository ??= repositoryOf(workspace, environment);
      return repository;
    },
    sensitiveBelow,
    sensitiveInGit: () => null,
  };
}

/** The repository according to the runner, otherwise the remote `origin`. */
function repositoryOf(workspace: string, environment: Readonly<Record<string, string | undefined>>): string | null {
  const name = environment['GITHUB_REPOSITORY'] ?? '';
  const server = environment['GITHUB_SERVER_URL'] ?? 'https://github.com';
  if (/^[\w.-]+\/[\w.-]+$/.test(name) && URL.canParse(server)) return `${server}/${name}`;
  const origin = /^\[remote "origin"\]\n(?:[\t ].*\n)*?[\t ]*url *= *(.+)$/m.exec(
    smallText(join(workspace, '.git', 'config')) ?? '',
  )?.[1];
  const address =
    /^(?:https:\/\/(?:[^/@\s]+@)?|ssh:\/\/git@|git@)([\w.-]+)[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?\s*$/.exec(
      origin ?? '',
    );
  return address === null ? null : `https://${address[1]}/${address[2]}`;
}

/** Most of what is looked for is missing, and an error takes longer to make than everything else. */
const noError = { throwIfNoEntry: false } as const;

/** The text of a small regular file; null for anything else. */
function smallText(path: string): string | null {
  try {
    const info = lstatSync(path, noError);
    return info?.isFile() === true && info.size <= maxTextBytes ? readFileSync(path, 'utf8') : null;
  } catch {
    return null;
  }
}

function realpath(path: string): string {
  return followLinks(path).real;
}

function kindOf(path: string): ReturnType<PathFacts['kindOf']> {
  try {
    const info = lstatSync(path, noError);
    if (info === undefined) return 'missing';
    if (info.isSymbolicLink()) return 'link';
    if (info.isFile()) return 'file';
    return info.isDirectory() ? 'directory' : 'other';
  } catch {
    return 'missing';
  }
}

function entries(directory: string): readonly string[] {
  return attempt(() => readdirSync(directory).sort(), []);
}

function linksBelow(top: string, maxNames: number): LinksBelow | null {
  const links: string[] = [];
  let names = 0;
  for (const { path, entry } of kindOf(top) === 'directory' ? entriesBelow(top, () => true) : []) {
    names += 1;
    if (names > maxNames) return null;
    if (entry.isSymbolicLink()) links.push(path);
  }
  return { links, names };
}

const skippedDirectory = /(?:^|\/)node_modules$|(?:^|\/)\.git\/(?:.*\/)?(?:objects|refs|logs|hooks|info)$/;

function sensitiveBelow(top: string, maxNames: number): SensitiveBelow {
  const kind = kindOf(top);
  if (kind !== 'directory') return { paths: kind !== 'missing' && isSensitive(top) ? [top] : [], names: 1 };
  const toWalk = [top];
  const paths: string[] = [];
  let names = 0;
  for (const directory of toWalk) {
    const { sensitive, directories, count } = namesOf(directory);
    for (const { path, index } of sensitive) if (names + index < maxNames) paths.push(path);
    names += count;
    if (names > maxNames) return { paths, names: maxNames };
    toWalk.push(...directories);
  }
  return { paths, names };
}

/** What matters of the names in a directory. */
interface DirectoryNames {
  readonly sensitive: readonly { readonly path: string; readonly index: number }[];
  readonly directories: readonly string[];
  readonly count: number;
}

/** The jobs of a batch look at the same directories, most of which none of them changes. */
const seen = new Map<string, DirectoryNames & { readonly stamp: string }>();
const mostSeen = 20_000;

function namesOf(directory: string): DirectoryNames {
  const stamp = directoryStamp(directory);
  const earlier = seen.get(directory);
  if (earlier !== undefined && earlier.stamp === stamp) return earlier;
  const below = directory === '/' ? '/' : `${directory}/`;
  const all = entriesWithKinds(directory).map((entry, index) => ({ entry, index, path: below + entry.name }));
  const names = {
    sensitive: all.flatMap(({ entry, index, path }) =>
      !entry.isDirectory() && isSensitive(path) ? [{ path, index }] : [],
    ),
    directories: all.flatMap(({ entry, path }) => (entry.isDirectory() && !skippedDirectory.test(path) ? [path] : [])),
    count: all.length,
  };
  if (seen.size >= mostSeen) seen.clear();
  if (stamp !== null) seen.set(directory, { ...names, stamp });
  return names;
}

/** Absolute paths of what is not a directory below a directory, nearest first; looks at `most` names as `sensitiveBelow` does. */
export function filesBelow(top: string, maxNames: number): readonly string[] {
  const paths: string[] = [];
  let names = 0;
  for (const { path, entry } of entriesBelow(top, (directory) => !skippedDirectory.test(directory))) {
    names += 1;
    if (names > maxNames) break;
    if (!entry.isDirectory()) paths.push(path);
  }
  return paths;
}

function* entriesBelow(
  top: string,
  isEntered: (directory: string) => boolean,
): Generator<{ readonly path: string; readonly entry: Dirent }> {
  const toWalk = [top];
  for (const directory of toWalk) {
    const below = directory === '/' ? '/' : `${directory}/`;
    for (const entry of entriesWithKinds(directory)) {
      const path = below + entry.name;
      yield { path, entry };
      if (entry.isDirectory() && isEntered(path)) toWalk.push(path);
    }
  }
}

function isSensitive(path: string): boolean {
  return sensitivity(path) !== 'low';
}

/** In the order of `entries`. The directory provides the kinds, so no file is inspected. */
function entriesWithKinds(directory: string): Dirent[] {
  return attempt(() => readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)), []);
}
