// Writes src/model/generated-prices.ts from the catalog of models.dev, which is under the MIT license.
//   node scripts/prices.mjs [FILE] [--out FILE]     FILE is a saved https://models.dev/api.json; default: fetch it
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const source = 'https://models.dev/api.json';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, date: { type: 'string' } },
});
const out = values.out ?? new URL('../src/model/generated-prices.ts', import.meta.url);

// Names of the catalog and of this program. The prices of clouds depend on the region, so they are left out.
const providers = { anthropic: 'anthropic', openai: 'openai', google: 'google' };

const catalog = positionals[0] === undefined ? await fetched() : JSON.parse(readFileSync(positionals[0], 'utf8'));
const models = Object.entries(providers)
  .flatMap(([from, to]) =>
    Object.values(catalog[from]?.models ?? {}).map((model) => [`${to}/${model.id}`, entryOf(model)]),
  )
  .filter(([, entry]) => entry !== null)
  .sort(([a], [b]) => (a < b ? -1 : 1));
if (models.length === 0) throw new Error('the catalog has no model with a price; nothing was written');

const date = values.date ?? new Date().toISOString().slice(0, 10);
const rows = models.map(([name, entry]) => `    '${name}': ${literal(entry)},`);
writeFileSync(
  out,
  `import type { GeneratedPrices } from './price-table.js';

/** Written by \`node scripts/prices.mjs\`. Prices in price-table.ts, which people have checked, take precedence. */
// biome-ignore format: one row for each model
export const generatedPrices: GeneratedPrices = {
  source: '${source} (MIT)',
  date: '${date}',
  models: {
${rows.join('\n')}
  },
};
`,
);
console.log(`${models.length} models, ${date}`);

async function fetched() {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source} answered ${response.status}`);
  return await response.json();
}

/**
 * Null for a model without calls, or whose price is missing, free or has more than one step: a price that is not known
 * must never look like a lower one.
 */
function entryOf({ id, cost, limit, tool_call: hasCalls }) {
  if (!/^[\w.:@-]+$/.test(id) || hasCalls !== true || !(cost?.input > 0) || !(cost?.output > 0)) return null;
  const steps = stepsOf(cost);
  const isUsable = steps.every((step) => step.above > 0 && step.input > 0 && step.output > 0);
  if (steps.length > 1 || !isUsable) return null;
  const price = { ...rates(cost), ...(steps[0] === undefined ? {} : { long: steps[0] }) };
  return {
    price,
    ...(limit?.context > 0 ? { contextWindow: limit.context } : {}),
    ...(limit?.output > 0 ? { outputTokens: limit.output } : {}),
  };
}

/** The prices of long prompts. Besides `tiers`, the catalog keeps an older field, whose threshold is always the same. */
function stepsOf({ tiers, context_over_200k: long }) {
  if (Array.isArray(tiers)) return tiers.map(({ tier, ...cost }) => ({ above: tier?.size, ...rates(cost) }));
  return long === undefined ? [] : [{ above: 200_000, ...rates(long) }];
}

function rates({ input, output, cache_read: cacheRead, cache_write: cacheWrite }) {
  return { input, output, ...(cacheRead > 0 ? { cacheRead } : {}), ...(cacheWrite > 0 ? { cacheWrite } : {}) };
}

function literal(value) {
  if (typeof value !== 'object') return String(value);
  return `{ ${Object.entries(value)
    .map(([key, one]) => `${key}: ${literal(one)}`)
    .join(', ')} }`;
}
