import { UserError } from '../../errors.js';
import { formatCount, formatNumber } from '../../format-number.js';
import { concludeJob } from '../../job/conclude.js';
import type { Conclusion, Result } from '../../job/result/types.js';
import { costOf } from '../../model/prices.js';
import { conclusionLabels, formatCost, formatDuration } from '../headline.js';
import type { RecordedConversation } from './conversation.js';
import { fittingEntries, pageConversation } from './fitting.js';
import { pageChanges } from './page-changes.js';
import type { PageJob, PageOverview } from './page-data.js';
import type { ReportSource, SourcePorts } from './report-source.js';

/** `result`: what is known besides; `clean` removes secrets. Throws UserError `file-unreadable` for other text. */
export function transcriptSource(
  path: string,
  text: string,
  { clean, result }: Pick<SourcePorts, 'clean'> & { readonly result: Result | null },
): ReportSource {
  const conversation = pageConversation(text.endsWith('\n') ? text : `${text}\n`, clean);
  if (conversation.entries.length === 0)
    throw new UserError({
      code: 'file-unreadable',
      location: path,
      message: 'the file is not a transcript',
      found: 'no event of a run',
      hint: 'name the transcript that a run printed at the end, or the state directory of a batch',
    });
  const end = result === null ? endOf(conversation) : { conclusion: result.conclusion, reason: clean(result.reason) };
  const costUsd = result === null ? costOfRun(conversation) : result.costUsd;
  const durationMs = result === null ? durationOf(conversation) : result.durationMs;
  const name = conversation.prompt === '' ? path : conversation.prompt;
  const row = {
    ...{ key: 'run', name, id: name, model: conversation.model, ...end, costUsd, durationMs },
    state: end.conclusion === 'success' ? 'passed' : 'failed',
    ...{ isReused: false, mark: null, evaluations: { passed: 0, total: 0 } },
  } as const;
  const overview: PageOverview = {
    ...{ kind: 'run', title: name, ...end, label: conclusionLabels[end.conclusion].text, costUsd, rows: [row] },
    endedAt: conversation.endedAt === null ? null : new Date(conversation.endedAt).toISOString(),
    ...{ previous: null, passRates: [], pullRequests: [] },
  };
  const job: PageJob = {
    ...{ key: row.key, reason: end.reason, facts: factsOf(conversation, costUsd, durationMs), item: [] },
    ...{ text: conversation.text, structured: null, evaluations: [] },
    changes: pageChanges(result?.changes ?? [], clean),
    notices: (result?.notices ?? []).map(clean),
    ...fittingEntries(conversation.entries),
  };
  return {
    overview,
    jobs: async function* () {
      yield await Promise.resolve(job);
    },
  };
}

function endOf({ stop, text }: RecordedConversation): { readonly conclusion: Conclusion; readonly reason: string } {
  if (stop === null) {
    const reason = 'The transcript has no end: the run was interrupted, or is still running.';
    return { conclusion: 'cancelled', reason };
  }
  const { conclusion, reason } = concludeJob(stop, [], 'continue');
  return { conclusion, reason: conclusion === 'success' && text === '' ? 'The run has ended.' : reason };
}

function costOfRun({ usages, model }: RecordedConversation): number | null {
  return usages
    .map((usage) => costOf(usage.model ?? model, usage))
    .reduce<number | null>((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0);
}

function durationOf({ startedAt, endedAt }: RecordedConversation): number | null {
  return startedAt === null || endedAt === null ? null : endedAt - startedAt;
}

/** `2026-11-23 18:30:00 UTC` */
const utcTime = (at: number) => new Date(at).toISOString().replace(/T(.*)\.\d+Z$/, ' $1 UTC');

function factsOf(
  conversation: RecordedConversation,
  costUsd: number | null,
  durationMs: number | null,
): PageJob['facts'] {
  const { model, mode, turns, usages, entries, startedAt } = conversation;
  const sum = (name: 'inputTokens' | 'outputTokens' | 'cacheReadTokens') =>
    usages.reduce((total, usage) => total + usage[name], 0);
  const calls = entries.filter(({ type }) => type === 'call');
  const refused = calls.filter((call) => call.type === 'call' && call.status === 'refused').length;
  return [
    ['Model', model],
    ['Mode', mode],
    ['Turns', formatNumber(turns)],
    [
      'Calls',
      refused === 0 ? formatNumber(calls.length) : `${formatNumber(calls.length)}, ${formatNumber(refused)} refused`,
    ],
    ['Tokens', `${formatNumber(sum('inputTokens'))} in, ${formatNumber(sum('outputTokens'))} out`],
    ['From the cache', sum('cacheReadTokens') === 0 ? '' : formatCount(sum('cacheReadTokens'), 'token')],
    ['Cost', formatCost(costUsd)],
    ['Time', durationMs === null ? '' : formatDuration(durationMs)],
    ['Started', startedAt === null ? '' : utcTime(startedAt)],
  ].filter((fact): fact is [string, string] => fact[1] !== '');
}
