import { answerCheck } from '../../messages/answer.js';
import type { JsonSchema } from '../../messages/types.js';
import { createTimeBudget } from '../../platform/time-budget.js';
import { shorten } from '../../text.js';
import type { EvaluationCheck } from '../model/types.js';
import { type CheckOutcome, scored, unevaluated } from './outcome.js';

export type TextCheck = Extract<EvaluationCheck, { readonly ignoreCase: boolean }>;

/** Compares the text of an answer. Space around the answer does not count: models add it at random. */
export function checkText(check: TextCheck, text: string): CheckOutcome {
  const { kind, ignoreCase } = check;
  const value = expectedText(check);
  const compared = kind === 'matches' || check.isExact === true ? asIs : sameCharacters;
  if (value === '' && kind !== 'equals')
    return unevaluated(`Every answer ${verbs[kind][0]} an empty text, so this check says nothing; give it a text.`);
  const answer = text.trim();
  const short = shorten(value, 200);
  // JSON would double the backslashes of a pattern.
  const wanted = `${kind === 'matches' ? `/${short}/` : JSON.stringify(short)}${ignoreCase ? ' (case ignored)' : ''}`;
  const isMet = comparisons[kind](compared(answer), compared(value), ignoreCase);
  if (isMet === null)
    return unevaluated(`The regular expression ${wanted} takes too long on this answer; simplify it.`);
  if (isMet) return scored(true, `The answer ${verbs[kind][0]} ${wanted}.`);
  return scored(false, `The answer ${verbs[kind][1]} ${wanted}. ${shown(answer)}`);
}

/** Without space that the answer lacks, or line breaks, as of a YAML block. Spaces in a line may be meant: `"# "`. */
function expectedText(check: TextCheck): string {
  const { kind, value } = check;
  if (kind === 'matches' || check.isExact === true) return value;
  const text = value.trim();
  const start = kind === 'contains' || kind === 'ends-with' ? spaceBefore(value) : '';
  const end = kind === 'contains' || kind === 'starts-with' ? spaceAfter(value) : '';
  return `${start}${text}${end}`;
}

const asIs = (text: string) => text;

/** Line breaks and accents have several encodings that look the same, and rows of a file can have others than a model. */
const sameCharacters = (text: string) => text.replace(/\r\n?/g, '\n').normalize('NFC');

const lineBreak = /[\r\n]/;

const spaceBefore = (text: string) =>
  text
    .slice(0, text.length - text.trimStart().length)
    .split(lineBreak)
    .at(-1) ?? '';

const spaceAfter = (text: string) => text.slice(text.trimEnd().length).split(lineBreak, 1)[0] ?? '';

const verbs: Readonly<Record<TextCheck['kind'], readonly [is: string, isNot: string]>> = {
  contains: ['contains', 'does not contain'],
  'starts-with': ['starts with', 'does not start with'],
  'ends-with': ['ends with', 'does not end with'],
  equals: ['equals', 'does not equal'],
  matches: ['matches', 'does not match'],
};

type Comparison = (answer: string, value: string, ignoreCase: boolean) => boolean | null;

const folded =
  (compare: (answer: string, value: string) => boolean): Comparison =>
  (answer, value, ignoreCase) =>
    ignoreCase ? compare(answer.toLowerCase(), value.toLowerCase()) : compare(answer, value);

const comparisons: Readonly<Record<TextCheck['kind'], Comparison>> = {
  contains: folded((answer, value) => answer.includes(value)),
  'starts-with': folded((answer, value) => answer.startsWith(value)),
  'ends-with': folded((answer, value) => answer.endsWith(value)),
  equals: folded((answer, value) => answer === value),
  matches: (answer, value, ignoreCase) => matches(new RegExp(value, ignoreCase ? 'imu' : 'mu'), answer),
};

const maxMatchMs = 2_000;

/** `null` if it takes too long: a pattern that backtracks can take hours on an answer that its author did not expect. */
function matches(pattern: RegExp, answer: string): boolean | null {
  return createTimeBudget(maxMatchMs).run(() => pattern.test(answer))?.value ?? null;
}

export async function checkJson(schema: JsonSchema, text: string): Promise<CheckOutcome> {
  const checked = await answerCheck(schema, { isWhole: true })(text);
  return checked.ok ? scored(true, 'The answer matches the schema.') : scored(false, checked.problems.join('\n'));
}

const shown = (text: string) => (text === '' ? 'It is empty.' : `It is: ${shorten(text, 1_000)}`);
