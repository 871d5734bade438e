import { takeTurn } from '../../agent/turn.js';
import { codeOfModelError } from '../../job/result/codes.js';
import { textOfParts } from '../../messages/normalize.js';
import { costOf } from '../../model/prices.js';
import type { Model, ModelError, ModelRequest, Usage } from '../../model/types.js';
import { isMapping } from '../../prompt/formats/yaml.js';
import { shorten } from '../../text.js';
import type { JudgeChoice } from '../model/types.js';
import { sumUsd } from '../run/budget.js';
import { type FatalProblem, fatalErrors } from '../run/classify-end.js';
import { askedAgain, type JudgeCheck, judgeRequest } from './judge-request.js';
import { type CheckOutcome, unevaluated } from './outcome.js';

export interface Judged {
  readonly outcome: CheckOutcome;
  /** US dollars; `null` if the price is unknown. */
  readonly costUsd: number | null;
  /** An error that every further question would meet too, such as an invalid key. */
  readonly fatal: FatalProblem | null;
}

const maxReason = 2_000;

/** Asks a judge about one answer, and once more if its reply is not a verdict. Never rejects because of the model. */
export async function askJudge(
  check: JudgeCheck,
  answer: string,
  { model, signal }: { readonly model: Model; readonly signal: AbortSignal },
): Promise<Judged> {
  const reply = await ask(judgeRequest(check, answer), model, signal);
  if ('modelError' in reply) return failed(reply, model, 0);
  const outcome = verdictOf(reply, check);
  if (outcome !== null) return { outcome, costUsd: reply.costUsd, fatal: null };
  const second = await ask(askedAgain(judgeRequest(check, answer), reply.text, check.choices), model, signal);
  if ('modelError' in second) return failed(second, model, reply.costUsd);
  const choices = check.choices.map(({ choice }) => JSON.stringify(choice)).join(', ');
  const none = `${model.name} chose none of ${choices}. ${shown(second)}`;
  const costUsd = sumUsd([reply.costUsd, second.costUsd]);
  return { outcome: verdictOf(second, check) ?? unevaluated(none), costUsd, fatal: null };
}

interface Reply {
  readonly text: string;
  /** It reached the limit of output tokens, so its last line may be part of the reason. */
  readonly isTruncated: boolean;
  readonly costUsd: number | null;
}

interface Failure {
  readonly modelError: ModelError;
  readonly costUsd: number | null;
}

async function ask(request: ModelRequest, model: Model, signal: AbortSignal): Promise<Reply | Failure> {
  const { end, failed } = await takeTurn(model, request, signal, () => undefined);
  const used = end.type === 'finish' ? [...failed, end.usage] : failed;
  const costUsd = sumUsd(used.map((usage) => priceOf(usage, model)));
  if (end.type === 'error') return { modelError: end.modelError, costUsd };
  return { text: textOfParts(end.message), isTruncated: end.reason === 'length' || end.reason === 'window', costUsd };
}

const priceOf = (usage: Usage, model: Model) => costOf(usage.model ?? model.name, usage, model.prices);

function verdictOf({ text, isTruncated }: Reply, { choices }: JudgeCheck): CheckOutcome | null {
  const verdict = isTruncated ? null : readVerdict(text, choices);
  if (verdict === null) return null;
  const { choice, reason } = verdict;
  const explanation = reason === '' ? '' : ` ${shorten(reason, maxReason)}`;
  return {
    kind: 'scored',
    score: choice.score,
    reason: `The judge chose ${JSON.stringify(choice.choice)}.${explanation}`,
  };
}

function shown({ text, isTruncated }: Reply): string {
  if (text.trim() === '') return 'Its reply was empty.';
  return `Its reply ${isTruncated ? 'reached the limit of output tokens' : 'was'}: ${shorten(text, 300)}`;
}

function failed({ modelError, costUsd }: Failure, { name }: Model, before: number | null): Judged {
  const why = `${modelError.message} ${modelError.hint}`;
  const fatal = fatalErrors.has(modelError.kind)
    ? { code: codeOfModelError(modelError.kind), reason: `The judge ${name}: ${why}` }
    : null;
  return { outcome: unevaluated(`The judge gave no verdict. ${why}`), costUsd: sumUsd([before, costUsd]), fatal };
}

export interface Verdict {
  readonly choice: JudgeChoice;
  readonly reason: string;
}

/** `null` without one. Only a whole choice counts (JSON, reply or last line): in a sentence it may be rejected. */
export function readVerdict(reply: string, choices: readonly JudgeChoice[]): Verdict | null {
  const text = reply.trim();
  const written = jsonIn(text);
  if (written !== null) {
    const choice = choiceFor(written['choice'], choices);
    const { reason } = written;
    return choice === null ? null : { choice, reason: typeof reason === 'string' ? reason : '' };
  }
  const whole = choiceFor(text, choices);
  if (whole !== null) return { choice: whole, reason: '' };
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const last = choiceFor(lines.pop() ?? '', choices);
  return last === null ? null : { choice: last, reason: lines.join('\n').trim() };
}

function jsonIn(text: string): Readonly<Record<string, unknown>> | null {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start < 0 || end < start) return null;
  try {
    const value: unknown = JSON.parse(text.slice(start, end + 1));
    return isMapping(value) && 'choice' in value ? value : null;
  } catch {
    return null;
  }
}

/** What a model writes before its choice. Other words can reject it, as in "Certainly not: yes". */
const label =
  /^\W*(?:(?:the|my|final|overall)\s+)*(?:choice|answer|grade|score|verdict|rating|result|decision|evaluation|judge?ment)\W*:/i;

function choiceFor(value: unknown, choices: readonly JudgeChoice[]): JudgeChoice | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value);
  const forms = [text, bare(text), bare(text.replace(label, ''))];
  for (const form of forms) {
    const choice =
      choices.find(({ choice }) => choice === form) ??
      choices.find(({ choice }) => bare(choice).toLowerCase() === form.trim().toLowerCase());
    if (choice !== undefined) return choice;
  }
  return null;
}

/** Without quotes, emphasis and the final period. */
const bare = (text: string) => text.trim().replace(/^[\s"'`*_([]+|[\s"'`*_.!)\]]+$/g, '');
