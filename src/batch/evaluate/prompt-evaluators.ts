import { type Diagnostic, type LocatedNotice, nearest } from '../../errors.js';
import { isMapping, type YamlFile } from '../../prompt/formats/yaml.js';
import type { EvaluationCheck, EvaluationSpec, JudgeChoice } from '../model/types.js';
import { builtinJudge, builtinJudgeNames, splitAtAnswer } from './builtin-judges.js';
import type { JudgeCheck } from './judge-request.js';

/** Receives what is wrong, and what a reader of the file might not expect. */
export interface EvaluatorReport {
  readonly diagnostics: Diagnostic[];
  readonly notices: LocatedNotice[];
}

/** The kinds of an evaluator, in the order in which GitHub Models looks for them. */
const kinds = ['string', 'llm', 'uses'] as const;

/** The comparisons of `string`, in the same order. Only `equals` respects case there. */
const comparisons = [
  { key: 'equals', kind: 'equals', ignoreCase: false },
  { key: 'contains', kind: 'contains', ignoreCase: true },
  { key: 'startsWith', kind: 'starts-with', ignoreCase: true },
  { key: 'endsWith', kind: 'ends-with', ignoreCase: true },
] as const;

/** A judge of a prompt file passes with any score above 0, as in GitHub Models. */
type Found = { readonly check: EvaluationCheck; readonly threshold: number | null };

/** With the rules of GitHub Models. Placeholders become those of a batch file: `{{expected}}` is `{{item.expected}}`. */
export function readPromptEvaluators(file: YamlFile, report: EvaluatorReport): readonly EvaluationSpec[] {
  const list = file.value['evaluators'] ?? [];
  if (!Array.isArray(list)) {
    report.diagnostics.push(
      file.diagnostic(['evaluators'], {
        message: '`evaluators` must be a list',
        hint: 'write one mapping per evaluator, each starting with a dash',
      }),
    );
    return [];
  }
  return list.flatMap((value: unknown, index) => {
    const at = ['evaluators', index];
    const fail = (what: string, hint: string, key?: string): null => {
      const path = key === undefined ? at : [...at, key];
      report.diagnostics.push(file.diagnostic(path, { message: what, hint }));
      return null;
    };
    const location = file.diagnostic(at, { message: '', hint: '' }).location ?? '';
    const notice = (message: string): void => void report.notices.push({ location, message });
    if (!isMapping(value)) {
      fail('an evaluator must be a mapping', 'write name, and string, llm or uses');
      return [];
    }
    const evaluator = readEvaluator(value, { fail, notice });
    if (evaluator === null) return [];
    const name = typeof value['name'] === 'string' ? value['name'] : `evaluator ${String(index + 1)}`;
    return [{ name, ...evaluator, not: false, weight: 1, location }];
  });
}

function readEvaluator(value: Readonly<Record<string, unknown>>, problems: EvaluatorProblems): Found | null {
  const named = kinds.filter((kind) => (value[kind] ?? null) !== null);
  keyTraps(named, problems.notice);
  const [kind] = named;
  if (kind === undefined) return problems.fail('an evaluator needs string, llm or uses', 'add one of them');
  return readers[kind](value[kind], problems);
}

const readers: Readonly<Record<(typeof kinds)[number], (value: unknown, problems: EvaluatorProblems) => Found | null>> =
  { string: readComparison, llm: readLlm, uses: readUses };

function readComparison(value: unknown, { fail, notice }: EvaluatorProblems): Found | null {
  if (!isMapping(value))
    return fail('`string` must be a mapping', 'write equals, contains, startsWith or endsWith', 'string');
  const used = comparisons.filter(({ key }) => valueText(value[key]) !== '');
  keyTraps(
    used.map(({ key }) => key),
    notice,
  );
  const [operator] = used;
  if (operator === undefined)
    return fail('`string` compares nothing', 'write equals, contains, startsWith or endsWith with a text', 'string');
  const { kind, ignoreCase, key } = operator;
  // GitHub Models removes space around the answer only.
  const check = { kind, value: toBatchTemplate(valueText(value[key])), ignoreCase, isExact: true } as const;
  return { check, threshold: null };
}

function readLlm(value: unknown, problems: EvaluatorProblems): Found | null {
  const judge = readPromptJudge(value, problems);
  if (judge === null) return null;
  judgeTraps(judge, problems.notice);
  return { check: judge, threshold: lowestAbove0(judge.choices) };
}

function readUses(value: unknown, { fail }: EvaluatorProblems): Found | null {
  const name = builtinJudgeNames.find((known) => known === value);
  if (name !== undefined) {
    const check = builtinJudge(name);
    return { check, threshold: lowestAbove0(check.choices) };
  }
  const guess = typeof value === 'string' ? nearest(value, builtinJudgeNames) : undefined;
  const hint = guess === undefined ? `use one of ${builtinJudgeNames.join(', ')}` : `did you mean ${guess}?`;
  return fail(`unknown evaluator ${JSON.stringify(value)}`, hint, 'uses');
}

function lowestAbove0(choices: readonly { readonly score: number }[]): number {
  return Math.min(1, ...choices.map(({ score }) => score).filter((score) => score > 0));
}

type Notice = (text: string) => void;

/** Only the first of several keys counts, in an order that the file does not show. */
function keyTraps(keys: readonly string[], notice: Notice): void {
  const [key, ...others] = keys;
  if (key === undefined || others.length === 0) return;
  const rest = `${others.join(' and ')} ${others.length === 1 ? 'has' : 'have'} no effect`;
  notice(`only ${key} counts, and ${rest}; write one evaluator for each`);
}

/** What GitHub Models decides by the first choice that occurs anywhere in the reply is decided by the whole choice here. */
function judgeTraps({ prompt, system, choices }: JudgeCheck, notice: Notice): void {
  if (prompt.length < 2) notice('the judge does not see the answer; write {{completion}} in its prompt');
  // Choices that contain an earlier one, with that one.
  for (const [hidden, by] of choices.flatMap((later, index) => {
    const by = choices.slice(0, index).find(({ choice }) => later.choice.toLowerCase().includes(choice.toLowerCase()));
    return by === undefined ? [] : [[later, by] as const];
  })) {
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

const same = (a: JudgeChoice, b: JudgeChoice) => a.choice.toLowerCase() === b.choice.toLowerCase();
const quoted = ({ choice }: JudgeChoice) => JSON.stringify(choice);

/** Where an evaluator reports its problems; `key` names the place in it. */
export interface EvaluatorProblems {
  readonly fail: (what: string, hint: string, key?: string) => null;
  readonly notice: (text: string) => void;
}

/** `llm` of an evaluator: modelId, prompt, systemPrompt and choices. */
function readPromptJudge(value: unknown, { fail, notice }: EvaluatorProblems): JudgeCheck | null {
  if (!isMapping(value)) return fail('`llm` must be a mapping', 'write prompt and choices', 'llm');
  const prompt = valueText(value['prompt']);
  if (prompt.trim() === '') return fail('the judge has no `prompt`', 'add the question', 'llm');
  const choices = readChoices(value['choices'], { fail, notice });
  if (choices === null) return null;
  const system = valueText(value['systemPrompt']).trim();
  return {
    kind: 'judge',
    prompt: splitAtAnswer(toBatchTemplate(prompt)),
    system: system === '' ? null : toBatchTemplate(system),
    choices,
    model: valueText(value['modelId']) || null,
  };
}

function readChoices(value: unknown, { fail, notice }: EvaluatorProblems): readonly JudgeChoice[] | null {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const choices = list.flatMap((entry) => {
    const { choice, score } = isMapping(entry) ? entry : { choice: undefined, score: undefined };
    const text = valueText(choice).trim();
    return text === '' || typeof score !== 'number' || !Number.isFinite(score) ? [] : [{ choice: text, score }];
  });
  if (choices.length === 0 || choices.length < list.length)
    return fail('`choices` must be a list of mappings with `choice` and a number `score`', 'add them', 'llm');
  const highest = Math.max(...choices.map(({ score }) => score));
  if (choices.every(({ score }) => score >= 0 && score <= 1)) return choices;
  notice('scores are from 0 to 1 here: higher ones are divided by the highest, and negative ones count as 0');
  return choices.map(({ choice, score }) => ({ choice, score: Math.max(0, score) / Math.max(1, highest) }));
}

/** YAML reads an unquoted `5` as a number. */
function valueText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : '';
}

/** The placeholders of a prompt file as those of a batch file; `{{completion}}` is the answer. */
function toBatchTemplate(text: string): string {
  return text.replace(/\{\{[ \t]*([\p{L}_][\p{L}\p{N}_.-]*)[ \t]*\}\}/gu, (source, name: string) =>
    name === 'completion' ? source : `{{item.${name}}}`,
  );
}
