/** The doors: the only ways to files, processes, the network, the log and the time. */

export type FileKind = 'file' | 'directory' | 'link' | 'other';

export interface FileInfo {
  readonly kind: FileKind;
  readonly size: number;
  readonly mtimeMs: number;
}

export type FileProblemCode =
  | 'missing'
  | 'outside' // resolves to a place that no rule opened
  | 'refused' // the guard says no: sensitive, protected, denied by a rule
  | 'directory' // a file was wanted
  | 'not-a-directory'
  | 'special' // FIFO, socket, device
  | 'too-large'
  | 'exists'
  | 'no-permission'
  | 'io';

/** Thrown by the files door only; tools turn it into an error result, the prompt room into a fault. */
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

/** Asked with the real path (links resolved) right when a file is opened; null = may, else the reason why not. */
export type FileGuard = (access: 'read' | 'write' | 'delete', realPath: string) => string | null;

export interface WalkOptions {
  /** Leave out what git ignores (.gitignore, nested, and .git/info/exclude). Default true. */
  readonly respectGitIgnore?: boolean;
  /** Stop after so many files. */
  readonly limit: number;
  readonly signal?: AbortSignal;
}

export interface Walked {
  /** Absolute paths of regular files, in byte order. */
  readonly paths: readonly string[];
  /** Left out because the guard refused them, or because git ignores them. */
  readonly refused: number;
  readonly ignored: number;
  /** The limit was hit: there are more. */
  readonly truncated: boolean;
}

/**
 * Files of the workspace and of the places that rules open. All paths are absolute or relative to `root`.
 * Every method resolves links first, asks the guard about the real path and works on the very file it asked
 * about (opened without following a final link, checked again after opening). Rejects with FileProblem.
 */
export interface FileSystem {
  readonly root: string;
  /** Lexically absolute and normalized; does not touch the disk. */
  resolve(path: string): string;
  /** The path relative to the root with `/`, or the absolute path where it lies outside. */
  relative(path: string): string;
  /** Whole content; `too-large` over `maxBytes`. */
  read(path: string, maxBytes: number): Promise<Buffer>;
  /** The same without waiting, for hundreds of small files. Throws FileProblem. */
  readNow(path: string, maxBytes: number): Buffer;
  /** Atomic (temporary file and rename), keeps the mode of an existing file, makes parent directories. */
  write(path: string, content: string | Buffer): Promise<'created' | 'modified'>;
  info(path: string): Promise<FileInfo>;
  /** Entries in byte order; those the guard refuses are left out and counted. */
  list(
    path: string,
  ): Promise<{ readonly entries: readonly (FileInfo & { readonly name: string })[]; readonly refused: number }>;
  /** Regular files below a directory, links not followed. */
  walk(path: string, options: WalkOptions): Promise<Walked>;
  /** Which of these paths git ignores. */
  ignored(paths: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface ExecRequest {
  /** Program and arguments; no shell. The program is a bare name found on the door's fixed PATH, or an absolute path. */
  readonly argv: readonly [string, ...string[]];
  readonly cwd: string;
  /** Added to the door's clean environment. */
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  readonly timeoutMs: number;
  /** Beyond it output is dropped from the middle and counted; the process goes on. */
  readonly maxOutputBytes: number;
  readonly signal: AbortSignal;
}

export interface ExecResult {
  /** null when it was killed or never started. */
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly timedOut: boolean;
  readonly cancelled: boolean;
  /** It could not be started: why. */
  readonly startError: string | null;
  /** stdout and stderr as they came, UTF-8 with replacement characters. */
  readonly output: string;
  readonly stdout: string;
  readonly droppedBytes: number;
  readonly durationMs: number;
}

/** Starts processes: own process group, no terminal, closed stdin, clean environment. Never rejects for what the process does. */
export interface ProcessRunner {
  run(request: ExecRequest): Promise<ExecResult>;
  /** Runs exactly these bytes by `bash --noprofile --norc`. */
  shell(line: string, request: Omit<ExecRequest, 'argv' | 'stdin'>): Promise<ExecResult>;
}

/** Reads bash independently of the judge's own grammar. */
export interface SecondParser {
  /** Why it does not take this text for well-formed bash, as a clause; null where it does. Never rejects for the text. */
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

/** Why git could not do what was asked: a broken repository, no git, a time limit. The hint says what to do, if that is known. */
export class GitProblem extends Error {
  constructor(
    message: string,
    readonly hint: string | null = null,
  ) {
    super(message);
    this.name = 'GitProblem';
  }
}

/** What is written for people while a run goes on. Already redacted and neutralized by the door. */
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

/** Why a GitHub request failed, with what to do about it. */
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

  /** What happened and what to do, as sentences; the message ends with GitHub's own words, full stop or none. */
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

/** The few calls we make. Rejects with GitHubProblem. */
export interface GitHub {
  /** Updates the comment that holds `marker` and was written by us, or creates one. Looks through all pages. */
  upsertComment(target: CommentTarget, marker: string, body: string): Promise<PostedComment>;
  /** Hides, as outdated, every comment of ours that begins with one of these, but for the one of this id; how many. */
  hideComments(target: CommentTarget, beginnings: readonly string[], except: number): Promise<number>;
}
