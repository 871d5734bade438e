import type { ResourceLimits } from '../process/sandbox-types.js';

/** How a path appears inside: readable and executable, also writable, absent, or only its names. */
export type ViewKind = 'ro' | 'rw' | 'mask' | 'list' | 'cache';
/** `moving`: a file that must be hidden while another command could move it; the layers of a cache. */
export type ViewEntry = readonly [kind: ViewKind, path: string, moving?: MovingFile];

export interface MovingFile {
  /** `DEVICE:INODE`. */
  readonly inode: string;
  /** Where it has been; of a cache: what it shows, what a command adds, and where the kernel works. */
  readonly paths: readonly string[];
}

/** What the launcher needs to start one command. Contains no secret. */
export interface LaunchPlan {
  readonly mode: 'full' | 'landlock';
  readonly privilege: 'root' | 'user';
  readonly uid: number;
  readonly gid: number;
  /** Root keeps its capabilities for files: the workspace belongs to another user. */
  readonly keepsFileCapabilities: boolean;
  readonly call: string;
  /** In order: later entries are placed over earlier ones. */
  readonly view: readonly ViewEntry[];
  /** Directories in which other commands can write at the same time: no link below them is followed. */
  readonly zones: readonly string[];
  /** Ports of the machine that are reachable on localhost. */
  readonly ports: readonly number[];
  /** Sockets outside of the writable directories that the command may connect to. */
  readonly sockets: readonly string[];
  readonly limits: ResourceLimits;
  readonly program: string;
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Tests only: behave like an older kernel. */
  readonly landlockAbi?: number;
}

const noMovingFile: MovingFile = { inode: '', paths: [] };

/** The form that launcher.pl reads. No value can contain NUL: neither paths nor arguments nor variables can. */
export function encodePlan(plan: LaunchPlan): string {
  const { limits } = plan;
  const records: readonly (readonly [string, string | number])[] = [
    ['mode', plan.mode],
    ['privilege', plan.privilege],
    ['uid', plan.uid],
    ['gid', plan.gid],
    ['files', plan.keepsFileCapabilities ? 1 : 0],
    ['call', plan.call],
    ['proxy', 1],
    ...plan.zones.map((path) => ['zone', path] as const),
    ...plan.view.flatMap(([kind, path, { inode, paths } = noMovingFile]) => [
      [kind, path] as const,
      ...(inode === '' ? [] : [['inode', inode] as const]),
      ...paths.map((other) => ['also', other] as const),
    ]),
    ...plan.ports.map((port) => ['port', port] as const),
    ...plan.sockets.map((path) => ['socket', path] as const),
    ['processes', limits.processes],
    ['memory', limits.memoryBytes],
    ['file', limits.fileBytes],
    ['program', plan.program],
    ...plan.argv.map((word) => ['arg', word] as const),
    ['cwd', plan.cwd],
    ...Object.entries(plan.env).map(([name, value]) => ['env', `${name}=${value}`] as const),
    ...(plan.landlockAbi === undefined ? [] : [['abi', plan.landlockAbi] as const]),
  ];
  return records.map(([key, value]) => `${key}=${String(value)}`).join('\0');
}
