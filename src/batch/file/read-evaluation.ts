import { type Diagnostic, messageOf } from '../../errors.js';
import { schemaProblems } from '../../messages/json-schema.js';
import { toolNames } from '../../policy/rules/tool-names.js';
import { builtinJudge, splitAtAnswer } from '../evaluate/builtin-judges.js';
import type { EvaluationCheck, EvaluationSpec } from '../model/types.js';
import { replaceIn } from './placeholders.js';
import { checkKinds, type EvaluationValue } from './schema.js';

type CheckKind = (typeof checkKinds)[number];

/** An evaluation of the file; `null` after a problem, which is added to `diagnostics`. */
export function readEvaluation(
  value: EvaluationValue,
  location: string,
  diagnostics: Diagnostic[],
): EvaluationSpec | null {
  const kinds = checkKinds.filter((kind) => value[kind] !== undefined);
  const [kind] = kinds;
  const problems =
    kind === undefined || kinds.length > 1
      ? [`an evaluation needs exactly one check${kinds.length === 0 ? '' : `, but has ${kinds.join(' and ')}`}`]
      : [...problemsOf(kind, value), ...caseProblem(kind, value)];
  for (const message of problems) {
    const hint = kinds.length === 1 ? 'correct the value' : `write one of ${checkKinds.join(', ')} per evaluation`;
    diagnostics.push({ code: 'batch-invalid', location, message, hint });
  }
  if (kind === undefined || problems.length > 0) return null;
  return {
    name: value.name ?? nameOf(kind, value),
    check: checkOf(kind, value),
    not: value.not ?? false,
    weight: value.weight ?? 1,
    threshold: value.threshold ?? null,
    location,
  };
}

function problemsOf(kind: CheckKind, value: EvaluationValue): readonly string[] {
  if (kind === 'matches') return patternProblem(value.matches ?? '');
  if (kind === 'tools-used') return (value['tools-used'] ?? []).flatMap(toolProblem);
  if (kind === 'json-schema')
    return schemaProblems(value['json-schema']).map(({ pointer, what }) => `json-schema${pointer}: ${what}`);
  return kind === 'judge' ? judgeProblems(value) : [];
}

const textKinds: readonly CheckKind[] = ['contains', 'starts-with', 'ends-with', 'equals', 'matches'];

function caseProblem(kind: CheckKind, { 'ignore-case': ignoreCase }: EvaluationValue): readonly string[] {
  return ignoreCase !== true || textKinds.includes(kind)
    ? []
    : [`ignore-case has no effect on ${kind}; it is for ${textKinds.join(', ')}`];
}

function judgeProblems({ judge }: EvaluationValue): readonly string[] {
  const prompt = judge?.prompt ?? '';
  const names = Object.keys(judge?.choices ?? {}).map((choice) => choice.trim().toLowerCase());
  const others = [...prompt.matchAll(/\{\{[ \t]*([\p{L}_][\w-]*)[ \t]*\}\}/gu)].filter(
    ([, name]) => name !== 'completion',
  );
  return [
    ...(splitAtAnswer(prompt).length > 1
      ? []
      : ['the judge does not see the answer: write {{completion}} in its prompt']),
    ...others.map(
      ([source, name = '']) => `${source} has no value here; write {{item.${name}}} for a field of the item`,
    ),
    ...(names.length < 2 ? ['a judge needs at least two choices'] : []),
    ...(new Set(names).size < names.length ? ['two choices of the judge differ only in case or spaces'] : []),
  ];
}

/** With `not`, a name that no tool has would pass every answer. The tools of MCP servers are not known here. */
function toolProblem(name: string): readonly string[] {
  const tool = toolNames.find((toolName) => toolName.toLowerCase() === name.toLowerCase());
  return tool === undefined || tool === name ? [] : [`tools-used: no tool is named ${name}; write ${tool}`];
}

function patternProblem(pattern: string): readonly string[] {
  try {
    new RegExp(
      replaceIn(pattern, () => 'x'),
      'mu',
    ).test('');
    return [];
  } catch (error) {
    return [`matches is not a valid regular expression: ${messageOf(error)}`];
  }
}

function nameOf(kind: CheckKind, value: EvaluationValue): string {
  const shown = value[kind];
  return typeof shown === 'string' || typeof shown === 'number' ? `${kind} ${String(shown).trim()}` : kind;
}

function checkOf(kind: CheckKind, value: EvaluationValue): EvaluationCheck {
  const ignoreCase = value['ignore-case'] ?? false;
  switch (kind) {
    case 'contains':
    case 'starts-with':
    case 'ends-with':
    case 'equals':
    case 'matches':
      return { kind, value: value[kind] ?? '', ignoreCase };
    case 'json-schema':
      return { kind, schema: value[kind] ?? {} };
    case 'max-cost-usd':
    case 'max-seconds':
    case 'max-turns':
      return { kind, limit: value[kind] ?? 0 };
    case 'tools-used':
      return { kind, tools: value[kind] ?? [] };
    case 'command':
      return { kind, command: value.command ?? '' };
    case 'judge':
      return judgeOf(value);
    case 'uses':
      return builtinJudge(value.uses ?? 'github/similarity');
  }
}

function judgeOf({ judge }: EvaluationValue): EvaluationCheck {
  const choices = Object.entries(judge?.choices ?? {}).map(([choice, score]) => ({ choice, score }));
  return {
    kind: 'judge',
    prompt: splitAtAnswer(judge?.prompt ?? ''),
    system: judge?.system ?? null,
    choices,
    model: judge?.model ?? null,
  };
}
