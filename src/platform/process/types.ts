import type { CommandNeeds } from '../../policy/types.js';
import type { BridgeAccess } from './github-bridge-types.js';
import type { HomeTrust } from './homes.js';
import type { BlockedAttempt } from './sandbox-types.js';

export interface ExecRequest {
  /** Program and arguments, without a shell. The program is a name on the runner's fixed PATH, or an absolute path. */
  readonly argv: readonly [string, ...string[]];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Settings for git, beyond those of the repository. */
  readonly gitSettings?: readonly (readonly [key: string, value: string])[];
  readonly stdin?: string;
  readonly timeoutMs: number;
  /** The maximum output size; beyond it, output is dropped from the middle and counted, and the process continues. */
  readonly maxOutputBytes: number;
  readonly marksErrors?: boolean;
  /** Receives all output as it arrives. */
  readonly onOutput?: (chunk: Buffer, stream: 'stdout' | 'stderr') => void;
  readonly signal: AbortSignal;
  /** Access to GitHub for this process, which a sandbox lets through. */
  readonly bridge?: BridgeAccess;
  /** What the sandbox must permit; without it, what code of the repository may do. */
  readonly needs?: CommandNeeds;
  /** Whose HOME and TMPDIR it has; by default as its needs say. `own`: a call of Sallyport itself, which has no HOME. */
  readonly trust?: HomeTrust | 'own';
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
  /** The limit that ended the call, as a clause. */
  readonly exceeded?: string | null;
  /** What the sandbox did not permit; absent without a sandbox. */
  readonly blocked?: readonly BlockedAttempt[];
  /** Sentences about what the command did not do. */
  readonly notes?: readonly string[];
  /** Why git finds no repository; absent if it does. */
  readonly gitProblem?: string;
  /** Hidden files that it tried to read or delete; absent without a sandbox. */
  readonly unseen?: readonly string[];
  /** It ran outside the sandbox because of this program; absent if it did not. */
  readonly outside?: string;
}

export const notStarted: ExecResult = {
  exitCode: null,
  signal: null,
  timedOut: false,
  cancelled: false,
  startError: null,
  output: '',
  stdout: '',
  stderr: '',
  droppedBytes: 0,
};

/** In their own process group, clean environment, no terminal or input. Never rejects because of the process. */
export interface ProcessRunner {
  run(request: ExecRequest): Promise<ExecResult>;
  /** Runs exactly this text with `bash --noprofile --norc`. */
  shell(line: string, request: Omit<ExecRequest, 'argv' | 'stdin'>): Promise<ExecResult>;
}

export interface ServerRequest extends Pick<ExecRequest, 'argv' | 'cwd' | 'env' | 'needs' | 'trust'> {
  /** The maximum size of one line; a longer one ends the server. */
  readonly maxLineBytes: number;
  /** Called with each line of stdout, without its end. */
  readonly onLine: (line: string) => void;
  readonly onEnd: (end: ServerEnd) => void;
}

export interface ServerEnd {
  readonly reason: string;
  /** The first and the last characters of stderr. */
  readonly stderr: string;
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

export interface SecondParser {
  /** Why this text is not well-formed bash, as a clause; `null` if it is. Never rejects because of the text. */
  objection(text: string): Promise<string | null>;
  /** Why this machine cannot run it, as a clause, once an objection has shown that; `null` if it can. */
  machineProblem?(): string | null;
}
