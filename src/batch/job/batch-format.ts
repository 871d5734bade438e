import type { OwnFormat } from '../../platform/secrets/redact-data.js';
import { ownFormat } from '../../report/own-format.js';
import type { BatchJobResult, BatchPullRequest, BatchResult, JobRecord, PassRate } from '../model/result-types.js';
import type { EvaluationResult, KeyParts } from '../model/types.js';

type Field =
  | keyof JobRecord
  | keyof KeyParts
  | keyof EvaluationResult
  | keyof BatchResult
  | keyof PassRate
  | keyof BatchPullRequest
  | keyof BatchJobResult;

// biome-ignore format: the compiler compares this list with the types; one name per line would fill a page
const names: Record<Field, true> = {
  formatVersion: true, key: true, keyParts: true, slot: true, planId: true, shard: true, attempt: true, id: true,
  item: true, matrix: true, repeat: true, model: true, answeredBy: true, conclusion: true, code: true, reason: true, text: true, structured: true,
  evaluations: true, evaluationDigest: true, scoringUsd: true, minScore: true, weight: true, changes: true, usage: true, costUsd: true, durationMs: true, turns: true,
  toolCalls: true, transcriptPath: true, endedAt: true, scoredAt: true, sameFailures: true, errorKind: true, hasTree: true,
  notices: true, findings: true, toolsUsed: true, format: true, prompt: true, inputs: true, content: true, parameters: true,
  rules: true, settings: true, name: true, status: true, score: true, digest: true, counts: true, deferred: true, parked: true, missing: true,
  passed: true, failed: true, jobs: true, reused: true, passRates: true, rate: true, errors: true,
  pullRequests: true, outcome: true, url: true, note: true,
};

/**
 * The names and words of stored jobs and of results, so that a secret equal to one of them does not change their
 * structure. The digests of a record are never changed: a job whose record is lost would be paid for again.
 */
export const batchFormat: OwnFormat = {
  names: new Set([...ownFormat.names, ...Object.keys(names)]),
  wordFields: new Set([...ownFormat.wordFields, 'errorKind']),
  words: new Set([...ownFormat.words, 'passed', 'failed', 'error']),
};
