import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishCall } from './call-end.js';
import type { Control } from './control.js';
import type { Egress } from './egress.js';
import { belongsToOther, type MachineFolders } from './machine-folders.js';
import type { SandboxOptions } from './options.js';
import { encodePlan } from './plan.js';
import type { Candidate, ConfinedCommand, ConfinedStart } from './types.js';
import { viewOf } from './view.js';
import type { WorkspaceWatch } from './workspace-watch.js';

/** What starting a command needs. */
export interface LauncherParts extends SandboxOptions {
  readonly perl: string;
  readonly sudo: string | null;
  readonly launchers: Readonly<Record<'full' | 'landlock', string>>;
  readonly control: Control;
  readonly folders: MachineFolders;
  readonly egress: Egress;
  readonly watch: WorkspaceWatch;
  readonly newCall: () => string;
}

/** Prepares the start of a command with the launcher. */
export async function confineByLauncher(
  command: ConfinedCommand,
  candidate: Candidate,
  parts: LauncherParts,
): Promise<ConfinedStart> {
  const level = candidate.level === 'landlock' ? 'landlock' : 'full';
  const { needs } = command;
  const { watch } = parts;
  const withheld = await watch.current();
  // Mounts keep a known program from writing anything but its paths.
  const mayChange = needs.writes === null || (level === 'landlock' && needs.writes.length > 0);
  const restore = mayChange ? await watch.begin(level, needs) : null;
  const call = parts.newCall();
  const events: string[] = [];
  const session = parts.egress.begin(needs.network);
  const line = parts.control.add(call, {
    onLine: (text) => void events.push(text),
    onConnection: (socket, target) => session.connect(socket, target),
  });
  const plan = join(parts.directory, call);
  writeFileSync(
    plan,
    encodePlan({
      mode: level,
      privilege: candidate.privilege === 'user' ? 'user' : 'root',
      uid: process.getuid?.() ?? 0,
      gid: process.getgid?.() ?? 0,
      keepsFileCapabilities: candidate.privilege !== 'sudo' && belongsToOther(parts.folders.workspace),
      call,
      view: viewOf(needs, parts.folders, withheld, level),
      ports: session.ports,
      limits: parts.limits,
      program: command.program,
      argv: command.argv,
      cwd: command.cwd,
      env: { ...command.env, ...session.variables },
      ...(parts.simulated?.landlockAbi === undefined ? {} : { landlockAbi: parts.simulated.landlockAbi }),
    }),
    { mode: 0o600 },
  );
  const asRoot = candidate.privilege === 'sudo' && parts.sudo !== null ? [parts.sudo, '-n'] : [];
  const [program = parts.perl, ...args] = [
    ...asRoot,
    ...(parts.simulated?.prefix ?? []),
    parts.perl,
    parts.launchers[level],
    plan,
  ];
  return {
    program,
    args,
    env: {},
    cwd: '/',
    kill: line.kill,
    end: async () => {
      await line.finish();
      return await finishCall({ events, session, restore, plan });
    },
  };
}
