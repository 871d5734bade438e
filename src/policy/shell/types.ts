import type { Effect, PathFacts } from '../types.js';

/**
 * A word of a command line as far as it can be known without running anything. `plain`: what is not known are
 * hashes, numbers or names of commits, so that it is neither an option nor a path.
 */
export type Word =
  /** Exactly one argument with exactly this value. */
  | { readonly kind: 'literal'; readonly value: string; readonly source: string }
  /** Exactly one argument of which only the beginning is known, e.g. `"v$X"`, `"$(git rev-parse HEAD)"`. */
  | {
      readonly kind: 'partial';
      readonly prefix: string;
      readonly source: string;
      readonly plain?: boolean;
      /** It is a number, or empty. */
      readonly number?: boolean;
    }
  /**
   * Any number of arguments with any value, e.g. an unquoted `$X`; with `number` at most one. A glob is expanded by the
   * walk or is this.
   */
  | { readonly kind: 'unknown'; readonly source: string; readonly plain?: boolean; readonly number?: boolean };

/** A program with its arguments, wrappers (`env`, `timeout` …) not yet looked through. */
export interface Invocation {
  /** argv[0] is the bare name that the table was looked up with. */
  readonly argv: readonly Word[];
  /** Absolute directory in which it would run. */
  readonly cwd: string;
  /** The words of the `find` whose output, and nothing else, it reads: names with a NUL behind each. */
  readonly found?: readonly Word[];
  /** The text on its standard input, if that is constant and only this program reads it. */
  readonly input?: string;
}

/** A word by which a program does more than its name says: runs code, writes a file, reaches the network. */
export interface Risk {
  /** The word as written, e.g. `--upload-pack=x`. A rule covers a hazard only if it spells this very word. */
  readonly word: string;
  /** One clause, e.g. `runs a program of the caller's choice`. */
  readonly why: string;
  /** True where not even a rule that spells the word may allow it. */
  readonly never?: boolean;
  /**
   * A rule that spells exactly these words and leaves the rest open covers it too: `make:*` grants every
   * target, `make test:*` only this one.
   */
  readonly alsoCoveredBy?: readonly string[];
  /**
   * A rule that spells any beginning of these words and leaves the rest open covers it: `git:*` and `git stash:*`
   * the word `pop` of `git stash pop`.
   */
  readonly openedBy?: readonly string[];
  /** What to write instead, where no rule can spell the word. */
  readonly hint?: string;
  /** It may run any program: `Bash` alone and mode yolo do not cover it, only a rule that spells it. */
  readonly anyProgram?: boolean;
}

/** A command that a program would start. */
export type InnerCommand =
  | { readonly kind: 'argv'; readonly argv: readonly Word[]; readonly cwd?: string }
  /** A constant script for bash or sh, judged like a line of its own. */
  | {
      readonly kind: 'line';
      readonly command: string;
      readonly cwd?: string;
      /** The shell reads it from its standard input, where the commands in it find the rest of it. */
      readonly fromInput?: boolean;
    };

/** What a program would do with these arguments, beyond being executed. */
export interface ProgramEffects {
  /** Files read, written, deleted; addresses fetched. Paths absolute and lexically normalized. */
  readonly effects: readonly Effect[];
  readonly inner: readonly InnerCommand[];
  readonly risks: readonly Risk[];
  /** Absolute places at or below which it may leave symbolic links; below only where a slash ends them. */
  readonly links?: readonly string[];
  /** The table declares that nothing changes but by these effects and hazards. Where it says nothing, this is false. */
  readonly readOnly: boolean;
  /** The table declares that it reads nothing but its standard input, the files of `effects` and the repository. */
  readonly readsOnlyFiles?: boolean;
  /** It starts a program about which nothing is known, with the words that are left. */
  readonly opaque?: boolean;
}

export interface Program {
  /** Bare names, e.g. `['grep', 'egrep', 'fgrep']`. */
  readonly names: readonly string[];
  /** Where the knowledge is published: manual, advisory. */
  readonly source: string;
  /**
   * The program's whole purpose is to run what it is given or what the workspace says (node, make, npm run):
   * one sentence on what a rule for it really grants, shown by lint. Null for others.
   */
  readonly grants: string | null;
  /** One sentence on what a rule for the program alone (`git:*`) grants beyond reading, shown by lint. */
  readonly alone?: string;
  /** Sub-commands that change something, where a rule for the program alone covers none of them. */
  readonly subCommands?: readonly string[];
  /** Pure. Called for an invocation whose argv[0] is one of `names`. */
  read(invocation: Invocation, world: PathFacts): ProgramEffects;
}
