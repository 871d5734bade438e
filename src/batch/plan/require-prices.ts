import { UserError } from '../../errors.js';
import { withoutPrice } from '../../model/prices.js';
import type { Settings } from '../../settings/table.js';
import type { BatchFile, EvaluationSpec } from '../types.js';

interface PricedJob {
  readonly settings: Pick<Settings, 'fallback-model' | 'prices'>;
  readonly model: string;
  readonly evaluations: readonly EvaluationSpec[];
}

/** Rejects `max-cost-usd` of a batch that has a model whose price is unknown: the limit could not be enforced. */
export function requirePrices(
  { budget: { maxCostUsd }, judge, path }: Pick<BatchFile, 'budget' | 'judge' | 'path'>,
  { settings, model, evaluations }: PricedJob,
): void {
  if (maxCostUsd === null) return;
  const judges = evaluations.flatMap(({ check }) => (check.kind === 'judge' ? [check.model ?? judge ?? model] : []));
  const named = [model, ...settings['fallback-model'], ...judges].filter((name) => name !== '');
  const unknown = withoutPrice(named, settings.prices);
  if (unknown === undefined) return;
  throw new UserError({
    code: 'batch-invalid',
    location: `${path}, budget.max-cost-usd`,
    message: `the price of ${unknown} is not known, so this limit cannot be enforced`,
    found: String(maxCostUsd),
    hint: 'set its price with prices, limit max-jobs or timeout-minutes instead, or use a model whose price is known',
  });
}
