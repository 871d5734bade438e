import type { UpstreamProxies } from '../net/proxy.js';
import type { ResourceLimits, SandboxMode } from '../process/sandbox-types.js';
import type { FolderOptions } from './machine-folders.js';
import type { PathRules } from './withheld-paths.js';

/** The job, its machine and its rules, as the sandbox needs them. */
export interface SandboxOptions extends FolderOptions {
  readonly mode: Exclude<SandboxMode, 'off'>;
  /** An existing directory of this user alone that no command may see. */
  readonly directory: string;
  readonly rules: PathRules;
  /** Paths outside the workspace that rules name, for all commands and for those that may write anywhere. */
  readonly outside: { readonly readable: readonly string[]; readonly writable: readonly string[] };
  /** Which of these files are as git has them. */
  readonly unchangedInGit: (paths: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Receives databases and logs that commands of the run created, or that git had when it began: the run's own. */
  readonly onOwn?: (paths: readonly string[]) => void;
  readonly limits: ResourceLimits;
  /** The proxies that the machine has to use. */
  readonly upstream?: UpstreamProxies;
  /** Tests only: behave like another machine. */
  readonly simulated?: {
    /** The newest Landlock that the kernel has. */
    readonly landlockAbi?: number;
    /** The only candidate, `full root`. */
    readonly candidate?: string;
    /** A program with arguments that restricts the launcher. */
    readonly prefix?: readonly string[];
  };
}
