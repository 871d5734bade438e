import { keyVariableOf, type ModelName, type ProviderName } from '../../model/providers.js';

/** A variable without which the server of a provider is not known. */
export interface ServerVariable {
  readonly name: string;
  readonly what: string;
  readonly example: string;
}

const variables: Partial<Readonly<Record<ProviderName, ServerVariable>>> = {
  compatible: { name: 'COMPATIBLE_BASE_URL', what: 'the address of the server', example: 'https://HOST/v1' },
  bedrock: { name: 'AWS_REGION', what: 'the region of the model', example: 'eu-central-1' },
  vertex: { name: 'GOOGLE_VERTEX_PROJECT', what: 'the ID of the project', example: 'PROJECT' },
  azure: { name: 'AZURE_RESOURCE_NAME', what: 'the name of the resource', example: 'RESOURCE' },
};

export function serverVariableOf(provider: ModelName['provider']): ServerVariable | null {
  return provider === 'script' ? null : (variables[provider] ?? null);
}

/** Lines of `with:` for a model and its key. */
export function modelLines(model: string, provider: ModelName['provider']): readonly string[] {
  if (provider === 'script') return [`model: ${model}`];
  const address = provider === 'compatible' ? ['base-url: ${{ vars.COMPATIBLE_BASE_URL }}'] : [];
  return [`model: ${model}`, ...address, `api-key: \${{ secrets.${keyVariableOf(provider)} }}`];
}
