import { withOwnFiles } from '../files/own-files.js';
import { parseAllow, parseRules, type Rule } from '../rules/parse-rules.js';
import { Undecidable } from '../shell/context.js';
import type { Judge, Mode, Request, RuleLists, World } from '../types.js';
import { remembered } from './cached-path-facts.js';
import type { Finding } from './effect-decision.js';
import {
  type Explanation,
  evaluate,
  otherParts,
  type Prepared,
  passes,
  postRequest,
  prepare,
  type Refused,
  refusedOf,
} from './evaluate.js';
import { type Access, type Ground, judgeRealFile } from './file.js';
import { refusalOf } from './refusal.js';
import { addRulesForEffect, addRulesForStep, isUnsuggested, ruleForTool } from './suggest.js';

export interface JudgeOptions {
  readonly lists: RuleLists;
  readonly mode: Mode;
  readonly world: World;
}

/**
 * The judge for these rules. Precedence: deny > ask > allow > default; of several commands and effects the
 * strictest verdict counts. The lists must be free of faults (`parseRules` tells them): throws a plain Error
 * otherwise. A judgement is pure for a given world and never throws.
 */
export function createJudge(options: JudgeOptions): Judge {
  const explain = createExplainer(options);
  return (request) => {
    const { decision, outcome, rule, reason, effects, parts, scripts, suggest, refusal } = explain(request);
    const judgement = { decision, outcome, rule, reason, effects, parts, scripts, suggest };
    return refusal === undefined ? judgement : { ...judgement, refusal };
  };
}

/** Like `createJudge`, with the commands of a command line in the answer. */
export function createExplainer(options: JudgeOptions): (request: Request) => Explanation {
  const ground = groundFor(options);
  return (request) => explainRequest(request, ground);
}

/** Answers that a guard keeps: a directory is asked about when it is walked and when its files are opened. */
const mostKept = 4096;

/**
 * The question that the files door asks when it opens a file: may this path, its links resolved, be read, written or
 * deleted under the same rules. Null = yes, else the reason why not. Nothing is looked at on the disk: the door sees
 * to it that what it opens stands at this very path.
 */
export function createFileGuard(
  options: JudgeOptions & { readonly tool: string },
): (access: Access, path: string) => string | null {
  const ground = groundFor(options);
  const kept: Readonly<Record<Access, Map<string, string | null>>> = {
    read: new Map(),
    write: new Map(),
    delete: new Map(),
  };
  return (access, path) => {
    const answers = kept[access];
    const known = answers.get(path);
    // A file that the run has made since then has another answer.
    if (known !== undefined && options.world.isOwn?.(path) !== true) return known;
    const answer = answerFor(() =>
      judgeRealFile(access, path, options.tool, { ...ground, files: new Map(), compared: { count: 0 } }),
    );
    if (answers.size >= mostKept) answers.clear();
    answers.set(path, answer);
    return answer;
  };
}

/** Null = allowed, else the reason. */
function answerFor(judge: () => Finding): string | null {
  try {
    const found = judge();
    return found.verdict === 'allow' ? null : found.reason;
  } catch (error) {
    if (error instanceof Undecidable) return error.problem;
    throw error;
  }
}

function groundFor(options: JudgeOptions): Ground {
  const { rules, faults } = parseRules(options.lists);
  const [fault] = faults;
  if (fault !== undefined) throw new Error(`judging with a rule that cannot be used: ${fault.rule} (${fault.what})`);
  return { rules, mode: options.mode, world: options.world, more: [], files: new Map(), compared: { count: 0 } };
}

/** Rules that one refusal suggests. */
const mostSuggested = 24;

/** Commands and files that are judged again for each suggested rule, times these. */
const mostTried = 2_500;

const tooMuch = 'too much is refused to suggest rules for it';

function explainRequest(request: Request, given: Ground): Explanation {
  const known = remembered(given.world);
  const prepared = prepare(request.effects, known);
  const world = withOwnFiles(
    known,
    prepared.lines.flatMap((line) => line.redirected),
  );
  const ground = { ...given, world, files: new Map(), compared: { count: 0 } };
  const first = evaluate(request, prepared, ground);
  if (first.outcome === 'run') return first;
  const refusal = refusalOf(first, prepared.problem, request, given.rules);
  try {
    return { ...withSuggestions(first, { request, prepared, ground }), refusal };
  } catch (error) {
    if (error instanceof Undecidable) return { ...first, reason: `${first.reason}; ${tooMuch}`, refusal };
    throw error;
  }
}

interface Judging {
  readonly request: Request;
  readonly prepared: Prepared;
  readonly ground: Ground;
}

/** The same with the rules that would let it run, or why there are none. */
function withSuggestions(first: Explanation, { request, prepared, ground }: Judging): Explanation {
  const exact = [...wishes(first, request, ground.world, false)];
  // Nobody reads so long a list, and to find the smallest takes time with the square of its length.
  if (exact.length > mostSuggested)
    return { ...first, reason: `${first.reason}; it would need more than ${mostSuggested} rules, too many to suggest` };
  if (prepared.problem !== null) return { ...first, reason: `${first.reason}; no allow rule changes that` };
  const refused = refusedOf(first);
  const size = refused.effects.length + refused.steps.reduce((sum, { parts }) => sum + parts.length, 0);
  if (size * exact.length > mostTried) return { ...first, reason: `${first.reason}; ${tooMuch}` };
  const under = (more: readonly Rule[]): Ground => ({ ...ground, more, files: new Map() });
  const isEnough = (more: readonly Rule[]): boolean => passes(request, refused, under(more));
  for (const wanted of [[...wishes(first, request, ground.world, true)], exact]) {
    const allow = parseAllow(wanted);
    if (wanted.length > 0 && isEnough(allow)) return { ...first, suggest: smallest(wanted, allow, isEnough) };
  }
  // What is still refused is the reason to give: the rest could be allowed.
  const open = onlyRefused(prepared, refused);
  const { reason } = exact.length === 0 ? first : evaluate(request, open, under(parseAllow(exact)));
  const isCovered = request.tool === 'Bash' && isEnough(parseAllow([...exact, 'Bash']));
  return {
    ...first,
    reason: `${reason}; ${isCovered ? 'only the rule Bash, for every command, covers that' : noRule(refused)}`,
  };
}

/** A rule that names a protected path opens it, and is not suggested. */
function noRule(refused: Refused): string {
  const paths = [...refused.effects, ...refused.steps.flatMap(({ step }) => step.effects)];
  return paths.some(isUnsuggested)
    ? 'a rule that names the protected path would allow it, and is not suggested'
    : 'no allow rule changes that';
}

function onlyRefused({ problem, lines, effects }: Prepared, refused: Refused): Prepared {
  const steps = new Set(refused.steps.map(({ step }) => step));
  const kept = new Set(refused.effects);
  return {
    problem,
    lines: lines.map((line) => ({
      ...line,
      steps: line.steps.filter((step) => steps.has(step)),
      redirected: line.redirected.filter((effect) => kept.has(effect)),
    })),
    effects: effects.filter((effect) => kept.has(effect)),
  };
}

/** The rules that would name what was refused; of very many only the first, since none of them is suggested then. */
function wishes(explanation: Explanation, request: Request, world: World, isGeneral: boolean): ReadonlySet<string> {
  const wanted = new Set<string>();
  for (const command of explanation.commands) {
    addRulesForStep(wanted, command, { world, isGeneral });
    if (wanted.size > mostSuggested) return wanted;
  }
  const others = new Set<string>();
  for (const part of otherParts(explanation)) {
    if (part.effect.kind !== 'post') addRulesForEffect(others, part, world);
    else if (part.verdict !== 'allow') others.add(ruleForTool(postRequest(part.effect, request)));
  }
  if (request.tool !== 'Bash' && others.size === 0) others.add(ruleForTool(request));
  for (const rule of others) wanted.add(rule);
  return wanted;
}

/** The wanted rules, under which the call passes, without those that are not needed. */
function smallest(
  wanted: readonly string[],
  rules: readonly Rule[],
  isEnough: (rules: readonly Rule[]) => boolean,
): string[] {
  let kept = [...wanted];
  for (const text of wanted.length > 1 ? wanted : []) {
    const without = kept.filter((other) => other !== text);
    if (without.length > 0 && isEnough(rules.filter((rule) => without.includes(rule.text)))) kept = without;
  }
  return kept;
}
