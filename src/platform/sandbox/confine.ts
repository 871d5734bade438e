import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfinedCommand, ConfinedStart, SandboxCandidate } from '../process/sandbox-types.js';
import type { Control } from './control.js';
import type { Egress } from './egress.js';
import { belongsToOther, type MachineFolders } from './machine-folders.js';
import type { SandboxOptions } from './options.js';
import { encodePlan, type LaunchPlan } from './plan.js';
import { homeOf, viewOf } from './view.js';
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
  const view = [
    ...viewOf(needs, parts.folders, { withheld, outside, level, home: homeOf(command, parts.folders) }),
    ...(bridge === undefined ? [] : [['ro', bridge.directory] as const]),
  ];
  const sockets = bridge === undefined ? [] : [bridge.socket];
  const launch = { ...identityOf(candidate, parts), mode: level, call, view, sockets, ports: session.ports } as const;
  const { argv, cwd } = command;
  const env = { ...command.env, ...session.variables };
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
    end: async () => {
      await line.finish();
      session.end();
      rmSync(plan, { force: true });
      const changed = restore === null ? [] : await restore();
      return {
        startError: textOf(events, 'failed'),
        exceeded: exceededClause(textOf(events, 'limit')),
        blocked: [...session.blocked(), ...changed],
      };
    },
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

function textOf(events: readonly string[], kind: string): string | null {
  const line = events.find((event) => event.startsWith(`${kind} `));
  return line === undefined ? null : line.slice(kind.length + 1);
}

function exceededClause(text: string | null): string | null {
  if (text === null) return null;
  const [what, amount] = text.split(' ');
  return what === 'memory'
    ? `it used more than ${String(Math.round(Number(amount) / 1_048_576))} MB of memory`
    : `it started more than ${String(amount)} processes`;
}
