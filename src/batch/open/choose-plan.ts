import { only } from '../../errors.js';
import { FileProblem } from '../../platform/files/types.js';
import type { BatchFile, BatchPlan } from '../model/types.js';
import { readShard, type Shard, shardName } from '../plan/shard.js';
import type { BatchState } from '../state/open-state.js';
import { readPlanFile } from '../state/plan-file.js';
import type { BatchRun } from '../state/run-log.js';

/** Where the plan of a run comes from, unless it resumes the last one. */
export interface PlanSource {
  readonly isFrozen: boolean;
  readonly make: () => Promise<BatchPlan>;
}

export type ResumedRun = Pick<BatchRun, 'planId' | 'startedAt' | 'otherUsd'>;

export interface ChosenPlan {
  readonly plan: BatchPlan;
  /** `null` = a new run. */
  readonly resumed: ResumedRun | null;
  /** `null` = all jobs. */
  readonly shard: Shard | null;
  readonly notices: readonly string[];
}

interface Choosing {
  readonly file: BatchFile;
  readonly source: PlanSource;
  readonly shard: Shard | null;
  readonly resume: boolean;
}

/** With `resume` that of the last run, which must be the frozen plan if one is named. Rejects with UserError. */
export async function choosePlan(
  state: Pick<BatchState, 'directory' | 'lastRun'> | null,
  { file, source, shard, resume }: Choosing,
): Promise<ChosenPlan> {
  const run = resume ? ((await state?.lastRun()) ?? null) : null;
  const other = shard !== null && run?.shard !== shardName(shard) ? (run?.shard ?? null) : null;
  const last = other === null ? run : null;
  const frozen = source.isFrozen ? await source.make() : null;
  const stored = last === null || frozen !== null ? null : await storedPlan(state, file);
  const plan = frozen ?? stored;
  if (last !== null && plan?.planId === last.planId) {
    const { planId, startedAt, otherUsd } = last;
    const notice =
      last.shard === null || shard !== null ? [] : [`The last run was shard ${last.shard}: it is resumed.`];
    const same = last.shard === null ? null : readShard(last.shard, {});
    // Of a merged run, it is that of all shards.
    const earlierUsd = last.shard === null && shard !== null ? undefined : otherUsd;
    return { plan, resumed: { planId, startedAt, otherUsd: earlierUsd }, shard: shard ?? same, notices: notice };
  }
  const notices = resume ? [`${whyNew(other, last !== null && frozen !== null)}: a new one starts.`] : [];
  return { plan: frozen ?? (await source.make()), resumed: null, shard, notices };
}

function whyNew(otherShard: string | null, hasOtherPlan: boolean): string {
  if (otherShard !== null) return `The last run was shard ${otherShard}`;
  return hasOtherPlan ? 'The last run had another plan' : 'No earlier run was found to resume';
}

const planFile = 'plan.json';
const maxPlanBytes = 1_000_000_000;

/** The plan of the last run; `null` if there is none. Rejects with UserError for one of another version of the file. */
async function storedPlan(state: Pick<BatchState, 'directory'> | null, file: BatchFile): Promise<BatchPlan | null> {
  const bytes = (await state?.directory.read(planFile, maxPlanBytes).catch(only(FileProblem, () => null))) ?? null;
  return bytes === null ? null : readPlanFile(`${state?.directory.path ?? ''}/${planFile}`, bytes, file, true);
}
