import type { RunContext } from '../context/run-context.js';
import { UserError } from '../errors.js';
import type { Model } from '../model/types.js';
import type { HostEnvironment } from '../platform/process/host-environment.js';
import { checkCost, findModel } from './find-model.js';

/**
 * The model that the file of an agent names. The key and the server address of a job are for one provider, so another
 * one is refused. A script stands for all models.
 */
export async function modelOfAgent(
  name: string,
  ofJob: Model,
  { runContext, hostEnvironment }: { readonly runContext: RunContext; readonly hostEnvironment: HostEnvironment },
): Promise<Model> {
  if (ofJob.name.startsWith('script:') || name === ofJob.name) return ofJob;
  if (providerOf(name) !== providerOf(ofJob.name)) {
    throw new UserError({
      code: 'model-unknown',
      location: 'model',
      message: `the model ${name} is not of the provider of the job's model ${ofJob.name}`,
      hint: 'name a model of the same provider in the file of the agent, or none',
    });
  }
  const { model } = await findModel(name, runContext, hostEnvironment);
  checkCost(model, runContext.settings);
  return model;
}

function providerOf(name: string): string {
  return name.slice(0, name.indexOf('/'));
}
