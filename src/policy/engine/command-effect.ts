import { programFor } from '../programs/table.js';
import { matchesAddressLiterally, matchesPathLiterally, matchesRiskLiterally } from '../rules/literal-match.js';
import type { Rule } from '../rules/parse-rules.js';
import { baseName } from '../rules/rule-index.js';
import type { SimpleCommand } from '../shell/simple-command.js';
import { rewriteOf } from '../shell/unknown-target.js';
import { knownText, literalWord } from '../shell/words.js';
import { type AnyTarget, anyOf, type Effect, type PathFacts } from '../types.js';
import { decide, type EffectDecision } from './effect-decision.js';
import { type Access, evaluateFile, type PolicyContext } from './file.js';
import { showCommand } from './show-command.js';
import { evaluateFetch, evaluateTool, mustBeNamed } from './tool.js';

export function evaluateCommandEffect(
  effect: Effect,
  step: SimpleCommand,
  rules: readonly Rule[],
  context: PolicyContext,
): EffectDecision {
  const text = anyOf(effect);
  const textRule = text === null ? undefined : ruleWithText(text, step, rules);
  if (textRule !== undefined) return granted(textRule, 'this program text');
  switch (effect.kind) {
    case 'read':
    case 'list':
    case 'write':
    case 'delete': {
      const decision = evaluateFile(effect.kind, effect.path, 'Bash', context);
      const { kind, path } = effect;
      if (!decision.missing || typeof path !== 'string') return decision;
      const rule = rules.find((allowRule) => grantsFile(allowRule, { kind, path }, step, context.world));
      return rule === undefined ? decision : granted(rule, path);
    }
    case 'fetch': {
      const decision = evaluateFetch(effect.url, 'Bash', context);
      const { url } = effect;
      if (!decision.missing || typeof url !== 'string') return decision;
      const rule = rules.find((allowRule) => matchesAddressLiterally(allowRule, url));
      return rule === undefined ? decision : granted(rule, url);
    }
    case 'exec':
      return 'any' in effect.argv ? evaluateAnyProgram(effect.argv, step, context) : unnamed(effect.kind);
    case 'post':
      return evaluateRecordedWrite(effect, step, rules, context);
    case 'mcp':
      return unnamed(effect.kind);
  }
}

/** The rules for the tool of the recorded change apply; a command rule grants what none of these denies. */
function evaluateRecordedWrite(
  { what, target }: Extract<Effect, { kind: 'post' }>,
  step: SimpleCommand,
  rules: readonly Rule[],
  context: PolicyContext,
): EffectDecision {
  const request = { tool: what, effects: [], ...(target === undefined ? {} : { subject: target }) };
  const decision = evaluateTool(request, context);
  if (decision.decision !== 'ask' || decision.rule !== null) return decision;
  const rule = rules.find((allowRule) => !mustBeNamed(request) || namesEveryRisk(allowRule, step));
  return rule === undefined ? decision : granted(rule, target === undefined ? what : `${what}(${target})`);
}

function namesEveryRisk(rule: Rule, { risks }: SimpleCommand): boolean {
  return rule.specifier.kind === 'command' && risks.every((risk) => matchesRiskLiterally(rule, risk, 1));
}

/** A rule that contains the program text literally, which allows the files that the text computes. */
function ruleWithText(text: string, { argv, risks }: SimpleCommand, rules: readonly Rule[]): Rule | undefined {
  if (!argv.some((word) => word.kind === 'literal' && word.value === text)) return undefined;
  const risk = risks.find(({ word }) => word === text);
  return risk && rules.find((rule) => rule.specifier.kind === 'command' && matchesRiskLiterally(rule, risk, 1));
}

function unnamed(kind: Effect['kind']): EffectDecision {
  return decide('ask', null, `no rule allows a command to ${kind}`);
}

/** May run any program, so it matches every deny rule for commands. */
function evaluateAnyProgram({ any }: AnyTarget, step: SimpleCommand, { rules }: PolicyContext): EffectDecision {
  const risk = step.risks.find(({ word }) => word === any);
  const why = risk?.why ?? 'is unknown before the command runs, and this program is unknown';
  const hint = risk?.hint ?? rewriteOf(any);
  const rule = rules.deny.find(({ tool }) => tool === 'Bash') ?? null;
  return decide('deny', rule, `${showCommand(step)}: ${any} ${why}: ${hint}`);
}

function granted(rule: Rule, what: string): EffectDecision {
  return decide('allow', rule, `the rule ${rule.text} names ${what}`);
}

interface FileEffect {
  readonly kind: Access;
  readonly path: string;
}

/** A rule grants the paths that it contains; a write must follow from its words, not from `-o a.txt` after them. */
function grantsFile(rule: Rule, effect: FileEffect, step: SimpleCommand, world: PathFacts): boolean {
  if (!matchesPathLiterally(rule, effect.path, step.cwd)) return false;
  const isChange = effect.kind === 'write' || effect.kind === 'delete';
  return !isChange || rule.specifier.kind !== 'command' || followsFromRule(rule, effect, step, world);
}

/** Evaluates the words of the rule as a command. True if the rule has wildcards or names another program. */
function followsFromRule({ specifier }: Rule, effect: FileEffect, step: SimpleCommand, world: PathFacts): boolean {
  const words = specifier.kind === 'command' ? specifier.pattern.words : [];
  const argv = words.flatMap((word) => (word.kind === 'literal' ? [literalWord(word.text)] : []));
  const [name, ...args] = argv;
  const base = baseName(step.name);
  if (name === undefined || argv.length < words.length || baseName(knownText(name)) !== base) return true;
  const program = programFor(base);
  if (program === undefined) return true;
  const { effects } = program.read({ argv: [literalWord(base), ...args], cwd: step.cwd }, world);
  return effects.some((inner) => inner.kind === effect.kind && inner.path === effect.path);
}
