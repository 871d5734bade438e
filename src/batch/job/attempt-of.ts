/** Each CI system's variable for the attempt of a job, or for a number of the job that grows, and its first value. */
const variables: readonly (readonly [name: string, first: 0 | 1])[] = [
  ['GITHUB_RUN_ATTEMPT', 1],
  ['SYSTEM_JOBATTEMPT', 1],
  ['BUILDKITE_RETRY_COUNT', 0],
  ['CI_JOB_ID', 1],
  ['CIRCLE_BUILD_NUM', 1],
];

/** Orders the runs of one shard: the result of a later attempt counts. 1 outside of CI systems. */
export function attemptOf(environment: Readonly<Record<string, string | undefined>>): number {
  for (const [name, start] of variables) {
    const value = environment[name];
    const attempt = Number(value) - start + 1;
    if (value && Number.isSafeInteger(attempt) && attempt > 0) return attempt;
  }
  return 1;
}
