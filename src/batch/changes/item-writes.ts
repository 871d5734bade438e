import { formatCount } from '../../format-number.js';
import { kindOf, storedRequest } from '../../github-writes/kinds.js';
import type { GitHubWriteResult } from '../../github-writes/write-result.js';
import { oneLine, shorten } from '../../text.js';
import { entryOf } from '../job/process-answer.js';
import { whyUnpassed } from '../job/stored-trees.js';
import type { JobRecord } from '../model/job-record.js';
import type { ItemWrite } from '../model/result-types.js';
import type { PlannedJob } from '../model/types.js';
import type { PostedItemWrites, PostOptions } from '../open/types.js';
import { nameOfJob } from '../report/name-of-job.js';
import { type PostedWrites, readPosted, savePosted } from '../state/posted-writes.js';
import { createItemWriter } from './apply-item-writes.js';
import type { PullRequestPorts } from './pull-requests.js';
import { noPostsHere } from './why-nothing-posted.js';

/** Posts what the jobs of a batch have requested for their issues and pull requests, once for each key of a job. */
export async function postItemWrites(options: PostOptions, ports: PullRequestPorts): Promise<PostedItemWrites> {
  const { batch, jobs, stateOf } = options;
  const rows = new Map<string, readonly ItemWrite[]>();
  const counts: Partial<Record<ItemWrite['outcome'], number>> = {};
  const post = createPoster(options, ports);
  for (const [position, job] of jobs.entries()) {
    // The repeats of a job would write the same again.
    if (stateOf(position).kind !== 'ended' || job.repeat > 1 || (entryOf(batch, job)?.target ?? null) === null)
      continue;
    const record = await batch.state.record(job);
    if (record?.writes === undefined || rows.has(job.key)) continue;
    const posted = await readPosted(batch.state.directory, job.key);
    const now = posted.isComplete ? [] : await post(position, job, { ...record, writes: record.writes, posted });
    for (const { outcome } of now) counts[outcome] = (counts[outcome] ?? 0) + 1;
    rows.set(job.key, [...posted.rows, ...now]);
  }
  const isCut = [...rows.values()].some((writes) => writes.some(({ note }) => note === canceledNote));
  const isPreview = batch.file.publish.off !== null;
  return { rows, counts, isCut, isPreview };
}

const canceledNote = 'The run was canceled before. The next run posts it.';

interface Recorded extends JobRecord {
  readonly writes: NonNullable<JobRecord['writes']>;
  readonly posted: PostedWrites;
}

function createPoster({ batch, isAuthentic, whyNot }: PostOptions, ports: PullRequestPorts) {
  const { maxWrites } = batch.file;
  const apply = createItemWriter(batch, ports);
  const nowhere = batch.shard === null ? (whyNot ?? noPostsHere(batch)) : 'The merge of all shards posts it';
  const limit = `max-writes of the batch is ${String(maxWrites)}.`;
  let left = maxWrites;
  let stopped: string | null = null;
  const whyWithheld = (position: number, record: Recorded, count: number): string | null => {
    const unpassed = whyUnpassed(record);
    if (unpassed !== null) return unpassed;
    if (nowhere !== null) return `${nowhere}.`;
    if (!isAuthentic(position)) return 'The stored result is not authenticated: set resume-key in every step and run.';
    if (ports.hostEnvironment.signal.aborted) return canceledNote;
    if (count > maxWrites) return `The job has ${formatCount(count, 'write')}, and ${limit}`;
    if (count > left) stopped ??= `${limit} The next run posts it.`;
    return stopped;
  };
  return async (position: number, job: PlannedJob, record: Recorded): Promise<readonly ItemWrite[]> => {
    const { posted, writes } = record;
    const open = [...writes.requests.keys()].filter((index) => !posted.done.includes(index));
    const why = whyWithheld(position, record, open.length);
    if (why !== null) return open.flatMap((index) => withheldRow(writes.requests[index] ?? {}, why));
    left -= open.length;
    const applied = await apply(job, writes, open);
    const done = applied.filter(({ rows }) => rows.every(isPosted));
    if (done.length > 0) {
      const all = [...posted.done, ...done.map(({ index }) => index)];
      const rows = [...posted.rows, ...done.flatMap((request) => request.rows.map(asItemWrite))];
      const isComplete = all.length === writes.requests.length;
      await savePosted(batch.state.directory, job.key, { done: all, isComplete, rows });
    }
    const rows = applied.flatMap((request) => request.rows.map(withoutLimit));
    if (rows.some(({ code }) => code === 'rate-limited')) stopped = limited;
    for (const { what, note } of rows.filter(({ outcome }) => outcome === 'failed'))
      ports.log.warning(ports.redactor.redact(`${nameOfJob(job)}: ${what}: ${note}`));
    return rows.map(asItemWrite);
  };
}

const limited = 'GitHub limits the requests of this token. The next run posts it.';

/** Not a failure: the next run continues with it. */
const withoutLimit = (row: GitHubWriteResult): GitHubWriteResult =>
  row.code === 'rate-limited' ? { ...row, outcome: 'withheld', note: limited } : row;

const isPosted = ({ outcome }: GitHubWriteResult): boolean =>
  ['created', 'updated', 'unchanged', 'fell back'].includes(outcome);

const asItemWrite = ({ what, outcome, url, note }: GitHubWriteResult): ItemWrite => ({ what, outcome, url, note });

/** What would be posted of a stored request. */
export function withheldRow(stored: Readonly<Record<string, unknown>>, note: string): readonly ItemWrite[] {
  const request = storedRequest(stored);
  if (request === null) return [];
  const text = 'body' in request ? (request.body ?? '') : '';
  const what = kindOf(request).nameOf(request);
  const row = { outcome: 'withheld', url: null, note } as const;
  return [text === '' ? { ...row, what } : { ...row, what: `${what}: ${shorten(oneLine(text), 80)}`, text }];
}
