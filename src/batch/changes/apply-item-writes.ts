import { createHash } from 'node:crypto';
import { only, UserError } from '../../errors.js';
import { type GitHubWriteRequest, kindOf, postEffects, storedRequest } from '../../github-writes/kinds.js';
import type { GitHubWriteResult } from '../../github-writes/write-result.js';
import { createJobRuntime } from '../../job/runtime/runtime.js';
import { forPosting, writeConnection } from '../../platform/github/connections.js';
import { createRetryBudget } from '../../platform/github/github.js';
import { plannedTemporary } from '../../platform/host/host-environment.js';
import type { PolicyEngine } from '../../policy/types.js';
import { applyWriteRequests } from '../../publish/apply-writes.js';
import { outgoingOptionsOf } from '../../publish/outgoing.js';
import { publishContextOf } from '../../publish/writes.js';
import { asSentence } from '../../text.js';
import { sentencesOf } from '../job/store-end.js';
import { writeToolsOf } from '../model/item-writes.js';
import type { JobRecord } from '../model/job-record.js';
import type { PlannedJob } from '../model/types.js';
import type { PreparedBatchJob, PullRequestBatch } from '../open/types.js';
import type { PullRequestPorts } from './pull-requests.js';

export interface AppliedRequest {
  /** Its position among the requests of the job. */
  readonly index: number;
  readonly rows: readonly GitHubWriteResult[];
}

/** Posts these requests of a job, by their positions. */
export type ApplyItemWrites = (
  job: PlannedJob,
  writes: NonNullable<JobRecord['writes']>,
  positions: readonly number[],
) => Promise<readonly AppliedRequest[]>;

/** All items share one session. The number of the item is that of the plan, whatever is stored. */
export function createItemWriter(batch: PullRequestBatch, ports: PullRequestPorts): ApplyItemWrites {
  const hostEnvironment = forPosting(ports.hostEnvironment);
  const { redact } = ports.redactor;
  const connection = writeConnection(batch.runContext.settings['github-token'] ?? '', { hostEnvironment, redact });
  const session = createRetryBudget({ ...connection, signal: hostEnvironment.signal });
  const policyOf = createPolicies(ports);
  return async (job, writes, positions) => {
    const refuseAll = (note: string) => positions.map((index) => ({ index, rows: [refused('Writes', note)] }));
    const prepared = await batch.prepare(job).catch(only(UserError, sentencesOf));
    if (typeof prepared === 'string') return refuseAll(prepared);
    const { inputs, runContext } = prepared;
    if (inputs.target === null) return refuseAll('The entry has no target any more.');
    const { event, settings } = runContext;
    const item = { kind: writes.item, number: inputs.target };
    const requests = writes.requests.map(storedRequest);
    const context = await publishContextOf(
      requests.filter((request) => request !== null),
      'success',
      {
        runContext: { ...runContext, event: { ...event, item, headSha: writes.commit ?? event.headSha } },
        ...{ hostEnvironment, redact, session, log: ports.log, collected: null },
        outgoing: outgoingOptionsOf(settings, hostEnvironment),
      },
    );
    const policy = await policyOf(prepared);
    const applied: AppliedRequest[] = [];
    for (const index of positions) {
      const request = requests[index] ?? null;
      const why = request === null ? 'The stored request is invalid.' : whyRefused(request, prepared, policy);
      if (request === null || why !== null) {
        applied.push({
          index,
          rows: [refused(request === null ? 'Request' : kindOf(request).nameOf(request), why ?? '')],
        });
        continue;
      }
      const number = 1 + requests.slice(0, index).filter((earlier) => earlier?.kind === request.kind).length;
      const key = `${context.key}/${batch.file.name}/${subjectOf(job)}${number === 1 ? '' : `/${String(number)}`}`;
      // After a limit, each further request would only wait for it again.
      const isLimited = applied.some(({ rows }) => rows.some(({ code }) => code === 'rate-limited'));
      const rows = isLimited ? [] : await applyWriteRequests([request], { ...context, key, answer: null });
      applied.push({ index, rows: isLimited ? [limited(kindOf(request).nameOf(request))] : rows });
    }
    return applied;
  };
}

const limited = (what: string): GitHubWriteResult => ({
  ...{ what, outcome: 'withheld', url: null, note: '', code: 'rate-limited' },
});

const refused = (what: string, note: string): GitHubWriteResult => ({ what, outcome: 'refused', url: null, note });

/** The same in every run, whatever the answer, so that a later run finds its comment on the item. */
function subjectOf({ slot }: PlannedJob): string {
  return createHash('sha256').update(slot).digest('hex').slice(0, 12);
}

function whyRefused(
  request: GitHubWriteRequest,
  { lists, spec, narrowing }: PreparedBatchJob,
  policy: PolicyEngine,
): string | null {
  const { tool } = kindOf(request);
  if (!writeToolsOf(lists, spec, narrowing).includes(tool)) return `The rules of the job do not allow ${tool}.`;
  for (const effect of postEffects(request)) {
    const subject = effect.target === undefined ? {} : { subject: effect.target };
    const { outcome, reason } = policy({ tool: effect.what, effects: [effect], ...subject });
    if (outcome !== 'run') return asSentence(reason);
  }
  return null;
}

/** The rules of jobs as they are now, in the mode `default`: built once for all jobs with the same ones. */
function createPolicies({ hostEnvironment }: PullRequestPorts): (prepared: PreparedBatchJob) => Promise<PolicyEngine> {
  const known = new Map<string, PolicyEngine>();
  return async ({ runContext, lists, spec, narrowing = null }) => {
    const name = JSON.stringify([lists, spec.allowedTools, spec.disallowedTools, narrowing?.allowedTools]);
    const policy = known.get(name);
    if (policy !== undefined) return policy;
    const runtime = createJobRuntime({
      runContext: { ...runContext, settings: { ...runContext.settings, mode: 'default' } },
      hostEnvironment,
      childProcesses: { home: hostEnvironment.temporary, temporary: plannedTemporary(hostEnvironment) },
      lists,
      spec,
      tools: [],
    });
    await runtime.ready();
    if (narrowing !== null) runtime.narrowTo(narrowing);
    known.set(name, runtime.policy);
    return runtime.policy;
  };
}
