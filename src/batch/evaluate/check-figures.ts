import { formatCount } from '../../format-number.js';
import type { EvaluationCheck } from '../model/types.js';
import type { Answer } from '../run/evaluation.js';
import { type CheckOutcome, scored, unevaluated } from './outcome.js';

export type LimitCheck = Extract<EvaluationCheck, { readonly limit: number }>;

/** Compares what the answer took with a limit. */
export function checkLimit({ kind, limit }: LimitCheck, answer: Answer): CheckOutcome {
  const value = figureOf(kind, answer);
  if (value === null) return unevaluated('The cost is unknown: no price of the model is known.');
  return scored(value <= limit, `The job took ${shown(kind, value)}; the limit is ${shown(kind, limit)}.`);
}

function shown(kind: LimitCheck['kind'], figure: number): string {
  if (kind === 'max-turns') return formatCount(figure, 'turn');
  const value = String(Number(figure.toFixed(6)));
  return kind === 'max-cost-usd' ? `$${value}` : `${value} s`;
}

function figureOf(kind: LimitCheck['kind'], { costUsd, durationMs, turns }: Answer): number | null {
  switch (kind) {
    case 'max-cost-usd':
      return costUsd;
    case 'max-seconds':
      return durationMs / 1000;
    case 'max-turns':
      return turns;
  }
}

/** Every tool was called at least once; the score is the share of those that were. */
export function checkTools(tools: readonly string[], { toolsUsed }: Pick<Answer, 'toolsUsed'>): CheckOutcome {
  const missing = tools.filter((tool) => !toolsUsed.includes(tool));
  const score = tools.length === 0 ? 1 : (tools.length - missing.length) / tools.length;
  const used = toolsUsed.length === 0 ? 'no tool' : toolsUsed.join(', ');
  const reason = missing.length === 0 ? `The job used ${tools.join(', ')}.` : `Not used: ${missing.join(', ')}.`;
  return { kind: 'scored', score, reason: missing.length === 0 ? reason : `${reason} The job used ${used}.` };
}
