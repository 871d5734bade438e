import type { NameList } from './search/packed-names.js';

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

/** Called with the real path of a file to open; `null` or why not. `once`: not worth keeping, for whole trees. `search`: asked again and again. */
export type FileGuard = (
  access: 'read' | 'write' | 'delete',
  realPath: string,
  asked?: 'once' | 'search',
) => string | null;

export interface WalkOptions {
  /** Whether a file is wanted, by its absolute path; asked before the guard and the limit. Default: every file. */
  readonly matches?: (path: string) => boolean;
  /** The maximum number of files. */
  readonly limit: number;
  readonly signal?: AbortSignal;
  /** Leaves out submodules and other repositories below the directory. */
  readonly skipsRepositories?: boolean;
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

/** Which part of the matching names is wanted: the guard is asked, and the disk read, only for these. */
export interface FindPage {
  /** How many matching names to skip. */
  readonly offset: number;
  readonly limit: number;
}

export interface FoundPaths {
  /** Absolute paths of regular files in byte order. */
  readonly paths: readonly string[];
  /** All matching names, including those of refused and deleted files. */
  readonly count: number;
  /** The index of the first matching name after the page. */
  readonly end: number;
  readonly refused: number;
  readonly links: number;
  /** The number of files with names that are not valid UTF-8, which no path can express. */
  readonly undecodable: number;
}

/** The files of a repository below a directory, relative to it, with `/`. */
export interface GitFiles {
  /** Tracked files, some of which may have been deleted, and untracked files that git does not ignore; sorted. */
  readonly names: NameList;
  readonly links: number;
  /** Submodules and other repositories, whose files git does not list. */
  readonly nested: readonly string[];
}

/** `null` if git cannot list them. `isWanted` is asked about each name once, while git still lists others. */
export type ListGitFiles = (
  directory: string,
  isWanted: (name: string) => boolean,
  signal: AbortSignal,
) => Promise<GitFiles | null>;

export interface LineRange {
  readonly offset: number;
  readonly column: number;
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

export type SearchedFiles = Pick<FoundPaths, 'refused' | 'undecodable'>;

export interface ListedEntries extends Pick<FoundPaths, 'refused' | 'undecodable'> {
  readonly entries: readonly (FileInfo & { readonly name: string })[];
}

/**
 * Paths are absolute or relative to `root`. Every method resolves links, asks the guard about the real path, and works
 * on exactly that file (no final link followed, checked after opening). Rejects with FileProblem.
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
  readLines(path: string, range: LineRange): Promise<FileLines>;
  /** Writes atomically (temporary file and rename), keeps the mode of an existing file, creates parent directories. */
  write(path: string, content: string | Buffer | Iterable<string>): Promise<'created' | 'modified'>;
  /** Removes a file, a link (not its target) or an empty directory. */
  remove(path: string): Promise<void>;
  /** Renames a regular file; rejects if there is something at the new path. */
  move(from: string, to: string): Promise<void>;
  info(path: string): Promise<FileInfo>;
  /** Entries in byte order; those that the guard refuses are skipped and counted. */
  list(path: string): Promise<ListedEntries>;
  /** Regular files below a directory, except for those that git ignores; links are not followed. */
  walk(path: string, options: WalkOptions): Promise<Walked>;
  /** Regular files below a directory by git's list, or by a walk; files that git ignores are left out. */
  find(path: string, options: FindOptions & Partial<FindPage>): Promise<FoundPaths>;
  /** Searches a file, or the files that `find` would find below a directory, in threads. */
  search(path: string, query: SearchQuery, options: FindOptions): Promise<SearchResult & SearchedFiles>;
  ignored(paths: readonly string[]): Promise<ReadonlySet<string>>;
}
