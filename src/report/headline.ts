import { formatCount, formatNumber } from '../format-number.js';
import type { Conclusion } from '../job/result/types.js';
import type { Report } from './report.js';

/** The conclusion in plain words, with an icon. */
export const conclusionLabels: Readonly<Record<Conclusion, { readonly sign: string; readonly text: string }>> = {
  success: { sign: '✅', text: 'Finished' },
  'no-output': { sign: '⚠️', text: 'Ended without an answer' },
  denied: { sign: '⛔', text: 'Failed: calls were refused' },
  incomplete: { sign: '⚠️', text: 'Ended before the work was done' },
  budget: { sign: '🪙', text: 'Stopped: budget exhausted' },
  timeout: { sign: '⏰', text: 'Stopped: out of time' },
  'provider-error': { sign: '❌', text: 'Failed: the model could not be used' },
  'config-error': { sign: '❌', text: 'Failed: invalid configuration' },
  skipped: { sign: '⏭️', text: 'Skipped' },
  cancelled: { sign: '🛑', text: 'Canceled' },
};

type Ended = Pick<Report, 'result' | 'writes'>;

/** The conclusion in words, with what it does not include: the number of refused calls and of failed writes. */
export function headline({ result, writes }: Ended): string {
  const { conclusion, denials } = result;
  const refused = conclusion === 'denied' ? 0 : denials.length;
  const failed = failedIn(writes);
  return [
    conclusionLabels[conclusion].text,
    ...(refused === 0 ? [] : [isAllRefused(result) ? allRefused(refused) : someRefused(refused)]),
    ...(failed === 0 ? [] : [`${formatCount(failed, 'write')} failed`]),
  ].join(', ');
}

const someRefused = (count: number) => `${formatCount(count, 'call was', 'calls were')} refused`;
const allRefused = (count: number) =>
  count === 1 ? 'but its only call was refused' : `but all ${formatNumber(count)} calls were refused`;

/** Whether the run asked for calls and none of them ran. It ends as `success`, but it is unlikely to have done its work. */
export function isAllRefused({ conclusion, denials, toolCalls }: Ended['result']): boolean {
  return conclusion === 'success' && toolCalls > 0 && denials.length >= toolCalls;
}

/** The icon of the conclusion; failed writes, and a run that was allowed nothing, are visible at a glance. */
export function signOf({ result, writes }: Ended): string {
  const looksDone = result.conclusion !== 'success' || (failedIn(writes) === 0 && !isAllRefused(result));
  return conclusionLabels[looksDone ? result.conclusion : 'incomplete'].sign;
}

const failedIn = (writes: Ended['writes']) => writes.filter(({ outcome }) => outcome === 'failed').length;

/** Milliseconds as `850 ms`, `12.3 s` or `3 min 5 s`. */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${String(Math.round(ms))} ms`;
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
}

/** US dollars; an amount under a cent has enough digits to be visible. */
export function formatCost(usd: number | null): string {
  if (usd === null) return 'price not known';
  if (usd === 0) return '$0';
  return usd < 0.01 ? `$${usd.toPrecision(2)}` : `$${usd.toFixed(2)}`;
}
