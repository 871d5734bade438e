import { randomUUID } from 'node:crypto';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../errors.js';
import type { CommandNeeds } from '../../policy/types.js';
import { findExecutable } from '../process/program-path.js';
import type { ConfinedCommand, Sandbox } from '../process/sandbox-types.js';
import { confineByLauncher, type LauncherParts } from './confine.js';
import { type Control, createControl } from './control.js';
import { createEgress } from './egress.js';
import { type FoundLevel, findLevel } from './find-level.js';
import { launcherSource } from './launcher.js';
import { findMachineFolders } from './machine-folders.js';
import type { SandboxOptions } from './options.js';
import { confineBySeatbelt } from './seatbelt.js';
import { createWorkspaceWatch, watchNothing } from './workspace-watch.js';

const needsOfGit: CommandNeeds = {
  writes: [],
  reads: [],
  changesGit: false,
  network: { allow: [], deny: [] },
  leaves: null,
};

export function createSandbox(options: SandboxOptions): Sandbox {
  let control: Control | null = null;
  let foundLevel: Promise<FoundLevel> | null = null;
  const egress = createEgress({ upstream: options.upstream ?? {} });
  const open = async (): Promise<LauncherParts> => {
    const { directory, path } = options;
    const perl = findExecutable('perl', path);
    if (perl === null) throw new Error('perl was not found on the PATH');
    const launchers = { full: join(directory, 'full.pl'), landlock: join(directory, 'landlock.pl') };
    for (const level of ['full', 'landlock'] as const)
      writeFileSync(launchers[level], launcherSource(level), { mode: 0o600 });
    chmodSync(directory, 0o700);
    control = createControl(directory);
    await control.listening;
    const folders = findMachineFolders(options);
    const sudo = findExecutable('sudo', path);
    const watch = createWorkspaceWatch(folders, options);
    return { ...options, perl, sudo, launchers, control, folders, egress, watch, newCall: randomUUID };
  };
  const level = (): Promise<FoundLevel> => (foundLevel ??= findLevel(open));
  return {
    async report() {
      const { report, problems, parts } = await level();
      // Searches the workspace while the model is asked.
      if (parts !== null) Promise.all([parts.watch.current(), parts.watch.outside()]).catch(() => undefined);
      if (report.level === 'none' && options.mode === 'require') throw unavailable(problems);
      return report;
    },
    async enter(command: ConfinedCommand) {
      const { leaves } = command.needs;
      if (leaves !== null && options.mode === 'require')
        return `${leaves} only works outside the sandbox, and the setting sandbox is require`;
      const { candidate, parts } = await level();
      if (candidate === null || parts === null) return null;
      if (leaves !== null) {
        parts.watch.forget();
        return { outside: leaves };
      }
      return candidate.level === 'seatbelt'
        ? confineBySeatbelt(command, parts)
        : await confineByLauncher(command, candidate, parts);
    },
    async enterGit(command) {
      const { candidate, parts } = await level();
      if (candidate === null || parts === null || candidate.level === 'seatbelt') return null;
      const { repository } = parts.folders;
      const watch = watchNothing([{ path: repository, readOnly: [], hidden: [], isWritable: false }]);
      return await confineByLauncher({ ...command, home: null, needs: needsOfGit }, candidate, { ...parts, watch });
    },
    hosts: egress.hosts,
    close: () => control?.close(),
  };
}

function unavailable(problems: readonly string[]): UserError {
  return new UserError({
    code: 'sandbox-unavailable',
    location: 'sandbox',
    message: 'no sandbox works on this machine, and sandbox is require',
    found: problems.join('; '),
    hint: 'use a runner with user namespaces, sudo or Landlock (see docs/sandbox.md), or set sandbox: auto',
  });
}
