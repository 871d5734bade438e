import type { RunContext } from '../context/run-context.js';
import { userError } from '../errors.js';
import { models } from '../model/price-table.js';
import { hasWebSearch } from '../model/providers.js';
import type { Model } from '../model/types.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { checkCost, findModel } from './find-model.js';

type ModelPorts = readonly [runContext: RunContext, hostEnvironment: HostEnvironment];

/** Also without provider, or by family (`sonnet`); `null` if the job's provider lacks it. A script replaces all. */
export async function modelOfAgent(written: string, ofJob: Model, ports: ModelPorts): Promise<Model | null> {
  const name = ofJob.name.startsWith('script:') ? written : fullName(written, ofJob.name);
  if (name === null) return null;
  if (isCovered(name, ofJob)) return ofJob;
  checkProvider(name, ofJob, 'model', 'name a model of the same provider in the file of the agent, or none');
  return await otherModel(name, ports);
}

export async function findSmallModel(ofJob: Model, ports: ModelPorts): Promise<Model | null> {
  const name = ports[0].settings['small-model'];
  if (name === undefined) return null;
  if (isCovered(name, ofJob)) return ofJob;
  checkSmallModel(name, ofJob);
  return await otherModel(name, ports);
}

/** Rejects a `small-model` that the key of the job is not for. */
export function checkSmallModel(name: string, ofJob: Pick<Model, 'name'>): void {
  if (isCovered(name, ofJob)) return;
  checkProvider(name, ofJob, 'small-model', 'name a model of the same provider, or none');
}

/** Rejects `search-provider: native` for a model whose provider has no search. */
export function checkSearch(
  { name }: Pick<Model, 'name'>,
  { 'search-provider': provider }: Pick<RunContext['settings'], 'search-provider'>,
): void {
  if (provider !== 'native' || hasWebSearch(name)) return;
  const message = `the provider of ${name} has no web search that is supported`;
  const hint = 'set tavily or brave, or use a model of anthropic, openai or google';
  throw userError(['setting-invalid', 'search-provider'], message, hint, provider);
}

function isCovered(name: string, ofJob: Pick<Model, 'name'>): boolean {
  return ofJob.name.startsWith('script:') || name === ofJob.name;
}

/** The key and the server address of a job are for one provider. */
function checkProvider(name: string, ofJob: Pick<Model, 'name'>, location: string, hint: string): void {
  if (providerOf(name) === providerOf(ofJob.name)) return;
  const message = `the model ${name} has another provider than the job's model ${ofJob.name}`;
  throw userError(['model-unknown', location], message, hint, name);
}

async function otherModel(name: string, [runContext, hostEnvironment]: ModelPorts): Promise<Model> {
  const { model } = await findModel(name, runContext, hostEnvironment);
  checkCost(model, runContext.settings);
  return model;
}

/** What the ids of a provider's models begin with. */
const idPatterns: Readonly<Record<string, RegExp>> = {
  anthropic: /^claude-/,
  google: /^gemini-/,
  openai: /^(?:gpt|codex|o\d)/,
};

/** The newest known model of a family; `Claude Sonnet 4.5 (copilot)` is `claude-sonnet-4-5`. */
export function fullName(written: string, ofJob: string): string | null {
  if (/^[a-z]+\/./.test(written)) return written;
  const provider = providerOf(ofJob);
  const short = written
    .toLowerCase()
    .replace(/\s*\(.*\)$/, '')
    .replace(/\s+/g, '-');
  const id = provider === 'anthropic' ? short.replaceAll('.', '-') : short;
  if (idPatterns[provider]?.test(id) === true) return `${provider}/${id}`;
  const family = Object.keys(models).filter((name) => providerOf(name) === provider && name.split('-').includes(id));
  return family.sort((a, b) => versionOf(b) - versionOf(a))[0] ?? null;
}

/** Higher for a newer model: `claude-opus-5-5` and `gemini-2.5-pro` have a major and a minor number. */
function versionOf(name: string): number {
  const [major = 0, minor = 0] = (name.match(/\d+/g) ?? []).map(Number);
  return major * 1000 + minor;
}

const providerOf = (name: string): string => name.slice(0, name.indexOf('/'));
