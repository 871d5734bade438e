import type { UpstreamProxies } from '../net/proxy.js';
import type { ResourceLimits, SandboxMode } from '../process/sandbox-types.js';
import type { FolderOptions } from './machine-folders.js';
import type { PathRules } from './withheld-paths.js';

export interface GitCallUndo {
  /** `words`: those of the command, which may name commits. */
  readonly compare: (words: readonly string[]) => Promise<{
    /** Absolute paths whose entry in the index changed. */
    readonly staged: readonly string[];
    /** Absolute paths in which the named commits differ from the one before. */
    readonly wanted: readonly string[];
    readonly hasConflicts: boolean;
    /** Files differ from the index, or are not in it, that did not before. */
    readonly leftDifferences: boolean;
  }>;
  readonly undo: () => Promise<void>;
  readonly end: () => void;
}

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
  /** Before a git command that may change the working tree; `null` without a repository. */
  readonly beginGitCall?: (directory: string) => Promise<GitCallUndo | null>;
  readonly limits: ResourceLimits;
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
