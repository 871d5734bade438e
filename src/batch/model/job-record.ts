import * as z from 'zod/mini';
import { conclusions } from '../../job/result/types.js';
import { modelErrorKinds } from '../../model/types.js';
import { severities } from '../../tools/self-report/types.js';
import { type KeyPartName, keyPartNames } from './types.js';

/** The state directory holds `jobs/KEY.json` (JobRecord) and `transcripts/KEY.jsonl`. */
export const recordFormat = 1;

/**
 * Of an answer that is paid for. `unwritten-output`: the next run writes the stored text. `unknown-changes`: git could
 * not show them, or they lack the output file. `unusable-changes`: no patch can have them.
 */
export const answerErrors = ['unwritten-output', 'unusable-changes', 'unknown-changes'] as const;

export type AnswerError = (typeof answerErrors)[number];

const text = (limit: number) => z.string().check(z.maxLength(limit));
const count = z.int().check(z.nonnegative());
const amount = z.number().check(z.nonnegative());
const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
/** Not an enumeration: a newer release may have more of them. */
export const reasonCode = z.string().check(z.regex(/^[a-z][a-z-]{0,99}$/));
const scalar = z.union([text(100_000), z.number(), z.boolean()]);

const change = z.object({
  path: text(10_000),
  kind: z.enum(['created', 'modified', 'deleted']),
  added: count,
  removed: count,
  diff: z.nullable(text(10_000_000)),
  patch: z.optional(text(10_000_000)),
  note: z.optional(text(10_000)),
});

const evaluation = z.object({
  name: text(1_000),
  status: z.enum(['passed', 'failed', 'error']),
  score: z.number().check(z.minimum(0), z.maximum(1)),
  weight: z.optional(z.number().check(z.positive(), z.maximum(1_000_000))),
  reason: text(100_000),
  digest: z.optional(text(200)),
});

const keyParts = z.object(
  Object.fromEntries(keyPartNames.map((name) => [name, text(200)])) as Record<KeyPartName, ReturnType<typeof text>>,
);

const line = z.int().check(z.positive());

const finding = z.object({
  path: text(4_096),
  line,
  endLine: z.optional(line),
  severity: z.enum(severities),
  title: text(1_000),
  message: text(10_000),
  suggestion: z.optional(text(40_000)),
  rule: z.optional(text(200)),
});

/** Bounded, and nothing else is kept: others may write to a cache. Fields of a newer release cause no second payment. */
export const jobRecordSchema = z.object({
  formatVersion: z.literal(recordFormat),
  key: digest,
  keyParts,
  slot: text(10_000),
  planId: text(200),
  /** `I/N`; `null` without shards. */
  shard: z.nullable(z.string().check(z.regex(/^\d{1,4}\/\d{1,4}$/))),
  /** The attempt of the CI run, from 1. */
  attempt: z.int().check(z.positive()),
  id: text(1_000),
  item: z.nullable(z.record(text(1_000), z.unknown())),
  matrix: z.record(text(1_000), scalar),
  repeat: z.int().check(z.positive()),
  model: text(1_000),
  /** The fallback model that gave the answer; absent = `model`. */
  answeredBy: z.optional(text(1_000)),
  conclusion: z.enum(conclusions),
  /** See ReasonCode, which a newer release may extend; absent in records of releases that stored none. */
  code: z.optional(reasonCode),
  reason: text(100_000),
  text: text(10_000_000),
  structured: z.optional(z.unknown()),
  evaluations: z.array(evaluation).check(z.maxLength(1_000)),
  evaluationDigest: text(200),
  /** Of the entry, when the answer was scored. */
  minScore: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** What scoring cost in US dollars, in addition to `costUsd`; `null` if a price is unknown. Absent = nothing. */
  scoringUsd: z.optional(z.nullable(amount)),
  changes: z.array(change).check(z.maxLength(10_000)),
  usage: z.object({
    inputTokens: count,
    outputTokens: count,
    cacheReadTokens: count,
    cacheWriteTokens: count,
  }),
  costUsd: z.nullable(amount),
  /** By the provider's cache, in US dollars; below 0 if it cost more. `null` if a price is unknown. Absent = not used. */
  savedUsd: z.optional(z.nullable(z.number())),
  durationMs: amount,
  turns: count,
  toolCalls: count,
  /** Refused calls; absent for none. */
  refused: z.optional(count),
  /** Relative to the state directory; `null` if there is none. */
  transcriptPath: z.nullable(z.string().check(z.regex(/^transcripts\/[0-9a-f]{64}-\d{1,9}\.jsonl$/))),
  /** ISO 8601. */
  endedAt: time,
  /** When its stored answer was scored again; absent if it was not. */
  scoredAt: z.optional(time),
  /** How many runs in a row ended with this conclusion and code; parks the item. 0 after a success or an outage. */
  sameFailures: count,
  /** Why there is no answer, or none that can be used; `null` if there is one. Some kinds are not retried by the next run. */
  errorKind: z.nullable(z.enum([...modelErrorKinds, ...answerErrors])),
  /** The changes for a patch or a pull request are in `trees/KEY.json`. */
  hasTree: z.boolean(),
  /** For people: what they should know in addition to the reason. */
  notices: z.array(text(10_000)).check(z.maxLength(1_000)),
  /** What the model wants to change on the item; absent = nothing. Each request is examined before it is posted. */
  writes: z.optional(
    z.object({
      item: z.enum(['issue', 'pull-request']),
      requests: z.array(z.record(text(100), z.unknown())).check(z.minLength(1), z.maxLength(100)),
      /** The head of the pull request when the job began; absent if no review could be requested. */
      commit: z.optional(z.string().check(z.regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/))),
    }),
  ),
  /** What the model has reported; absent = nothing, and it could report nothing. */
  findings: z.optional(z.array(finding).check(z.maxLength(10_000))),
  /** Names of the tools that were called, each once: an evaluation may ask for them later. */
  toolsUsed: z.array(text(1_000)).check(z.maxLength(1_000)),
});

/** Without `undefined` as the value of a field that is absent, and only for reading. */
type Stored<T> = T extends readonly (infer Item)[]
  ? readonly Stored<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Stored<Exclude<T[Name], undefined>> }
    : T;

/** What is stored of a job that has ended. Restored state is untrusted: parseRecord reads it. */
export type JobRecord = Stored<z.infer<typeof jobRecordSchema>>;

/** The columns of a record that the result of the batch has too, in this order. */
export const resultColumns = [
  'conclusion',
  'code',
  'reason',
  'text',
  'structured',
  'evaluations',
  'answeredBy',
  'minScore',
  'usage',
  'costUsd',
  'savedUsd',
  'notices',
  'transcriptPath',
] as const satisfies readonly (keyof JobRecord)[];
