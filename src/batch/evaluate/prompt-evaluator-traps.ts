import type { JudgeChoice } from '../model/types.js';
import type { JudgeCheck } from './judge-request.js';

type Notice = (text: string) => void;

/** Only the first of several keys counts, in an order that the file does not show. */
export function keyTraps(keys: readonly string[], notice: Notice): void {
  const [key, ...others] = keys;
  if (key === undefined || others.length === 0) return;
  const rest = `${others.join(' and ')} ${others.length === 1 ? 'has' : 'have'} no effect`;
  notice(`only ${key} counts, and ${rest}; write one evaluator for each`);
}

/** What GitHub Models decides by the first choice that occurs anywhere in the reply is decided by the whole choice here. */
export function judgeTraps({ prompt, system, choices }: JudgeCheck, notice: Notice): void {
  if (prompt.length < 2) notice('the judge does not see the answer; write {{completion}} in its prompt');
  for (const [hidden, by] of unreachable(choices)) {
    if (same(hidden, by)) notice(`the choice ${quoted(hidden)} is listed twice; only the first can be chosen`);
    else
      notice(
        `the choice ${quoted(hidden)} contains ${quoted(by)}, which is listed before it: GitHub Models always found ${quoted(by)}; here the judge can choose both`,
      );
  }
  if (choices.every(({ score }) => score <= 0)) notice('no choice has a score above 0, so no answer passes');
  if (reasonsFirst.test(`${system ?? ''}\n${prompt.join('\n')}`)) {
    notice(
      'the prompt asks for reasoning: GitHub Models took the first choice that occurred in it; here the choice is read apart from the reason',
    );
  }
}

const reasonsFirst = /step[ -]by[ -]step|chain[ -]of[ -]thought|\b(think|explain|reason|justify)\w*\b/i;

/** Choices that contain an earlier one, with that one. */
function unreachable(choices: readonly JudgeChoice[]): readonly (readonly [JudgeChoice, JudgeChoice])[] {
  return choices.flatMap((later, index) => {
    const by = choices.slice(0, index).find(({ choice }) => later.choice.toLowerCase().includes(choice.toLowerCase()));
    return by === undefined ? [] : [[later, by] as const];
  });
}

const same = (a: JudgeChoice, b: JudgeChoice) => a.choice.toLowerCase() === b.choice.toLowerCase();
const quoted = ({ choice }: JudgeChoice) => JSON.stringify(choice);
