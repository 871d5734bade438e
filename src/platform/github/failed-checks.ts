import { GitHubProblem } from '../types.js';
import type { FailedCheck } from './conversation-types.js';
import { checksQuery } from './queries.js';
import type { GitHubAnswer, GitHubReader } from './read-api.js';

interface RawChecks {
  readonly repository: {
    readonly object: {
      readonly statusCheckRollup?: { readonly contexts: RawPage } | null;
    } | null;
  } | null;
}

interface RawPage {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly nodes: readonly (RawCheck | null)[] | null;
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
  /** What could not be read, in sentences. */
  readonly gaps: readonly string[];
}

/** Reads the end of a text behind an address, without the token. */
export type ReadEnd = (address: string) => Promise<string>;

/** Jobs of which the log is read. */
const mostLogs = 3;

const failing = new Set(['FAILURE', 'TIMED_OUT', 'STARTUP_FAILURE', 'ACTION_REQUIRED', 'ERROR']);

/** The checks of a commit that failed, with the end of the logs of Actions jobs. Rejects with GitHubProblem. */
export async function readFailedChecks(
  asking: GitHubReader,
  place: { readonly owner: string; readonly name: string; readonly commit: string },
  readEnd: ReadEnd,
): Promise<FailedChecks> {
  const gaps = new Set<string>();
  const checks: FailedCheck[] = [];
  let logs = 0;
  for (const raw of await listChecks(asking, place, gaps)) {
    const check = failedOf(raw);
    if (check === null) continue;
    const job = logs < mostLogs ? jobOf(raw) : null;
    if (job !== null) logs += 1;
    checks.push({ ...check, log: job === null ? null : await logOf(asking, { ...place, job }, { readEnd, gaps }) });
  }
  return { checks, gaps: [...gaps] };
}

async function listChecks(
  asking: GitHubReader,
  { owner, name, commit }: { readonly owner: string; readonly name: string; readonly commit: string },
  gaps: Set<string>,
): Promise<readonly RawCheck[]> {
  const reading = { what: `the checks of ${commit}`, needs: ['checks: read', 'statuses: read'] };
  const found: RawCheck[] = [];
  for (let after: string | null = null; ; ) {
    const answer: GitHubAnswer<RawChecks> | null = await asking.query(reading, checksQuery, {
      owner,
      name,
      commit,
      after,
    });
    if (answer === null) {
      gaps.add('Not all checks could be read: the requests that a run may send are used up.');
      return found;
    }
    if (answer.errors.length > 0) {
      gaps.add(
        `The checks could not be read: ${answer.errors.join(' ')} Add \`checks: read\` and \`statuses: read\` under permissions: of the job.`,
      );
    }
    const page: RawPage | undefined = answer.data.repository?.object?.statusCheckRollup?.contexts;
    found.push(...(page?.nodes ?? []).filter((node) => node !== null));
    after = page?.pageInfo.endCursor ?? null;
    if (page?.pageInfo.hasNextPage !== true || after === null) return found;
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

/** A check of Actions has the number of its job. */
function jobOf(raw: RawCheck): number | null {
  return raw.__typename === 'CheckRun' && raw.checkSuite?.app?.slug === 'github-actions' ? raw.databaseId : null;
}

/** The interface answers with an address, which is read without the token. */
async function logOf(
  asking: GitHubReader,
  { owner, name, job }: { readonly owner: string; readonly name: string; readonly job: number },
  { readEnd, gaps }: { readonly readEnd: ReadEnd; readonly gaps: Set<string> },
): Promise<string | null> {
  const what = `the log of job ${String(job)}`;
  try {
    const answer = await asking.request({ what, needs: ['actions: read'] }, (octokit, signal) =>
      octokit.rest.actions.downloadJobLogsForWorkflowRun({
        owner,
        repo: name,
        job_id: job,
        request: { signal, redirect: 'manual' },
      }),
    );
    const address = answer?.headers.location;
    return address === undefined ? null : await readEnd(address);
  } catch (error) {
    // The storage behind the address is none of GitHub's interface: whatever fails there costs only the log.
    if (error instanceof GitHubProblem) gaps.add(error.sentences);
    else gaps.add(`GitHub's storage did not give ${what}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
