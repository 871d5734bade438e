import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { attempt } from '../../errors.js';
import { isInside } from '../../policy/files/paths.js';
import { sensitivity } from '../../policy/files/sensitivity.js';
import { linkedTools } from './linked-tools.js';
import { machineSecrets } from './machine-secrets.js';
import tables from './machine-tables.json' with { type: 'json' };

export interface MachineFolders {
  readonly workspace: string;
  /** The top directory of the repository that contains the workspace; the workspace itself without one. */
  readonly repository: string;
  /** The private HOME and TMPDIR of commands, links resolved. */
  readonly home: string;
  readonly temporary: string;
  /** Programs and libraries, readable by every command. */
  readonly system: readonly string[];
  /** Caches of packages and browsers, by their names in `userHome`: what a command adds stays in its HOME. */
  readonly caches: readonly string[];
  readonly userHome: string;
  /** Readable secrets of the machine inside `system`. */
  readonly secrets: readonly string[];
  /** The directory of git for the repository if it is elsewhere (a worktree); `null` otherwise. */
  readonly gitDirectory: string | null;
  /** The part of it for the worktree alone; `null` without one. */
  readonly worktreeDirectory: string | null;
}

/** Of the home directory only programs and packages: their siblings may contain tokens (`.cargo/credentials.toml`). */
const { system, homeTools, homeCaches } = tables;

export interface FolderOptions {
  readonly workspace: string;
  readonly home: string;
  readonly temporary: string;
  readonly userHome: string;
  readonly path: string;
  readonly toolCache: string | undefined;
}

export function findMachineFolders(options: FolderOptions): MachineFolders {
  const workspace = realpathSync(options.workspace);
  const userHome = resolve(options.userHome);
  const repository = repositoryAround(workspace, userHome);
  const caches = homeCaches.filter((name) => existsSync(join(userHome, name)));
  const tools = [...homeTools, ...caches].map((name) => join(userHome, name)).filter((path) => existsSync(path));
  const known = [...system, ...tools];
  const privateFolders = [workspace, userHome, options.temporary];
  const isKnown = (path: string): boolean => known.some((directory) => isInside({ path, directory }));
  const onPath = options.path.split(delimiter).filter((path) => path !== '');
  const roots = onPath
    .filter((path) => !isKnown(path))
    // Only named parts of such a folder are shown.
    .filter((path) => !tools.some((tool) => isInside({ path: tool, directory: path })))
    .map((path) => toolRoot(path, privateFolders));
  const linked = onPath
    .filter((path) => !system.some((directory) => isInside({ path, directory })) || path === '/usr/local/bin')
    .flatMap((path) => linkedTools(path, privateFolders))
    .filter((path) => !isKnown(path));
  const cache = options.toolCache === undefined || options.toolCache === '' ? [] : [resolve(options.toolCache)];
  return {
    workspace,
    repository,
    home: realpathSync(options.home),
    temporary: realpathSync(options.temporary),
    system: [...new Set([...known, ...roots, ...linked, ...cache])],
    caches,
    userHome,
    secrets: [
      ...machineSecrets({
        needed: [...onPath, ...cache],
        ofJob: [workspace, repository, options.home, options.temporary],
        userHome,
      }),
      ...tools.flatMap((tool) => sensitiveIn(tool, 2)),
    ],
    ...gitDirectoriesOf(repository),
  };
}

/** Credentials are near the top of a tool's folder; packages below have the names of other projects. */
function sensitiveIn(directory: string, depth: number): readonly string[] {
  return attempt(() => readdirSync(directory, { withFileTypes: true }), []).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return depth > 1 ? sensitiveIn(path, depth - 1) : [];
    return sensitivity(path) === 'high' ? [path] : [];
  });
}

/** A program finds its library next to `bin` or `node_modules/.bin`; not the whole if it has private directories. */
function toolRoot(path: string, privateFolders: readonly string[]): string {
  const parent = dirname(path);
  const isShown =
    (basename(path) === 'bin' || path.endsWith('/node_modules/.bin')) &&
    parent !== '/' &&
    !privateFolders.some((folder) => isInside({ path: folder, directory: parent }));
  return isShown ? parent : path;
}

/** git and package managers need the files around. Never with the user's home in it: that may be a repository. */
export function repositoryAround(workspace: string, userHome: string): string {
  for (let directory = workspace; ; directory = dirname(directory)) {
    if (directory === '/' || isInside({ path: userHome, directory })) return workspace;
    if (existsSync(join(directory, '.git'))) return directory;
  }
}

/** Where the file `.git` of a worktree or submodule leads. */
function gitDirectoriesOf(repository: string) {
  const none = { gitDirectory: null, worktreeDirectory: null };
  const file = join(repository, '.git');
  try {
    if (!lstatSync(file).isFile()) return none;
    const named = /^gitdir: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1];
    if (named === undefined) return none;
    const directory = realpathSync(resolve(repository, named));
    const common = join(directory, 'commondir');
    if (!existsSync(common)) return { gitDirectory: directory, worktreeDirectory: null };
    return {
      gitDirectory: realpathSync(resolve(directory, readFileSync(common, 'utf8').trim())),
      worktreeDirectory: directory,
    };
  } catch {
    return none;
  }
}

/** Whether the files of the workspace belong to another user than this process. */
export function belongsToOther(workspace: string): boolean {
  return statSync(workspace).uid !== (process.getuid?.() ?? 0);
}
