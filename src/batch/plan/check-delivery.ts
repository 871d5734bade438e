import { UserError } from '../../errors.js';
import { hasFlexTier, parseModelName } from '../../model/providers.js';
import type { BatchFile, PlannedJob } from '../types.js';

/** Rejects a delivery that the provider of a job does not have: the normal price would be twice what is expected. */
export function checkDelivery(
  { delivery, path }: Pick<BatchFile, 'delivery' | 'path'>,
  jobs: readonly Pick<PlannedJob, 'model'>[],
): void {
  if (delivery === 'now') return;
  const without = [...new Set(jobs.map(({ model }) => model))].filter((name) => !hasDelivery(name, delivery));
  if (without.length === 0) return;
  throw new UserError({
    code: 'batch-invalid',
    location: `${path}, delivery`,
    message:
      delivery === 'flex'
        ? `${without.join(', ')}: this provider has no flex tier that is supported`
        : `${without.join(', ')}: this provider has no batch API that is supported`,
    found: delivery,
    hint: hints[delivery],
  });
}

const hints = {
  flex: 'use delivery: now, delivery: batch for jobs without tools, or a model of openai, google, vertex or compatible',
  batch: 'use delivery: now, or a model of anthropic, openai or google',
} as const;

/** A script costs nothing at any tier. */
function hasDelivery(name: string, delivery: 'flex' | 'batch'): boolean {
  const { provider } = parseModelName(name);
  if (provider === 'script') return true;
  return delivery === 'flex' ? hasFlexTier(name) : ['anthropic', 'openai', 'google'].includes(provider);
}
