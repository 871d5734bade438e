import { type Explanation, evaluate, type Prepared, passes, postRequest, prepare } from './evaluate.js';
import { type Access, type Ground, judgeFile } from './judge-file.js';
import { remembered } from './remember.js';
import { parseAfresh, parseRules, type Rule } from './rules.js';
import { ruleForTool, rulesForEffect, rulesForStep } from './suggest.js';
import type { Judge, Mode, Request, RuleLists, World } from './types.js';

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
    const { decision, outcome, rule, reason, effects, parts, scripts, suggest } = explain(request);
    return { decision, outcome, rule, reason, effects, parts, scripts, suggest };
  };
}

/** Like `createJudge`, with the commands of a command line in the answer. */
export function createExplainer(options: JudgeOptions): (request: Request) => Explanation {
  const ground = groundFor(options);
  return (request) => explainRequest(request, ground);
}

/**
 * The question that the files door asks when it opens a file whose links are resolved: may this path be
 * read, written or deleted under the same rules. Null = yes, else the reason why not.
 */
export function createFileGuard(
  options: JudgeOptions & { readonly tool: string },
): (access: Access, path: string) => string | null {
  const ground = groundFor(options);
  return (access, path) => {
    const found = judgeFile(access, path, options.tool, ground);
    return found.verdict === 'allow' ? null : found.reason;
  };
}

function groundFor(options: JudgeOptions): Ground {
  const { rules, faults } = parseRules(options.lists);
  const [fault] = faults;
  if (fault !== undefined) throw new Error(`judging with a rule that cannot be used: ${fault.rule} (${fault.what})`);
  return { rules, mode: options.mode, world: options.world };
}

/** Rules that one refusal suggests. */
const mostSuggested = 24;

function explainRequest(request: Request, given: Ground): Explanation {
  const ground = { ...given, world: remembered(given.world) };
  const prepared = prepare(request.effects, ground.world);
  const first = evaluate(request, prepared, ground);
  if (first.outcome === 'run') return first;
  const wanted = [...new Set(wishes(first, request, ground.world))];
  // Nobody reads so long a list, and to find the smallest takes time with the square of its length.
  if (wanted.length > mostSuggested)
    return { ...first, reason: `${first.reason}; it would need ${wanted.length} rules, too many to suggest` };
  if (wanted.length === 0 || prepared.problem !== null)
    return { ...first, reason: `${first.reason}; no allow rule changes that` };
  const open = onlyRefused(prepared, first);
  const under = (more: readonly Rule[]): Ground => ({
    ...ground,
    rules: { ...ground.rules, allow: [...ground.rules.allow, ...more] },
  });
  const { allow } = parseAfresh({ allow: wanted, ask: [], deny: [] }).rules;
  if (passes(request, open, under(allow)))
    return { ...first, suggest: smallest(wanted, allow, (more) => passes(request, open, under(more))) };
  // What still stands in the way is the reason to tell: the rest could be allowed.
  return { ...first, reason: `${evaluate(request, open, under(allow)).reason}; no allow rule changes that` };
}

/** What was refused: under one more allow rule all the rest stays allowed. */
function onlyRefused({ problem, lines, effects }: Prepared, { commands, parts }: Explanation): Prepared {
  const steps = new Set(commands.filter(({ finding }) => finding.verdict !== 'allow').map(({ step }) => step));
  const refused = new Set(parts.filter(({ verdict }) => verdict !== 'allow').map(({ effect }) => effect));
  return {
    problem,
    lines: lines.map((line) => ({
      ...line,
      steps: line.steps.filter((step) => steps.has(step)),
      redirected: line.redirected.filter((effect) => refused.has(effect)),
    })),
    effects: effects.filter((effect) => refused.has(effect)),
  };
}

function wishes(explanation: Explanation, request: Request, world: World): string[] {
  const ofSteps = explanation.commands.flatMap((command) => rulesForStep(command, world));
  const inSteps = new Set(explanation.commands.flatMap((command) => command.parts));
  const others = explanation.parts
    .filter((part) => !inSteps.has(part))
    .flatMap((part) =>
      part.effect.kind === 'post' && part.verdict !== 'allow'
        ? [ruleForTool(postRequest(part.effect, request))]
        : rulesForEffect(part, world),
    );
  const named = request.tool === 'Bash' ? [] : [ruleForTool(request)];
  return [...ofSteps, ...others, ...(others.length === 0 ? named : [])];
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
