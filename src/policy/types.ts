import type { HostPattern } from './host-pattern.js';
import type { Registries } from './registries.js';

/** The data types of the policy engine. Nothing in policy/ performs I/O. */

/** Unknown before the run. Matches every deny rule and built-in deny that some target of its kind would match. */
export interface AnyTarget {
  /** The word whose value is unknown, as written: `"$f"`. */
  readonly any: string;
}

/** A path or an address, or any of them. */
export type Target = string | AnyTarget;

/** An action that a call would perform. Paths are absolute and normalized; links are not yet resolved. */
export type Effect =
  | { readonly kind: 'exec'; readonly argv: readonly string[]; readonly cwd: string }
  /** Runs any program with any arguments, so it may read, write and fetch anything. */
  | { readonly kind: 'exec'; readonly argv: AnyTarget; readonly cwd: string }
  | { readonly kind: 'read'; readonly path: Target }
  /** Shows that a path exists, its size or its times, but nothing of its content. */
  | { readonly kind: 'list'; readonly path: Target }
  | { readonly kind: 'write'; readonly path: Target }
  | { readonly kind: 'delete'; readonly path: Target }
  | { readonly kind: 'fetch'; readonly url: Target }
  /** A change on GitHub. `what` is the tool whose rules apply; their specifiers are compared with `target`. */
  | { readonly kind: 'post'; readonly what: string; readonly target?: string }
  /** `whole`: the name of the tool before it was shortened; rules may use either. */
  | { readonly kind: 'mcp'; readonly server: string; readonly tool: string; readonly whole?: string };

/** The word that makes the target of an effect unknown; `null` if the target is known. */
export function anyOf(effect: Effect): string | null {
  switch (effect.kind) {
    case 'read':
    case 'list':
    case 'write':
    case 'delete':
      return typeof effect.path === 'string' ? null : effect.path.any;
    case 'fetch':
      return typeof effect.url === 'string' ? null : effect.url.any;
    case 'exec':
      return 'any' in effect.argv ? effect.argv.any : null;
    case 'post':
    case 'mcp':
      return null;
  }
}

/** A command line is text that only the policy engine analyzes, so no tool can understate what it does. */
export type DeclaredEffect = KnownEffect | { readonly kind: 'shell'; readonly command: string; readonly cwd: string };

export type KnownEffect =
  | Extract<Effect, { kind: 'post' | 'mcp' }>
  | { readonly kind: 'exec'; readonly argv: readonly string[]; readonly cwd: string }
  | { readonly kind: 'read' | 'write' | 'delete'; readonly path: string }
  | { readonly kind: 'fetch'; readonly url: string };

export interface PolicyRequest {
  /** Canonical tool name (`Bash`, `Read`, …). */
  readonly tool: string;
  readonly effects: readonly DeclaredEffect[];
  /** Compared with literal specifiers if the tool has no path or command: a skill name, a label. */
  readonly subject?: string;
}

export type Decision = 'allow' | 'ask' | 'deny';

/** The behavior in CI: `ask` is refused because no one can confirm. */
export type Outcome = 'run' | 'refuse';

export const modes = ['default', 'auto-edit', 'plan', 'yolo'] as const;
export type Mode = (typeof modes)[number];

/** `default` allows, `built-in` does not; `never`: no rule can allow it; `unreadable`: the line cannot be analyzed. */
export type DecisionCode = 'rule' | 'default' | 'built-in' | 'missing-rule' | 'never' | 'unreadable';

export interface EvaluatedEffect {
  readonly effect: Effect;
  readonly decision: Decision;
  readonly code: DecisionCode;
  /** The deciding rule as written; `null` if a built-in default decided. */
  readonly rule: string | null;
  readonly reason: string;
  /** How to rewrite the command, one imperative clause; absent if only a permission is missing. */
  readonly hint?: string;
}

export interface Evaluation {
  readonly decision: Decision;
  readonly outcome: Outcome;
  readonly code: DecisionCode;
  /** The line that runs in place of the given one, and does less; all else is about it. Absent if it runs as given. */
  readonly changed?: string;
  /** The line may run once these values, each in the form of a revision, replace their substitutions. */
  readonly values?: readonly ReadValue[];
  /** What the parser reports about a line that is not in bash's grammar; absent for all others. */
  readonly syntaxError?: string;
  /** The deciding rule as written; `null` if a built-in default decided. */
  readonly rule: string | null;
  /** One sentence, read by people and by the model. */
  readonly reason: string;
  readonly effects: readonly Effect[];
  /** The decision on every effect; empty if the command line could not be analyzed. */
  readonly parts: readonly EvaluatedEffect[];
  /** The line and the constant scripts in it, for a second parser. Empty if the line could not be analyzed. */
  readonly scripts: readonly string[];
  /** Rules that would allow this call if added to `allow`; empty if no rule can. */
  readonly suggest: readonly string[];
  /** Equal for refusals that another spelling of the call does not avoid; absent if the call may run. */
  readonly refusalKey?: string;
  /** How to continue; absent if the call may run. Computed on demand: only a run shows it. */
  readonly refusal?: () => Refusal;
  /** What its commands and redirections do to files that their words name; absent like `needs`. */
  readonly edits?: () => readonly FileEdit[];
  /** Absent if the call runs no command, or may not run. Computed on demand: only a run and `explain` of one call use it. */
  readonly needs?: () => CommandNeeds;
}

/** What a git command may change in the state of a repository, besides objects, the index and logs. */
export type GitPart =
  | 'head'
  | 'branches'
  | 'tags'
  | 'remotes'
  | 'notes'
  | 'stash'
  | 'bisect'
  | 'replace'
  | 'shallow'
  /** Repositories and worktrees in the workspace, and `modules` and `worktrees`. */
  | 'repositories';

/** A substitution of a line whose value is read before the line runs, and replaces it. */
export interface ReadValue {
  readonly from: number;
  readonly to: number;
  readonly command: string;
}

/** What a command does to a file, and the tool that does the same. */
export interface FileEdit {
  readonly tool: 'Write' | 'Edit' | 'Delete' | 'Move';
  readonly access: 'write' | 'delete';
  readonly path: string;
}

/** What a permitted command line needs from the machine; the sandbox gives it nothing else. */
export interface CommandNeeds {
  /** The only paths that it writes or deletes; `null` if it may run code of the repository. */
  readonly writes: readonly string[] | null;
  /** Those of them that it deletes or moves. */
  readonly deletes?: readonly string[];
  /** Its programs do what their words say and run no code of the repository: git, curl, gh, jq. */
  readonly judgedByWords?: boolean;
  /** It sees files that the rules hide: a hook. */
  readonly seesHidden?: boolean;
  /** Paths that its words name. */
  readonly reads: readonly string[];
  /** The line deletes files and does nothing else. */
  readonly onlyDeletes?: true;
  /** A git command of the line may change the repository. */
  readonly changesGit: boolean;
  /** The words of a line that only runs git, which may bring the files of another commit into the working tree. */
  readonly changesTree?: readonly string[];
  /** The sub-commands of git that change the repository; absent if there are none. */
  readonly gitCommands?: readonly string[];
  /** The state of the repository that the git commands of the line may change; absent if none does. */
  readonly gitParts?: readonly GitPart[];
  readonly network: NetworkNeeds;
  /** A program that only works outside the sandbox, named by a rule: `sudo`, `docker`. `null` if there is none. */
  readonly leaves: string | null;
  /** Absent unless the line runs gh. */
  readonly gitHub?: GitHubNeeds;
  /** Whether git commands of the line read from a remote, or also write to one; absent if none does. */
  readonly gitRemote?: 'fetch' | 'push';
}

/** What a permitted line with gh may do on GitHub besides reading: only changes that the run records. */
export interface GitHubNeeds {
  /** Tools whose write requests the commands of the line may record; of a review also the event: `Review(COMMENT)`. */
  readonly records: readonly string[];
}

export interface NetworkNeeds {
  readonly allow: readonly HostPattern[];
  readonly deny: readonly HostPattern[];
}

export interface Refusal {
  /** `form`: the call may be permitted if written differently. `permission`: the rules do not permit its effects. */
  readonly kind: 'form' | 'permission';
  /** Every part that is not permitted, one clause each. */
  readonly missing: readonly string[];
  /** How to rewrite the call, one imperative clause each; at least one for the kind `form`. */
  readonly rewrites: readonly string[];
  /** Permitted commands of the same line, as written. */
  readonly permitted: readonly string[];
  /** The most similar actions that the rules permit, formatted as list entries. */
  readonly nearest: readonly string[];
}

/** Rules as written by users, e.g. `Bash(git log:*)`, one string per rule. */
export interface RuleLists {
  readonly allow: readonly string[];
  readonly ask: readonly string[];
  readonly deny: readonly string[];
}

export interface RuleProblem {
  readonly list: 'allow' | 'ask' | 'deny';
  readonly index: number;
  readonly rule: string;
  readonly message: string;
  readonly hint: string;
}

/** Facts about the machine, supplied by the caller so that the policy engine stays pure. */
export interface PathFacts {
  /** Absolute path of the workspace, links resolved. */
  readonly workspace: string;
  /** Absolute path of the home directory, which `~` in rules refers to. */
  readonly home: string;
  /** HOME of the processes that tools start: the value of `~` and `$HOME` in a command line. */
  readonly commandHome: string;
  /** The run's private temporary directory, `$TMPDIR` in a command line, links resolved. Absent if no process is started. */
  readonly temporary?: string | undefined;
  /** `$GITHUB_WORKSPACE` in a command line, links resolved. Absent outside a runner. */
  readonly gitHubWorkspace?: string | undefined;
  /** Whether the run created the file at this path; if so, its name does not indicate its content. */
  readonly isOwn?: (path: string) => boolean;
  /** Resolves the links of the deepest existing ancestor and appends the rest. Never throws. */
  realpath(path: string): string;
  /** The kind of file at a path; a final link is not followed. Never throws. */
  kindOf(path: string): 'file' | 'directory' | 'link' | 'other' | 'missing';
  /** Names in a directory, in byte order; empty if it cannot be listed. */
  entries(directory: string): readonly string[];
  /** Absolute paths, none followed, and the number of names; `null` above `limit` names. */
  linksBelow(directory: string, limit: number): LinksBelow | null;
  /** The text of the `package.json` in a directory; `null` if it is missing, a link, or too large. Never throws. */
  packageManifest(directory: string): string | null;
  /** URL of the GitHub repository, e.g. `https://github.com/owner/name`; `null` if unknown. */
  readonly repository: string | null;
  /** The registries of packages that the environment of the job names, besides the public ones. */
  readonly registries?: Registries;
  /** Nearest first, no links followed; at most `limit` names, not `node_modules` and git objects. Or the file itself. */
  sensitiveBelow(directory: string, limit: number): SensitiveBelow;
  /** Paths that the settings protect in addition to the table, in the form of a rule's path. */
  readonly protectedPaths?: readonly string[];
  /** Whether the trusted commit has this path; only asked about names with a bracket or a brace. */
  readonly isInTrustedCommit?: (path: string) => boolean;
  /** The ignore file of the project that hides a path from AI agents; `null` if there is none. */
  readonly hiddenBy?: (path: string) => string | null;
  /** What git tracks at or below a path, in the index or the last commit; `null` if unknown. */
  readonly trackedBelow?: (path: string) => readonly string[] | null;
  /** Whether the ignore files of the last commit, which are unchanged, ignore a path. */
  readonly isIgnoredInHead?: (path: string) => boolean;
  /** Whether a log in the workspace is in the last commit, or was made since the job began. */
  readonly isWorkLog?: (path: string) => boolean;
  /** The files with sensitive names below a directory that git knows about; `null` if unknown. */
  sensitiveInGit(directory: string): SensitiveInGit | null;
}

/** Absolute paths. */
export interface SensitiveInGit {
  readonly tracked: readonly string[];
  /** Neither tracked nor ignored. */
  readonly untracked: readonly string[];
  /** What the names in the index and the last commit are; absent or `null` if that is not known. */
  readonly namesInGit?: NamesInGit | null;
}

export interface NamesInGit {
  /** None begins with a dash or has a space, a quote or a backslash. */
  readonly arePlain: boolean;
  /** Symbolic links, absolute. */
  readonly links: readonly string[];
}

export interface SensitiveBelow {
  readonly paths: readonly string[];
  readonly names: number;
}

export interface LinksBelow {
  readonly links: readonly string[];
  readonly names: number;
}

/** Evaluates one request. Pure for given path facts: the same request gives the same evaluation. */
export type PolicyEngine = (request: PolicyRequest) => Evaluation;
