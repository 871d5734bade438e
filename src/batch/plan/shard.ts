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

/** How a CI system names its parallel jobs, and the number of the first. */
const systems: readonly (readonly [name: string, index: string, total: string, first: 0 | 1])[] = [
  ['GitLab', 'CI_NODE_INDEX', 'CI_NODE_TOTAL', 1],
  ['Azure Pipelines', 'SYSTEM_JOBPOSITIONINPHASE', 'SYSTEM_TOTALJOBSINPHASE', 1],
  ['CircleCI', 'CIRCLE_NODE_INDEX', 'CIRCLE_NODE_TOTAL', 0],
  ['Buildkite', 'BUILDKITE_PARALLEL_JOB', 'BUILDKITE_PARALLEL_JOB_COUNT', 0],
];

/** `I/N`, or `auto`: the variables of the CI system. Throws UserError `batch-plan`. */
export function readShard(text: string, environment: Variables, location = 'shard'): Shard {
  if (text === 'auto') return shardOf(environment, location);
  const [, index = '', total = ''] = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text) ?? [];
  return checked({ index: Number(index), total: Number(total) }, text, location);
}

function shardOf(environment: Variables, location: string): Shard {
  for (const [name, indexName, totalName, start] of systems) {
    const [index, total] = [environment[indexName], environment[totalName]];
    if (index === undefined || total === undefined || index === '' || total === '') continue;
    const text = `${indexName}=${index}, ${totalName}=${total} (${name})`;
    return checked({ index: Number(index) - start + 1, total: Number(total) }, text, location);
  }
  throw new UserError({
    code: 'batch-plan',
    location,
    message: 'auto found no variables of a CI system that number its parallel jobs',
    hint: `write I/N; auto supports ${systems.map(([name]) => name).join(', ')}; on GitHub, use the matrix of the plan`,
  });
}

function checked({ index, total }: Shard, text: string, location: string): Shard {
  if (Number.isInteger(index) && Number.isInteger(total) && index >= 1 && index <= total && total <= maxShards)
    return { index, total };
  throw new UserError({
    code: 'batch-plan',
    location,
    message: `a shard is I/N, with I from 1 to N and N at most ${String(maxShards)}`,
    found: text,
    hint: 'write 1/8 for the first of eight shards',
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
