import type { Effect, PathFacts } from '../types.js';

/** `plain`: the unknown part is hashes, numbers or commit names, so it is neither an option nor a path. */
export type Word =
  /** Exactly one argument with exactly this value. */
  | {
      readonly kind: 'literal';
      readonly value: string;
      readonly source: string;
      /** Where the text of the script has its source; absent if it is not there as it is. */
      readonly at?: number;
    }
  /** Exactly one argument with a known beginning, e.g. `"v$X"`, `"$(git rev-parse HEAD)"`. */
  | {
      readonly kind: 'partial';
      readonly prefix: string;
      readonly source: string;
      readonly plain?: boolean;
      /** It is a number, or empty. */
      readonly number?: boolean;
    }
  /** Any number of arguments, e.g. an unquoted `$X`, at most one with `number`; also a glob not expanded. */
  | { readonly kind: 'unknown'; readonly source: string; readonly plain?: boolean; readonly number?: boolean };

/** A program with its arguments; wrappers (`env`, `timeout` …) are not yet unwrapped. */
export interface Invocation {
  /** argv[0] is the bare name that selected the table. */
  readonly argv: readonly Word[];
  /** The absolute working directory. */
  readonly cwd: string;
  /** The words of the `find` or `git` that provides its entire input, as names. */
  readonly listing?: readonly Word[];
  /** The names end at NUL; otherwise each is a line. */
  readonly parted?: boolean;
  /** The text of its standard input, if constant and read only by this program. */
  readonly input?: string;
}

/** A word that makes a program do more than its name suggests: run code, write a file, access the network. */
export interface Risk {
  /** The word as written, e.g. `--upload-pack=x`. A rule covers the risk only if it contains this word literally. */
  readonly word: string;
  /** One clause, e.g. `runs a program of the caller's choice`. */
  readonly why: string;
  /** True if not even a rule that contains the word can allow it. */
  readonly never?: boolean;
  /** A prefix rule of exactly these words covers it: `make:*` allows every target, `make test:*` only this one. */
  readonly alsoCoveredBy?: readonly string[];
  /** A prefix rule of any beginning of these covers it: `git:*` and `git stash:*` cover `pop` of `git stash pop`. */
  readonly openedBy?: readonly string[];
  /** An allow rule for this tool and subject covers the risk too. */
  readonly tool?: { readonly name: string; readonly subject: string };
  /** How to rewrite the command if no rule can contain the word. */
  readonly hint?: string;
  /** The word may run any program: only a rule that contains it covers it, not `Bash` alone or mode yolo. */
  readonly anyProgram?: boolean;
}

/** Another text for a word, so that the line that runs does less than the one that was written. */
export interface WordEdit {
  readonly word: Word;
  readonly text: string;
  /** Why the word is a risk where the text cannot be changed: inside of another script. */
  readonly why: string;
}

/** A command that a program would start. */
export type InnerCommand =
  | { readonly kind: 'argv'; readonly argv: readonly Word[]; readonly cwd?: string }
  /** A constant script for bash or sh, analyzed like a separate line. */
  | {
      readonly kind: 'line';
      readonly command: string;
      readonly cwd?: string;
      /** The shell reads the script from its standard input, which the commands in it share. */
      readonly fromInput?: boolean;
    };

/** Files of which a program reads the content without naming them. */
export interface BulkRead {
  /** `directory`: everything below `path`. `history`: what git holds of it, in any commit and under any name. */
  readonly of: 'directory' | 'history';
  /** Absolute. */
  readonly path: string;
  /** False for a file below `path` that it certainly does not read. */
  readonly includes: (path: string) => boolean;
  /** Absolute paths of the sensitive files below `path`; `null` if there are too many files to search. Searches once. */
  readonly sensitive: () => readonly string[] | null;
  /** What more words would leave these files out; `null` if none can. Absent if the program has no such words. */
  readonly leaveOut?: (paths: readonly string[]) => MoreWords | null;
}

/** Words that are added to a command, so that it reads less. */
export interface MoreWords {
  /** As bash reads them. */
  readonly text: string;
  /** They are before this word of the line; at the end if it is absent. */
  readonly before?: Word;
}

/** The effects of a program with these arguments, in addition to its execution. */
export interface ProgramEffects {
  /** Files read, written or deleted; addresses fetched. Paths are absolute and lexically normalized. */
  readonly effects: readonly Effect[];
  readonly inner: readonly InnerCommand[];
  readonly risks: readonly Risk[];
  /** Absolute paths at or below which it may create symbolic links; with a trailing slash only below. */
  readonly links?: readonly string[];
  /** The table declares that only these effects and risks change anything; false without such a declaration. */
  readonly readOnly: boolean;
  /** The table declares that it reads only its standard input, the files of `effects` and `bulk`, and names in the repository. */
  readonly readsOnlyFiles?: boolean;
  readonly bulk?: readonly BulkRead[];
  readonly edits?: readonly WordEdit[];
  /** It starts an unknown program with the remaining words. */
  readonly opaque?: boolean;
}

export interface Program {
  /** Bare names, e.g. `['grep', 'egrep', 'fgrep']`. */
  readonly names: readonly string[];
  /** The published source of the table: manual, advisory. */
  readonly source: string;
  /** One sentence on what a rule for a runner of code or scripts (node, make) allows, for lint. `null` for others. */
  readonly grants: string | null;
  /** One sentence on what a rule for the program alone (`git:*`) allows in addition to reading, shown by lint. */
  readonly alone?: string;
  /** Sub-commands with side effects, if a rule for the program alone covers none of them. */
  readonly subCommands?: readonly string[];
  /** It only starts commands, which are evaluated like others. */
  readonly startsOnly?: boolean;
  /** The calls that may need no rule since they only read files, by the words of the sub-command; `''` is the program itself. */
  readonly readOnly?: readonly string[];
  /** Pure. Called for an invocation whose argv[0] is one of `names`. */
  read(invocation: Invocation, world: PathFacts): ProgramEffects;
}

/** It starts the same program, script or tasks. Prefix rules that match these words cover the command too. */
export interface SameCommand {
  readonly argv: readonly Word[];
  /** Written words that other ones replace in `argv`, or which only choose packages of the workspace or less output. */
  readonly replaced: readonly Word[];
  /** It does one of these first, so a rule must cover that too. */
  readonly also?: readonly (readonly string[])[];
}

/** The programs that the walk knows, and the risks that do not depend on a table. */
export interface ProgramLookup {
  /** The program with this bare name; case-sensitive. */
  programFor(name: string): Program | undefined;
  unknownWords(words: readonly Word[]): readonly Risk[];
  /** Why this command may run what it reads, as a risk of its program; `null` if it does not. */
  promptRisk(base: string, argv: readonly Word[]): Risk | null;
  /** What a call reads that only asks a program about itself or checks a syntax; null for any other call. */
  questionEffects(argv: readonly Word[], cwd: string, world: PathFacts): readonly Effect[] | null;
  sameCommands(base: string, argv: readonly Word[]): readonly SameCommand[];
}
