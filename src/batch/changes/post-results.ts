import { type BatchPosts, noItemWrites, type PostOptions } from '../open/types.js';
import { canceledNote, openPullRequests, type PullRequestPorts } from './pull-requests.js';

/** Posts what the jobs of a batch were for, once they have ended: pull requests, then writes to their items. */
export async function postResults(options: PostOptions, ports: PullRequestPorts): Promise<BatchPosts> {
  const { batch } = options;
  const pullRequests = await openPullRequests(options, ports);
  const hasItems = batch.file.jobs.some(({ target }) => target !== null);
  const writes = hasItems ? await (await import('./item-writes.js')).postItemWrites(options, ports) : noItemWrites;
  const hasFailed = pullRequests.some(({ outcome }) => outcome === 'failed');
  const what = hasFailed ? 'A pull request' : (writes.counts.failed ?? 0) > 0 ? 'A write to an item' : null;
  const { signal } = ports.hostEnvironment;
  const isCut = hasFailed || pullRequests.some(({ note }) => note === canceledNote) || writes.isCut === true;
  const canceled = `The run was canceled (${String(signal.reason)}) before everything was posted. The next run posts the rest.`;
  return {
    pullRequests,
    writes,
    failure: batch.runContext.settings['on-failed-write'] === 'fail' ? what : null,
    canceled: signal.aborted && isCut ? canceled : null,
  };
}
