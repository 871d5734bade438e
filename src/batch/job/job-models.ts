import { messageTokens, textTokens } from '../../messages/estimate.js';
import type { BatchAccess } from '../../model/batch-api/types.js';
import { createBatchAccess, createSingleAttemptModel, createWithFallbacks } from '../../model/choose.js';
import type { ConnectionOptions, ModelOptions } from '../../model/endpoint.js';
import { createOutages } from '../../model/outages.js';
import { costOf } from '../../model/prices.js';
import { cachesFrom, hasBatchApi, hasFlexTier, parseModelName } from '../../model/providers.js';
import { withRetries } from '../../model/retry.js';
import type { Model, ModelError, ModelEvent, ModelRequest, Usage } from '../../model/types.js';
import { withStream } from '../../model/with-stream.js';
import { systemClock } from '../../platform/clock.js';
import { findModel } from '../../start/find-model.js';
import { judgeOutputTokens } from '../model/estimate.js';
import type { BatchFile } from '../model/types.js';
import type { BatchRunContext, PreparedBatchJob } from '../open/types.js';
import type { JudgeBudget } from '../run/budget.js';
import { createWarmUps, limitedModel, warmedUpModel } from '../run/limited-model.js';
import { type Pools, poolOf } from '../run/limiter.js';
import type { JobStart } from '../run/run-jobs.js';
import type { OpenJudge } from './process-answer.js';

interface Chosen extends Pick<PreparedBatchJob, 'modelName' | 'runContext'> {
  /** See Endpoint. */
  readonly withheld?: string;
}

export interface JobModels {
  /** The model of a job, with the limits of its pool and one layer of retries. Rejects with UserError. */
  modelOf(job: Chosen, order: number): Promise<Model>;
  /** Access to the batch API for the model of a job; `null` if there is none. Rejects with UserError. */
  accessOf(job: Chosen): Promise<BatchAccess | null>;
  /** The judging models of a job, under the same limits and within the budget. */
  judgesFor(job: Chosen, start: JudgeStart): OpenJudge;
  /** Access to the batch API for a judging model; `null` if there is none. Rejects with UserError. */
  judgeAccess(name: string, job: Chosen): Promise<BatchAccess | null>;
  /** Why the job waits for its judges; absent or `null` if it does not. */
  judgesWait?(): string | null;
  /** The answer of a batch API is there, and paid for. */
  readonly isAnswered?: true;
}

export interface JudgeStart extends Pick<JobStart, 'order'> {
  readonly reservation: Pick<JudgeBudget, 'ask'>;
}

export interface JobModelsOptions extends Pick<BatchRunContext, 'hostEnvironment'> {
  readonly delivery: BatchFile['delivery'];
  readonly warmsUp: boolean;
  readonly pools: Pools;
  readonly endAt: number | null;
}

/** Connections are shared by jobs with the same settings; each job plays a script from its start, but its file is read once. */
export function createJobModels({ pools, endAt, delivery, warmsUp, hostEnvironment }: JobModelsOptions): JobModels {
  const connections = new Map<string, Promise<Model>>();
  const scripts = new Map<string, Promise<string>>();
  const accesses = new Map<string, Promise<BatchAccess | null>>();
  const outages = createOutages(systemClock);
  const warmUps = createWarmUps();
  const learning = (options: ModelOptions): ModelOptions =>
    withConnection(options, { onRateLimits: (limits) => pools.limiterOf(poolOf(options.name)).learn(limits) });
  const accessFor = (options: ModelOptions): Promise<BatchAccess | null> =>
    remembered(accesses, identityOf(options), () => createBatchAccess(learning(options)));
  const connect = (options: ModelOptions): Promise<Model> => {
    const { name } = options;
    const readScript = (path: string) => remembered(scripts, path, () => options.readScript(path));
    if (name.startsWith('script:')) return createSingleAttemptModel({ ...options, readScript });
    if (delivery === 'batch' && hasBatchApi(name)) return accessFor(options).then((access) => modelIn(access, options));
    return remembered(connections, identityOf(options), () => createSingleAttemptModel(learning(options)));
  };
  const find = async ({ modelName, runContext, withheld }: Chosen, order: number, isJudge: boolean): Promise<Model> => {
    const loadStandard = async (options: ModelOptions): Promise<Model> => {
      const ports = { ...limitsOf(options, { pools, endAt }), order, clock: systemClock };
      const model = withRetries(limitedModel(await connect(options), ports), options, options.retry);
      const leastTokens = warmsUp && delivery !== 'batch' ? cachesFrom(options.name) : null;
      return leastTokens === null
        ? model
        : warmedUpModel(model, { warmUps, connection: identityOf(options), leastTokens });
    };
    const load = async (options: ModelOptions): Promise<Model> => {
      if (delivery !== 'flex' || !hasFlexTier(options.name)) return await loadStandard(options);
      const { withStandardTier } = await import('../../model/standard-tier.js');
      const flex = await loadStandard(withConnection(options, { flex: true }));
      return withStandardTier(flex, () => loadStandard(options), isJudge);
    };
    const create = (options: ModelOptions) => createWithFallbacks(withEndpoint(options, withheld), load, outages);
    return (await findModel(modelName, runContext, hostEnvironment, create)).model;
  };
  const accessOf = async ({ modelName, runContext, withheld }: Chosen): Promise<BatchAccess | null> => {
    const box: { access: BatchAccess | null } = { access: null };
    const open = async (options: ModelOptions) =>
      modelIn((box.access = await accessFor(withEndpoint(options, withheld))), options);
    await findModel(modelName, runContext, hostEnvironment, open);
    return box.access;
  };
  return {
    modelOf: (job, order) => find(job, order, false),
    accessOf,
    judgeAccess: (name, job) => accessOf(judgeFor(name, job)),
    judgesFor: (job, { order, reservation }) =>
      judgesOf(job, async (judge) => budgetedJudge(await find(judge, order, true), reservation)),
  };
}

/** Everything that a connection keeps: entries and the values of a matrix can differ in each of them. */
function identityOf({ name, endpoint, contextWindow, parameters, connection }: ModelOptions): string {
  return JSON.stringify([name, endpoint, contextWindow, parameters, connection]);
}

/** Each judge of a job is opened once. */
function judgesOf(job: Chosen, open: (judge: Chosen) => Promise<Model>): OpenJudge {
  const judges = new Map<string, Promise<Model>>();
  return (name) => remembered(judges, name, () => open(judgeFor(name, job)));
}

/** The time of the job may end before that of the batch. */
function limitsOf({ name, retry }: ModelOptions, { pools, endAt }: Pick<JobModelsOptions, 'pools' | 'endAt'>) {
  const ends = [endAt, retry?.endsAt].map((end) => end ?? Number.POSITIVE_INFINITY);
  return { limiter: pools.limiterOf(poolOf(name)), endAt: Math.min(...ends) };
}

function withConnection(options: ModelOptions, changes: ConnectionOptions): ModelOptions {
  return { ...options, connection: { ...options.connection, ...changes } };
}

function withEndpoint(options: ModelOptions, withheld: string | undefined): ModelOptions {
  return withheld === undefined ? options : { ...options, endpoint: { ...options.endpoint, withheld } };
}

async function modelIn(access: BatchAccess | null, options: ModelOptions): Promise<Model> {
  return access?.model ?? (await createSingleAttemptModel(options));
}

/** A fallback or a job's parameters would grade by another standard. A key and an address go to one provider alone. */
function judgeFor(name: string, { modelName, runContext }: Chosen): Chosen {
  const {
    'api-key': apiKey,
    'base-url': baseUrl,
    'model-headers': headers,
    'context-window': contextWindow,
    ...callSettings
  } = runContext.settings;
  const { temperature: _temperature, effort: _effort, thinking: _thinking, ...others } = callSettings;
  const isSame = isOfSameProvider(name, modelName);
  const settings = {
    ...others,
    'fallback-model': [],
    ...(isSame && apiKey !== undefined ? { 'api-key': apiKey } : {}),
    ...(isSame && baseUrl !== undefined ? { 'base-url': baseUrl } : {}),
    ...(isSame && headers !== undefined ? { 'model-headers': headers } : {}),
    ...(name === modelName && contextWindow !== undefined ? { 'context-window': contextWindow } : {}),
  };
  const judge = { modelName: name, runContext: { ...runContext, settings } };
  return isSame ? judge : { ...judge, withheld: 'belongs to the model of the job, not to this judge' };
}

const isOfSameProvider = (a: string, b: string) => parseModelName(a).provider === parseModelName(b).provider;

/** A failure is not remembered. */
function remembered<T>(known: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  const before = known.get(name);
  if (before !== undefined) return before;
  const made = make();
  known.set(name, made);
  made.catch(() => known.delete(name));
  return made;
}

/** The same judge, whose questions are reserved in the budget of the run. What does not fit is not asked. */
function budgetedJudge(model: Model, { ask }: Pick<JudgeBudget, 'ask'>): Model {
  const priceOf = (usage: Usage) => costOf(usage.model ?? model.name, usage, model.prices) ?? 0;
  return withStream(model, async function* (request, signal): AsyncGenerator<ModelEvent> {
    const settle = ask(priceOf(expectedUsage(request)));
    if (settle === null) {
      yield { type: 'error', modelError: notAsked };
      return;
    }
    let usd = 0;
    try {
      for await (const event of model.stream(request, signal)) {
        if ('usage' in event) usd += priceOf(event.usage);
        yield event;
      }
    } finally {
      settle(usd);
    }
  });
}

function expectedUsage({ system, messages }: ModelRequest): Usage {
  const inputTokens = messages.reduce((sum, message) => sum + messageTokens(message), textTokens(system));
  return { inputTokens, outputTokens: judgeOutputTokens, cacheReadTokens: 0, cacheWriteTokens: 0 };
}

const notAsked: ModelError = {
  kind: 'budget',
  message: 'What is left of max-cost-usd of the batch is too small for the question.',
  hint: 'The next run asks it.',
  retryable: false,
};
