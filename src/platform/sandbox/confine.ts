import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInside } from '../../policy/files/paths.js';
import type { CommandNeeds } from '../../policy/types.js';
import type { BlockedAttempt, ConfinedCommand, ConfinedStart, SandboxCandidate } from '../process/sandbox-types.js';
import { cacheView } from './cache-view.js';
import type { Control } from './control.js';
import { type Egress, withEgress } from './egress.js';
import { belongsToOther, type MachineFolders } from './machine-folders.js';
import type { SandboxOptions } from './options.js';
import { encodePlan, type LaunchPlan, type MovingFile, type ViewEntry } from './plan.js';
import { homeOf, viewOf } from './view.js';
import { type OutsideDirectory, workspacePath } from './withheld-paths.js';
import type { WorkspaceWatch } from './workspace-watch.js';

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

export async function confineByLauncher(
  command: ConfinedCommand,
  candidate: SandboxCandidate,
  parts: LauncherParts,
): Promise<ConfinedStart> {
  const level = candidate.level === 'landlock' ? 'landlock' : 'full';
  const { needs } = command;
  const { watch } = parts;
  const [withheld, outside] = await Promise.all([watch.current(), watch.outside()]);
  const call = parts.newCall();
  const events: string[] = [];
  const session = parts.egress.begin(needs.network);
  const line = parts.control.add(call, {
    onLine: (text) => void events.push(text),
    onConnection: (socket, target) => session.connect(socket, target),
  });
  const plan = join(parts.directory, call);
  const { bridge } = command;
  const home = homeOf(command, parts.folders);
  const hasCaches = level === 'full' && home !== null && needs.judgedByWords !== true;
  const view = [
    ...viewOf(needs, parts.folders, { withheld, outside, level, home }),
    ...(hasCaches ? cacheView(home, parts.folders, call) : []),
    ...(bridge === undefined ? [] : [['ro', bridge.directory] as const]),
  ];
  const sockets = bridge === undefined ? [] : [bridge.socket];
  const zones = [...zonesOf(parts.folders, outside), ...(hasCaches ? [home.home] : [])];
  const shown = withMoving(view, watch.moving());
  const machine = { mode: level, call, zones, view: shown, sockets, ports: session.ports } as const;
  const launch = { ...identityOf(candidate, parts), ...machine };
  const { argv, cwd } = command;
  const env = withEgress(command.env, session);
  writeFileSync(plan, encodePlan({ ...launch, limits: parts.limits, program: command.program, argv, cwd, env }), {
    mode: 0o600,
  });
  const prefix = parts.simulated?.prefix ?? [];
  const words = [...prefix, parts.perl, parts.launchers[level], plan];
  const [program, args] =
    candidate.privilege === 'sudo' && parts.sudo !== null
      ? [parts.sudo, ['-n', ...words]]
      : [words[0] ?? parts.perl, words.slice(1)];
  // At last: what it begins ends only with the command.
  const mayChange = needs.writes === null || needs.writes.length > 0;
  const restore = mayChange ? await watch.begin(level, needs) : null;
  return {
    program,
    args,
    env: {},
    cwd: '/',
    kill: line.kill,
    end: async (exitCode) => {
      await line.finish();
      session.end();
      rmSync(plan, { force: true });
      const changed = restore === null ? [] : await restore(exitCode);
      const toBlocked = (path: string): BlockedAttempt => hiddenWrite(path, parts.folders.workspace);
      return {
        startError: textsOf(events, 'failed')[0] ?? null,
        exceeded: exceededClause(textsOf(events, 'limit')[0] ?? null),
        blocked: [...session.blocked(), ...textsOf(events, 'hidden').map(toBlocked), ...changed],
        unseen: [...textsOf(events, 'unseen'), ...keptFrom(needs, shown)]
          .filter((path) => isInside({ path, directory: parts.folders.workspace }))
          .map((path) => workspacePath(path, parts.folders.workspace)),
      };
    },
  };
}

/** Where other commands may be writing. */
function zonesOf(
  { workspace, repository, gitDirectory, worktreeDirectory }: MachineFolders,
  outside: readonly OutsideDirectory[],
): readonly string[] {
  const git = [gitDirectory ?? join(repository, '.git'), worktreeDirectory].filter((path) => path !== null);
  const writable = outside.filter(({ isWritable }) => isWritable).map(({ path }) => path);
  const apart = [...git, ...writable].filter((path) => !isInside({ path, directory: workspace }));
  return [...new Set([workspace, ...apart])];
}

/** While another command runs, hidden files are found by what identifies them: it could move them at any time. */
function withMoving(view: readonly ViewEntry[], moving: readonly MovingFile[]): readonly ViewEntry[] {
  const paths = new Set(moving.flatMap((file) => file.paths));
  const others = view.filter(([kind, path]) => kind !== 'mask' || !paths.has(path));
  return [...others, ...moving.map((file): ViewEntry => ['mask', file.paths[0] ?? '', file])];
}

/** Hidden files in what a command should have deleted: their mounts keep them. */
function keptFrom({ deletes = [] }: CommandNeeds, view: readonly ViewEntry[]): readonly string[] {
  const hidden = view.flatMap(([kind, path]) => (kind === 'mask' ? [path] : []));
  return hidden.filter((path) => deletes.some((directory) => isInside({ path, directory })) && existsSync(path));
}

function hiddenWrite(path: string, workspace: string): BlockedAttempt {
  const shown = workspacePath(path, workspace);
  const rule = `Read(${shown})`;
  return {
    label: `write ${shown}`,
    reason: `${shown} is hidden, so the write failed; the rule ${rule} would show it to commands`,
    suggest: [rule],
  };
}

type Identity = Pick<LaunchPlan, 'privilege' | 'uid' | 'gid' | 'keepsFileCapabilities' | 'landlockAbi'>;

/** As whom the command runs: as the user of this process, whatever the launcher runs as. */
function identityOf({ privilege }: SandboxCandidate, { folders, simulated }: LauncherParts): Identity {
  return {
    privilege: privilege === 'user' ? 'user' : 'root',
    uid: process.getuid?.() ?? 0,
    gid: process.getgid?.() ?? 0,
    keepsFileCapabilities: privilege !== 'sudo' && belongsToOther(folders.workspace),
    ...(simulated?.landlockAbi === undefined ? {} : { landlockAbi: simulated.landlockAbi }),
  };
}

function textsOf(events: readonly string[], kind: string): readonly string[] {
  return events.filter((event) => event.startsWith(`${kind} `)).map((event) => event.slice(kind.length + 1));
}

function exceededClause(text: string | null): string | null {
  if (text === null) return null;
  const [what, amount] = text.split(' ');
  return what === 'memory'
    ? `it used more than ${String(Math.round(Number(amount) / 1_048_576))} MB of memory`
    : `it started more than ${String(amount)} processes`;
}
