import { formatCount } from '../../format-number.js';
import type { StateDirectory } from '../../platform/files/state/state-directory.js';
import type { PlannedJob } from '../model/types.js';
import { type DeliveryFiles, deliveryFilesIn, jobPrefixOf, type Submission } from './delivery-files.js';
import { type IsUsed, usedRequests } from './used-requests.js';

/** No provider keeps answers for longer. */
const keptDays = 30;

/**
 * Removes requests and answers that a result has, and old ones of unplanned jobs. Returns a notice about the others of
 * such jobs, or `null`. @param isDry only the notice is wanted
 */
export async function tidyDeliveries(
  directory: StateDirectory,
  jobs: readonly PlannedJob[],
  { now, isDry = false }: { readonly now: number; readonly isDry?: boolean },
): Promise<string | null> {
  const planned = new Set(jobs.map(({ key }) => jobPrefixOf(key)));
  const oldest = new Date(now - keptDays * 24 * 3_600_000).toISOString();
  const tidying = { isPlanned: (id: string) => planned.has(jobPrefixOf(id)), oldest };
  const isUsed = usedRequests(directory);
  const stored = deliveryFilesIn(directory);
  const files = isDry ? { ...stored, remove: keep, removeOutcome: keep } : stored;
  const requests = await tidySubmissions(files, { ...tidying, isUsed });
  const answers = await tidyAnswers(files, { ...tidying, isUsed });
  if (requests + answers === 0) return null;
  const parts = [
    ...(requests > 0 ? [`${formatCount(requests, 'request')} that a batch API has`] : []),
    ...(answers > 0 ? [`${formatCount(answers, 'answer')} of a batch API`] : []),
  ];
  return `The state directory has ${parts.join(' and ')} for jobs that are not in the batch any more, because they were removed or changed. They are paid for, so they are kept for ${String(keptDays)} days and used if their jobs are in the batch again.`;
}

const keep = () => Promise.resolve();

interface Tidying {
  readonly isPlanned: (id: string) => boolean;
  readonly isUsed: IsUsed;
  /** What was sent before this date is removed. */
  readonly oldest: string;
}

/** Returns the number of requests that remain without a job. */
async function tidySubmissions(files: DeliveryFiles, { isPlanned, isUsed, oldest }: Tidying): Promise<number> {
  let left = 0;
  const tidy = async (submission: Submission): Promise<void> => {
    const unused: string[] = [];
    for (const key of submission.keys) if (!(await isUsed(key, submission.createdAt))) unused.push(key);
    if (unused.some(isPlanned)) return;
    if (unused.length === 0 || submission.createdAt < oldest) await files.remove(submission);
    else left += unused.length;
  };
  for (const submission of await files.submissions()) await tidy(submission);
  return left;
}

/** Returns the number of answers that remain without a job. */
async function tidyAnswers(files: DeliveryFiles, { isPlanned, isUsed, oldest }: Tidying): Promise<number> {
  let left = 0;
  for (const key of await files.outcomeKeys()) {
    const answer = await files.answer(key);
    if (answer === null) continue;
    const isOld = answer.sentAt !== null && answer.sentAt < oldest;
    if ((await isUsed(key, answer.sentAt)) || (isOld && !isPlanned(key))) await files.removeOutcome(key);
    else if (!isPlanned(key)) left += 1;
  }
  return left;
}
