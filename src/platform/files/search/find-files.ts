import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { compareBytes } from '../compare-bytes.js';
import { followLinks } from '../follow-links.js';
import { ignoreRulesFor } from '../ignore-rules.js';
import type {
  FileGuard,
  FindOptions,
  FindPage,
  FoundPaths,
  ListGitFiles,
  SearchedFiles,
  SearchQuery,
  SearchResult,
} from '../types.js';
import { mergeNames, type NameList, packNames } from './packed-names.js';
import { walkBelow } from './walk-below.js';

interface Candidates {
  /** Relative to the directory, in byte order; the guard has not checked them. */
  readonly names: NameList;
  readonly links: number;
  readonly undecodable: number;
}

export interface FindPorts {
  readonly guard: FileGuard;
  readonly listGitFiles?: ListGitFiles | undefined;
  /** Files of the run itself, such as its transcript. */
  readonly ownFiles?: readonly string[] | undefined;
}

/** By git in a repository, otherwise by a walk. Ignored files are left out, unless `real` (links resolved) is ignored. */
async function candidatesBelow(real: string, ports: FindPorts, options: FindOptions): Promise<Candidates> {
  const { matches = () => true, signal } = options;
  const ownFiles = new Set(ports.ownFiles?.map((path) => followLinks(path).real));
  let undecodable = 0;
  const isWanted = (name: string): boolean => {
    if (!matches(name)) return false;
    // Names that are not valid UTF-8 were decoded to names that no file has.
    if (!name.includes('\uFFFD') || existsSync(`${real}/${name}`))
      return ownFiles.size === 0 || !ownFiles.has(`${real}/${name}`);
    undecodable += 1;
    return false;
  };
  const listed = await fromGit(real, ports, { isWanted, signal });
  if (listed !== null) return { ...listed, undecodable };
  undecodable = 0;
  const { names, links } = await walked(real, isWanted, signal);
  const walkedFiles: Omit<Candidates, 'undecodable'> = { names: packNames(names), links };
  return { ...walkedFiles, undecodable };
}

/** A page of the permitted files below `real`, as paths below the directory that was asked for. */
export async function findBelow(
  { asked, real }: { readonly asked: string; readonly real: string },
  ports: FindPorts,
  { offset = 0, limit = Number.POSITIVE_INFINITY, ...options }: FindOptions & Partial<FindPage>,
): Promise<FoundPaths> {
  const { names, ...counts } = await candidatesBelow(real, ports, options);
  const paths: string[] = [];
  // Whether there is a regular file at a path and no link on the way: git also lists files that were deleted.
  let known = { parent: '', isPlain: false };
  const isPlain: (path: string) => boolean = (path) => {
    const parent = dirname(path);
    try {
      if (known.parent !== parent) known = { parent, isPlain: realpathSync.native(parent) === parent };
      return known.isPlain && lstatSync(path).isFile();
    } catch {
      return false;
    }
  };
  let [end, refused] = [0, 0];
  for (const name of names) {
    if (paths.length >= limit) break;
    end += 1;
    if (end <= offset) continue;
    if (ports.guard('read', `${real}/${name}`, 'search') !== null) refused += 1;
    else if (isPlain(`${real}/${name}`)) paths.push(`${asked}/${name}`);
  }
  return { paths, count: names.size, end, refused, ...counts };
}

export async function searchBelow(
  real: string,
  ports: FindPorts,
  { query, ...options }: FindOptions & { readonly query: SearchQuery },
): Promise<SearchResult & SearchedFiles> {
  const { searchFiles } = await import('./search-files.js');
  const { signal } = options;
  if (!lstatSync(real).isDirectory()) {
    const result = await searchFiles({ base: real, names: [''], size: 1, query, signal });
    return { ...result, refused: 0, undecodable: 0 };
  }
  const { names, links, undecodable } = await candidatesBelow(real, ports, options);
  let refused = 0;
  // Lazy, so that the threads search while the guard checks the next names.
  const permitted = function* (): Generator<string> {
    for (const name of names) {
      if (ports.guard('read', `${real}/${name}`, 'search') === null) yield name;
      else refused += 1;
    }
  };
  const result = await searchFiles({ base: real, names: permitted(), size: names.size, query, signal });
  return { ...result, links: result.links + links, refused, undecodable };
}

interface Wanted {
  readonly isWanted: (name: string) => boolean;
  readonly signal: AbortSignal;
}

async function fromGit(
  real: string,
  { listGitFiles }: FindPorts,
  wanted: Wanted,
): Promise<Omit<Candidates, 'undecodable'> | null> {
  if (listGitFiles === undefined) return null;
  const rules = await ignoreRulesFor(real);
  if (!rules.isInRepository || rules.isBelowIgnored(real, () => true)) return null;
  const { isWanted, signal } = wanted;
  const listed = await listGitFiles(real, isWanted, signal);
  if (listed === null) return null;
  let { links } = listed;
  const nested: string[] = [];
  for (const directory of listed.nested) {
    const below = await walked(`${real}/${directory}`, (name) => isWanted(`${directory}/${name}`), signal).catch(
      () => null,
    );
    for (const name of below?.names ?? []) nested.push(`${directory}/${name}`);
    links += below?.links ?? 0;
  }
  return { names: mergeNames(listed.names, packNames(nested.sort(compareBytes))), links };
}

async function walked(real: string, matches: (name: string) => boolean, signal: AbortSignal) {
  const start = real.endsWith('/') ? real.length : real.length + 1;
  const { paths, links } = await walkBelow(real, () => null, {
    limit: Number.POSITIVE_INFINITY,
    matches: (path) => matches(path.slice(start)),
    signal,
  });
  return { names: paths.map((path) => path.slice(start)), links };
}
