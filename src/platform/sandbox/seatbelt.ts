import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfinedCommand, ConfinedStart } from '../process/sandbox-types.js';
import type { LauncherParts } from './confine.js';
import { homeOf } from './view.js';

/** For sandbox-exec and all descendants: no reading in the user's home or of private files, network only to localhost. */
export function confineBySeatbelt(command: ConfinedCommand, parts: LauncherParts): ConfinedStart {
  const call = parts.newCall();
  const file = join(parts.directory, `${call}.sb`);
  writeFileSync(file, profileOf(command, parts), { mode: 0o600 });
  return {
    program: '/usr/bin/sandbox-exec',
    args: ['-f', file, command.program, ...command.argv.slice(1)],
    env: command.env,
    cwd: command.cwd,
    kill: () => undefined,
    end: () => {
      rmSync(file, { force: true });
      return Promise.resolve({ startError: null, exceeded: null, blocked: [], unseen: [] });
    },
  };
}

type ProfileParts = Pick<LauncherParts, 'folders' | 'outside' | 'userHome' | 'directory'>;

/** The profile for one command. Where several rules match, the last one decides. */
export function profileOf(
  { needs, bridge, home }: Pick<ConfinedCommand, 'needs' | 'bridge' | 'home'>,
  { folders, outside, userHome, directory }: ProfileParts,
): string {
  const subpath = (path: string): string => `(subpath ${JSON.stringify(path)})`;
  const git = folders.gitDirectory ?? join(folders.repository, '.git');
  const written = [...(needs.writes ?? [folders.workspace, ...outside.writable]), ...(needs.changesGit ? [git] : [])];
  const shown = homeOf({ home }, folders);
  const own = shown === null ? [] : [shown.home, shown.temporary];
  const read = [folders.workspace, folders.repository, git, ...own, ...folders.system];
  return [
    '(version 1)',
    '(deny default)',
    '(import "system.sb")',
    '(allow process*)',
    '(allow signal (target same-sandbox))',
    '(allow sysctl-read)',
    '(allow mach-lookup (global-name "com.apple.system.opendirectoryd.libinfo"))',
    '(allow file-read*)',
    `(deny file-read* ${subpath(userHome)} ${subpath(directory)})`,
    `(allow file-read* ${[...read, ...outside.readable, ...outside.writable].map(subpath).join(' ')})`,
    `(allow file-write* ${[...written, ...own, '/dev/null', '/dev/tty'].map(subpath).join(' ')})`,
    needs.changesGit
      ? `(deny file-write* ${['config', 'hooks', 'info'].map((name) => subpath(join(git, name))).join(' ')})`
      : `(deny file-write* ${subpath(git)})`,
    ...(bridge === undefined
      ? []
      : [
          `(allow file-read* ${subpath(bridge.directory)})`,
          `(allow network-outbound (remote unix-socket (path-literal ${JSON.stringify(bridge.socket)})))`,
        ]),
    '(allow network* (local ip "localhost:*"))',
    '(allow network-outbound (remote ip "localhost:*"))',
  ].join('\n');
}
