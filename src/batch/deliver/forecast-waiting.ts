import { hasBatchApi } from '../../model/providers.js';
import type { StateDirectory } from '../../platform/files/state/state-directory.js';
import { deliveryFilesIn, isUnprocessed } from '../delivery/delivery-files.js';
import { answerReason, unknownReason } from '../delivery/unusable-files.js';
import { missingKeys, usedRequests } from '../delivery/used-requests.js';
import type { BatchFile, PlannedJob } from '../model/types.js';

/** Why a run would send nothing for these jobs, by key. Asks no provider. */
export async function forecastWaiting(
  jobs: readonly PlannedJob[],
  directory: StateDirectory,
  { delivery, onExpired }: BatchFile,
): Promise<ReadonlyMap<string, string>> {
  const reasons = new Map<string, string>();
  if (delivery !== 'batch') return reasons;
  const files = deliveryFilesIn(directory);
  const isUsed = usedRequests(directory);
  const since = new Map<string, string>();
  for (const submission of await files.submissions())
    for (const key of await missingKeys(submission, { files, isUsed })) since.set(key, submission.createdAt);
  const held = unknownReason(await files.unusableSubmissions());
  for (const { key, model } of jobs) {
    if (!hasBatchApi(model)) continue;
    const sentAt = since.get(key);
    const outcome = sentAt === undefined ? await files.outcome(key) : null;
    const isAgain = outcome !== null && isUnprocessed(outcome) && onExpired !== 'fail';
    const file = sentAt === undefined && outcome === null ? await files.unusableOutcome(key) : null;
    const isSentNow = isAgain && onExpired === 'now';
    if (sentAt !== undefined) reasons.set(key, `waits for the batch API since ${sentAt.slice(0, 16)}Z`);
    else if (file !== null) reasons.set(key, answerReason(file));
    else if (outcome !== null && !isAgain) reasons.set(key, 'its answer is there, and is used');
    else if (held !== null && !isSentNow) reasons.set(key, held);
  }
  return reasons;
}
