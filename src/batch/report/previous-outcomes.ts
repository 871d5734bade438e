import * as z from 'zod/mini';
import { UserError } from '../../errors.js';
import { conclusions } from '../../job/result/types.js';
import { parsedJson } from '../../parsed-json.js';
import type { BatchJobResult } from '../model/result-types.js';
import { isPassed } from '../state/reuse.js';
import { readBatch } from './read-batch.js';
import { isUnknown } from './rows.js';

/** By identity, whether each job that ran passed; `null` if an evaluation could not be done. */
export type PreviousOutcomes = ReadonlyMap<string, boolean | null>;

export interface Comparison {
  readonly name: string;
  readonly outcomes: PreviousOutcomes;
}

export async function outcomesOfState(path: string, onNotice: (text: string) => void): Promise<Comparison> {
  const { plan, figures, states, run } = await readBatch(path, onNotice);
  const name = `the run of ${(run.endedAt ?? run.startedAt).replace('T', ' ').replace(/:\d\d(\.\d+)?Z$/, ' UTC')}`;
  const outcomes = new Map(
    plan.jobs.flatMap((job) => {
      const rowFigures = figures[job.index];
      if (rowFigures === undefined || states[job.index]?.kind !== 'ended') return [];
      const outcome = isUnknown(rowFigures) ? null : rowFigures.isPassed;
      return [[jobIdentity({ ...job, item: job.item?.fields ?? null }), outcome] as const];
    }),
  );
  return { name, outcomes };
}

const resultSchema = z.object({
  jobs: z.array(
    z.object({
      id: z.string(),
      item: z.nullable(z.record(z.string(), z.unknown())),
      matrix: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      repeat: z.number(),
      conclusion: z.enum(conclusions),
      evaluations: z.array(
        z.object({ status: z.enum(['passed', 'failed', 'error']), score: z.number(), weight: z.optional(z.number()) }),
      ),
      minScore: z.optional(z.number()),
    }),
  ),
});

/** From a result: `result.json`, or the output of `batch --json`. Throws UserError `file-unreadable`. */
export function outcomesOfResult(path: string, text: string): PreviousOutcomes {
  const parsed = resultSchema.safeParse(parsedJson(text));
  if (!parsed.success) {
    throw new UserError({
      code: 'file-unreadable',
      location: path,
      message: 'the file is not the result of a batch',
      found: parsed.error.issues[0]?.path.join('.') || 'no jobs',
      hint: 'name a state directory, or its report/result.json',
    });
  }
  const ended = parsed.data.jobs.filter(({ conclusion }) => conclusion !== 'skipped' && conclusion !== 'cancelled');
  return new Map(ended.map((job) => [jobIdentity(job), hasError(job) ? null : isPassed(withoutUndefined(job))]));
}

type ParsedJob = z.infer<typeof resultSchema>['jobs'][number];

const hasError = ({ conclusion, evaluations }: ParsedJob) =>
  conclusion === 'success' && evaluations.some(({ status }) => status === 'error');

function withoutUndefined({ conclusion, evaluations, minScore }: ParsedJob): Parameters<typeof isPassed>[0] {
  return {
    conclusion,
    evaluations: evaluations.map(({ weight, ...rest }) => (weight === undefined ? rest : { ...rest, weight })),
    ...(minScore === undefined ? {} : { minScore }),
  };
}

/** Recognizes a job in another run of its batch, whatever its key. */
export function jobIdentity({ id, item, matrix, repeat }: Pick<BatchJobResult, 'id' | 'item' | 'matrix' | 'repeat'>) {
  const matrixValues = Object.entries(matrix).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([id, item === null ? null : itemIdentity(item), matrixValues, repeat]);
}

/** Of an issue the number, of a file the path, of a row its `id`; other fields may change between two runs. */
function itemIdentity(item: Readonly<Record<string, unknown>>): unknown {
  return item['id'] ?? item['number'] ?? item['path'] ?? item['value'] ?? item;
}
