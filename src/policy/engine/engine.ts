import { withOwnFiles } from '../files/own-files.js';
import { parseAllow, parseRules, type Rule } from '../rules/parse-rules.js';
import { Undecidable } from '../shell/context.js';
import type { Mode, PathFacts, PolicyEngine, PolicyRequest, RuleLists } from '../types.js';
import { cachedPathFacts } from './cached-path-facts.js';
import type { EffectDecision } from './effect-decision.js';
import {
  type Explanation,
  evaluateRequest,
  isAllowedNow,
  otherParts,
  type ParsedRequest,
  parseRequest,
  type RefusedParts,
  refusedPartsOf,
  writeRequestOf,
} from './evaluate.js';
import { type Access, evaluateRealFile, type PolicyContext } from './file.js';
import { refusalOf } from './refusal.js';
import { addRulesForEffect, addRulesForStep, isUnsuggested, ruleForTool } from './suggest.js';

export interface PolicyOptions {
  readonly lists: RuleLists;
  readonly mode: Mode;
  readonly world: PathFacts;
}

/**
 * The judge for these rules. Precedence: deny > ask > allow > default; of several commands and effects the
 * strictest verdict counts. The lists must be free of faults (`parseRules` tells them): throws a plain Error
 * otherwise. A evaluation is pure for a given world and never throws.
 */
export function createPolicyEngine(options: PolicyOptions): PolicyEngine {
  const explain = createExplainer(options);
  return (request) => {
    const { decision, outcome, rule, reason, effects, parts, scripts, suggest, refusal } = explain(request);
    const evaluation = { decision, outcome, rule, reason, effects, parts, scripts, suggest };
    return refusal === undefined ? evaluation : { ...evaluation, refusal };
  };
}

/** Like `createJudge`, with the commands of a command line in the answer. */
export function createExplainer(options: PolicyOptions): (request: PolicyRequest) => Explanation {
  const context = policyContextFor(options);
  return (request) => explainRequest(request, context);
}

/** Answers that a guard keeps: a directory is asked about when it is walked and when its files are opened. */
const mostKept = 4096;

/**
 * The question that the files door asks when it opens a file: may this path, its links resolved, be read, written or
 * deleted under the same rules. Null = yes, else the reason why not. Nothing is looked at on the disk: the door sees
 * to it that what it opens stands at this very path.
 */
export function createFileGuard(
  options: PolicyOptions & { readonly tool: string },
): (access: Access, path: string) => string | null {
  const context = policyContextFor(options);
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
      evaluateRealFile(access, path, options.tool, { ...context, files: new Map(), compared: { count: 0 } }),
    );
    if (answers.size >= mostKept) answers.clear();
    answers.set(path, answer);
    return answer;
  };
}

/** Null = allowed, else the reason. */
function answerFor(policy: () => EffectDecision): string | null {
  try {
    const found = policy();
    return found.decision === 'allow' ? null : found.reason;
  } catch (error) {
    if (error instanceof Undecidable) return error.problem;
    throw error;
  }
}

function policyContextFor(options: PolicyOptions): PolicyContext {
  const { rules, diagnostics } = parseRules(options.lists);
  const [diagnostic] = diagnostics;
  if (diagnostic !== undefined)
    throw new Error(`judging with a rule that cannot be used: ${diagnostic.rule} (${diagnostic.message})`);
  return { rules, mode: options.mode, world: options.world, more: [], files: new Map(), compared: { count: 0 } };
}

/** Rules that one refusal suggests. */
const mostSuggested = 24;

/** Commands and files that are judged again for each suggested rule, times these. */
const mostTried = 2_500;

const tooMuch = 'too much is refused to suggest rules for it';

function explainRequest(request: PolicyRequest, given: PolicyContext): Explanation {
  const known = cachedPathFacts(given.world);
  const prepared = parseRequest(request.effects, known);
  const world = withOwnFiles(
    known,
    prepared.lines.flatMap((line) => line.redirected),
  );
  const context = { ...given, world, files: new Map(), compared: { count: 0 } };
  const first = evaluateRequest(request, prepared, context);
  if (first.outcome === 'run') return first;
  const refusal = refusalOf(first, prepared.problem, request, given.rules);
  try {
    return { ...withSuggestions(first, { request, prepared, context }), refusal };
  } catch (error) {
    if (error instanceof Undecidable) return { ...first, reason: `${first.reason}; ${tooMuch}`, refusal };
    throw error;
  }
}

interface SuggestionInput {
  readonly request: PolicyRequest;
  readonly prepared: ParsedRequest;
  readonly context: PolicyContext;
}

/** The same with the rules that would let it run, or why there are none. */
function withSuggestions(first: Explanation, { request, prepared, context }: SuggestionInput): Explanation {
  const exact = [...wantedRules(first, request, context.world, false)];
  // Nobody reads so long a list, and to find the smallest takes time with the square of its length.
  if (exact.length > mostSuggested)
    return { ...first, reason: `${first.reason}; it would need more than ${mostSuggested} rules, too many to suggest` };
  if (prepared.problem !== null) return { ...first, reason: `${first.reason}; no allow rule changes that` };
  const refused = refusedPartsOf(first);
  const size = refused.effects.length + refused.steps.reduce((sum, { parts }) => sum + parts.length, 0);
  if (size * exact.length > mostTried) return { ...first, reason: `${first.reason}; ${tooMuch}` };
  const under = (more: readonly Rule[]): PolicyContext => ({ ...context, more, files: new Map() });
  const isEnough = (more: readonly Rule[]): boolean => isAllowedNow(request, refused, under(more));
  for (const wanted of [[...wantedRules(first, request, context.world, true)], exact]) {
    const allow = parseAllow(wanted);
    if (wanted.length > 0 && isEnough(allow)) return { ...first, suggest: smallest(wanted, allow, isEnough) };
  }
  // What is still refused is the reason to give: the rest could be allowed.
  const open = onlyRefused(prepared, refused);
  const { reason } = exact.length === 0 ? first : evaluateRequest(request, open, under(parseAllow(exact)));
  const isCovered = request.tool === 'Bash' && isEnough(parseAllow([...exact, 'Bash']));
  return {
    ...first,
    reason: `${reason}; ${isCovered ? 'only the rule Bash, for every command, covers that' : noRule(refused)}`,
  };
}

/** A rule that names a protected path opens it, and is not suggested. */
function noRule(refused: RefusedParts): string {
  const paths = [...refused.effects, ...refused.steps.flatMap(({ step }) => step.effects)];
  return paths.some(isUnsuggested)
    ? 'a rule that names the protected path would allow it, and is not suggested'
    : 'no allow rule changes that';
}

function onlyRefused({ problem, lines, effects }: ParsedRequest, refused: RefusedParts): ParsedRequest {
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
function wantedRules(
  explanation: Explanation,
  request: PolicyRequest,
  world: PathFacts,
  isGeneral: boolean,
): ReadonlySet<string> {
  const wanted = new Set<string>();
  for (const command of explanation.commands) {
    addRulesForStep(wanted, command, { world, isGeneral });
    if (wanted.size > mostSuggested) return wanted;
  }
  const others = new Set<string>();
  for (const part of otherParts(explanation)) {
    if (part.effect.kind !== 'post') addRulesForEffect(others, part, world);
    else if (part.decision !== 'allow') others.add(ruleForTool(writeRequestOf(part.effect, request)));
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
