import { nearest, UserError } from '../errors.js';
import { anthropic } from './families/anthropic.js';
import { azure } from './families/azure.js';
import { bedrock } from './families/bedrock.js';
import { compatible } from './families/compatible.js';
import { google } from './families/google.js';
import { openai } from './families/openai.js';
import type { Provider } from './families/provider-facts.js';
import { vertex } from './families/vertex.js';

/** By the names that models begin with. */
export const providers = { anthropic, openai, google, compatible, bedrock, vertex, azure } as const;

export type ProviderName = keyof typeof providers;

const providerNames = Object.keys(providers) as ProviderName[];

/** `anthropic/ID, …`: the forms of a model's name, except for a script. */
export const modelForms = providerNames.map((name) => `${name}/ID`).join(', ');

/** The names of the providers for which this is true, for a sentence. */
export function providersWith(has: (provider: Provider) => boolean): string {
  const names = providerNames.filter((name) => has(providers[name]));
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}

/** The provider of a model; `null` for a script. Throws UserError for an unknown name. */
function providerOfModel(name: string): Provider | null {
  const { provider } = parseModelName(name);
  return provider === 'script' ? null : providers[provider];
}

/** Whether the batch API of its provider is supported. Throws UserError for an unknown name. */
export function hasBatchApi(name: string): boolean {
  return providerOfModel(name)?.batchApi !== undefined;
}

/** Whether its provider can search the web for an answer; a script plays such answers. Throws UserError for an unknown name. */
export function hasWebSearch(name: string): boolean {
  const provider = providerOfModel(name);
  return provider === null || provider.hasWebSearch === true;
}

/** Whether a model can be asked for a flex tier. Throws UserError for an unknown name. */
export function hasFlexTier(name: string): boolean {
  const { flex, idsWithoutFlex } = providerOfModel(name) ?? {};
  return flex !== undefined && idsWithoutFlex?.test(parseModelName(name).id) !== true;
}

/** The tokens from which its provider keeps a prefix in its cache; `null` if unknown. Throws UserError for an unknown name. */
export function cachesFrom(name: string): number | null {
  return providerOfModel(name)?.cachesFrom ?? null;
}

/** Whether a model takes images and PDF files. */
export function takesMedia(name: string): boolean {
  const provider = providers[name.split('/', 1)[0] as ProviderName] as Provider | undefined;
  return provider?.isTextOnly !== true;
}

export interface ModelName {
  readonly provider: ProviderName | 'script';
  /** The provider's model id, or the path of the script. */
  readonly id: string;
}

/** `script:FILE` or `provider/ID`, which may have slashes. @throws UserError `model-unknown`, with the closest name */
export function parseModelName(name: string, location = 'model'): ModelName {
  const script = /^script:(.+)$/.exec(name)?.[1];
  if (script !== undefined) return { provider: 'script', id: script };
  const [, before, id] = /^([^/]*)\/(.+)$/.exec(name) ?? [];
  const provider = providerNames.find((known) => known === before);
  if (provider !== undefined && id !== undefined) return { provider, id };
  const meant = before === undefined ? providerOf(name) : nearest(before, providerNames);
  const bare = id ?? (name.replace(/\/$/, '') === meant ? 'ID' : name);
  const subject = meant === undefined ? 'models' : `did you mean ${meant}/${bare}? Models`;
  throw new UserError({
    code: 'model-unknown',
    message: before === undefined ? 'the model name has no provider' : `unknown provider ${JSON.stringify(before)}`,
    location,
    found: name,
    hint: `${subject} are named script:FILE, ${modelForms}`,
  });
}

/** The provider of a name that is only a model or only a provider. */
function providerOf(name: string): ProviderName | undefined {
  const bare = name.replace(/\/$/, '');
  return providerNames.find((known) => known === bare || providers[known].ids?.test(name) === true);
}
