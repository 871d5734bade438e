import type { Price, ServiceTier } from '../../model/price-table.js';
import { costOf } from '../../model/prices.js';
import { hasBatchApi, hasFlexTier } from '../../model/providers.js';
import type { BatchFile, EvaluationSpec } from './types.js';

/** System prompt, tools and instruction files. */
const baseTokens = 5_000;
const charactersPerToken = 3.5;
/** A job with tools usually takes a handful of turns; most of each request was in the one before. */
const expectedTurns = 5;
const outputTokensPerTurn = 400;
const growthPerTurn = 1_500;

export interface EstimatedJob {
  readonly model: string;
  readonly promptCharacters: number;
  readonly maxTurns: number;
  readonly maxCostUsd: number | null;
  /** `null` = the standard one. Jobs of a batch API have one turn. */
  readonly tier: ServiceTier | null;
  readonly prices: OwnPrices;
}

/** Prices by model, which take precedence over the table. */
type OwnPrices = Readonly<Record<string, Price>>;

/** Prompts of about the same length have the same estimate. */
const lengthStep = 100;

/** Remembers its estimates: a large plan has thousands of jobs of the same length. */
export function createEstimator(): (job: EstimatedJob) => number | null {
  const known = new Map<string, number | null>();
  return (job) => {
    const promptCharacters = Math.ceil(job.promptCharacters / lengthStep) * lengthStep;
    const price = Object.hasOwn(job.prices, job.model) ? JSON.stringify(job.prices[job.model]) : '';
    const name = [job.model, promptCharacters, job.maxTurns, job.maxCostUsd, job.tier, price].map(String).join(' ');
    const remembered = known.get(name);
    if (remembered !== undefined) return remembered;
    const estimate = estimateCost({ ...job, promptCharacters });
    known.set(name, estimate);
    return estimate;
  };
}

/** US dollars, roughly; `null` if the price is unknown. Not from earlier runs: all machines must get the same. */
function estimateCost({ model, promptCharacters, maxTurns, maxCostUsd, tier, prices }: EstimatedJob): number | null {
  const turns = tier === 'batch' ? 1 : Math.min(expectedTurns, maxTurns + 1);
  let total = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const fresh = turn === 0 ? baseTokens + promptCharacters / charactersPerToken : growthPerTurn;
    const cached = turn === 0 ? 0 : baseTokens + promptCharacters / charactersPerToken + (turn - 1) * growthPerTurn;
    const usage = { inputTokens: fresh + cached, cacheReadTokens: cached, cacheWriteTokens: 0 };
    const used = { ...usage, outputTokens: outputTokensPerTurn, ...(tier === null ? {} : { tier }) };
    const cost = costOf(model, used, prices);
    if (cost === null) return null;
    total += cost;
  }
  const rounded = roundedUsd(total);
  return maxCostUsd === null ? rounded : Math.min(rounded, maxCostUsd);
}

/** A judge gets its instructions and the question, and answers in a sentence and a choice. */
const judgeBaseTokens = 300;
export const judgeOutputTokens = 150;

interface Judging {
  /** For specifications that name none. */
  readonly judge: string;
  readonly delivery: BatchFile['delivery'];
  readonly prices: OwnPrices;
}

/** What the judging models of a job cost, in US dollars; `null` if a price is unknown. */
export function estimateJudges(specs: readonly EvaluationSpec[], { judge, delivery, prices }: Judging): number | null {
  let total = 0;
  for (const { check } of specs) {
    if (check.kind !== 'judge') continue;
    const characters = check.prompt.join('').length + (check.system?.length ?? 0);
    const answers = (check.prompt.length - 1) * outputTokensPerTurn;
    const usage = { cacheReadTokens: 0, cacheWriteTokens: 0, outputTokens: judgeOutputTokens };
    const inputTokens = judgeBaseTokens + characters / charactersPerToken + answers;
    const name = check.model ?? judge;
    const tier = tierOf(delivery, name);
    const cost = costOf(name, { ...usage, inputTokens, ...(tier !== null && { tier }) }, prices);
    if (cost === null) return null;
    total += cost;
  }
  return roundedUsd(total);
}

function tierOf(delivery: BatchFile['delivery'], name: string): ServiceTier | null {
  if (delivery === 'flex') return hasFlexTier(name) ? delivery : null;
  return delivery === 'batch' && hasBatchApi(name) ? delivery : null;
}

const roundedUsd = (dollars: number) => Math.round(dollars * 1_000_000) / 1_000_000;
