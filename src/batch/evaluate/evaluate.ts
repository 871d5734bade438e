import { rethrowUnless, UserError } from '../../errors.js';
import { formatCount } from '../../format-number.js';
import type { RunCall } from '../../pipeline/types.js';
import { endOf, shorten } from '../../text.js';
import type { CallResult } from '../../tools/call-result.js';
import { digestOf } from '../model/digest.js';
import type { EvaluationCheck, EvaluationResult, EvaluationSpec } from '../model/types.js';
import type { FatalProblem } from '../run/classify-end.js';
import type { Answer, Evaluate, EvaluationContext } from '../run/evaluation.js';
import { askJudge } from './ask-judge.js';
import { checkJson, checkText } from './check-text.js';
import type { JudgeCheck } from './judge-request.js';
import { type CheckOutcome, scored, unevaluated } from './outcome.js';

/** A record holds many reasons; a longer one would not be read. */
const maxReason = 4_000;
const maxName = 200;

/** The lowest score of a judge that passes if the evaluation names none. */
const judgeThreshold = 0.5;

interface Cost {
  usd: number | null;
  fatal: FatalProblem | null;
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
    const reason = `The judge ${name} cannot be used: ${why}`;
    cost.fatal ??= { code: error.diagnostics[0]?.code ?? 'model-unknown', reason };
    return unevaluated(reason);
  }
}

/** The end of the output, where test runners and linters print their summary. */
const maxOutput = 2_000;

/** Runs the command through the gate of the job. Exit code 0 passes; a command that could not run is an error. */
export async function checkCommand(command: string, runCall: RunCall, signal: AbortSignal): Promise<CheckOutcome> {
  const result = await runCall({ id: 'evaluation', name: 'Bash', input: { command, for_model: false } }, signal);
  if (result.denial !== undefined) return unevaluated(refusalOf(result.denial));
  const output = endOf(textOf(result), maxOutput);
  if (result.status === 'refused' || result.status === 'invalid') return unevaluated(output);
  if (!result.isError) return scored(true, 'The command ended with exit code 0.');
  const code = /\[Exit code (\d+)\.\]/.exec(output.slice(-200))?.[1];
  // Without an exit code it did not end by itself. With these codes, a program was not found or could not start.
  const hasRun = code !== undefined && code !== '126' && code !== '127' && !/^(?:2\| )?sallyport sandbox:/.test(output);
  return hasRun ? scored(false, output) : unevaluated(output);
}

function refusalOf({ reason, suggest: [rule] }: NonNullable<CallResult['denial']>): string {
  const advice = rule === undefined ? '' : ` To permit it, allow ${rule}.`;
  return `The command was refused: ${reason}.${advice}`;
}

const textOf = ({ parts }: CallResult) => parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');

export type LimitCheck = Extract<EvaluationCheck, { readonly limit: number }>;

function checkLimit({ kind, limit }: LimitCheck, { costUsd, durationMs, turns }: Answer): CheckOutcome {
  const value = { 'max-cost-usd': costUsd, 'max-seconds': durationMs / 1000, 'max-turns': turns }[kind];
  if (value === null) return unevaluated('The cost is unknown: no price of the model is known.');
  return scored(value <= limit, `The job took ${shown(kind, value)}; the limit is ${shown(kind, limit)}.`);
}

function shown(kind: LimitCheck['kind'], figure: number): string {
  if (kind === 'max-turns') return formatCount(figure, 'turn');
  const value = String(Number(figure.toFixed(6)));
  return kind === 'max-cost-usd' ? `$${value}` : `${value} s`;
}

/** Every tool was called at least once; the score is the share of those that were. */
function checkTools(tools: readonly string[], { toolsUsed }: Answer): CheckOutcome {
  const missing = tools.filter((tool) => !toolsUsed.includes(tool));
  const score = tools.length === 0 ? 1 : (tools.length - missing.length) / tools.length;
  const used = toolsUsed.length === 0 ? 'no tool' : toolsUsed.join(', ');
  const reason = missing.length === 0 ? `The job used ${tools.join(', ')}.` : `Not used: ${missing.join(', ')}.`;
  return { kind: 'scored', score, reason: missing.length === 0 ? reason : `${reason} The job used ${used}.` };
}
