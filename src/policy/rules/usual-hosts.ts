import type { HostPattern } from '../host-pattern.js';
import type { RegistryFamily } from '../registries.js';
import type { SimpleCommand } from '../shell/simple-command.js';
import type { PathFacts } from '../types.js';
import { baseName } from './rule-index.js';

interface UsualHosts {
  /** Names with blanks between them, as in the other lists. */
  readonly programs: string;
  /** The sub-commands that download packages. */
  readonly subCommands: string;
  readonly hosts: string;
  /** Whose registries in the environment count too. */
  readonly family?: RegistryFamily;
}

/**
 * `Bash(npm ci)` means a download from its registry, if public or named in the job's environment. The author of a pull
 * request controls the repository's configuration, so another registry needs a Network rule.
 */
const table: readonly UsualHosts[] = [
  {
    programs: 'npm pnpm yarn bun',
    subCommands: 'ci i install clean-install add update up upgrade audit outdated view info',
    hosts: 'registry.npmjs.org registry.yarnpkg.com npm.jsr.io',
    family: 'npm',
  },
  { programs: 'npx bunx pnpx', subCommands: '', hosts: 'registry.npmjs.org', family: 'npm' },
  { programs: 'uvx', subCommands: '', hosts: 'pypi.org files.pythonhosted.org', family: 'python' },
  {
    programs: 'pip pip3 uv poetry pipx pdm',
    subCommands: 'install download sync add lock update pip',
    hosts: 'pypi.org files.pythonhosted.org',
    family: 'python',
  },
  {
    programs: 'cargo',
    subCommands: 'fetch update install add build test check clippy run vendor',
    hosts: 'index.crates.io static.crates.io crates.io',
    family: 'cargo',
  },
  {
    programs: 'go',
    subCommands: 'get mod install build test vet run',
    hosts: 'proxy.golang.org sum.golang.org storage.googleapis.com',
    family: 'go',
  },
  {
    programs: 'bundle gem',
    subCommands: 'install update add fetch outdated',
    hosts: 'rubygems.org index.rubygems.org',
  },
  {
    programs: 'composer',
    subCommands: 'install update require',
    hosts: 'repo.packagist.org packagist.org',
  },
];

const gitDownloads: ReadonlySet<string> = new Set('fetch pull push clone ls-remote remote submodule'.split(' '));

/** The hosts that a command needs by its nature; for git, the host of the repository. */
export function usualHosts(
  { name, argv }: Pick<SimpleCommand, 'name' | 'argv'>,
  { repository, registries = {} }: Pick<PathFacts, 'repository' | 'registries'>,
): readonly HostPattern[] {
  if (baseName(name) === 'git' && repository !== null) {
    const isRemote = argv.some((word) => word.kind === 'literal' && gitDownloads.has(word.value));
    return isRemote ? [{ host: new URL(repository).hostname, port: 443 }] : [];
  }
  const row = table.find(({ programs }) => programs.split(' ').includes(baseName(name)));
  if (row === undefined) return [];
  const words = argv.slice(1).flatMap((word) => (word.kind === 'literal' ? [word.value] : []));
  const subCommand = words.find((word) => !word.startsWith('-'));
  const downloads = row.subCommands === '' || row.subCommands.split(' ').includes(subCommand ?? '');
  const isYarn = baseName(name) === 'yarn' && subCommand === undefined;
  if (!downloads && !isYarn) return [];
  const others = row.family === undefined ? [] : (registries[row.family] ?? []);
  return [...row.hosts.split(' ').map((host) => ({ host, port: 443 })), ...others];
}
