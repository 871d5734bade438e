import type { FileSystem } from '../../platform/files/types.js';
import type { SearchResults } from '../../platform/github/read/search-issues.js';
import type { BatchItem, SearchSource } from './item-types.js';

export interface ItemPorts {
  /** The workspace. */
  readonly files: Pick<FileSystem, 'root' | 'walk' | 'readNow' | 'info' | 'resolve'>;
  /** Where the batch file comes from, and the lists that it names. */
  readonly source: Pick<FileSystem, 'read'>;
  /** The files that a range of commits changes. Rejects with UserError. */
  readonly changedFiles: (range: string, location: string) => Promise<readonly string[]>;
  /** Runs a command under the rules of the job and returns what it prints. Rejects with UserError. */
  readonly runCommand: (command: string, location: string) => Promise<string>;
  /** Rejects with UserError. */
  readonly search: (source: SearchSource) => Promise<SearchResults>;
  readonly signal: AbortSignal;
}

export interface FoundItems {
  readonly items: readonly BatchItem[];
  /** What was left out. */
  readonly notices: readonly string[];
}
