import type { Provider } from './families/provider-facts.js';
import { parseModelName, providers } from './providers.js';
import type { ToolLimits } from './types.js';

/** A request with more is refused by no provider for their number, but has no room for anything else. */
const noLimits: ToolLimits = { most: 512, description: 2_000, schema: 'whole' };

const forms: readonly ToolLimits['schema'][] = ['whole', 'anchored-patterns', 'documented'];

/** The strictest limits of these models, of which any may be asked. Throws UserError for an unknown name. */
export function toolLimitsOf(names: readonly string[]): ToolLimits {
  return names.map(limitsOf).reduce(
    (a, b) => ({
      most: Math.min(a.most, b.most),
      description: Math.min(a.description, b.description),
      schema: forms.indexOf(a.schema) > forms.indexOf(b.schema) ? a.schema : b.schema,
    }),
    noLimits,
  );
}

function limitsOf(name: string): ToolLimits {
  const { provider, id } = parseModelName(name);
  const { toolLimits }: Partial<Provider> = provider === 'script' ? {} : providers[provider];
  return { ...noLimits, ...toolLimits?.(id) };
}
