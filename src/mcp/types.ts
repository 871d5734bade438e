import type { JsonSchema } from '../messages/types.js';
import type { PackageTree } from '../platform/process/install-package.js';

export type McpConnection =
  | {
      readonly kind: 'stdio';
      readonly command: string;
      readonly args: readonly string[];
      readonly env: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'remote'; readonly url: string; readonly headers: Readonly<Record<string, string>> };

export interface McpServer {
  /** The name in rules and tools: letters, digits, dashes and single underscores. */
  readonly name: string;
  readonly givenName: string;
  /** Where it is configured, for messages. */
  readonly location: string;
  readonly connection: McpConnection;
  /** The time limit of a call; progress of the server starts it again. */
  readonly timeoutMs: number;
  /** The time limit of its start, in which its package may be downloaded. */
  readonly startTimeoutMs: number;
  /** `auto` also tries the protocol of 2026. Some older servers end when they are asked for it. */
  readonly protocol: 'legacy' | 'auto';
  /** The run fails if the server is not available. */
  readonly required: boolean;
  readonly writesWorkspace: boolean;
}

export interface McpConfiguration {
  readonly servers: readonly McpServer[];
  readonly lock: McpLock | null;
  readonly lockPath: string;
  readonly notices: readonly string[];
}

/** A tool as its server describes it. All texts are untrusted. */
export interface McpToolDefinition {
  readonly name: string;
  readonly title: string | null;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  /** Everything else that a person would review: annotations and the schema of results. */
  readonly rest: JsonSchema;
  /** The same with placeholders for directories of this machine: it is what is pinned. Absent if it is the same. */
  readonly portable?: DefinitionTexts;
}

export type DefinitionTexts = Pick<McpToolDefinition, 'title' | 'description' | 'inputSchema' | 'rest'>;

/** Hashes of the parts of a definition. */
export interface PinnedTool {
  readonly description: string;
  readonly inputSchema: string;
  readonly rest: string;
  /** What was pinned, to show what changed; absent in a lock file of an earlier version. */
  readonly text?: DefinitionTexts;
}

export interface PinnedServer {
  readonly instructions: string;
  /** The instructions themselves; absent in a lock file of an earlier version. */
  readonly text?: string;
  readonly tools: Readonly<Record<string, PinnedTool>>;
}

/** The packages of npm of servers by `name@version`, each with all that it depends on. */
export type PinnedPackages = Readonly<Record<string, PackageTree>>;

export interface McpLock {
  /** Absent in a lock file of an earlier version, and if no server has such a package. */
  readonly packages?: PinnedPackages;
  readonly servers: Readonly<Record<string, PinnedServer>>;
}
