import { type DiagnosticCode, diagnosticCodes } from '../../errors.js';
import { startCodes } from '../../event/gate/types.js';
import { type ModelErrorKind, modelErrorKinds } from '../../model/types.js';

/** Why a run, a job or a batch ended as it did. docs/outputs.md describes each; a test compares the two lists. */
const endCodes = [
  // success
  'answered',
  'nothing-to-do',
  'only-requests',
  'commands-listed',
  'posted',
  'jobs-completed',
  // no-output
  'no-answer',
  // denied
  'call-refused',
  'prompt-rejected',
  'output-unwritable',
  'secret-in-changes',
  // incomplete
  'answer-truncated',
  'schema-mismatch',
  'repeated-call',
  'announced-only',
  'context-full',
  'hook-stopped',
  'reported-incomplete',
  'changes-unknown',
  'changes-unusable',
  'all-jobs-failed',
  'some-jobs-failed',
  'evaluation-errors',
  'min-pass-rate',
  'merge-incomplete',
  'not-posted',
  'machine-problem',
  'internal-error',
  // budget, timeout
  'max-turns',
  'max-cost-usd',
  'max-output-tokens',
  'timeout-minutes',
  // config-error
  'uncommitted-files',
  // cancelled
  'canceled',
  'not-run',
  'running',
  'result-missing',
  // skipped
  ...startCodes,
  'dry-run',
  'no-jobs',
  'parked',
  'deferred',
] as const;

export type ReasonCode =
  | (typeof endCodes)[number]
  | `model-${Exclude<ModelErrorKind, 'budget' | 'cancelled'>}`
  | DiagnosticCode;

/** Every code. It is part of the JSON output, so that a secret equal to one of them does not change it. */
export const reasonCodes: readonly string[] = [
  ...endCodes,
  ...new Set(modelErrorKinds.map(codeOfModelError).filter((code) => code.startsWith('model-'))),
  ...diagnosticCodes,
];

export function codeOfModelError(kind: ModelErrorKind): ReasonCode {
  switch (kind) {
    case 'budget':
      return 'max-cost-usd';
    case 'cancelled':
      return 'canceled';
    default:
      return `model-${kind}`;
  }
}
