import { grantsFile } from '../files/granted-files.js';
import { allowForms, denyForms } from '../rules/command-forms.js';
import type { JudgedWord } from '../rules/command-pattern.js';
import { spellsAddress, spellsHazard, spellsPath } from '../rules/literal-match.js';
import { allowRuleNames, allowRuleReaches, literalWords, strictRuleNames } from '../rules/match-command.js';
import type { Rule } from '../rules/parse-rules.js';
import { specifierFor } from '../rules/path-pattern.js';
import { allowRulesFor, baseName, strictRulesFor } from '../rules/rule-index.js';
import { type Step, writtenAs } from '../shell/simple-command.js';
import type { Hazard } from '../shell/types.js';
import { type AnyTarget, anyOf, type Effect, type JudgedEffect } from '../types.js';
import { candidateReads } from './candidate-reads.js';
import { namesDirectory } from './directory-rules.js';
import { type Finding, judgedEffect, strictest } from './effect-decision.js';
import { countRules, type Ground, judgeFile } from './file.js';
import { isTrustedPackage } from './package-directory.js';
import { judgeFetch } from './tool.js';
import { rewriteOf } from './unknown-target.js';

/** A command of a line with everything that was found about it. */
export interface JudgedStep {
  readonly step: Step;
  /** The command itself, then its files and addresses. */
  readonly parts: readonly JudgedEffect[];
  readonly finding: Finding;
  /** No command of the line needs a rule, so that one of them has to be named. */
  readonly alone: boolean;
  /** The allow rules that name the command. */
  readonly rules: readonly Rule[];
}

/** Judges one command: that it runs at all, the words by which it does more than its name says, its files and addresses. */
export function judgeStep(step: Step, alone: boolean, ground: Ground): JudgedStep {
  const candidates = countRules(
    allowRulesFor(ground.rules.allow, () => reachingForms(step)),
    ground,
  );
  const rules = naming(candidates, step, ground);
  for (const rule of naming(ground.more, step, ground)) rules.push(rule);
  const exec: Effect = {
    kind: 'exec',
    argv: step.argv.map((word) => (word.kind === 'literal' ? word.value : word.source)),
    cwd: step.cwd,
  };
  const run = judgeExec({ step, alone, rules }, ground);
  const parts = [judgedEffect(exec, run)];
  for (const effect of step.effects) parts.push(judgedEffect(effect, judgeEffect(effect, step, rules, ground)));
  for (const effect of candidateReads(step, ground.world)) {
    const found = judgeEffect(effect, step, rules, ground);
    if (found.verdict === 'deny') parts.push(judgedEffect(effect, found));
  }
  return { step, parts, finding: strictest(parts) ?? run, alone, rules };
}

/**
 * Whether what was refused of a command is allowed under the rules that `ground` has more than before. What was
 * allowed stays so: an allow rule more never denies more.
 */
export function passesNow(judged: JudgedStep, ground: Ground): boolean {
  const { step, alone } = judged;
  const rules = [...judged.rules, ...naming(ground.more, step, ground)];
  return judged.parts.every(({ verdict, effect }, at) => {
    if (verdict === 'allow') return true;
    const found = at === 0 ? judgeExec({ step, alone, rules }, ground) : judgeEffect(effect, step, rules, ground);
    return found.verdict === 'allow';
  });
}

/** Those of the rules that name a command. */
function naming(rules: readonly Rule[], step: Step, { world }: Ground): Rule[] {
  return rules.filter((rule) => allowRuleNames(rule, step, world) || allowRuleReaches(rule, step, world));
}

/** Its own forms, and those of the commands that start it: a rule for these may name it too. */
function reachingForms(step: Step): readonly (readonly JudgedWord[])[] {
  const forms = [...allowForms(step)];
  for (let { outer } = step; outer !== null; outer = outer.outer) forms.push(...allowForms(outer));
  return forms;
}

function judgeExec({ step, alone, rules }: Pick<JudgedStep, 'step' | 'alone' | 'rules'>, ground: Ground): Finding {
  const called = show(step);
  const denied = meaning('deny', step, ground);
  if (denied !== undefined)
    return { verdict: 'deny', rule: denied.text, reason: `the rule ${denied.text} denies ${called}` };
  const never = step.hazards.find((hazard) => hazard.never === true);
  if (never !== undefined)
    return {
      verdict: 'deny',
      rule: null,
      reason: `${called}: ${never.word} ${never.why}, which no rule may allow${never.mend === undefined ? '' : `: ${never.mend}`}`,
      ...hintOf(never),
    };
  const free = (step.role === 'neutral' || step.role === 'transparent') && step.assigned.every((one) => one.harmless);
  if (ground.mode === 'plan' && !step.readOnly && !free)
    return { verdict: 'deny', rule: null, reason: `${called} is not known to be read-only, as mode plan wants` };
  const asked = ground.mode === 'yolo' ? undefined : meaning('ask', step, ground);
  if (asked !== undefined)
    return { verdict: 'ask', rule: asked.text, reason: `the rule ${asked.text} wants ${called} to be confirmed` };
  return permitted({ step, called, rules, free: free && !alone }, ground);
}

function meaning(list: 'ask' | 'deny', step: Step, ground: Ground): Rule | undefined {
  if (ground.rules[list].length === 0) return undefined;
  const rules = countRules(
    strictRulesFor(ground.rules[list], () => denyForms(step)),
    ground,
  );
  return rules.find((rule) => strictRuleNames(rule, step));
}

/** Programs that start others with the rights of another user: neither `Bash` nor mode yolo covers them. */
const otherRights = /^(?:sudo|sudoedit|su|doas|pkexec|runuser|run0)$/;

interface Candidate {
  readonly step: Step;
  /** How it is called in reasons. */
  readonly called: string;
  readonly rules: readonly Rule[];
  readonly free: boolean;
}

function permitted({ step, called, rules, free }: Candidate, ground: Ground): Finding {
  const [rule] = rules;
  const name = baseName(step.name);
  if (otherRights.test(name) && !rules.some((one) => baseName(literalWords(one)[0] ?? '') === name))
    return { verdict: 'deny', rule: null, reason: `${called} runs with other rights, and no allow rule names ${name}` };
  const open = uncovered(step.hazards, rules, ground);
  if (rule === undefined && !free && open?.anyProgram !== true) {
    if (ground.mode === 'yolo') return { verdict: 'allow', rule: null, reason: `mode yolo allows ${called}` };
    const set = step.assigned.find(({ harmless }) => !harmless);
    const also = set === undefined ? '' : `; it would have to name ${set.name} too`;
    return { verdict: 'ask', rule: null, reason: `no rule allows ${called}${also}` };
  }
  if (open !== undefined) {
    return {
      verdict: 'ask',
      rule: rule?.text ?? null,
      reason: `${called}: ${open.word} ${open.why}${open.mend === undefined ? ', and no rule names it' : `: ${open.mend}`}`,
      ...hintOf(open),
    };
  }
  if (step.elsewhere && ground.mode !== 'yolo' && !mayRunThere(step, rules, ground)) {
    const directory = specifierFor(step.cwd, ground.world);
    return {
      verdict: 'ask',
      rule: rule?.text ?? null,
      reason: `${called} runs what ${directory} says, and no rule names \`cd ${directory}\``,
    };
  }
  const unclear = step.role === 'unknown' ? step.argv.find((word) => word.kind !== 'literal') : undefined;
  if (unclear !== undefined && ground.mode !== 'yolo' && rule?.specifier.kind !== 'any') {
    return {
      verdict: 'ask',
      rule: rule?.text ?? null,
      reason: `${called}: nothing is known about this program, and ${unclear.source} is not constant`,
      hint: `write the value of ${unclear.source} itself`,
    };
  }
  const reason =
    rule === undefined ? `${called} changes nothing outside the shell` : `the rule ${rule.text} allows ${called}`;
  return { verdict: 'allow', rule: rule?.text ?? null, reason };
}

const hintOf = ({ mend }: Hazard): Pick<Finding, 'hint'> => (mend === undefined ? {} : { hint: mend });

/** A package of the workspace is trusted like its root; any other directory has to be named. */
function mayRunThere(step: Step, rules: readonly Rule[], ground: Ground): boolean {
  if (namesDirectory(step, ground) || isTrustedPackage(step.cwd, ground)) return true;
  return step.alias !== undefined && rules.some((rule) => spellsPath(rule, step.cwd, ground.world.workspace));
}

/**
 * The first hazard that no rule spells. A word that stands twice has to be spelled twice. `Bash` alone and mode yolo cover
 * all but what may run any program, which may reach what no rule opens.
 */
function uncovered(hazards: readonly Hazard[], rules: readonly Rule[], { mode }: Ground): Hazard | undefined {
  if (hazards.length === 0) return undefined;
  const isWide = mode === 'yolo' || rules.some((rule) => rule.specifier.kind === 'any');
  const times = new Map<string, number>();
  for (const { word } of hazards) times.set(word, (times.get(word) ?? 0) + 1);
  return hazards.find(
    (hazard) =>
      !(isWide && hazard.anyProgram !== true) &&
      !rules.some((rule) => spellsHazard(rule, hazard, times.get(hazard.word) ?? 1)),
  );
}

function judgeEffect(effect: Effect, step: Step, rules: readonly Rule[], ground: Ground): Finding {
  const text = anyOf(effect);
  const spelling = text === null ? undefined : spellingText(text, step, rules);
  if (spelling !== undefined) return granted(spelling, 'what it does');
  switch (effect.kind) {
    case 'read':
    case 'write':
    case 'delete': {
      const found = judgeFile(effect.kind, effect.path, 'Bash', ground);
      const { kind, path } = effect;
      if (!found.missing || typeof path !== 'string') return found;
      const rule = rules.find((one) => grantsFile(one, { kind, path }, step, ground.world));
      return rule === undefined ? found : granted(rule, path);
    }
    case 'fetch': {
      const found = judgeFetch(effect.url, 'Bash', ground);
      const { url } = effect;
      if (!found.missing || typeof url !== 'string') return found;
      const rule = rules.find((one) => spellsAddress(one, url));
      return rule === undefined ? found : granted(rule, url);
    }
    case 'exec':
      return 'any' in effect.argv ? judgeAnyProgram(effect.argv, step, ground) : unnamed(effect.kind);
    case 'post':
    case 'mcp':
      return unnamed(effect.kind);
  }
}

/** Program text whose files are computed is known where a rule spells all of it. */
function spellingText(text: string, { argv, hazards }: Step, rules: readonly Rule[]): Rule | undefined {
  if (!argv.some((word) => word.kind === 'literal' && word.value === text)) return undefined;
  const risk = hazards.find(({ word }) => word === text);
  return risk && rules.find((rule) => rule.specifier.kind === 'command' && spellsHazard(rule, risk, 1));
}

function unnamed(kind: Effect['kind']): Finding {
  return { verdict: 'ask', rule: null, reason: `no rule allows a command to ${kind}` };
}

/** What may run any program meets every deny rule, and may open what no rule names. */
function judgeAnyProgram({ any }: AnyTarget, step: Step, { rules }: Ground): Finding {
  const risk = step.hazards.find(({ word }) => word === any);
  const why = risk?.why ?? 'is unknown before the command runs, and nothing is known about this program';
  const mend = risk?.mend ?? rewriteOf(any);
  const rule = rules.deny.find(({ tool }) => tool === 'Bash')?.text ?? null;
  return { verdict: 'deny', rule, reason: `${show(step)}: ${any} ${why}: ${mend}` };
}

function granted(rule: Rule, what: string): Finding {
  return { verdict: 'allow', rule: rule.text, reason: `the rule ${rule.text} names ${what}` };
}

const longestShown = 100;

/** A command as it is called in reasons, cut to a readable length. */
function show(step: Step): string {
  const written = writtenAs(step);
  const text = written.replace(/\s+/g, ' ');
  return `\`${text.length > longestShown ? `${text.slice(0, longestShown - 3)}…` : text}\``;
}
