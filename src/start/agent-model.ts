import type { RunContext } from '../context/run-context.js';
import { UserError } from '../errors.js';
import { hasWebSearch } from '../model/providers.js';
import type { Model } from '../model/types.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { checkCost, findModel } from './find-model.js';

interface ModelPorts {
  readonly runContext: RunContext;
  readonly hostEnvironment: HostEnvironment;
}

/** The model that the file of an agent names. A script replaces all models. */
export async function modelOfAgent(name: string, ofJob: Model, ports: ModelPorts): Promise<Model> {
  if (isCovered(name, ofJob)) return ofJob;
  checkProvider(name, ofJob, {
    location: 'model',
    hint: 'name a model of the same provider in the file of the agent, or none',
  });
  return await otherModel(name, ports);
}

/** The model of the setting `small-model`; `null` without it. */
export async function findSmallModel(ofJob: Model, ports: ModelPorts): Promise<Model | null> {
  const name = ports.runContext.settings['small-model'];
  if (name === undefined) return null;
  if (isCovered(name, ofJob)) return ofJob;
  checkSmallModel(name, ofJob);
  return await otherModel(name, ports);
}

/** Rejects a `small-model` that the key of the job is not for. */
export function checkSmallModel(name: string, ofJob: Pick<Model, 'name'>): void {
  if (isCovered(name, ofJob)) return;
  checkProvider(name, ofJob, { location: 'small-model', hint: 'name a model of the same provider, or none' });
}

/** Rejects `search-provider: native` for a model whose provider has no search. */
export function checkSearch(
  { name }: Pick<Model, 'name'>,
  { 'search-provider': provider }: Pick<RunContext['settings'], 'search-provider'>,
): void {
  if (provider !== 'native' || hasWebSearch(name)) return;
  throw new UserError({
    code: 'setting-invalid',
    location: 'search-provider',
    message: `the provider of ${name} has no web search that is supported`,
    found: provider,
    hint: 'set tavily or brave, or use a model of anthropic, openai or google',
  });
}

function isCovered(name: string, ofJob: Pick<Model, 'name'>): boolean {
  return ofJob.name.startsWith('script:') || name === ofJob.name;
}

/** The key and the server address of a job are for one provider. */
function checkProvider(
  name: string,
  ofJob: Pick<Model, 'name'>,
  place: { readonly location: string; readonly hint: string },
): void {
  if (providerOf(name) === providerOf(ofJob.name)) return;
  throw new UserError({
    code: 'model-unknown',
    message: `the model ${name} has another provider than the job's model ${ofJob.name}`,
    found: name,
    ...place,
  });
}

async function otherModel(name: string, { runContext, hostEnvironment }: ModelPorts): Promise<Model> {
  const { model } = await findModel(name, runContext, hostEnvironment);
  checkCost(model, runContext.settings);
  return model;
}

function providerOf(name: string): string {
  return name.slice(0, name.indexOf('/'));
}
