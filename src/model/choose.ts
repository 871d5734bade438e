import type { BatchAccess } from './batch-api/types.js';
import { endpointOf, type ModelOptions } from './endpoint.js';
import type { Provider } from './families/provider-facts.js';
import type { Outages } from './outages.js';
import { parseModelName, providers } from './providers.js';
import { withRetries } from './retry.js';
import type { Model, ModelError } from './types.js';

/**
 * Loads its provider's package. @throws UserError `model-unknown`, `model-key-missing`, `setting-invalid`,
 * `script-invalid`
 */
export async function createModel(options: ModelOptions): Promise<Model> {
  return await createWithFallbacks(options, async (one) =>
    withRetries(await createSingleAttemptModel(one), one, one.retry),
  );
}

/** The model with this name and its fallback models, each of which `load` creates. `outages` are those of other jobs. */
export async function createWithFallbacks(
  options: ModelOptions,
  load: (one: ModelOptions) => Promise<Model>,
  outages?: Outages,
): Promise<Model> {
  const { fallbacks = [] } = options;
  // At the start, not when it is needed. @throws UserError `model-unknown`, `model-key-missing`, `setting-invalid`
  for (const name of options.fallbacks ?? []) {
    const { provider } = parseModelName(name);
    if (provider !== 'script') endpointOf(optionsFor(name, options), providers[provider]);
  }
  if (fallbacks.length === 0) return await load(options);
  // The last model has no other one after it.
  const loadOne = async (one: ModelOptions) => {
    if (outages === undefined || one.name === fallbacks.at(-1)) return await load(one);
    const isLasting = (modelError: ModelError) => outages.isLasting(one.name, modelError);
    return await load({ ...one, retry: { ...one.retry, isLasting } });
  };
  const [first, { withFallbacks }] = [await loadOne(options), await import('./fallback.js')];
  return withFallbacks(
    first,
    fallbacks.map((name) => ({ name, load: () => loadOne(optionsFor(name, options)) })),
    outages,
  );
}

function optionsFor(name: string, options: ModelOptions): ModelOptions {
  const isSame = parseModelName(name).provider === parseModelName(options.name).provider;
  return { ...options, name, endpoint: isSame ? options.endpoint : {} };
}

/** One request per `stream`. Jobs can share it, except for a script, which each plays from its start. */
export async function createSingleAttemptModel(options: Omit<ModelOptions, 'retry' | 'random'>): Promise<Model> {
  const { provider, id } = parseModelName(options.name);
  let model: Model;
  if (provider === 'script') {
    const [text, { createScriptModel }] = await Promise.all([options.readScript(id), import('./script/script.js')]);
    model = createScriptModel({ name: options.name, text });
  } else model = (await (await import('./connect.js')).connect(options, provider, id)).connection.model;
  return { ...model, contextWindow: options.contextWindow ?? model.contextWindow };
}

/** `null` if the provider has no supported one. @throws UserError as `createModel` */
export async function createBatchAccess(options: Omit<ModelOptions, 'retry' | 'random'>): Promise<BatchAccess | null> {
  const { provider, id } = parseModelName(options.name);
  const { batchApi }: Partial<Provider> = provider === 'script' ? {} : providers[provider];
  if (provider === 'script' || batchApi === undefined) return null;
  const [{ openBatchAccess }, { connect }] = await Promise.all([import('./batch-api/open.js'), import('./connect.js')]);
  return await openBatchAccess(batchApi, options.clock, (intercept) => connect(options, provider, id, intercept));
}
