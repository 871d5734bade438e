import type { OwnRepository } from '../../policy/github/own-repository.js';
import type { Proxy } from '../net/proxy.js';

/** A gh command that changes something, as it was called. */
export interface GhCall {
  /** Without the name `gh`. */
  readonly argv: readonly string[];
  /** The content of the file, or of the standard input, that `--body-file` names; `null` without this option. */
  readonly body: string | null;
  /** The file that was read for it, which must be the one that the rules allowed. */
  readonly bodyFile: string | null;
  /** Tools whose write requests the command line may record, see GitHubNeeds. */
  readonly records: readonly string[];
}

export interface GhAnswer {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface GitHubBridgeOptions {
  /** Creates the private directory for the sockets, and returns it. */
  readonly makeDirectory: () => string;
  /** The fixed PATH of commands. */
  readonly path: string;
  readonly token: string;
  readonly apiUrl: string;
  /** `https://github.com`, or the address of an Enterprise server. */
  readonly serverUrl: string;
  readonly repository: OwnRepository;
  readonly proxy: Proxy | undefined;
  /** Whether the rules allow reading this path of the repository in a commit. */
  readonly mayRead: (path: string) => boolean;
  /** Sub-commands that are answered here instead of by gh: `pr comment`. */
  readonly answered: readonly string[];
  /** Answers such a command. Never rejects. */
  readonly answer: (call: GhCall) => Promise<GhAnswer>;
  readonly signal: AbortSignal;
}

export interface GitHubBridgeSession {
  /** Everything that the command needs: the directory is readable, the socket accepts connections. */
  readonly access: BridgeAccess;
  /** For the environment of the command. */
  readonly variables: Readonly<Record<string, string>>;
  readonly end: () => void;
}

/** What a sandbox must let through for one command. */
export interface BridgeAccess {
  readonly directory: string;
  /** Inside the directory. */
  readonly socket: string;
}

/** Gives gh access to GitHub without the token: the token is added here, to requests that may be sent. */
export interface GitHubBridge {
  /** Rejects with a plain Error if no socket can be opened. */
  readonly begin: (records: readonly string[]) => Promise<GitHubBridgeSession>;
}
