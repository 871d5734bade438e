import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { RequestOutcome } from '../../model/batch-api/types.js';
import type { StateDirectory } from '../../platform/files/state/state-directory.js';
import { readOrProblem, readValid } from '../state/read-valid.js';

const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const date = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));

const submissionSchema = z.object({
  formatVersion: z.literal(1),
  /** Also the label at providers that keep one. */
  id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  model: z.string().check(z.maxLength(1_000)),
  /** When it was intended, which was before it was sent. */
  createdAt: date,
  /** The keys of its jobs, or the ids of questions about their answers. */
  keys: z.array(digest).check(z.minLength(1), z.maxLength(100_000)),
  /** `null` until the provider has answered: after a crash, it is looked for there. */
  batchId: z.nullable(z.string().check(z.minLength(1), z.maxLength(1_000))),
});

/** The id of a request for a job begins like its key; a request for its answer has the whole key as id. */
export const jobPrefixOf = (id: string): string => id.slice(0, 32);

export type Submission = z.infer<typeof submissionSchema>;

const answerSchema = z.object({
  formatVersion: z.literal(1),
  key: digest,
  /** When its submission was intended; absent in states of earlier releases. */
  sentAt: z.optional(date),
  outcome: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('answer'), body: z.unknown() }),
    z.object({
      kind: z.literal('error'),
      status: z.int().check(z.minimum(100), z.maximum(599)),
      body: z.unknown(),
    }),
    z.object({ kind: z.literal('expired') }),
  ]),
});

const limitsSchema = z.object({
  formatVersion: z.literal(1),
  /** By model: the most requests of a submission, after one was refused as too large. */
  requests: z.record(z.string().check(z.maxLength(1_000)), z.int().check(z.positive())),
});

export interface StoredAnswer {
  readonly outcome: RequestOutcome;
  /** When its submission was intended; `null` if unknown. */
  readonly sentAt: string | null;
}

export interface UnusableFile {
  /** Below the state directory. */
  readonly name: string;
  readonly problem: string;
}

/** What the state directory knows about the batch API. Everything found in it was possibly written by someone else. */
export interface DeliveryFiles {
  submissions(): Promise<readonly Submission[]>;
  /** The files of submissions that cannot be used: which requests they have sent is unknown. */
  unusableSubmissions(): Promise<readonly UnusableFile[]>;
  /** Before anything is sent, so that nothing that was sent is unknown. */
  intend(model: string, keys: readonly string[], now: number): Promise<Submission>;
  update(submission: Submission): Promise<void>;
  remove(submission: Submission): Promise<void>;
  /** The outcome of a request that has arrived; `null` if there is none. */
  outcome(key: string): Promise<RequestOutcome | null>;
  /** The same, with the time of its submission. */
  answer(key: string): Promise<StoredAnswer | null>;
  /** The file of an outcome that cannot be used; `null` if there is none. */
  unusableOutcome(key: string): Promise<UnusableFile | null>;
  outcomeKeys(): Promise<readonly string[]>;
  saveAnswer(key: string, answer: StoredAnswer): Promise<void>;
  removeOutcome(key: string): Promise<void>;
  /** The most requests of a submission for this model; `null` = no limit is known. */
  limit(model: string): Promise<number | null>;
  limits(): Promise<Readonly<Record<string, number>>>;
  saveLimit(model: string, requests: number): Promise<void>;
}

const maxSubmissionBytes = 20_000_000;
const maxAnswerBytes = 64_000_000;
const limitsFile = 'delivery/limits.json';

const answerOf = (key: string) => `answers/${key}.json`;

export function deliveryFilesIn(directory: StateDirectory): DeliveryFiles {
  const nameOf = ({ id }: Submission) => `delivery/${id}.json`;
  const write = (name: string, value: object) => directory.write(name, `${JSON.stringify(value)}\n`);
  const answer = async (key: string): Promise<StoredAnswer | null> => {
    const answer = await readValid(directory, answerOf(key), answerSchema, maxAnswerBytes);
    return answer === null || answer.key !== key ? null : { outcome: answer.outcome, sentAt: answer.sentAt ?? null };
  };
  const limits = async () => (await readValid(directory, limitsFile, limitsSchema))?.requests ?? {};
  return {
    submissions: async () => {
      const files = await readSubmissions(directory);
      return files
        .flatMap((file) => ('value' in file ? [file.value] : []))
        .toSorted((a, b) => (`${a.createdAt} ${a.id}` < `${b.createdAt} ${b.id}` ? -1 : 1));
    },
    unusableSubmissions: async () => (await readSubmissions(directory)).filter((file) => 'problem' in file),
    intend: async (model, keys, now) => {
      const submission: Submission = {
        formatVersion: 1,
        id: randomBytes(16).toString('hex'),
        model,
        createdAt: new Date(now).toISOString(),
        keys: [...keys],
        batchId: null,
      };
      await write(nameOf(submission), submission);
      return submission;
    },
    update: (submission) => write(nameOf(submission), submission),
    remove: (submission) => directory.remove(nameOf(submission)),
    outcome: async (key) => (await answer(key))?.outcome ?? null,
    answer,
    unusableOutcome: (key) => unusableAnswer(directory, key),
    outcomeKeys: async () =>
      (await directory.names('answers')).flatMap((name) => /^([0-9a-f]{64})\.json$/.exec(name)?.[1] ?? []),
    saveAnswer: (key, { outcome, sentAt }) =>
      write(answerOf(key), { formatVersion: 1, key, ...(sentAt !== null && { sentAt }), outcome }),
    removeOutcome: (key) => directory.remove(answerOf(key)),
    limit: async (model) => {
      const known = await limits();
      return Object.hasOwn(known, model) ? (known[model] ?? null) : null;
    },
    limits,
    saveLimit: async (model, requests) => {
      await write(limitsFile, { formatVersion: 1, requests: { ...(await limits()), [model]: requests } });
    },
  };
}

async function readSubmissions(directory: StateDirectory) {
  const files = (await directory.names('delivery')).filter((name) => /^[0-9a-f]{32}\.json$/.test(name));
  const names = files.map((file) => `delivery/${file}`);
  const read = async (name: string) => {
    const content = await readOrProblem(directory, name, submissionSchema, maxSubmissionBytes);
    return content === null ? [] : [{ name, ...content }];
  };
  return (await Promise.all(names.map(read))).flat();
}

async function unusableAnswer(directory: StateDirectory, key: string): Promise<UnusableFile | null> {
  const name = answerOf(key);
  const content = await readOrProblem(directory, name, answerSchema, maxAnswerBytes);
  if (content === null || ('value' in content && content.value.key === key)) return null;
  return { name, problem: 'problem' in content ? content.problem : 'it was written for another request' };
}

/** A failure of the provider does not depend on the request, so the request was not processed either. */
export function isUnprocessed(outcome: RequestOutcome): boolean {
  return outcome.kind === 'expired' || (outcome.kind === 'error' && (outcome.status === 429 || outcome.status >= 500));
}
