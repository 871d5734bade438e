import type {
  InstalledPackage,
  InstallProblem,
  PackageRequest,
  PackageTree,
} from '../platform/process/install-package.js';
import { shorten } from '../text.js';
import { McpServerError } from './server-error.js';
import type { McpConnection, McpServer, PinnedPackages } from './types.js';
import { npmPackage } from './unpinned-package.js';

/** A server that npx would download: the exact package, and what it starts of it. */
export interface NpmCommand {
  readonly name: string;
  readonly version: string;
  /** `null`: the only program of the package, or the one with its name. */
  readonly program: string | null;
  readonly args: readonly string[];
}

/** What a server is started with, after its package was installed. */
export interface ServerProgram {
  readonly argv: readonly [string, ...string[]];
  /** What it reads in addition. */
  readonly reads: readonly string[];
  /** Its packages as they are pinned; none if it has no package that is installed for it. */
  readonly packages: PinnedPackages;
}

export interface PackagePorts {
  /** Installs the package that a server is started from. Default: npx downloads it when the server starts. */
  readonly installPackage?: (request: Omit<PackageRequest, 'network'>) => Promise<InstalledPackage | InstallProblem>;
  /** The packages of the lock file; absent if it has none. */
  readonly pinnedPackages?: PinnedPackages | undefined;
}

/** `null` for other commands, and for packages without an exact version: those, npx looks up when the server starts. */
export function npmCommandOf(connection: McpConnection): NpmCommand | null {
  if (connection.kind !== 'stdio' || process.platform === 'win32') return null;
  const words = [connection.command.replace(/^.*\//, ''), ...connection.args];
  const isExec = words[0] === 'npm' && words[1] === 'exec';
  if (words[0] !== 'npx' && !isExec) return null;
  let named: string | null = null;
  let at = isExec ? 2 : 1;
  for (; words[at]?.startsWith('-') === true; at += 1) {
    const word = words[at] ?? '';
    if (word === '-p' || word === '--package') named = words[(at += 1)] ?? '';
    else if (word.startsWith('--package=')) named = word.slice('--package='.length);
    else if (!/^(?:-y|--yes|-q|--quiet|--)$/.test(word)) return null;
  }
  const [first = '', ...given] = words.slice(at);
  const args = isExec && words[at - 1] !== '--' ? withoutDashes(given) : given;
  const [, name, version] = npmPackage.exec(named ?? first) ?? [];
  if (name === undefined || version === undefined || args === null || first === '') return null;
  return { name, version, program: named === null ? null : first, args };
}

/** `npm exec` takes options after the package for its own, until two dashes; `null` if there are some. */
function withoutDashes(words: readonly string[]): readonly string[] | null {
  const end = words.includes('--') ? words.indexOf('--') : words.length;
  const before = words.slice(0, end);
  return before.some((word) => word.startsWith('-')) ? null : [...before, ...words.slice(end + 1)];
}

/** Installs the package of a server, if it has one. Rejects with McpServerError. */
export async function programOf(
  { startTimeoutMs }: McpServer,
  connection: Extract<McpConnection, { kind: 'stdio' }>,
  { installPackage, pinnedPackages }: PackagePorts,
  signal: AbortSignal,
): Promise<ServerProgram> {
  const command = npmCommandOf(connection);
  if (command === null || installPackage === undefined)
    return { argv: [connection.command, ...connection.args], reads: [], packages: {} };
  const { name, version, args } = command;
  const spec = `${name}@${version}`;
  const pinned = pinnedPackages?.[spec] ?? null;
  if (pinned === null && pinnedPackages !== undefined)
    throw failed(`its package ${spec} is not in the lock file: review it, and run \`sallyport mcp pin\``);
  // Settings of npm, such as a registry with a login.
  const env = Object.fromEntries(Object.entries(connection.env).filter(([key]) => /^npm_config_/i.test(key)));
  const installed = await installPackage({ name, version, pinned, env, timeoutMs: startTimeoutMs, signal });
  if (!('directory' in installed)) throw failed(problemText(spec, installed, pinned ?? {}));
  const program = programIn(command, installed);
  if (program === null) throw failed(`its package ${spec} has no program ${command.program ?? name}`);
  const { directory, packages } = installed;
  return {
    argv: [`${directory}/node_modules/.bin/${program}`, ...args],
    reads: [directory],
    packages: { [spec]: pinnedTree(packages) },
  };
}

function failed(message: string): McpServerError {
  return new McpServerError('failed', message, {});
}

/** As npx chooses it. */
function programIn({ name, program }: NpmCommand, { manifest: { bin } }: InstalledPackage): string | null {
  const own = name.replace(/^.*\//, '');
  const names = typeof bin === 'string' ? [own] : Object.keys(bin ?? {});
  const wanted = program ?? (names.length === 1 ? names[0] : own) ?? own;
  return names.includes(wanted) && /^[\w.-]+$/.test(wanted) ? wanted : null;
}

function problemText(spec: string, { code, hashes, problem }: InstallProblem, pinned: PackageTree): string {
  const words = shorten(problem, 500);
  if (code !== 'EINTEGRITY') return `its package ${spec} could not be installed: ${words}`;
  const changed = Object.keys(pinned).filter((path) => hashes.includes(String(pinned[path]?.['integrity'])));
  const names = changed.map((path) => `${nameIn(path)}@${String(pinned[path]?.['version'])}`);
  return `a package of ${spec} is not the one in the lock file: ${names.join(', ')}: ${words}`;
}

/** The name of a package by its path in the tree. */
export function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** What npm needs to install the same again. The registry may be another one: the integrity holds for each. */
function pinnedTree(tree: PackageTree): PackageTree {
  const pinned = Object.entries(tree).filter(([path]) => path !== '');
  return Object.fromEntries(
    pinned.map(([path, { resolved, license: _, engines: __, funding: ___, ...fields }]) => {
      const isLinked = fields['integrity'] === undefined && resolved !== undefined;
      return [path, isLinked ? { ...fields, resolved } : fields];
    }),
  );
}
