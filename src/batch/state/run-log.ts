import * as z from 'zod/mini';
import { conclusions } from '../../job/result/types.js';
import { parsedJson } from '../../parsed-json.js';
import { reasonCode } from '../model/job-record.js';
import type { BatchPullRequest, BatchPullRequests } from '../model/result-types.js';

/** The name of a batch, in the state directory, so that another batch does not use it. */
export const identityFile = 'batch.json';
export const runFile = 'run.json';

const identitySchema = z.object({
  formatVersion: z.literal(1),
  name: z.string().check(z.maxLength(1_000)),
});

const formatSchema = z.object({ formatVersion: z.int().check(z.gt(1)) });

/** `null` if it can. `otherwise`: what to do about the state of another batch. */
export function whyForeign(
  bytes: Buffer,
  { name, otherwise }: { readonly name: string; readonly otherwise: string },
): { readonly message: string; readonly found: string; readonly hint: string } | null {
  const value = parsedJson(bytes.toString('utf8'));
  const newer = formatSchema.safeParse(value).data;
  if (newer !== undefined) {
    const found = `format ${String(newer.formatVersion)} in ${identityFile}`;
    return {
      message: 'holds the state of a newer release of Sallyport',
      found,
      hint: `use that release, or ${otherwise}`,
    };
  }
  const owner = identitySchema.safeParse(value).data?.name;
  if (owner === name) return null;
  return { message: 'holds the state of another batch', found: owner ?? `${identityFile} is invalid`, hint: otherwise };
}

const pullRequestOutcomes = [
  'created',
  'updated',
  'unchanged',
  'fell back',
  'withheld',
  'refused',
  'failed',
  'left out',
] as const satisfies readonly BatchPullRequest['outcome'][];

const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
const names = z.array(z.string().check(z.maxLength(10_000))).check(z.maxLength(1_000_000));

/** What a run leaves besides its records: the next run, `--resume` and `batch merge` need it. */
export const runSchema = z.object({
  formatVersion: z.literal(1),
  name: z.string().check(z.maxLength(1_000)),
  planId: z.string().check(z.maxLength(200)),
  /** `I/N`; `null` without shards. */
  shard: z.nullable(z.string().check(z.regex(/^\d{1,4}\/\d{1,4}$/))),
  attempt: z.int().check(z.positive()),
  startedAt: time,
  /** `null` until the run has ended: it was killed, or is still running. */
  endedAt: z.nullable(z.string().check(z.maxLength(40))),
  conclusion: z.nullable(z.enum(conclusions)),
  /** Absent until the run has ended, and in states of releases that stored none. */
  code: z.optional(reasonCode),
  reason: z.string().check(z.maxLength(100_000)),
  /** How `max-cost-usd` was reached, in a sentence; absent if it was not. */
  costReached: z.optional(z.string().check(z.maxLength(10_000))),
  deferred: names,
  /** Slots that an earlier run deferred and this one has not begun: the next starts with them. Absent = none. */
  waiting: z.optional(names),
  /** Why most of them are deferred, if there are any. */
  deferredReason: z.string().check(z.maxLength(100_000)),
  /** Why others are, by the slot of the job. Absent = none. */
  otherReasons: z.optional(z.record(z.string().check(z.maxLength(10_000)), z.string().check(z.maxLength(100_000)))),
  /** Slots of the jobs that failed in the same way too often. */
  parked: names,
  /** Absent in a run that has opened none. */
  pullRequests: z.optional(
    z.array(
      z.object({
        outcome: z.enum(pullRequestOutcomes),
        url: z.nullable(z.string().check(z.maxLength(10_000))),
        jobs: names,
        note: z.string().check(z.maxLength(100_000)),
      }),
    ),
  ),
  /** Why stored answers could not be used, by the slot of the job. Absent = all could. */
  problems: z.optional(z.record(z.string().check(z.maxLength(10_000)), z.string().check(z.maxLength(100_000)))),
  /** US dollars in addition to those of the jobs that have ended; `null` if a price is unknown. Absent = nothing. */
  otherUsd: z.optional(z.nullable(z.number().check(z.nonnegative()))),
  /** From the batch file, for a merge, which does not read it: entries of which not every repeat must pass. */
  minPassRate: z.number().check(z.minimum(0), z.maximum(1)),
  /** Of `delivery: batch`. Absent = answers come at once. */
  awaitsAnswers: z.optional(z.literal(true)),
  atLeast: z.record(z.string().check(z.maxLength(1_000)), z.int().check(z.positive())),
});

export type BatchRun = Omit<z.infer<typeof runSchema>, 'pullRequests'> & {
  readonly pullRequests?: BatchPullRequests | undefined;
};

export function firstOfNextRun(last: BatchRun | null): readonly string[] {
  return last === null ? [] : [...new Set([...(last.waiting ?? []), ...last.deferred])];
}

/** Why jobs are deferred, by slot, as a run stores it: the most frequent reason only once. */
export function storedReasons(reasons: ReadonlyMap<string, string>): Pick<BatchRun, 'deferredReason' | 'otherReasons'> {
  const counts = new Map<string, number>();
  for (const reason of reasons.values()) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const [deferredReason = ''] = [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return {
    deferredReason,
    otherReasons: Object.fromEntries([...reasons].filter(([, reason]) => reason !== deferredReason)),
  };
}
