/** The words of the judge. Pure data: no file, process or network is touched anywhere in policy/. */

/**
 * The target of an effect that is unknown before the call runs: any path, any address or any program. It meets every
 * rule and every built-in deny that some target of its kind would meet.
 */
export interface AnyTarget {
  /** The word of unknown value, as written: `"$f"`. */
  readonly any: string;
}

/** A path or an address, or any of them. */
export type Target = string | AnyTarget;

/** What a call would do to the world. Paths are absolute and normalized, links not yet resolved. */
export type Effect =
  | { readonly kind: 'exec'; readonly argv: readonly string[]; readonly cwd: string }
  /** Runs any program with any arguments: it may read, write and fetch anything. */
  | { readonly kind: 'exec'; readonly argv: AnyTarget; readonly cwd: string }
  | { readonly kind: 'read'; readonly path: Target }
  | { readonly kind: 'write'; readonly path: Target }
  | { readonly kind: 'delete'; readonly path: Target }
  | { readonly kind: 'fetch'; readonly url: Target }
  /** A write to GitHub. `what` is the tool whose rules judge it, `target` what a specifier of them is compared with. */
  | { readonly kind: 'post'; readonly what: string; readonly target?: string }
  | { readonly kind: 'mcp'; readonly server: string; readonly tool: string };

/** The word of unknown value that stands for any target of an effect; null if its target is known. */
export function anyOf(effect: Effect): string | null {
  switch (effect.kind) {
    case 'read':
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

/**
 * What a tool declares. A command line is declared as text: only the judge takes it apart, so that no
 * tool can describe a command as less than it is.
 */
export type DeclaredEffect = KnownEffect | { readonly kind: 'shell'; readonly command: string; readonly cwd: string };

/** An effect of which the target is known. */
export type KnownEffect =
  | Extract<Effect, { kind: 'post' | 'mcp' }>
  | { readonly kind: 'exec'; readonly argv: readonly string[]; readonly cwd: string }
  | { readonly kind: 'read' | 'write' | 'delete'; readonly path: string }
  | { readonly kind: 'fetch'; readonly url: string };

/** One call as the judge sees it. */
export interface PolicyRequest {
  /** Canonical tool name (`Bash`, `Read`, …). */
  readonly tool: string;
  readonly effects: readonly DeclaredEffect[];
  /** What a literal specifier is compared with where a tool has no path or command: a skill's name, a label. */
  readonly subject?: string;
}

export type Decision = 'allow' | 'ask' | 'deny';

/** What CI does with a verdict: `ask` has nobody to answer it, so it is refused. */
export type Outcome = 'run' | 'refuse';

export const modes = ['default', 'auto-edit', 'plan', 'yolo'] as const;
export type Mode = (typeof modes)[number];

/** One effect with the verdict on it. */
export interface EvaluatedEffect {
  readonly effect: Effect;
  readonly decision: Decision;
  /** The rule that decided, as written; null where a default decided. */
  readonly rule: string | null;
  readonly reason: string;
  /** How to write the command instead, one imperative clause; absent if only a permission is missing. */
  readonly hint?: string;
}

export interface Evaluation {
  readonly decision: Decision;
  readonly outcome: Outcome;
  /** The rule that decided, as written by the user; null where a built-in default decided. */
  readonly rule: string | null;
  /** One sentence for people and for the model. */
  readonly reason: string;
  readonly effects: readonly Effect[];
  /** The verdict on every effect; empty where the command could not be taken apart. */
  readonly parts: readonly EvaluatedEffect[];
  /**
   * Every text that a bash would read: the command line and the constant scripts in it. Where it may run, a second
   * parser has to agree that they are well-formed; empty where the command could not be taken apart.
   */
  readonly scripts: readonly string[];
  /** Rules that, added to `allow`, let this call pass; empty if no rule may. */
  readonly suggest: readonly string[];
  /** How to continue; absent if the call may run. */
  readonly refusal?: Refusal;
}

/** How to continue after a refusal. */
export interface Refusal {
  /** `form`: another way to write the call may be permitted. `permission`: the rules do not permit what it does. */
  readonly kind: 'form' | 'permission';
  /** Every part that is not permitted, one clause each. */
  readonly missing: readonly string[];
  /** How to write it instead, one imperative clause each; for the kind `form` at least one. */
  readonly rewrites: readonly string[];
  /** Commands of the same line that are permitted, as written. */
  readonly permitted: readonly string[];
  /** What the rules permit that comes nearest, ready to be read in a list. */
  readonly nearest: readonly string[];
}

/** Rules as people write them, e.g. `Bash(git log:*)`, one string a rule. */
export interface RuleLists {
  readonly allow: readonly string[];
  readonly ask: readonly string[];
  readonly deny: readonly string[];
}

/** A rule that cannot be used, with the place and the mend. */
export interface RuleProblem {
  readonly list: 'allow' | 'ask' | 'deny';
  readonly index: number;
  readonly rule: string;
  readonly message: string;
  readonly hint: string;
}

/** The facts about the machine that the judge may ask for; supplied by the caller so that it stays pure. */
export interface PathFacts {
  /** Absolute path of the workspace, links resolved. */
  readonly workspace: string;
  /** Absolute path of the home directory that `~` in rules means. */
  readonly home: string;
  /** HOME of what the tools start: what `~` and `$HOME` mean in a command line. */
  readonly commandHome: string;
  /** The run's private directory for temporary files, `$TMPDIR` in a command line, links resolved. Absent if nothing is started. */
  readonly temporary?: string;
  /** Whether the run itself made the file at this path, so that its name says nothing about what it holds. */
  readonly isOwn?: (path: string) => boolean;
  /** Resolves links of the deepest existing ancestor and appends the rest. Never throws. */
  realpath(path: string): string;
  /** What stands at a path, not following a final link. Never throws. */
  kindOf(path: string): 'file' | 'directory' | 'link' | 'other' | 'missing';
  /** Names in a directory, in byte order; empty where it cannot be listed. */
  entries(directory: string): readonly string[];
  /**
   * Absolute paths of the links below a directory, none of them followed, and how many names stand there; none where
   * it is no directory. Null where there are more than `most` names.
   */
  linksBelow(directory: string, most: number): LinksBelow | null;
  /** The text of the `package.json` in a directory; null if there is none, it is a link, or it is too large. Never throws. */
  packageManifest(directory: string): string | null;
  /** Address of the repository on GitHub, e.g. `https://github.com/owner/name`; null if unknown. */
  readonly repository: string | null;
  /**
   * Absolute paths of the files below a directory whose names are sensitive, nearest first, no link followed. Looks at
   * `most` names, and at none in `node_modules` and among the objects of `.git`. The path itself where it is a file.
   */
  sensitiveBelow(directory: string, most: number): SensitiveBelow;
  /** The files below a directory whose names are sensitive, as git sees them; null if that is unknown. */
  sensitiveInGit(directory: string): SensitiveInGit | null;
}

/** Absolute paths. */
export interface SensitiveInGit {
  readonly tracked: readonly string[];
  /** Neither tracked nor ignored. */
  readonly untracked: readonly string[];
}

export interface SensitiveBelow {
  readonly paths: readonly string[];
  /** How many names were looked at. */
  readonly names: number;
}

export interface LinksBelow {
  readonly links: readonly string[];
  readonly names: number;
}

/** Judges one request. Pure for a given world: the same request gives the same evaluation. */
export type PolicyEngine = (request: PolicyRequest) => Evaluation;
