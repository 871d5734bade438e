import { messageOf } from '../../../errors.js';
import { checksQuery } from '../queries.js';
import { GitHubProblem } from '../types.js';
import type { FailedCheck } from './conversation-types.js';
import type { GitHubAnswer, GitHubReader, GraphqlPage } from './read-api.js';

interface RawChecks {
  readonly repository: {
    readonly object: {
      readonly statusCheckRollup?: { readonly contexts: GraphqlPage<RawCheck> } | null;
    } | null;
  } | null;
}

type RawCheck =
  | {
      readonly __typename: 'CheckRun';
      readonly name: string;
      readonly conclusion: string | null;
      readonly databaseId: number | null;
      readonly title: string | null;
      readonly summary: string | null;
      readonly checkSuite: { readonly app: { readonly slug: string } | null } | null;
    }
  | {
      readonly __typename: 'StatusContext';
      readonly context: string;
      readonly state: string;
      readonly description: string | null;
    };

export interface FailedChecks {
  readonly checks: readonly FailedCheck[];
  readonly gaps: readonly string[];
}

/** Reads the end of the text at a URL, without the token. */
export type ReadEnd = (url: string) => Promise<string>;

/** The maximum number of jobs whose log is read. */
const maxLogs = 3;

const failing = new Set(['FAILURE', 'TIMED_OUT', 'STARTUP_FAILURE', 'ACTION_REQUIRED', 'ERROR']);

/** The failed checks of a commit, with the end of the logs of Actions jobs. Rejects with GitHubProblem. */
export async function readFailedChecks(
  reader: GitHubReader,
  target: { readonly owner: string; readonly name: string; readonly commit: string },
  readEnd: ReadEnd,
): Promise<FailedChecks> {
  const gaps = new Set<string>();
  const checks: FailedCheck[] = [];
  let logs = 0;
  for (const raw of await listChecks(reader, target, gaps)) {
    const check = failedOf(raw);
    if (check === null) continue;
    const job = logs < maxLogs ? jobOf(raw) : null;
    if (job !== null) logs += 1;
    checks.push({ ...check, log: job === null ? null : await logOf(reader, { ...target, job }, { readEnd, gaps }) });
  }
  return { checks, gaps: [...gaps] };
}

async function listChecks(
  reader: GitHubReader,
  { owner, name, commit }: { readonly owner: string; readonly name: string; readonly commit: string },
  gaps: Set<string>,
): Promise<readonly RawCheck[]> {
  const reading = { what: `the checks of ${commit}`, needs: ['checks: read', 'statuses: read'] };
  const checks: RawCheck[] = [];
  for (let after: string | null = null; ; ) {
    const answer: GitHubAnswer<RawChecks> | null = await reader.query(reading, checksQuery, {
      owner,
      name,
      commit,
      after,
    });
    if (answer === null) {
      gaps.add('Not all checks could be read: the run has reached its limit of requests.');
      return checks;
    }
    if (answer.errors.length > 0) {
      gaps.add(
        `The checks could not be read: ${answer.errors.join(' ')} Add \`checks: read\` and \`statuses: read\` under permissions: of the job.`,
      );
    }
    const page: GraphqlPage<RawCheck> | undefined = answer.data.repository?.object?.statusCheckRollup?.contexts;
    checks.push(...(page?.nodes ?? []).filter((node) => node !== null));
    after = page?.pageInfo.endCursor ?? null;
    if (page?.pageInfo.hasNextPage !== true || after === null) return checks;
  }
}

function failedOf(raw: RawCheck): Omit<FailedCheck, 'log'> | null {
  const conclusion = (raw.__typename === 'CheckRun' ? raw.conclusion : raw.state) ?? '';
  if (!failing.has(conclusion)) return null;
  if (raw.__typename === 'StatusContext') return { name: raw.context, conclusion, summary: raw.description ?? '' };
  return {
    name: raw.name,
    conclusion,
    summary: [raw.title, raw.summary].filter((text) => (text ?? '') !== '').join('\n'),
  };
}

/** The job id of a check by Actions, which is the id of the check. */
function jobOf(raw: RawCheck): number | null {
  return raw.__typename === 'CheckRun' && raw.checkSuite?.app?.slug === 'github-actions' ? raw.databaseId : null;
}

/** The API responds with a URL, which is read without the token. */
async function logOf(
  reader: GitHubReader,
  { owner, name, job }: { readonly owner: string; readonly name: string; readonly job: number },
  { readEnd, gaps }: { readonly readEnd: ReadEnd; readonly gaps: Set<string> },
): Promise<string | null> {
  const what = `the log of job ${String(job)}`;
  try {
    const answer = await reader.request({ what, needs: ['actions: read'] }, (octokit, signal) =>
      octokit.rest.actions.downloadJobLogsForWorkflowRun({
        owner,
        repo: name,
        job_id: job,
        request: { signal, redirect: 'manual' },
      }),
    );
    const url = answer?.headers.location;
    return url === undefined ? null : await readEnd(url);
  } catch (error) {
    // The storage at this URL is not part of GitHub's API: any failure only costs the log.
    if (error instanceof GitHubProblem) gaps.add(error.sentences);
    else gaps.add(`GitHub's storage did not return ${what}: ${messageOf(error)}`);
    return null;
  }
}
