/** The data of the HTML report. The scripts of the page (page/ in the root directory) import these types and no code. */

export interface PageOverview {
  /** A run has one row and no table. */
  readonly kind: 'run' | 'batch';
  readonly title: string;
  readonly conclusion: string;
  /** Plain text of the conclusion. */
  readonly label: string;
  readonly reason: string;
  /** ISO 8601; `null` if unknown. */
  readonly endedAt: string | null;
  readonly costUsd: number | null;
  /** What is compared with, and how many of its jobs are not in this batch; `null` without a comparison. */
  readonly previous: { readonly name: string; readonly gone: number } | null;
  readonly passRates: readonly PagePassRate[];
  /** Of a batch, in the order in which they were opened. */
  readonly pullRequests: readonly PagePullRequest[];
  /** The most important first: failures, then what ended well, then what did not run. */
  readonly rows: readonly PageRow[];
}

/** The texts before and after the link; without an address, all of the text is before it. */
export interface PagePullRequest {
  readonly before: string;
  readonly url: string | null;
  readonly after: string;
}

export interface PagePassRate {
  readonly id: string;
  /** The entry with the values of its matrix, except for the model. */
  readonly name: string;
  readonly model: string;
  /** A part of the names of exactly its jobs; empty if the entry has no matrix. */
  readonly words: string;
  readonly passed: number;
  readonly failed: number;
  readonly errors: number;
  /** From 0 to 1; `null` if nothing was evaluated. */
  readonly rate: number | null;
}

/** How a job ended, for color and filters. */
export type PageState = 'passed' | 'failed' | 'evaluation' | 'error' | 'deferred' | 'parked' | 'open';

export interface PageRow {
  /** Identifies the job in the address of the page. */
  readonly key: string;
  readonly name: string;
  readonly id: string;
  readonly model: string;
  readonly state: PageState;
  readonly conclusion: string;
  /** Shortened. */
  readonly reason: string;
  readonly isReused: boolean;
  /** Compared with the previous run: it fails now and did not fail before, or the other way round. */
  readonly mark: 'new' | 'fixed' | null;
  readonly evaluations: { readonly passed: number; readonly total: number };
  readonly costUsd: number | null;
  readonly durationMs: number | null;
}

/** Everything else about a job. A block of the page has one per line. */
export interface PageJob {
  readonly key: string;
  readonly reason: string;
  /** Label and value. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Name and value of the fields of its item. */
  readonly item: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  /** JSON; `null` without an output schema. */
  readonly structured: string | null;
  readonly evaluations: readonly {
    readonly name: string;
    readonly status: string;
    readonly score: number;
    readonly reason: string;
  }[];
  readonly changes: readonly {
    readonly path: string;
    readonly kind: string;
    readonly added: number;
    readonly removed: number;
    /** Unified diff; `null` with a note. */
    readonly diff: string | null;
    readonly note: string;
  }[];
  readonly notices: readonly string[];
  readonly entries: readonly PageEntry[];
  /** Why the conversation is missing or incomplete; `null` if it is complete. */
  readonly missing: string | null;
}

export interface EntryHead {
  /** Milliseconds since the epoch; 0 if unknown. */
  readonly at: number;
  /** The name of the sub-agent; `null` in the job's own conversation. */
  readonly agent: string | null;
}

export interface PageText extends EntryHead {
  readonly type: 'text';
  readonly from: 'system' | 'prompt' | 'context' | 'model' | 'reasoning';
  readonly title: string;
  readonly text: string;
}

export interface PageCall extends EntryHead {
  readonly type: 'call';
  readonly tool: string;
  /** The command, path or pattern. */
  readonly label: string;
  /** JSON. */
  readonly input: string;
  /** What an edit replaced, as lines of a diff; `null` for other calls. */
  readonly diff: string | null;
  readonly output: string;
  readonly status: 'done' | 'failed' | 'refused' | 'invalid' | 'unfinished';
  /** `null` if unknown, or if the call was never evaluated. */
  readonly decision: 'allow' | 'ask' | 'deny' | null;
  /** The mode of the rules; `null` if unknown. */
  readonly mode: string | null;
  /** The stage that refused it; `null` if it ran or is unknown. */
  readonly stage: string | null;
  /** The rule that decided; `null` for a built-in default. */
  readonly rule: string | null;
  /** Why it ran or was refused; empty if unknown. */
  readonly reason: string;
  /** Rules that would have permitted it. */
  readonly suggest: readonly string[];
  /** `read-only`, `repeatable` or `once`; `null` if it did not start. */
  readonly repeat: string | null;
  /** From the start of the tool to its end; `null` if it did not run. */
  readonly durationMs: number | null;
  /** Kind and path. */
  readonly changes: readonly (readonly [kind: string, path: string])[];
  /** What hooks changed, a sentence each. */
  readonly hookChanges: readonly string[];
}

export interface PageTurn extends EntryHead {
  readonly type: 'turn';
  readonly turn: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cacheReadTokens: number;
}

export interface PageNotice extends EntryHead {
  readonly type: 'notice';
  readonly level: 'info' | 'warning' | 'error';
  readonly text: string;
}

export type PageEntry = PageText | PageCall | PageTurn | PageNotice;

/** The last block of the page: which jobs are not in it. */
export interface PageEnd {
  /** Rows whose conversation does not fit. */
  readonly outside: number;
  readonly maxBytes: number;
}
