import { UserError } from '../../errors.js';
import { costOf } from '../../model/prices.js';
import type { Settings } from '../../settings/table.js';
import type { BatchFile, EvaluationSpec } from '../types.js';

interface PricedJob {
  readonly settings: Pick<Settings, 'fallback-model' | 'prices'>;
  readonly model: string;
  readonly evaluations: readonly EvaluationSpec[];
}

const oneToken = { inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0 };

/** Rejects `max-cost-usd` of a batch that has a model whose price is unknown: the limit could not be enforced. */
export function requirePrices(
  { budget: { maxCostUsd }, judge, path }: Pick<BatchFile, 'budget' | 'judge' | 'path'>,
  { settings, model, evaluations }: PricedJob,
): void {
  if (maxCostUsd === null) return;
  const judges = evaluations.flatMap(({ check }) => (check.kind === 'judge' ? [check.model ?? judge ?? model] : []));
  const unknown = [model, ...settings['fallback-model'], ...judges].find(
    (name) => name !== '' && costOf(name, oneToken, settings.prices) === null,
  );
  if (unknown === undefined) return;
  throw new UserError({
    code: 'batch-invalid',
    location: `${path}, budget.max-cost-usd`,
    message: `the price of ${unknown} is not known, so this limit cannot be enforced`,
    found: String(maxCostUsd),
    hint: 'set its price with prices, limit max-jobs or timeout-minutes instead, or use a model whose price is known',
  });
}
