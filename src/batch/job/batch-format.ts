import type { OwnFormat } from '../../platform/secrets/redact-data.js';
import { ownFormat } from '../../report/own-format.js';
import { type JobRecord, jobRecordSchema } from '../model/job-record.js';
import type { BatchPullRequest, BatchResult, CacheUse, PassRate } from '../model/result-types.js';
import type { EvaluationResult, KeyParts } from '../model/types.js';

type Field = Exclude<
  | keyof KeyParts
  | keyof EvaluationResult
  | keyof BatchResult
  | keyof PassRate
  | keyof CacheUse
  | keyof BatchPullRequest
  | 'reused',
  keyof JobRecord
>;

// biome-ignore format: the compiler compares this list with the types; one name per line would fill a page
const names: Record<Field, true> = {
  format: true, prompt: true, inputs: true, content: true, parameters: true, rules: true, settings: true, name: true,
  status: true, score: true, weight: true, digest: true, counts: true, deferred: true, parked: true, missing: true,
  passed: true, failed: true, jobs: true, reused: true, passRates: true, rate: true, errors: true,
  caches: true, inputTokens: true, cachedTokens: true, share: true, pullRequests: true, outcome: true, url: true, note: true,
};

/** So that a secret equal to a name changes no structure. Digests stay: without its record a job is paid for again. */
export const batchFormat: OwnFormat = {
  names: new Set([...ownFormat.names, ...Object.keys(jobRecordSchema.shape), ...Object.keys(names)]),
  wordFields: new Set([...ownFormat.wordFields, 'errorKind']),
  words: new Set([...ownFormat.words, 'passed', 'failed', 'error']),
};
