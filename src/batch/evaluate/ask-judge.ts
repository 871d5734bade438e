import { takeTurn } from '../../agent/turn.js';
import { textOfParts } from '../../messages/normalize.js';
import { costOf } from '../../model/prices.js';
import type { Model, ModelError, ModelRequest, Usage } from '../../model/types.js';
import { shorten } from '../../text.js';
import { fatalErrors } from '../run/classify-end.js';
import { askedAgain, type JudgeCheck, judgeRequest } from './judge-request.js';
import { type CheckOutcome, unevaluated } from './outcome.js';
import { readVerdict } from './read-verdict.js';

export interface Judged {
  readonly outcome: CheckOutcome;
  /** US dollars; `null` if the price is unknown. */
  readonly costUsd: number | null;
  /** An error that every further question would meet too, such as an invalid key. */
  readonly fatal: string | null;
}

const maxReason = 2_000;

/** Asks a judge about one answer, and once more if its reply is not a verdict. Never rejects because of the model. */
export async function askJudge(
  check: JudgeCheck,
  answer: string,
  { model, signal }: { readonly model: Model; readonly signal: AbortSignal },
): Promise<Judged> {
  const first = await ask(judgeRequest(check, answer), model, signal);
  if ('modelError' in first) return failed(first, model, 0);
  const found = verdictOf(first.text, check);
  if (found !== null) return { outcome: found, costUsd: first.costUsd, fatal: null };
  const second = await ask(askedAgain(judgeRequest(check, answer), first.text, check.choices), model, signal);
  if ('modelError' in second) return failed(second, model, first.costUsd);
  const choices = check.choices.map(({ choice }) => JSON.stringify(choice)).join(', ');
  const none = `${model.name} chose none of ${choices}. Its reply was: ${shorten(second.text, 300)}`;
  const costUsd = sum(first.costUsd, second.costUsd);
  return { outcome: verdictOf(second.text, check) ?? unevaluated(none), costUsd, fatal: null };
}

type Reply =
  | { readonly text: string; readonly costUsd: number | null }
  | { readonly modelError: ModelError; readonly costUsd: number | null };

async function ask(request: ModelRequest, model: Model, signal: AbortSignal): Promise<Reply> {
  const { end } = await takeTurn(model, request, signal, () => undefined);
  const costUsd = end.usage === undefined ? 0 : priceOf(end.usage, model);
  if (end.type === 'error') return { modelError: end.modelError, costUsd };
  return { text: textOfParts(end.message), costUsd };
}

const priceOf = (usage: Usage, model: Model) => costOf(usage.model ?? model.name, usage, model.prices);

function verdictOf(reply: string, { choices }: JudgeCheck): CheckOutcome | null {
  const verdict = readVerdict(reply, choices);
  if (verdict === null) return null;
  const { choice, reason } = verdict;
  const given = reason === '' ? '' : ` ${shorten(reason, maxReason)}`;
  return { kind: 'scored', score: choice.score, reason: `The judge chose ${JSON.stringify(choice.choice)}.${given}` };
}

function failed(
  { modelError, costUsd }: Extract<Reply, { readonly modelError: ModelError }>,
  { name }: Model,
  before: number | null,
): Judged {
  const why = `${modelError.message} ${modelError.hint}`;
  const fatal = fatalErrors.has(modelError.kind) ? `The judge ${name}: ${why}` : null;
  return { outcome: unevaluated(`The judge gave no verdict. ${why}`), costUsd: sum(before, costUsd), fatal };
}

const sum = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);
