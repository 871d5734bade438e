import { isMapping } from '../../prompt/formats/yaml.js';
import type { JudgeChoice } from '../model/types.js';
import { splitAtAnswer } from './builtin-judges.js';
import type { JudgeCheck } from './judge-request.js';

/** Where an evaluator reports its problems; `key` names the place in it. */
export interface EvaluatorProblems {
  readonly fail: (what: string, hint: string, key?: string) => null;
  readonly notice: (text: string) => void;
}

/** `llm` of an evaluator: modelId, prompt, systemPrompt and choices. */
export function readPromptJudge(value: unknown, { fail, notice }: EvaluatorProblems): JudgeCheck | null {
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
export function valueText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : '';
}

/** The placeholders of a prompt file as those of a batch file; `{{completion}}` is the answer. */
export function toBatchTemplate(text: string): string {
  return text.replace(/\{\{[ \t]*([\p{L}_][\p{L}\p{N}_.-]*)[ \t]*\}\}/gu, (source, name: string) =>
    name === 'completion' ? source : `{{item.${name}}}`,
  );
}
