import { absolutePath } from '../files/paths.js';
import { allowForms, denyForms, sameForms } from '../rules/command-forms.js';
import { matchesPathLiterally, matchesRiskLiterally } from '../rules/literal-match.js';
import { allowRuleNames, allowRuleReaches, strictRuleNames } from '../rules/match-command.js';
import { literalWords, type Rule } from '../rules/parse-rules.js';
import { specifierFor } from '../rules/path-pattern.js';
import { allowRulesFor, baseName, strictRulesFor } from '../rules/rule-index.js';
import type { MatchedWord } from '../shell/command-pattern.js';
import type { CalledAs, SimpleCommand } from '../shell/simple-command.js';
import type { Risk } from '../shell/types.js';
import { literalWord } from '../shell/words.js';
import type { Effect, EvaluatedEffect, PathFacts } from '../types.js';
import { evaluateCommandEffect } from './command-effect.js';
import { isTrustedPackage, namesDirectory } from './directory-rules.js';
import { byRule, decide, type EffectDecision, evaluatedEffect, strictest } from './effect-decision.js';
import { countRules, type PolicyContext } from './file.js';
import { evaluateWithoutRule } from './read-only.js';
import { showCommand } from './show-command.js';
import { evaluateTool } from './tool.js';

export interface EvaluatedCommand {
  readonly step: SimpleCommand;
  /** The execution first, then files and addresses. */
  readonly parts: readonly EvaluatedEffect[];
  readonly ownDecision: EffectDecision;
  /** No other command of the line needs a rule, so one of them must be allowed by a rule. */
  readonly alone: boolean;
  readonly rules: readonly Rule[];
  /** The allow rules that may match it. */
  readonly candidates: readonly Rule[];
}

export function evaluateCommand(step: SimpleCommand, alone: boolean, context: PolicyContext): EvaluatedCommand {
  const candidates = countRules(
    allowRulesFor(context.rules.allow, () => reachingForms(step)),
    context,
  );
  const { run, rules } = permit({ step, alone }, [...candidates, ...context.more], context);
  const exec: Effect = {
    kind: 'exec',
    argv: step.argv.map((word) => (word.kind === 'literal' ? word.value : word.source)),
    cwd: step.cwd,
  };
  const parts = [evaluatedEffect(exec, run)];
  for (const effect of step.effects)
    parts.push(evaluatedEffect(effect, evaluateCommandEffect(effect, step, rules, context)));
  for (const effect of possibleAccesses(step, context.world)) {
    const decision = evaluateCommandEffect(effect, step, rules, context);
    if (decision.decision === 'deny') parts.push(evaluatedEffect(effect, decision));
  }
  return { step, parts, ownDecision: strictest(parts) ?? run, alone, rules, candidates };
}

/** Whether the refused parts are allowed with extra rules; the others are, since an allow rule never refuses. */
export function isCommandAllowedNow(evaluated: EvaluatedCommand, context: PolicyContext): boolean {
  const { step } = evaluated;
  const { run, rules } = permit(evaluated, [...evaluated.candidates, ...context.more], context);
  return evaluated.parts.every(({ decision, effect }, at) => {
    if (decision === 'allow') return true;
    const repeated = at === 0 ? run : evaluateCommandEffect(effect, step, rules, context);
    return repeated.decision === 'allow';
  });
}

interface Permit {
  readonly run: EffectDecision;
  readonly rules: readonly Rule[];
}

/** The decision on the execution of a command by rules that match it as written, or else in other words. */
function permit(
  { step, alone }: Pick<EvaluatedCommand, 'step' | 'alone'>,
  candidates: readonly Rule[],
  context: PolicyContext,
): Permit {
  const rules = matchingRules(candidates, step, context);
  const run = evaluateExec({ step, alone, rules }, context);
  if (run.decision !== 'ask' || (context.mode !== 'yolo' && findStrictRule('ask', step, context) !== undefined))
    return { run, rules };
  for (const same of step.same()) {
    const renamed: SimpleCommand = {
      ...step,
      ...same,
      alias: undefined,
      role: 'known',
      forms: { allow: null, deny: null },
    };
    const open = candidates.filter((rule) => isOpen(rule) && allowRuleNames(rule, renamed, context.world));
    if (open.length === 0 || !isAlsoAllowed(same, renamed, candidates, context)) continue;
    const permitted = evaluateExec({ step: renamed, alone, rules: open }, context);
    const all = [...rules, ...open];
    const isEach = same.effects.every(
      (effect) => evaluateCommandEffect(effect, renamed, all, context).decision === 'allow',
    );
    if (permitted.decision === 'allow' && isEach) return { run: permitted, rules: all };
  }
  return { run, rules };
}

/** An exact rule means exactly its words. */
function isOpen({ specifier }: Rule): boolean {
  return specifier.kind === 'command' && specifier.pattern.open;
}

function isAlsoAllowed(
  { also }: CalledAs,
  step: SimpleCommand,
  candidates: readonly Rule[],
  { world }: PolicyContext,
): boolean {
  return (
    also === undefined ||
    also.some((words) => {
      const [name = ''] = words;
      const first: SimpleCommand = { ...step, name, argv: words.map(literalWord), forms: { allow: null, deny: null } };
      return candidates.some(
        (rule) =>
          rule.specifier.kind === 'command' &&
          literalWords(rule).length >= words.length &&
          allowRuleNames(rule, first, world),
      );
    })
  );
}

function matchingRules(rules: readonly Rule[], step: SimpleCommand, { world }: PolicyContext): Rule[] {
  return rules.filter((rule) => allowRuleNames(rule, step, world) || allowRuleReaches(rule, step, world));
}

/** The forms of the command and of the commands that start it, whose rules may reach it. */
function reachingForms(step: SimpleCommand): readonly (readonly MatchedWord[])[] {
  const forms = [...allowForms(step), ...sameForms(step)];
  for (let { outer } = step; outer !== null; outer = outer.outer) forms.push(...allowForms(outer));
  return forms;
}

function evaluateExec(
  { step, alone, rules }: Pick<EvaluatedCommand, 'step' | 'alone' | 'rules'>,
  context: PolicyContext,
): EffectDecision {
  const called = showCommand(step);
  const denied = findStrictRule('deny', step, context);
  if (denied !== undefined) return byRule(denied, called);
  const never = step.risks.find((risk) => risk.never === true);
  if (never !== undefined) {
    const instead = never.hint === undefined ? '' : `: ${never.hint}`;
    const reason = `${called}: ${never.word} ${never.why}; no rule can allow this${instead}`;
    return { ...decide('deny', null, reason), code: 'never', ...hintOf(never) };
  }
  const free =
    (step.role === 'neutral' || step.role === 'transparent') && step.assigned.every((assignment) => assignment.isSafe);
  if (context.mode === 'plan' && !step.readOnly && !free)
    return decide('deny', null, `mode plan allows only read-only commands, and ${called} is not known to be read-only`);
  const asked = context.mode === 'yolo' ? undefined : findStrictRule('ask', step, context);
  if (asked !== undefined) return byRule(asked, called);
  return decidePermission({ step, called, rules, free: free && (!alone || context.readOnlyCommands) }, context);
}

function findStrictRule(list: 'ask' | 'deny', step: SimpleCommand, context: PolicyContext): Rule | undefined {
  if (context.rules[list].length === 0) return undefined;
  const rules = countRules(
    strictRulesFor(context.rules[list], () => denyForms(step)),
    context,
  );
  return rules.find((rule) => strictRuleNames(rule, step));
}

/** Programs that run commands as another user: neither `Bash` nor mode yolo covers them. */
const runsAsOtherUser = /^(?:sudo|sudoedit|su|doas|pkexec|runuser|run0)$/;

/** `called` is the command as reasons display it. */
function decidePermission(
  {
    step,
    called,
    rules,
    free,
  }: Pick<EvaluatedCommand, 'step' | 'rules'> & { readonly called: string; readonly free: boolean },
  context: PolicyContext,
): EffectDecision {
  const [rule = null] = rules;
  const name = baseName(step.name);
  if (runsAsOtherUser.test(name) && !rules.some((candidate) => baseName(literalWords(candidate)[0] ?? '') === name))
    return decide('deny', null, `${called} runs as another user, and no allow rule names ${name}`);
  const open = findUncoveredRisk(step.risks, rules, context);
  if (rule === null && !free && open?.anyProgram !== true) return evaluateWithoutRule(step, called, context);
  if (open !== undefined) {
    const instead = open.hint === undefined ? ', and no rule names it' : `: ${open.hint}`;
    return { ...decide('ask', rule, `${called}: ${open.word} ${open.why}${instead}`), ...hintOf(open) };
  }
  if (step.elsewhere && context.mode !== 'yolo' && !canRunInDirectory(step, rules, context)) {
    const directory = specifierFor(step.cwd, context.world);
    return decide('ask', rule, `${called} runs scripts from ${directory}, and no rule names \`cd ${directory}\``);
  }
  const unclear = step.role === 'unknown' ? step.argv.find((word) => word.kind !== 'literal') : undefined;
  if (unclear !== undefined && context.mode !== 'yolo' && rule?.specifier.kind !== 'any') {
    const reason = `${called}: this program is unknown, and ${unclear.source} is not constant`;
    return { ...decide('ask', rule, reason), hint: `write the value of ${unclear.source} itself` };
  }
  return rule === null ? decide('allow', null, `${called} changes nothing outside the shell`) : byRule(rule, called);
}

const hintOf = ({ hint }: Risk): Pick<EffectDecision, 'hint'> => (hint === undefined ? {} : { hint });

/** Whether a program may run scripts from its directory: a trusted package, or a directory that a rule names. */
function canRunInDirectory(step: SimpleCommand, rules: readonly Rule[], context: PolicyContext): boolean {
  if (namesDirectory(step, context) || isTrustedPackage(step.cwd, context)) return true;
  return (
    step.alias !== undefined && rules.some((rule) => matchesPathLiterally(rule, step.cwd, context.world.workspace))
  );
}

/** A risk that no rule names as often as it occurs; `Bash` and mode yolo cover those that run no arbitrary program. */
function findUncoveredRisk(risks: readonly Risk[], rules: readonly Rule[], context: PolicyContext): Risk | undefined {
  if (risks.length === 0) return undefined;
  const isWide = context.mode === 'yolo' || rules.some((rule) => rule.specifier.kind === 'any');
  const times = new Map<string, number>();
  for (const { word } of risks) times.set(word, (times.get(word) ?? 0) + 1);
  return risks.find(
    (risk) =>
      !(isWide && risk.anyProgram !== true) &&
      !isToolAllowed(risk, context) &&
      !rules.some((rule) => matchesRiskLiterally(rule, risk, times.get(risk.word) ?? 1)),
  );
}

function isToolAllowed({ tool }: Risk, context: PolicyContext): boolean {
  if (tool === undefined) return false;
  return evaluateTool({ tool: tool.name, effects: [], subject: tool.subject }, context).decision === 'allow';
}

/** For finding denied accesses: an unknown program may read each argument and write paths, a known one risky words. */
function possibleAccesses(step: SimpleCommand, world: PathFacts): Effect[] {
  if (step.role !== 'unknown' && step.risks.length === 0) return [];
  const risky = new Set(step.risks.map(({ word }) => word));
  const isFile = (text: string): boolean =>
    /^\.|\//.test(text) || world.kindOf(absolutePath(text, step.cwd)) !== 'missing';
  return step.argv.slice(1).flatMap((word): Effect[] => {
    if (word.kind !== 'literal' || word.value === '') return [];
    if (step.role !== 'unknown' && !risky.has(word.value)) return [];
    const texts = new Set(
      [word.value, word.value.slice(word.value.indexOf('=') + 1)].filter(
        (text) => !text.startsWith('-') && text !== '' && (step.role === 'unknown' || isFile(text)),
      ),
    );
    return [...texts].flatMap((text): Effect[] => {
      const path = absolutePath(text, step.cwd);
      const written: Effect[] = step.role === 'unknown' && isFile(text) ? [{ kind: 'write', path }] : [];
      return [{ kind: 'read', path }, ...written];
    });
  });
}
