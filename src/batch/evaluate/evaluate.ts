import { rethrowUnless, UserError } from '../../errors.js';
import { shorten } from '../../text.js';
import { digestOf } from '../model/digest.js';
import type { EvaluationResult, EvaluationSpec } from '../model/types.js';
import type { Answer, Evaluate, EvaluationContext } from '../run/evaluation.js';
import { askJudge } from './ask-judge.js';
import { checkCommand } from './check-command.js';
import { checkLimit, checkTools } from './check-figures.js';
import { checkJson, checkText } from './check-text.js';
import type { JudgeCheck } from './judge-request.js';
import { type CheckOutcome, unevaluated } from './outcome.js';

/** A record holds many reasons; a longer one would not be read. */
const maxReason = 4_000;
const maxName = 200;

/** The lowest score of a judge that passes if the evaluation names none. */
const judgeThreshold = 0.5;

interface Cost {
  usd: number | null;
  fatal: string | null;
}

/** Scores one answer, one evaluation after another: commands share the directory of the job. */
export const evaluate: Evaluate = async (context, answer) => {
  const cost: Cost = { usd: 0, fatal: null };
  const evaluations: EvaluationResult[] = [];
  for (const spec of context.specs) evaluations.push(resultOf(spec, await outcomeOf(spec, answer, { context, cost })));
  return { evaluations, costUsd: cost.usd, fatal: cost.fatal };
};

/** The result that the stored score of an answer has now; `null` if what is checked has changed. */
export function storedResult(spec: EvaluationSpec, results: readonly EvaluationResult[]): EvaluationResult | null {
  const wanted = checkDigest(spec);
  const known = results.find(({ digest }) => digest === wanted);
  if (known === undefined) return null;
  const score = spec.not ? opposite(known.score) : known.score;
  return resultOf(spec, { kind: 'scored', score, reason: known.reason });
}

/** The name, the threshold and the weight change what a score means, not the score. */
const checkDigest = ({ check, not }: EvaluationSpec) => digestOf({ check, not });

/** `not` and the threshold turn the score of a check into the result of the evaluation. */
function resultOf(spec: EvaluationSpec, outcome: CheckOutcome): EvaluationResult {
  const { name, check, not, threshold, weight } = spec;
  const head = {
    name: shorten(name, maxName),
    reason: shorten(outcome.reason, maxReason),
    ...(weight === 1 ? {} : { weight }),
  };
  if (outcome.kind === 'error') return { ...head, status: 'error', score: 0 };
  const lowest = threshold ?? (check.kind === 'judge' ? judgeThreshold : 1);
  const isPassed = outcome.score >= lowest !== not;
  return {
    ...head,
    status: isPassed ? 'passed' : 'failed',
    score: not ? opposite(outcome.score) : outcome.score,
    digest: checkDigest(spec),
  };
}

/** Rounded, so that the opposite of the opposite is the score again, which may be the threshold. */
const opposite = (score: number) => Number((1 - score).toFixed(9));

interface Scoring {
  readonly context: EvaluationContext;
  readonly cost: Cost;
}

async function outcomeOf({ check }: EvaluationSpec, answer: Answer, { context, cost }: Scoring): Promise<CheckOutcome> {
  switch (check.kind) {
    case 'contains':
    case 'starts-with':
    case 'ends-with':
    case 'equals':
    case 'matches':
      return checkText(check, answer.text);
    case 'json-schema':
      return await checkJson(check.schema, answer.text);
    case 'max-cost-usd':
    case 'max-seconds':
    case 'max-turns':
      return checkLimit(check, answer);
    case 'tools-used':
      return checkTools(check.tools, answer);
    case 'command':
      return await checkCommand(check.command, context.runCall, context.signal);
    case 'judge':
      return await grade(check, answer, { context, cost });
  }
}

async function grade(check: JudgeCheck, answer: Answer, { context, cost }: Scoring): Promise<CheckOutcome> {
  const name = check.model ?? context.judge;
  try {
    const model = await context.openModel(name);
    const { outcome, costUsd, fatal } = await askJudge(check, answer.text, { model, signal: context.signal });
    cost.usd = cost.usd === null || costUsd === null ? null : cost.usd + costUsd;
    cost.fatal ??= fatal;
    return outcome;
  } catch (error) {
    rethrowUnless(error, UserError);
    const why = error.diagnostics.map(({ message, hint }) => `${message}; ${hint}.`).join(' ');
    cost.fatal ??= `The judge ${name} cannot be used: ${why}`;
    return unevaluated(`The judge ${name} cannot be used: ${why}`);
  }
}
