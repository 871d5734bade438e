import type { Provider } from '../../model/families/provider-facts.js';
import { type ModelName, providers } from '../../model/providers.js';

export type ServerVariable = NonNullable<Provider['serverVariable']>;

/** The variable without which the server of a provider is not known; `null` if there is none. */
export function serverVariableOf(provider: ModelName['provider']): ServerVariable | null {
  return provider === 'script' ? null : (providers[provider].serverVariable ?? null);
}

export function modelLines(model: string, provider: ModelName['provider']): readonly string[] {
  if (provider === 'script') return [`model: ${model}`];
  const address =
    providers[provider].baseUrl === null ? [`base-url: \${{ vars.${serverVariableOf(provider)?.name ?? ''} }}`] : [];
  return [`model: ${model}`, ...address, `api-key: \${{ secrets.${providers[provider].keyVariables[0]} }}`];
}
