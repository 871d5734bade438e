import type { PathsOutside } from '../policy/engine/paths-outside.js';
import { showHost } from '../policy/host-pattern.js';
import type { CommandNeeds } from '../policy/types.js';

const mostPaths = 10;

/** What the sandbox would let a permitted command line reach; `outside` is what the rules show to every command. */
export function needsLines(
  needs: CommandNeeds | undefined,
  outside: PathsOutside,
  relative: (path: string) => string,
): readonly string[] {
  if (needs === undefined) return [];
  if (needs.leaves !== null) return [`  sandbox: runs outside, since ${needs.leaves} only works there`];
  return [
    '  sandbox:',
    `    writes  ${writesText(needs, relative)}`,
    ...outsideLines(outside, relative),
    `    .git    ${needs.changesGit ? 'writable, except for config, hooks and info' : 'read-only'}`,
    `    hosts   ${hostsText(needs)}`,
    ...gitHubLines(needs),
  ];
}

function writesText({ writes }: CommandNeeds, relative: (path: string) => string): string {
  if (writes === null)
    return 'the workspace, except for protected and denied paths (it may run code of the repository)';
  if (writes.length === 0) return 'only its private HOME and TMPDIR';
  return `only ${firstOf(writes.map(relative))}, and its private HOME and TMPDIR`;
}

function outsideLines({ readable, writable }: PathsOutside, relative: (path: string) => string): readonly string[] {
  const parts = [
    ...(readable.length === 0 ? [] : [`reads ${firstOf(readable.map(relative))}`]),
    ...(writable.length === 0 ? [] : [`writes ${firstOf(writable.map(relative))}`]),
  ];
  return parts.length === 0 ? [] : [`    outside ${parts.join('; ')}`];
}

function firstOf(paths: readonly string[]): string {
  return `${paths.slice(0, mostPaths).join(', ')}${paths.length > mostPaths ? ' …' : ''}`;
}

function hostsText({ network }: CommandNeeds): string {
  const hosts = network.allow.map(({ host, port }) => (port === null ? host : showHost(host, port)));
  return hosts.length === 0 ? 'none' : [...new Set(hosts)].join(', ');
}

/** Access through Sallyport, which adds the token. */
function gitHubLines({ gitHub, gitRemote }: CommandNeeds): readonly string[] {
  const parts = [
    ...(gitHub === undefined ? [] : ['gh reads this repository']),
    ...(gitHub === undefined || gitHub.records.length === 0 ? [] : [`the run records ${gitHub.records.join(', ')}`]),
    ...(gitRemote === undefined ? [] : [`git may ${gitRemote === 'push' ? 'fetch and push' : 'fetch'}`]),
  ];
  return parts.length === 0 ? [] : [`    github  ${parts.join('; ')}`];
}
