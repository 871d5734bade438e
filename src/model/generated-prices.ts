import type { GeneratedPrices } from './price-table.js';

/** Written by `node scripts/prices.mjs`. Prices in price-table.ts, which people have checked, take precedence. */
export const generatedPrices: GeneratedPrices = { source: 'https://models.dev/api.json (MIT)', date: null, models: {} };
