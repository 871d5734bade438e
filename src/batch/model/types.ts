import type { JsonSchema } from '../../messages/types.js';
import type { GivenSetting } from '../../settings/parse-settings.js';
import type { BatchItem, ItemSource, Scalar } from '../items/item-types.js';

/** A batch file, validated. Placeholders in its texts are known to exist, and are not replaced yet. */
export interface BatchFile {
  /** As given, relative to the source that it was read from. */
  readonly path: string;
  /** SHA-256 of its bytes. A frozen plan names the file that it was made from. */
  readonly digest: string;
  readonly name: string;
  readonly defaults: readonly GivenSetting[];
  readonly budget: BatchBudget;
  readonly order: 'listed' | 'oldest-first';
  readonly concurrency: number;
  readonly onFailure: 'continue' | 'stop';
  /** After this many runs with the same failure, the item is skipped and reported; `null` = never. */
  readonly parkAfter: number | null;
  readonly delivery: 'now' | 'flex' | 'batch';
  /** The first request with a system prompt and tools is sent alone. */
  readonly warmsUp: boolean;
  readonly onExpired: 'again' | 'now' | 'fail';
  readonly minPassRate: number;
  /** The model that grades answers; `null` = the model of the job. */
  readonly judge: string | null;
  /** How answers of a batch API are judged: in a batch of their own, or at once at the normal price. */
  readonly judgeDelivery: 'now' | 'batch';
  readonly publish: BatchPublish;
  /** Writes to items in one run; the others wait for the next one. */
  readonly maxWrites: number;
  readonly jobs: readonly BatchJobSpec[];
}

export interface BatchJobSpec {
  readonly id: string;
  /** The settings of the entry, with placeholders; they replace `defaults`. */
  readonly settings: readonly GivenSetting[];
  /** `null` = one job without an item. */
  readonly items: ItemSource | null;
  /** A dimension with the name of a setting sets that setting. */
  readonly matrix: Readonly<Record<string, readonly Scalar[]>>;
  readonly repeat: Repeat;
  /** The file that receives the final text, with placeholders; `null` = none. */
  readonly outputFile: string | null;
  readonly evaluate: readonly EvaluationSpec[];
  /** The lowest mean score of the evaluations, by weight, with which a job passes; absent = each must pass. */
  readonly minScore?: number;
  /** The number of the issue or pull request that a job may write to, with placeholders; `null` = it writes to none. */
  readonly target: string | null;
  /** The model can report findings; absent = it cannot. */
  readonly findings?: true;
  readonly changes: 'none' | 'patch' | 'pull-request' | 'pull-request-each';
  readonly location: string;
}

export interface Repeat {
  readonly times: number;
  /** How many of the repeats must pass. */
  readonly atLeast: number;
}

/** A check of an answer, with placeholders until `evaluationsOf` has replaced them. */
export interface EvaluationSpec {
  readonly name: string;
  readonly check: EvaluationCheck;
  /** Passes if the check fails. */
  readonly not: boolean;
  readonly weight: number;
  /** The lowest score (0 to 1) that passes; `null` = the rule of the check. */
  readonly threshold: number | null;
  readonly location: string;
}

export type EvaluationCheck =
  | {
      readonly kind: 'contains' | 'starts-with' | 'ends-with' | 'equals';
      readonly value: string;
      readonly ignoreCase: boolean;
      /** Space around `value` counts; absent = it does not. */
      readonly isExact?: true;
    }
  /** A regular expression with the flags `mu`, and `i` if case is ignored. */
  | { readonly kind: 'matches'; readonly value: string; readonly ignoreCase: boolean }
  | { readonly kind: 'json-schema'; readonly schema: JsonSchema }
  | { readonly kind: 'max-cost-usd' | 'max-seconds' | 'max-turns'; readonly limit: number }
  /** Every tool was called at least once. */
  | { readonly kind: 'tools-used'; readonly tools: readonly string[] }
  /** Exit code 0; judged by the rules of the job. */
  | { readonly kind: 'command'; readonly command: string }
  | {
      readonly kind: 'judge';
      /** The texts before, between and after the places of the answer, so that no inserted text is taken for a place. */
      readonly prompt: readonly string[];
      readonly system: string | null;
      readonly choices: readonly JudgeChoice[];
      /** `null` = the batch's `judge`. */
      readonly model: string | null;
    };

export interface JudgeChoice {
  readonly choice: string;
  readonly score: number;
}

export interface EvaluationResult {
  readonly name: string;
  /** `error`: nothing was evaluated, such as when the judge gave no answer. */
  readonly status: 'passed' | 'failed' | 'error';
  /** From 0 to 1. */
  readonly score: number;
  /** Its share in the score of the job; absent = 1. */
  readonly weight?: number;
  readonly reason: string;
  /** Of what was checked: while it stays the same, the score of a stored answer counts. Absent for an error. */
  readonly digest?: string;
}

/** Increased whenever the way a key is computed changes; the release version is not part of a key. */
export const keyFormat = 1;

/**
 * Stored as digests, so that a changed key can be explained. `content`: the item's file. `inputs`: arguments and
 * variables. `settings`: what else the model sees. Limits are no part of a key.
 */
export const keyPartNames = [
  'format',
  'prompt',
  'inputs',
  'item',
  'content',
  'model',
  'parameters',
  'rules',
  'settings',
  'repeat',
] as const;
export type KeyPartName = (typeof keyPartNames)[number];
export type KeyParts = Readonly<Record<KeyPartName, string>>;

/** One job of a plan. Everything else about it follows from the batch file: see `JobResolver`. */
export interface PlannedJob {
  /** `id` of the entry in the batch file. */
  readonly id: string;
  /** Position in plan order, from 0. */
  readonly index: number;
  /** `null` for an entry without a source. */
  readonly item: BatchItem | null;
  readonly matrix: Readonly<Record<string, Scalar>>;
  /** From 1. */
  readonly repeat: number;
  /** 64 hexadecimal digits. */
  readonly key: string;
  readonly keyParts: KeyParts;
  /** Identifies the job over runs, whatever its key: entry, item, matrix and repeat. */
  readonly slot: string;
  readonly evaluationDigest: string;
  readonly model: string;
  /** Characters of the rendered prompt, without the output of its commands. */
  readonly promptCharacters: number;
  /** US dollars; `null` if the price is unknown. */
  readonly estimatedCostUsd: number | null;
  /** From 1; 1 in a plan without shards. */
  readonly shard: number;
}

export interface BatchPlan {
  readonly formatVersion: 1;
  /** Digest of the batch file, the keys in order, and the shards. */
  readonly planId: string;
  readonly name: string;
  readonly fileDigest: string;
  readonly shards: number;
  readonly jobs: readonly PlannedJob[];
  /** For people: an empty source, rows that were left out. */
  readonly notices: readonly string[];
}

export interface BatchBudget {
  readonly maxCostUsd: number | null;
  /** Of one run (or of one shard, divided); the rest is deferred. */
  readonly maxJobs: number | null;
  readonly timeoutMinutes: number | null;
}

/** What a batch may post. */
export interface BatchPublish {
  /** Why nothing is posted, only shown, as a clause; `null` if it is posted. */
  readonly off: string | null;
  readonly draft: boolean;
  readonly maxOpen: number;
  /** Whether a pull request that a person closed is opened again. */
  readonly recreate: 'never' | 'always';
}
