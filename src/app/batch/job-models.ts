import { limitedModel } from '../../batch/run/limited-model.js';
import { type Pools, poolOf } from '../../batch/run/pools.js';
import { createSingleAttemptModel, createWithFallbacks, type ModelOptions } from '../../model/choose.js';
import { withRetries } from '../../model/retry.js';
import type { Model } from '../../model/types.js';
import { systemClock } from '../../platform/clock.js';
import { findModel } from '../find-model.js';
import type { BatchRunContext, PreparedBatchJob } from './types.js';

export interface JobModels {
  /** The model of a job, with the limits of its pool and one layer of retries. Rejects with UserError. */
  modelOf(job: Pick<PreparedBatchJob, 'modelName' | 'runContext'>, order: number): Promise<Model>;
}

export interface JobModelsOptions extends Pick<BatchRunContext, 'hostEnvironment'> {
  readonly pools: Pools;
  readonly endAt: number | null;
}

/** Connections are shared by all jobs; a script starts anew for each job, but its file is read once. */
export function createJobModels({ pools, endAt, hostEnvironment }: JobModelsOptions): JobModels {
  const connections = new Map<string, Promise<Model>>();
  const scripts = new Map<string, Promise<string>>();
  const connect = (options: ModelOptions): Promise<Model> => {
    const { name, baseUrl } = options;
    const readScript = (path: string) => remembered(scripts, path, () => options.readScript(path));
    if (name.startsWith('script:')) return createSingleAttemptModel({ ...options, readScript });
    return remembered(connections, JSON.stringify([name, baseUrl]), () => createSingleAttemptModel(options));
  };
  return {
    modelOf: async ({ modelName, runContext }, order) => {
      const load = async (options: ModelOptions): Promise<Model> => {
        const limiter = pools.limiterOf(poolOf(options.name));
        const limited = limitedModel(await connect(options), { limiter, order, clock: systemClock, endAt });
        return withRetries(limited, options, options.retry);
      };
      const create = (options: ModelOptions) => createWithFallbacks(options, load);
      return (await findModel(modelName, runContext, hostEnvironment, create)).model;
    },
  };
}

/** A failure is not remembered. */
function remembered<T>(known: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  const before = known.get(name);
  if (before !== undefined) return before;
  const made = make();
  known.set(name, made);
  made.catch(() => known.delete(name));
  return made;
}
