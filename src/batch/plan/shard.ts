import { UserError } from '../../errors.js';
import type { BatchFile } from '../model/types.js';

export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly total: number;
}

/** `I/N`. */
export const shardName = ({ index, total }: Shard): string => `${String(index)}/${String(total)}`;

/** GitHub's limit for the jobs of a matrix. */
const maxShards = 256;

type Variables = Readonly<Record<string, string | undefined>>;

interface System {
  readonly name: string;
  readonly index: string;
  /** The variable with the number of jobs; `null` if there is none. */
  readonly total: string | null;
  /** The number of the first job, or the variable with it. */
  readonly first: 0 | 1 | string;
  /** The variable with the difference of two numbers in a row. Default: 1. */
  readonly step?: string;
  /** The disk of a job ends with it, or is that of one machine of many. */
  readonly isEngine?: true;
}

/** Sources: the references of predefined variables of each system, and the manual page of sbatch. */
const systems: readonly System[] = [
  { name: 'GitLab', index: 'CI_NODE_INDEX', total: 'CI_NODE_TOTAL', first: 1 },
  { name: 'Azure Pipelines', index: 'SYSTEM_JOBPOSITIONINPHASE', total: 'SYSTEM_TOTALJOBSINPHASE', first: 1 },
  { name: 'CircleCI', index: 'CIRCLE_NODE_INDEX', total: 'CIRCLE_NODE_TOTAL', first: 0 },
  { name: 'Buildkite', index: 'BUILDKITE_PARALLEL_JOB', total: 'BUILDKITE_PARALLEL_JOB_COUNT', first: 0 },
  { name: 'Kubernetes', index: 'JOB_COMPLETION_INDEX', total: null, first: 0, isEngine: true },
  {
    ...{ name: 'AWS Batch', index: 'AWS_BATCH_JOB_ARRAY_INDEX', total: 'AWS_BATCH_JOB_ARRAY_SIZE' },
    ...{ first: 0, isEngine: true },
  },
  { name: 'Cloud Run', index: 'CLOUD_RUN_TASK_INDEX', total: 'CLOUD_RUN_TASK_COUNT', first: 0, isEngine: true },
  { name: 'Google Batch', index: 'BATCH_TASK_INDEX', total: 'BATCH_TASK_COUNT', first: 0, isEngine: true },
  {
    ...{ name: 'Slurm', index: 'SLURM_ARRAY_TASK_ID', total: 'SLURM_ARRAY_TASK_COUNT' },
    ...{ first: 'SLURM_ARRAY_TASK_MIN', step: 'SLURM_ARRAY_TASK_STEP', isEngine: true },
  },
];

/** For any other engine, and for what the variables of an engine lack; the first job is 1. */
const own: System = { name: 'any engine', index: 'SALLYPORT_SHARD', total: 'SALLYPORT_SHARDS', first: 1 };

const isSet = (value: string | undefined): value is string => value !== undefined && value !== '';

/** `I/N`, or `auto`: the variables of the CI system or engine. Throws UserError `batch-plan`. */
export function readShard(text: string, environment: Variables, location = 'shard'): Shard {
  if (text === 'auto') return shardOf(environment, location);
  const [, index = '', total = ''] = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text) ?? [];
  return checked({ index: Number(index), total: Number(total) }, text, location);
}

/** The engine for array jobs that started this process; `null` if none did. */
export function engineOf(environment: Variables): string | null {
  return systems.find(({ index, isEngine }) => isEngine === true && isSet(environment[index]))?.name ?? null;
}

function shardOf(environment: Variables, location: string): Shard {
  const totalName = ({ total }: System): string =>
    total === null || isSet(environment['SALLYPORT_SHARDS']) ? 'SALLYPORT_SHARDS' : total;
  const system = [own, ...systems].find(
    ({ index, total, isEngine }) =>
      isSet(environment[index]) && (isEngine === true || total === own.total || isSet(environment[total ?? ''])),
  );
  if (system === undefined)
    throw new UserError({
      code: 'batch-plan',
      location,
      message: 'auto found no variables that number the parallel jobs',
      hint: `write I/N, or set SALLYPORT_SHARD (from 1) and SALLYPORT_SHARDS; auto supports ${systems.map(({ name }) => name).join(', ')}; on GitHub, use the matrix of the plan`,
    });
  const names = [system.index, totalName(system), system.first, system.step ?? ''];
  const given = names.filter((name): name is string => typeof name === 'string' && isSet(environment[name]));
  const text = `${given.map((name) => `${name}=${environment[name] ?? ''}`).join(', ')} (${system.name})`;
  if (!isSet(environment[totalName(system)]))
    throw new UserError({
      code: 'batch-plan',
      location,
      message: `the number of jobs is missing: ${system.name} has no variable for it, or it is not set`,
      found: text,
      hint: 'set SALLYPORT_SHARDS to the number of jobs, such as `completions` of a Kubernetes job',
    });
  const value = (name: string | number, otherwise: number): number =>
    typeof name === 'number' ? name : isSet(environment[name]) ? Number(environment[name]) : otherwise;
  const index = (value(system.index, Number.NaN) - value(system.first, 0)) / value(system.step ?? 1, 1) + 1;
  return checked({ index, total: value(totalName(system), Number.NaN) }, text, location);
}

function checked({ index, total }: Shard, text: string, location: string): Shard {
  if (Number.isInteger(index) && Number.isInteger(total) && index >= 1 && index <= total && total <= maxShards)
    return { index, total };
  throw new UserError({
    code: 'batch-plan',
    location,
    message: `a shard is I/N, with I from 1 to N and N at most ${String(maxShards)}`,
    found: text,
    hint: 'write 1/8 for the first of eight shards; an array job has to number its jobs without gaps',
  });
}

/** What another machine would find differently: two shards would not divide the same items. */
const live: readonly string[] = ['issues', 'pulls', 'lines'];

/** Throws UserError `batch-plan` for a batch that can only be divided with a frozen plan. */
export function requireStaticSources({ jobs }: BatchFile): void {
  const diagnostics = jobs.flatMap(({ id, items }) =>
    items !== null && live.includes(items.kind)
      ? [
          {
            code: 'batch-plan',
            location: items.location,
            message: `the items of ${id} are looked up, so every shard could find other ones`,
            found: items.kind,
            hint: 'run `batch plan FILE --shards N --out plan.json` once, and pass --plan plan.json to every shard',
          } as const,
        ]
      : [],
  );
  if (diagnostics.length > 0) throw new UserError(diagnostics);
}

/** What is divided: jobs without a price count by the size of their prompts. */
export interface WeighedJob {
  readonly estimatedCostUsd: number | null;
  readonly promptCharacters: number;
}

/** Every job costs a process, a prompt and a report, however small it is. */
const baseWeight = 5_000;

/** From 1: the most expensive job first, to the least busy shard. Every machine divides a plan in the same way. */
export function assignShards(jobs: readonly WeighedJob[], shards: number): readonly number[] {
  if (shards === 1) return jobs.map(() => 1);
  const weights = jobs.map(weightOf);
  const byWeight = jobs.map((_, index) => index).sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
  const loads = new Float64Array(shards);
  const counts = new Uint32Array(shards);
  const assigned = new Array<number>(jobs.length).fill(1);
  for (const index of byWeight) {
    let best = 0;
    for (let shard = 1; shard < loads.length; shard += 1) {
      const [load, least] = [loads[shard] ?? 0, loads[best] ?? 0];
      if (load < least || (load === least && (counts[shard] ?? 0) < (counts[best] ?? 0))) best = shard;
    }
    const shard = best;
    loads[shard] = (loads[shard] ?? 0) + (weights[index] ?? 0);
    counts[shard] = (counts[shard] ?? 0) + 1;
    assigned[index] = shard + 1;
  }
  return assigned;
}

/** So few that each can run a job: no part of `max-jobs` is 0, and a job within the budget fits in its part. */
export function usableShards(
  jobs: readonly WeighedJob[],
  { maxJobs, maxCostUsd }: BatchFile['budget'],
  shards: number,
): number {
  const limit = Math.min(shards, jobs.length, maxJobs ?? shards);
  if (maxCostUsd === null) return Math.max(1, limit);
  let dearest = 0;
  for (const { estimatedCostUsd } of jobs)
    if (estimatedCostUsd !== null && estimatedCostUsd <= maxCostUsd) dearest = Math.max(dearest, estimatedCostUsd);
  return Math.max(1, Math.min(limit, Math.floor(maxCostUsd / dearest)));
}

function weightOf({ estimatedCostUsd, promptCharacters }: WeighedJob): number {
  return estimatedCostUsd === null || estimatedCostUsd === 0 ? (baseWeight + promptCharacters) / 1e9 : estimatedCostUsd;
}
