import { formatCount, formatNumber } from '../../format-number.js';
import { plainText } from '../../plain-text.js';
import { formatCost } from '../../report/headline.js';
import type { BatchFile, BatchJobSpec, BatchPlan } from '../model/types.js';
import { nameOfJob } from '../report/name-of-job.js';
import type { ForecastJob } from './forecast.js';

type Action = ForecastJob['action'];

const words: Readonly<Record<Action, string>> = {
  run: 'run',
  reuse: 'reused',
  rescore: 'scored again',
  parked: 'parked',
  deferred: 'deferred',
  waiting: 'waiting',
};

/** One line per job, and the sums. */
export function forecastText(
  plan: BatchPlan,
  jobs: readonly ForecastJob[],
  file: Pick<BatchFile, 'delivery' | 'judgeDelivery' | 'jobs'>,
): string {
  const rows = jobs.map(({ job, action, why, expectedUsd }) => [
    words[action],
    nameOfJob(job),
    job.model,
    formatCount(job.promptCharacters, 'character'),
    isPaid(action, expectedUsd) ? formatCost(expectedUsd) : '',
    why,
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) =>
    rows.reduce((widest, row) => Math.max(widest, Math.min(60, (row[column] ?? '').length)), 0),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => plainText(cell).padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const head = [`dry run of ${plan.name}: no model is called, no job runs`, ''];
  if (jobs.length === 0) return [...head, 'no jobs: no source has items'].join('\n');
  return [...head, ...lines, '', ...sums(jobs), ...(jobs.some(isSent) ? prices(file) : [])].join('\n');
}

/** Scoring a stored answer again has the normal price. */
const isSent = ({ action }: ForecastJob) => action === 'run' || action === 'deferred' || action === 'waiting';

/** Scoring a stored answer costs something if a judge is asked. */
const isPaid = (action: Action, expectedUsd: number | null) =>
  action === 'run' || action === 'deferred' || (action === 'rescore' && expectedUsd !== 0);

function sums(jobs: readonly ForecastJob[]): readonly string[] {
  const counts = new Map<Action, number>();
  for (const { action } of jobs) counts.set(action, (counts.get(action) ?? 0) + 1);
  const parts = [...counts].map(([action, count]) => `${formatNumber(count)} ${words[action]}`);
  const { usd, unknown } = expectedCost(jobs);
  const missing = `${formatCount(unknown, 'job')} of unknown price`;
  const cost =
    unknown > 0 && usd === 0
      ? `not known (${missing})`
      : `${formatCost(usd)}${unknown === 0 ? '' : `, and ${missing}`} (a rough guess)`;
  return [`${formatCount(jobs.length, 'job')}: ${parts.join(', ')}`, `expected cost of this run: ${cost}`];
}

const hasJudge = ({ evaluate }: BatchJobSpec) => evaluate.some(({ check }) => check.kind === 'judge');

/** What `delivery` makes cheaper, and what it does not. */
function prices({ delivery, judgeDelivery, jobs }: Pick<BatchFile, 'delivery' | 'judgeDelivery' | 'jobs'>) {
  if (delivery !== 'batch') return [];
  const judges = !jobs.some(hasJudge) ? '' : judgeDelivery === 'batch' ? ' and its judges' : ' and all judges';
  return [`half the price by the batch API, except for the first job of each entry${judges}`];
}

export function expectedCost(jobs: readonly ForecastJob[]): { readonly usd: number; readonly unknown: number } {
  const costs = jobs
    .filter(({ action }) => action === 'run' || action === 'rescore')
    .map(({ expectedUsd: usd }) => usd);
  const known = costs.filter((cost) => cost !== null);
  return { usd: known.reduce((sum, cost) => sum + cost, 0), unknown: costs.length - known.length };
}
