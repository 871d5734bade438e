import { existsSync, lstatSync } from 'node:fs';
import type { GitFiles, ListGitFiles } from '../git/list-files.js';
import { ignoreRulesFor } from './ignore-rules.js';
import type { FileGuard, FindOptions, FoundPaths, SearchedFiles, SearchQuery, SearchResult } from './types.js';
import { walkBelow } from './walk-below.js';

/** Files below a directory that may be searched. */
interface Candidates {
  /** Relative to the directory, sorted; the guard has not checked them. */
  readonly names: readonly string[];
  readonly links: number;
  readonly undecodable: number;
}

export interface FindPorts {
  readonly guard: FileGuard;
  /** Absent if git is not used. */
  readonly listGitFiles?: ListGitFiles | undefined;
  /** Files of the run itself, such as its transcript. */
  readonly ownFiles: ReadonlySet<string>;
}

/**
 * The files below `real` (links already resolved) whose names match: from git in a repository, otherwise from a walk.
 * Files that git ignores are left out, unless `real` itself is ignored: a caller that names it wants its files.
 */
async function candidatesBelow(real: string, ports: FindPorts, options: FindOptions): Promise<Candidates> {
  const { matches = () => true, signal } = options;
  const isWanted = (name: string): boolean => matches(name) && !ports.ownFiles.has(`${real}/${name}`);
  const listed = await fromGit(real, ports, signal);
  if (listed === null) return withoutUndecodable(real, await walked(real, isWanted, signal));
  const names = listed.names.filter(isWanted);
  let { links } = listed;
  for (const directory of listed.nested) {
    const below = await walked(`${real}/${directory}`, (name) => isWanted(`${directory}/${name}`), signal).catch(
      () => null,
    );
    for (const name of below?.names ?? []) names.push(`${directory}/${name}`);
    links += below?.links ?? 0;
  }
  return withoutUndecodable(real, { names: listed.nested.length === 0 ? names : names.sort(), links });
}

/** Separates the names that are not valid UTF-8: they were decoded to names that no file has. */
function withoutUndecodable(real: string, { names, links }: Omit<Candidates, 'undecodable'>): Candidates {
  const decoded = names.filter((name) => !name.includes('\uFFFD') || existsSync(`${real}/${name}`));
  return { names: decoded, links, undecodable: names.length - decoded.length };
}

/** The permitted files below `real`, as paths below the directory that was asked for. */
export async function findBelow(
  { asked, real }: { readonly asked: string; readonly real: string },
  ports: FindPorts,
  options: FindOptions,
): Promise<FoundPaths> {
  const { names, ...counts } = await candidatesBelow(real, ports, options);
  const permitted = names.filter((name) => ports.guard('read', `${real}/${name}`) === null);
  return { paths: permitted.map((name) => `${asked}/${name}`), refused: names.length - permitted.length, ...counts };
}

/** Searches the file `real`, or the permitted files below the directory. */
export async function searchBelow(
  real: string,
  ports: FindPorts,
  { query, ...options }: FindOptions & { readonly query: SearchQuery },
): Promise<SearchResult & SearchedFiles> {
  const { searchFiles } = await import('./search-files.js');
  const { signal } = options;
  if (!lstatSync(real).isDirectory()) {
    const result = await searchFiles({ base: real, names: [''], size: 1, query, signal });
    return { ...result, refused: 0, undecodable: 0, isFile: true };
  }
  const { names, links, undecodable } = await candidatesBelow(real, ports, options);
  let refused = 0;
  // Lazy, so that the threads search while the guard checks the next names.
  const permitted = function* (): Generator<string> {
    for (const name of names) {
      if (ports.guard('read', `${real}/${name}`) === null) yield name;
      else refused += 1;
    }
  };
  const result = await searchFiles({ base: real, names: permitted(), size: names.length, query, signal });
  return { ...result, links: result.links + links, refused, undecodable, isFile: false };
}

async function fromGit(real: string, { listGitFiles }: FindPorts, signal: AbortSignal): Promise<GitFiles | null> {
  if (listGitFiles === undefined) return null;
  const rules = await ignoreRulesFor(real);
  if (!rules.isInRepository || rules.isBelowIgnored(real, () => true)) return null;
  return await listGitFiles(real, signal);
}

async function walked(
  real: string,
  matches: (name: string) => boolean,
  signal: AbortSignal,
): Promise<Omit<Candidates, 'undecodable'>> {
  const start = real.endsWith('/') ? real.length : real.length + 1;
  const { paths, links } = await walkBelow(real, () => null, {
    limit: Number.POSITIVE_INFINITY,
    matches: (path) => matches(path.slice(start)),
    signal,
  });
  return { names: paths.map((path) => path.slice(start)), links };
}
