import { grantsFile } from '../files/granted-files.js';
import { allowForms, denyForms } from '../rules/command-forms.js';
import type { MatchedWord } from '../rules/command-pattern.js';
import { matchesAddressLiterally, matchesPathLiterally, matchesRiskLiterally } from '../rules/literal-match.js';
import { allowRuleNames, allowRuleReaches, strictRuleNames } from '../rules/match-command.js';
import { literalWords, type Rule } from '../rules/parse-rules.js';
import { specifierFor } from '../rules/path-pattern.js';
import { allowRulesFor, baseName, strictRulesFor } from '../rules/rule-index.js';
import { type SimpleCommand, writtenAs } from '../shell/simple-command.js';
import type { Risk } from '../shell/types.js';
import { type AnyTarget, anyOf, type Effect, type EvaluatedEffect } from '../types.js';
import { candidateReads } from './candidate-reads.js';
import { namesDirectory } from './directory-rules.js';
import { type EffectDecision, evaluatedEffect, strictest } from './effect-decision.js';
import { countRules, evaluateFile, type PolicyContext } from './file.js';
import { isTrustedPackage } from './package-directory.js';
import { evaluateFetch } from './tool.js';
import { rewriteOf } from './unknown-target.js';

/** A command of a line with everything that was found about it. */
export interface EvaluatedCommand {
  readonly step: SimpleCommand;
  /** The command itself, then its files and addresses. */
  readonly parts: readonly EvaluatedEffect[];
  readonly ownDecision: EffectDecision;
  /** No command of the line needs a rule, so that one of them has to be named. */
  readonly alone: boolean;
  /** The allow rules that name the command. */
  readonly rules: readonly Rule[];
}

/** Judges one command: that it runs at all, the words by which it does more than its name says, its files and addresses. */
export function evaluateCommand(step: SimpleCommand, alone: boolean, context: PolicyContext): EvaluatedCommand {
  const candidates = countRules(
    allowRulesFor(context.rules.allow, () => reachingForms(step)),
    context,
  );
  const rules = naming(candidates, step, context);
  for (const rule of naming(context.more, step, context)) rules.push(rule);
  const exec: Effect = {
    kind: 'exec',
    argv: step.argv.map((word) => (word.kind === 'literal' ? word.value : word.source)),
    cwd: step.cwd,
  };
  const run = evaluateExec({ step, alone, rules }, context);
  const parts = [evaluatedEffect(exec, run)];
  for (const effect of step.effects)
    parts.push(evaluatedEffect(effect, evaluateCommandEffect(effect, step, rules, context)));
  for (const effect of candidateReads(step, context.world)) {
    const found = evaluateCommandEffect(effect, step, rules, context);
    if (found.decision === 'deny') parts.push(evaluatedEffect(effect, found));
  }
  return { step, parts, ownDecision: strictest(parts) ?? run, alone, rules };
}

/**
 * Whether what was refused of a command is allowed under the rules that `ground` has more than before. What was
 * allowed stays so: an allow rule more never denies more.
 */
export function isCommandAllowedNow(evaluated: EvaluatedCommand, context: PolicyContext): boolean {
  const { step, alone } = evaluated;
  const rules = [...evaluated.rules, ...naming(context.more, step, context)];
  return evaluated.parts.every(({ decision, effect }, at) => {
    if (decision === 'allow') return true;
    const found =
      at === 0 ? evaluateExec({ step, alone, rules }, context) : evaluateCommandEffect(effect, step, rules, context);
    return found.decision === 'allow';
  });
}

/** Those of the rules that name a command. */
function naming(rules: readonly Rule[], step: SimpleCommand, { world }: PolicyContext): Rule[] {
  return rules.filter((rule) => allowRuleNames(rule, step, world) || allowRuleReaches(rule, step, world));
}

/** Its own forms, and those of the commands that start it: a rule for these may name it too. */
function reachingForms(step: SimpleCommand): readonly (readonly MatchedWord[])[] {
  const forms = [...allowForms(step)];
  for (let { outer } = step; outer !== null; outer = outer.outer) forms.push(...allowForms(outer));
  return forms;
}

function evaluateExec(
  { step, alone, rules }: Pick<EvaluatedCommand, 'step' | 'alone' | 'rules'>,
  context: PolicyContext,
): EffectDecision {
  const called = show(step);
  const denied = meaning('deny', step, context);
  if (denied !== undefined)
    return { decision: 'deny', rule: denied.text, reason: `the rule ${denied.text} denies ${called}` };
  const never = step.risks.find((risk) => risk.never === true);
  if (never !== undefined)
    return {
      decision: 'deny',
      rule: null,
      reason: `${called}: ${never.word} ${never.why}, which no rule may allow${never.hint === undefined ? '' : `: ${never.hint}`}`,
      ...hintOf(never),
    };
  const free = (step.role === 'neutral' || step.role === 'transparent') && step.assigned.every((one) => one.isSafe);
  if (context.mode === 'plan' && !step.readOnly && !free)
    return { decision: 'deny', rule: null, reason: `${called} is not known to be read-only, as mode plan wants` };
  const asked = context.mode === 'yolo' ? undefined : meaning('ask', step, context);
  if (asked !== undefined)
    return { decision: 'ask', rule: asked.text, reason: `the rule ${asked.text} wants ${called} to be confirmed` };
  return permitted({ step, called, rules, free: free && !alone }, context);
}

function meaning(list: 'ask' | 'deny', step: SimpleCommand, context: PolicyContext): Rule | undefined {
  if (context.rules[list].length === 0) return undefined;
  const rules = countRules(
    strictRulesFor(context.rules[list], () => denyForms(step)),
    context,
  );
  return rules.find((rule) => strictRuleNames(rule, step));
}

/** Programs that start others with the rights of another user: neither `Bash` nor mode yolo covers them. */
const otherRights = /^(?:sudo|sudoedit|su|doas|pkexec|runuser|run0)$/;

interface Candidate {
  readonly step: SimpleCommand;
  /** How it is called in reasons. */
  readonly called: string;
  readonly rules: readonly Rule[];
  readonly free: boolean;
}

function permitted({ step, called, rules, free }: Candidate, context: PolicyContext): EffectDecision {
  const [rule] = rules;
  const name = baseName(step.name);
  if (otherRights.test(name) && !rules.some((one) => baseName(literalWords(one)[0] ?? '') === name))
    return {
      decision: 'deny',
      rule: null,
      reason: `${called} runs with other rights, and no allow rule names ${name}`,
    };
  const open = uncovered(step.risks, rules, context);
  if (rule === undefined && !free && open?.anyProgram !== true) {
    if (context.mode === 'yolo') return { decision: 'allow', rule: null, reason: `mode yolo allows ${called}` };
    const set = step.assigned.find(({ isSafe }) => !isSafe);
    const also = set === undefined ? '' : `; it would have to name ${set.name} too`;
    return { decision: 'ask', rule: null, reason: `no rule allows ${called}${also}` };
  }
  if (open !== undefined) {
    return {
      decision: 'ask',
      rule: rule?.text ?? null,
      reason: `${called}: ${open.word} ${open.why}${open.hint === undefined ? ', and no rule names it' : `: ${open.hint}`}`,
      ...hintOf(open),
    };
  }
  if (step.elsewhere && context.mode !== 'yolo' && !mayRunThere(step, rules, context)) {
    const directory = specifierFor(step.cwd, context.world);
    return {
      decision: 'ask',
      rule: rule?.text ?? null,
      reason: `${called} runs what ${directory} says, and no rule names \`cd ${directory}\``,
    };
  }
  const unclear = step.role === 'unknown' ? step.argv.find((word) => word.kind !== 'literal') : undefined;
  if (unclear !== undefined && context.mode !== 'yolo' && rule?.specifier.kind !== 'any') {
    return {
      decision: 'ask',
      rule: rule?.text ?? null,
      reason: `${called}: nothing is known about this program, and ${unclear.source} is not constant`,
      hint: `write the value of ${unclear.source} itself`,
    };
  }
  const reason =
    rule === undefined ? `${called} changes nothing outside the shell` : `the rule ${rule.text} allows ${called}`;
  return { decision: 'allow', rule: rule?.text ?? null, reason };
}

const hintOf = ({ hint }: Risk): Pick<EffectDecision, 'hint'> => (hint === undefined ? {} : { hint: hint });

/** A package of the workspace is trusted like its root; any other directory has to be named. */
function mayRunThere(step: SimpleCommand, rules: readonly Rule[], context: PolicyContext): boolean {
  if (namesDirectory(step, context) || isTrustedPackage(step.cwd, context)) return true;
  return (
    step.alias !== undefined && rules.some((rule) => matchesPathLiterally(rule, step.cwd, context.world.workspace))
  );
}

/**
 * The first hazard that no rule spells. A word that stands twice has to be spelled twice. `Bash` alone and mode yolo cover
 * all but what may run any program, which may reach what no rule opens.
 */
function uncovered(risks: readonly Risk[], rules: readonly Rule[], { mode }: PolicyContext): Risk | undefined {
  if (risks.length === 0) return undefined;
  const isWide = mode === 'yolo' || rules.some((rule) => rule.specifier.kind === 'any');
  const times = new Map<string, number>();
  for (const { word } of risks) times.set(word, (times.get(word) ?? 0) + 1);
  return risks.find(
    (risk) =>
      !(isWide && risk.anyProgram !== true) &&
      !rules.some((rule) => matchesRiskLiterally(rule, risk, times.get(risk.word) ?? 1)),
  );
}

function evaluateCommandEffect(
  effect: Effect,
  step: SimpleCommand,
  rules: readonly Rule[],
  context: PolicyContext,
): EffectDecision {
  const text = anyOf(effect);
  const spelling = text === null ? undefined : spellingText(text, step, rules);
  if (spelling !== undefined) return granted(spelling, 'what it does');
  switch (effect.kind) {
    case 'read':
    case 'write':
    case 'delete': {
      const found = evaluateFile(effect.kind, effect.path, 'Bash', context);
      const { kind, path } = effect;
      if (!found.missing || typeof path !== 'string') return found;
      const rule = rules.find((one) => grantsFile(one, { kind, path }, step, context.world));
      return rule === undefined ? found : granted(rule, path);
    }
    case 'fetch': {
      const found = evaluateFetch(effect.url, 'Bash', context);
      const { url } = effect;
      if (!found.missing || typeof url !== 'string') return found;
      const rule = rules.find((one) => matchesAddressLiterally(one, url));
      return rule === undefined ? found : granted(rule, url);
    }
    case 'exec':
      return 'any' in effect.argv ? evaluateAnyProgram(effect.argv, step, context) : unnamed(effect.kind);
    case 'post':
    case 'mcp':
      return unnamed(effect.kind);
  }
}

/** Program text whose files are computed is known where a rule spells all of it. */
function spellingText(text: string, { argv, risks }: SimpleCommand, rules: readonly Rule[]): Rule | undefined {
  if (!argv.some((word) => word.kind === 'literal' && word.value === text)) return undefined;
  const risk = risks.find(({ word }) => word === text);
  return risk && rules.find((rule) => rule.specifier.kind === 'command' && matchesRiskLiterally(rule, risk, 1));
}

function unnamed(kind: Effect['kind']): EffectDecision {
  return { decision: 'ask', rule: null, reason: `no rule allows a command to ${kind}` };
}

/** What may run any program meets every deny rule, and may open what no rule names. */
function evaluateAnyProgram({ any }: AnyTarget, step: SimpleCommand, { rules }: PolicyContext): EffectDecision {
  const risk = step.risks.find(({ word }) => word === any);
  const why = risk?.why ?? 'is unknown before the command runs, and nothing is known about this program';
  const hint = risk?.hint ?? rewriteOf(any);
  const rule = rules.deny.find(({ tool }) => tool === 'Bash')?.text ?? null;
  return { decision: 'deny', rule, reason: `${show(step)}: ${any} ${why}: ${hint}` };
}

function granted(rule: Rule, what: string): EffectDecision {
  return { decision: 'allow', rule: rule.text, reason: `the rule ${rule.text} names ${what}` };
}

const longestShown = 100;

/** A command as it is called in reasons, cut to a readable length. */
function show(step: SimpleCommand): string {
  const written = writtenAs(step);
  const text = written.replace(/\s+/g, ' ');
  return `\`${text.length > longestShown ? `${text.slice(0, longestShown - 3)}…` : text}\``;
}
