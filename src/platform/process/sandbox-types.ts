import type { CommandNeeds } from '../../policy/types.js';
import type { BridgeAccess } from './github-bridge-types.js';
import type { Home } from './homes.js';

/** What confines the commands of a run, strongest first. See docs/sandbox.md. */
export type SandboxLevel = 'full' | 'landlock' | 'seatbelt' | 'none';

export const sandboxModes = ['auto', 'require', 'off'] as const;
export type SandboxMode = (typeof sandboxModes)[number];

export interface SandboxReport {
  readonly level: SandboxLevel;
  /** One sentence: how the level is achieved, or why there is none. */
  readonly reason: string;
}

/** A way to confine commands on this machine. */
export interface SandboxCandidate {
  readonly level: Exclude<SandboxLevel, 'none'>;
  /** How it gets its privileges, for people: `as root`, `with sudo`. */
  readonly how: string;
  readonly privilege: 'root' | 'user' | 'sudo';
}

export interface ResourceLimits {
  /** Processes and threads of one call. */
  readonly processes: number;
  /** Bytes of memory of one call. */
  readonly memoryBytes: number;
  /** Bytes of one file. */
  readonly fileBytes: number;
}

export interface ConfinedCommand {
  /** Absolute path of the program. */
  readonly program: string;
  /** With the name as the first word. */
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly needs: CommandNeeds;
  /** The HOME and TMPDIR that it sees; `null` for none. By default those of the sandbox's options. */
  readonly home?: Home | null | undefined;
  /** The socket that leads to GitHub; the only one outside of what the command may write. */
  readonly bridge?: BridgeAccess | undefined;
}

/** A command whose needs are always the same. */
export type OwnCommand = Pick<ConfinedCommand, 'program' | 'argv' | 'cwd' | 'env'>;

/** A program that only works outside: `docker`. The line runs unconfined. */
export interface OutsideStart {
  readonly outside: string;
}

export interface ConfinedStart {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** Ends everything that the call has started, at once. */
  readonly kill: () => void;
  /** Called once the process has ended, with its exit code. Resolves when the workspace is checked. */
  readonly end: (exitCode?: number | null) => Promise<ConfinedEnd>;
}

export interface BlockedAttempt {
  /** `connect example.org:443`, `write .vscode/settings.json`. */
  readonly label: string;
  /** One clause. */
  readonly reason: string;
  readonly suggest: readonly string[];
}

export interface ConfinedEnd {
  /** Why the program could not be started; `null` if it was. */
  readonly startError: string | null;
  /** The limit that ended the call, as a clause; `null` if none did. */
  readonly exceeded: string | null;
  readonly blocked: readonly BlockedAttempt[];
  /** Hidden files that the command tried to read or delete, relative to the workspace. */
  readonly unseen: readonly string[];
}

/** Starts commands so that they reach only what the rules permit. */
export interface Sandbox {
  /** Finds the level, once. Rejects with UserError `sandbox-unavailable` if one is required and there is none. */
  readonly report: () => Promise<SandboxReport>;
  /** `null` if there is no level; a text if the command may not run, as a clause. */
  readonly enter: (command: ConfinedCommand) => Promise<ConfinedStart | OutsideStart | string | null>;
  /** For a reading git call of Sallyport: the whole repository, no network. `null` without such a level. */
  readonly enterGit: (command: OwnCommand) => Promise<ConfinedStart | null>;
  readonly hosts: () => { readonly reached: readonly string[]; readonly blocked: readonly string[] };
  /** Ends everything that is still running. */
  readonly close: () => void;
}
