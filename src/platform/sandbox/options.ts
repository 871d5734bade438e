import type { CommandLimits, SandboxMode } from './types.js';
import type { PathRules } from './withheld-paths.js';

/** The job, its machine and its rules, as the sandbox needs them. */
export interface SandboxOptions {
  readonly mode: Exclude<SandboxMode, 'off'>;
  /** An existing directory of this user alone that no command may see. */
  readonly directory: string;
  readonly workspace: string;
  /** The private HOME and TMPDIR of commands. */
  readonly home: string;
  readonly temporary: string;
  readonly userHome: string;
  /** The fixed PATH of commands. */
  readonly path: string;
  readonly toolCache: string | undefined;
  readonly rules: PathRules;
  readonly limits: CommandLimits;
  /** Tests only. */
  readonly landlockAbi?: number;
}
