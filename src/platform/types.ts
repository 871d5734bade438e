import type { CommandNeeds } from '../policy/types.js';
import type { BridgeAccess } from './github-bridge/types.js';
import type { BlockedAttempt } from './sandbox/types.js';

/** The ports: the only access to files, processes, the network, the log and the time. */

export type FileKind = 'file' | 'directory' | 'link' | 'other';

export interface FileInfo {
  readonly kind: FileKind;
  readonly size: number;
  readonly mtimeMs: number;
}

export type FileProblemCode =
  | 'missing'
  | 'outside' // resolves to a path outside of everything that rules allow
  | 'refused' // denied by the guard: sensitive, protected, or denied by a rule
  | 'directory' // expected a file
  | 'not-a-directory'
  | 'special' // FIFO, socket, device
  | 'too-large'
  | 'exists'
  | 'no-permission'
  | 'io';

/** Thrown by the file system port only; tools turn it into an error result, prompts into a diagnostic. */
export class FileProblem extends Error {
  constructor(
    readonly code: FileProblemCode,
    readonly path: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'FileProblem';
  }
}

/**
 * Called with the real path (links resolved) when a file is opened; returns `null` if access is permitted, otherwise
 * the reason for the refusal.
 */
export type FileGuard = (access: 'read' | 'write' | 'delete', realPath: string) => string | null;

export interface WalkOptions {
  /** Whether a file is wanted, by its absolute path; asked before the guard and the limit. Default: every file. */
  readonly matches?: (path: string) => boolean;
  /** Skip files ignored by git (.gitignore, nested ones included, and .git/info/exclude). Default true. */
  readonly respectGitIgnore?: boolean;
  /** The maximum number of files. */
  readonly limit: number;
  readonly signal?: AbortSignal;
}

export interface Walked {
  /** Absolute paths of regular files, in byte order. */
  readonly paths: readonly string[];
  /** The number of files skipped because the guard refused them. */
  readonly refused: number;
  readonly ignored: number;
  /** The number of symbolic links, which a walk does not follow. */
  readonly links: number;
  /** There are more files than the limit. */
  readonly truncated: boolean;
}

export interface FindOptions {
  /** Whether a file is wanted, by its path relative to the directory, with `/`. Default: every file. */
  readonly matches?: (name: string) => boolean;
  readonly signal: AbortSignal;
}

export interface FoundPaths {
  /** Absolute paths, sorted; a tracked file that was deleted may be among them. */
  readonly paths: readonly string[];
  /** The number of files skipped because the guard refused them. */
  readonly refused: number;
  /** The number of symbolic links, which are not followed. */
  readonly links: number;
}

export interface LineRange {
  /** The first line and character, counted from 1. */
  readonly offset: number;
  readonly column: number;
  /** The maximum number of lines. */
  readonly limit: number;
  /** The maximum number of characters that are kept of a line. */
  readonly maxCharacters: number;
}

export interface FileLines {
  /** The kept part of each line, and its whole length. */
  readonly lines: readonly { readonly text: string; readonly length: number }[];
  readonly hasMore: boolean;
}

/** A regular expression and what to return of its matches. */
export interface SearchQuery {
  readonly source: string;
  /** Without `g`, `m` and `s`. */
  readonly flags: string;
  /** An expression that matches every text with a matching line, with the flag `m`; `null` if there is none. */
  readonly anyLine: string | null;
  /** ASCII text that is part of every match; `null` if unknown. */
  readonly literal: string | null;
  /** A match may span lines, and `.` matches line breaks. */
  readonly multiline: boolean;
  readonly output: 'content' | 'files_with_matches' | 'count';
  /** Lines around each match. */
  readonly before: number;
  readonly after: number;
  /** Matching lines for `content`, otherwise files. */
  readonly maxMatches: number;
}

/** A long line is shortened to the part around its match. Lines are counted from 1. */
export type FoundLine = readonly [line: number, isMatch: boolean, text: string];

export interface FoundFile {
  /** Relative to the searched directory; empty for the searched file itself. */
  readonly name: string;
  /** Matching lines; for `files_with_matches`, at most 1. */
  readonly count: number;
  /** For `content`: matching lines and the lines around them. */
  readonly lines: readonly FoundLine[];
}

export interface SearchResult {
  readonly files: readonly FoundFile[];
  readonly binary: number;
  readonly links: number;
  /** Files that could not be opened. */
  readonly unread: number;
  readonly tooLarge: readonly string[];
  /** There may be more matches. */
  readonly truncated: boolean;
  /** The file in which the pattern did not finish; the search ended there. */
  readonly stuckIn: string | null;
}

/**
 * Files of the workspace and of other paths that rules allow. All paths are absolute or relative to `root`. Every
 * method resolves links first, calls the guard with the real path, and works on exactly the file that was checked
 * (opened without following a final link, checked again after opening). Rejects with FileProblem.
 */
export interface FileSystem {
  readonly root: string;
  /** Makes a path absolute and normalized without accessing the disk. */
  resolve(path: string): string;
  /** The path relative to the root with `/`, or the absolute path if it is outside. */
  relative(path: string): string;
  /** Reads the whole content; `too-large` above `maxBytes`. */
  read(path: string, maxBytes: number): Promise<Buffer>;
  /** The synchronous version, for hundreds of small files. Throws FileProblem. */
  readNow(path: string, maxBytes: number): Buffer;
  /** Reads some lines of a file of any size. */
  readLines(path: string, range: LineRange): Promise<FileLines>;
  /** Writes atomically (temporary file and rename), keeps the mode of an existing file, creates parent directories. */
  write(path: string, content: string | Buffer | Iterable<string>): Promise<'created' | 'modified'>;
  /** Removes a file, a link (not its target) or an empty directory. */
  remove(path: string): Promise<void>;
  /** Renames a regular file; rejects if there is something at the new path. */
  move(from: string, to: string): Promise<void>;
  info(path: string): Promise<FileInfo>;
  /** Entries in byte order; those that the guard refuses are skipped and counted. */
  list(
    path: string,
  ): Promise<{ readonly entries: readonly (FileInfo & { readonly name: string })[]; readonly refused: number }>;
  /** Regular files below a directory; links are not followed. */
  walk(path: string, options: WalkOptions): Promise<Walked>;
  /** Regular files below a directory by git's list, or by a walk; files that git ignores are left out. */
  find(path: string, options: FindOptions): Promise<FoundPaths>;
  /** Searches a file, or the files that `find` would find below a directory, in threads. */
  search(
    path: string,
    query: SearchQuery,
    options: FindOptions,
  ): Promise<SearchResult & { readonly refused: number; readonly isFile: boolean }>;
  /** Which of these paths git ignores. */
  ignored(paths: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface ExecRequest {
  /** Program and arguments, without a shell. The program is a name on the runner's fixed PATH, or an absolute path. */
  readonly argv: readonly [string, ...string[]];
  readonly cwd: string;
  /** Added to the runner's clean environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Settings for git, beyond those of the repository. */
  readonly gitSettings?: readonly (readonly [key: string, value: string])[];
  readonly stdin?: string;
  readonly timeoutMs: number;
  /** The maximum output size; beyond it, output is dropped from the middle and counted, and the process continues. */
  readonly maxOutputBytes: number;
  /** Starts each line of standard error in `output` with a mark. */
  readonly marksErrors?: boolean;
  /** Receives all output as it arrives. */
  readonly onOutput?: (chunk: Buffer, stream: 'stdout' | 'stderr') => void;
  readonly signal: AbortSignal;
  /** Access to GitHub for this process, which a sandbox lets through. */
  readonly bridge?: BridgeAccess;
  /** What the sandbox must permit; without it, what code of the repository may do. */
  readonly needs?: CommandNeeds;
}

export interface ExecResult {
  /** `null` if the process was killed or never started. */
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly timedOut: boolean;
  readonly cancelled: boolean;
  /** Why the process could not be started; `null` if it was. */
  readonly startError: string | null;
  /** stdout and stderr in the order of arrival, UTF-8 with replacement characters. */
  readonly output: string;
  readonly stdout: string;
  /** Cut to 100,000 bytes. */
  readonly stderr: string;
  readonly droppedBytes: number;
  readonly durationMs: number;
  /** The limit that ended the call, as a clause. */
  readonly exceeded?: string | null;
  /** What the sandbox did not permit; absent without a sandbox. */
  readonly blocked?: readonly BlockedAttempt[];
}

/**
 * Starts processes in their own process group with a clean environment, without a terminal or standard input. Never
 * rejects because of the process.
 */
export interface ProcessRunner {
  run(request: ExecRequest): Promise<ExecResult>;
  /** Runs exactly this text with `bash --noprofile --norc`. */
  shell(line: string, request: Omit<ExecRequest, 'argv' | 'stdin'>): Promise<ExecResult>;
}

export interface ServerRequest extends Pick<ExecRequest, 'argv' | 'cwd' | 'env' | 'needs'> {
  /** The maximum size of one line; a longer one ends the server. */
  readonly maxLineBytes: number;
  /** Called with each line of stdout, without its end. */
  readonly onLine: (line: string) => void;
  /** Called once, when the process has ended for any reason. */
  readonly onEnd: (end: ServerEnd) => void;
}

export interface ServerEnd {
  /** Why it ended, as a clause. */
  readonly reason: string;
  /** The last characters of stderr. */
  readonly stderr: string;
  /** What the sandbox did not permit. */
  readonly blocked: readonly BlockedAttempt[];
}

/** A process that runs until it is stopped and talks in lines on its standard streams. */
export interface ServerProcess {
  /** Rejects if the process has ended. */
  send(line: string): Promise<void>;
  /** Closes its input, then ends it with everything it has started. Never rejects. */
  stop(): Promise<void>;
}

/** Starts a server. Returns a clause if it could not be started. */
export type StartServer = (request: ServerRequest) => Promise<ServerProcess | string>;

/** Parses bash independently of the policy engine's own parser. */
export interface SecondParser {
  /** Why this text is not well-formed bash, as a clause; `null` if it is. Never rejects because of the text. */
  objection(text: string): Promise<string | null>;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves early when aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** Replaces every known secret, its encoded forms and the common token formats by `***`. Pure and idempotent. */
export type Redact = (text: string) => string;

/** Why git failed: a broken repository, no git, a time limit. The hint says what to do, if known. */
export class GitProblem extends Error {
  constructor(
    message: string,
    readonly hint: string | null = null,
  ) {
    super(message);
    this.name = 'GitProblem';
  }
}

/** The log for people during a run. The port redacts and neutralizes every line. */
export interface Log {
  info(line: string): void;
  warning(line: string): void;
  error(line: string): void;
}

export interface PostedComment {
  readonly id: number;
  readonly url: string;
  readonly action: 'created' | 'updated';
}

/** Why a GitHub request failed, and what to do about it. */
export class GitHubProblem extends Error {
  constructor(
    readonly status: number | null,
    message: string,
    readonly hint: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'GitHubProblem';
  }

  /** The message and the hint as sentences; the message ends with GitHub's own text, which may lack a period. */
  get sentences(): string {
    return `${/[.!?]$/.test(this.message) ? this.message : `${this.message}.`} ${this.hint}`;
  }
}

export interface CommentTarget {
  readonly owner: string;
  readonly repo: string;
  /** Issue or pull request. */
  readonly number: number;
}

/** A text, or how it follows from that of the existing comment. */
export type CommentBody = string | ((existing: string | null) => string);

/** The GitHub requests for comments. Rejects with GitHubProblem. */
export interface GitHub {
  /**
   * Updates the comment that starts with `marker` and was written by the token's account, or creates one. Searches all
   * pages. `body` gets the text of the existing comment, or `null`.
   */
  upsertComment(target: CommentTarget, marker: string, body: CommentBody): Promise<PostedComment>;
  /**
   * Hides, as outdated, every comment of the token's account that starts with one of `beginnings`, except for the
   * comment `except`; returns their number.
   */
  hideComments(target: CommentTarget, beginnings: readonly string[], except: number): Promise<number>;
}
