import { only } from '../../errors.js';
import { formatCount } from '../../format-number.js';
import { type BatchApi, BatchApiError, type BatchStatus, type RequestOutcome } from '../../model/batch-api/types.js';
import { truncatedStream } from '../../model/fixed-errors.js';
import { accountErrors } from '../run/classify-end.js';
import type { DeliveryFiles, Submission } from './delivery-files.js';
import { type IsUsed, missingKeys } from './used-requests.js';

export interface CollectPorts {
  readonly files: DeliveryFiles;
  readonly isUsed: IsUsed;
  readonly clock: { now(): number };
  readonly signal: AbortSignal;
  readonly onNotice: (text: string) => void;
}

export interface CollectedSubmissions {
  /** Jobs whose requests are at the provider, by key, and since when. */
  readonly inFlight: ReadonlyMap<string, string>;
  readonly failed: readonly FailedSubmission[];
}

/** A submission about which the provider could not be asked: its jobs wait. */
export interface FailedSubmission {
  readonly submission: Submission;
  readonly error: BatchApiError;
}

/**
 * Adopts what a crash has left without an id, and stores the outcomes of batches that have ended. Ends at an error that
 * every submission would meet. What the provider no longer has expires once it must have ended.
 */
export async function collectSubmissions(
  submissions: readonly Submission[],
  api: BatchApi,
  ports: CollectPorts,
): Promise<CollectedSubmissions> {
  const inFlight = new Map<string, string>();
  const failed: FailedSubmission[] = [];
  const wait = (submission: Submission): void => {
    for (const key of submission.keys) inFlight.set(key, submission.createdAt);
  };
  const known = new Set(submissions.flatMap(({ batchId }) => batchId ?? []));
  for (const submission of submissions) {
    const error = await lookAfter(submission, known, wait, { ...ports, api }).catch(only(BatchApiError, (it) => it));
    if (error !== null && !(await expireLost(submission, error, { ...ports, api }))) failed.push({ submission, error });
    if (error !== null && accountErrors.has(error.modelError.kind)) break;
  }
  return { inFlight, failed };
}

async function lookAfter(
  submission: Submission,
  /** The ids of batches that belong to a submission. */
  known: Set<string>,
  wait: (submission: Submission) => void,
  ports: ApiPorts,
): Promise<null> {
  const sent = submission.batchId === null ? await adopt(submission, known, ports) : submission;
  if (sent === 'undecided') wait(submission);
  if (sent === null) await ports.files.remove(submission);
  if (sent === 'undecided' || sent === null) return null;
  if (sent.batchId !== null) known.add(sent.batchId);
  if (!(await collect(sent, ports))) wait(sent);
  return null;
}

/** It may be late, but one that must have ended is lost: its requests expire. `false` if the submission remains. */
async function expireLost(
  submission: Submission,
  { modelError }: BatchApiError,
  { api, files, isUsed, clock, onNotice }: ApiPorts,
): Promise<boolean> {
  if (modelError.kind !== 'not-found' || clock.now() - Date.parse(submission.createdAt) < api.windowMs) return false;
  const lost = await missingKeys(submission, { files, isUsed });
  await saveAll({ ...submission, keys: [...lost] }, { kind: 'expired' }, files);
  await files.remove(submission);
  const requests = `${formatCount(lost.length, 'request')} of ${submission.createdAt.slice(0, 10)} for ${submission.model}`;
  onNotice(
    `The provider no longer has ${submission.batchId === null ? 'the batch' : `batch ${submission.batchId}`} with ${requests}: they count as expired.`,
  );
  return true;
}

interface ApiPorts extends CollectPorts {
  readonly api: BatchApi;
}

/** Clocks differ. */
const clockSkewMs = 300_000;

/** A batch is sent up to some minutes after its note, which a storage may take long to store, and is then listed soon. */
const settleMs = 600_000;

/** By its label, or else by the ids of its requests, which are known at its end. `null` if it was never sent. */
async function adopt(
  submission: Submission,
  known: ReadonlySet<string>,
  { api, files, clock, signal, onNotice }: ApiPorts,
): Promise<Submission | 'undecided' | null> {
  const listed = await api.list(Date.parse(submission.createdAt) - clockSkewMs, signal);
  const candidates = listed.filter(
    ({ batchId, label, count }) =>
      !known.has(batchId) &&
      (label === null ? count === null || count === submission.keys.length : label === submission.id),
  );
  for (const { batchId, label } of candidates) {
    const isOwn = label === submission.id ? true : await hasKeyOf(batchId, submission, { api, signal });
    if (isOwn === null) return 'undecided';
    if (!isOwn) continue;
    const adopted = { ...submission, batchId };
    await files.update(adopted);
    onNotice(
      `A batch of ${formatCount(submission.keys.length, 'request')} was sent before a run ended early: ${batchId} is used.`,
    );
    return adopted;
  }
  return clock.now() - Date.parse(submission.createdAt) < settleMs ? 'undecided' : null;
}

/** `null` while the batch has not ended. */
async function hasKeyOf(
  batchId: string,
  { keys }: Submission,
  { api, signal }: Pick<ApiPorts, 'api' | 'signal'>,
): Promise<boolean | null> {
  if ((await api.status(batchId, signal)).state !== 'ended') return null;
  for await (const { id } of api.answers(batchId, signal)) return keys.includes(id);
  return false;
}

/** Stores the outcomes of a batch that has ended; `false` if it has not. The outcomes are stored before it is forgotten. */
async function collect(submission: Submission, ports: ApiPorts): Promise<boolean> {
  const { api, files, clock, signal, onNotice } = ports;
  const { batchId } = submission;
  if (batchId === null) return false;
  const status = await api.status(batchId, signal);
  if (status.state === 'running') return false;
  if (status.state === 'rejected') {
    await saveRejected(submission, status, { files, onNotice });
    await files.remove(submission);
    return true;
  }
  const processed = new Set<string>();
  if (status.state === 'ended') {
    await download({ ...submission, batchId }, processed, ports);
    const isShort = () => processed.size < Math.min(submission.keys.length, status.processed);
    if (isShort()) await download({ ...submission, batchId }, processed, ports);
    if (isShort() && clock.now() - Date.parse(submission.createdAt) < longestGapMs)
      throw answersMissing(submission, processed);
    const limit = await files.limit(submission.model);
    if (limit !== null) await files.saveLimit(submission.model, limit * 2);
  }
  await saveAll(
    { ...submission, keys: submission.keys.filter((key) => !processed.has(key)) },
    { kind: 'expired' },
    files,
  );
  const all = submission.keys.length;
  if (processed.size < all)
    onNotice(`The provider did not process ${String(all - processed.size)} of ${String(all)} requests.`);
  await files.remove(submission);
  return true;
}

/** For so long, answers are waited for that the provider counts, but does not return. */
const longestGapMs = 72 * 3_600_000;

/** Of two outcomes with the same id the first counts: those of an earlier, short download may be used already. */
async function download(
  submission: Submission & { readonly batchId: string },
  processed: Set<string>,
  { api, files, isUsed, signal }: ApiPorts,
): Promise<void> {
  const keys = new Set(submission.keys);
  for await (const { id, outcome } of api.answers(submission.batchId, signal)) {
    if (!keys.has(id) || processed.has(id) || outcome.kind === 'expired') continue;
    processed.add(id);
    if (!(await isUsed(id, submission.createdAt))) await saveAll({ ...submission, keys: [id] }, outcome, files);
  }
}

function answersMissing({ keys }: Submission, { size }: ReadonlySet<string>): BatchApiError {
  const message = `The provider has returned ${String(size)} of ${formatCount(keys.length, 'answer')}, fewer than it counts.`;
  return new BatchApiError({ ...truncatedStream, message });
}

/** Nothing of a rejected batch was billed. If single requests are the reason, the others have no outcome and are sent again. */
async function saveRejected(
  submission: Submission,
  { reason, status, code, isTooLarge, requests }: Extract<BatchStatus, { readonly state: 'rejected' }>,
  { files, onNotice }: Pick<CollectPorts, 'files' | 'onNotice'>,
): Promise<void> {
  const all = submission.keys.length;
  const save = (keys: readonly string[], message: string, errorCode: string) =>
    saveAll(
      { ...submission, keys: [...keys] },
      { kind: 'error', status, body: { error: { message, code: errorCode } } },
      files,
    );
  const named = requests.filter(({ index }) => submission.keys[index] !== undefined);
  const count = new Set(named.map(({ index }) => index)).size;
  const isPart = count > 0 && count < all;
  const others = ` Only ${formatCount(count, 'request is', 'requests are')} the reason; the others are sent again.`;
  onNotice(`The provider rejected a batch of ${formatCount(all, 'request')}: ${reason}${isPart ? others : ''}`);
  if (isTooLarge) await files.saveLimit(submission.model, Math.max(1, Math.floor(all / 2)));
  else if (!isPart) await save(submission.keys, reason, code);
  else
    for (const { index, ...error } of named)
      await save(submission.keys.slice(index, index + 1), error.reason, error.code);
}

/** An attempt of a shard may have sent again what an earlier one has sent: the newer outcome is kept, and any answer. */
async function saveAll(
  { keys, createdAt: sentAt }: Submission,
  outcome: RequestOutcome,
  files: DeliveryFiles,
): Promise<void> {
  for (const key of keys) {
    const stored = await files.answer(key);
    const isKept = stored !== null && (stored.outcome.kind === 'answer' || (stored.sentAt ?? '') > sentAt);
    if (!isKept) await files.saveAnswer(key, { outcome, sentAt });
  }
}
