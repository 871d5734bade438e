import * as z from 'zod/mini';
import { conclusions } from '../../job/result/types.js';
import { modelErrorKinds } from '../../model/types.js';
import { severities } from '../../tools/self-report/types.js';
import { answerErrors, type JobRecord, recordFormat } from '../model/result-types.js';
import { type KeyPartName, keyPartNames, type PlannedJob } from '../model/types.js';

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

/**
 * Everything is bounded and nothing else is kept: the file may come from a cache that others can write to. A newer release
 * may have added fields: with an older one again, its results are not paid for a second time.
 */
const schema = z.object({
  formatVersion: z.literal(recordFormat),
  key: digest,
  keyParts,
  slot: text(10_000),
  planId: text(200),
  shard: z.nullable(z.string().check(z.regex(/^\d{1,4}\/\d{1,4}$/))),
  attempt: z.int().check(z.positive()),
  id: text(1_000),
  item: z.nullable(z.record(text(1_000), z.unknown())),
  matrix: z.record(text(1_000), scalar),
  repeat: z.int().check(z.positive()),
  model: text(1_000),
  answeredBy: z.optional(text(1_000)),
  conclusion: z.enum(conclusions),
  code: z.optional(reasonCode),
  reason: text(100_000),
  text: text(10_000_000),
  structured: z.optional(z.unknown()),
  evaluations: z.array(evaluation).check(z.maxLength(1_000)),
  evaluationDigest: text(200),
  minScore: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  scoringUsd: z.optional(z.nullable(amount)),
  changes: z.array(change).check(z.maxLength(10_000)),
  usage: z.object({
    inputTokens: count,
    outputTokens: count,
    cacheReadTokens: count,
    cacheWriteTokens: count,
  }),
  costUsd: z.nullable(amount),
  durationMs: amount,
  turns: count,
  toolCalls: count,
  transcriptPath: z.nullable(z.string().check(z.regex(/^transcripts\/[0-9a-f]{64}-\d{1,9}\.jsonl$/))),
  endedAt: time,
  scoredAt: z.optional(time),
  sameFailures: count,
  errorKind: z.nullable(z.enum([...modelErrorKinds, ...answerErrors])),
  hasTree: z.boolean(),
  notices: z.array(text(10_000)).check(z.maxLength(1_000)),
  findings: z.optional(z.array(finding).check(z.maxLength(10_000))),
  toolsUsed: z.array(text(1_000)).check(z.maxLength(1_000)),
});

/** Reads a stored record of the job with this key. Returns the problem if it is damaged or belongs to another job. */
export function parseRecord(bytes: Buffer, key: string): JobRecord | { readonly problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    return { problem: 'it is not valid JSON' };
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    if (path === 'formatVersion') return { problem: 'another version of Sallyport has written it' };
    return { problem: `${path || 'its content'} is invalid` };
  }
  const record = parsed.data as JobRecord;
  if (record.key !== key) return { problem: 'it belongs to another job' };
  if (record.transcriptPath !== null && !record.transcriptPath.startsWith(`transcripts/${key}-`))
    return { problem: 'its transcript belongs to another job' };
  return record;
}

/** A record with the same key and other parts was not written for this job. */
export function hasPartsOf(record: JobRecord, job: Pick<PlannedJob, 'keyParts'>): boolean {
  return keyPartNames.every((name) => record.keyParts[name] === job.keyParts[name]);
}
