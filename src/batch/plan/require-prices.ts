import { UserError } from '../../errors.js';
import { withoutPrice } from '../../model/prices.js';
import type { Settings } from '../../settings/table.js';
import type { BatchFile, EvaluationSpec } from '../model/types.js';

interface PricedJob {
  readonly settings: Pick<Settings, 'fallback-model' | 'prices' | 'max-cost-usd'>;
  readonly model: string;
  readonly evaluations: readonly EvaluationSpec[];
}

/** Rejects `max-cost-usd` of a batch or a job that has a model whose price is unknown: the limit could not be enforced. */
export function requirePrices(
  { budget, judge, path }: Pick<BatchFile, 'budget' | 'judge' | 'path'>,
  { settings, model, evaluations }: PricedJob,
): void {
  const judges = evaluations.flatMap(({ check }) => (check.kind === 'judge' ? [check.model ?? judge ?? model] : []));
  const models = [model, ...settings['fallback-model']];
  const limits = [
    {
      usd: budget.maxCostUsd,
      names: [...models, ...judges],
      location: `${path}, budget.max-cost-usd`,
      instead: 'max-jobs or timeout-minutes',
    },
    // A judge is not part of the job that it limits.
    {
      usd: settings['max-cost-usd'],
      names: models,
      location: 'max-cost-usd',
      instead: 'max-output-tokens or max-turns',
    },
  ];
  for (const { usd, names, location, instead } of limits) {
    const named = names.filter((name) => name !== '');
    const unknown = withoutPrice(named, settings.prices);
    if (usd === null || usd === undefined || unknown === undefined) continue;
    throw new UserError({
      code: 'batch-invalid',
      location,
      message: `the price of ${unknown} is not known, so this limit cannot be enforced`,
      found: String(usd),
      hint: `set its price with prices, limit ${instead} instead, or use a model whose price is known`,
    });
  }
}
