import { type Finding, strictest } from './finding.js';
import { type JudgedStep, judgeStep } from './judge-command.js';
import { type Access, type Ground, judgeFile } from './judge-file.js';
import { judgeFetch, judgeTool } from './judge-tool.js';
import { remembering } from './remember.js';
import { parseAfresh, parseRules, type RuleSet } from './rules.js';
import type { Line } from './shell/steps.js';
import { takeApart, takeApartWords } from './shell/walk.js';
import { ruleForTool, rulesForEffect, rulesForStep } from './suggest.js';
import { canonicalTool } from './tool-names.js';
import type { Declared, Effect, Judge, JudgedEffect, Judgement, Mode, Request, RuleLists, World } from './types.js';

export interface JudgeOptions {
  readonly lists: RuleLists;
  readonly mode: Mode;
  readonly world: World;
}

/** A judgement with the commands of a command line one by one, for people: `explain` shows it as a tree. */
export interface Explanation extends Judgement {
  readonly commands: readonly JudgedStep[];
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

/** A request with its command lines taken apart. */
interface Prepared {
  /** Why a line cannot be judged, as a clause. */
  readonly problem: string | null;
  readonly lines: readonly Line[];
  readonly effects: readonly Effect[];
}

/** Rules that one refusal suggests. */
const mostSuggested = 24;

function explainRequest(request: Request, given: Ground): Explanation {
  const ground = { ...given, world: remembering(given.world) };
  const prepared = prepare(request.effects, ground.world);
  const first = evaluate(request, prepared, ground);
  if (first.outcome === 'run') return first;
  const wanted = [...new Set(wishes(first, request, ground.world))];
  // Nobody reads so long a list, and to find the smallest takes time with the square of its length.
  if (wanted.length > mostSuggested)
    return { ...first, reason: `${first.reason}; it would need ${wanted.length} rules, too many to suggest` };
  const granted =
    wanted.length === 0 || prepared.problem !== null ? first : evaluate(request, prepared, withAllowed(wanted, ground));
  if (granted.outcome === 'run') return { ...first, suggest: smallest(wanted, request, prepared, ground) };
  // What still stands in the way is the reason to tell: the rest could be allowed.
  return { ...first, reason: `${granted.reason}; no allow rule changes that` };
}

/** Command lines are taken apart once; the same parts are judged again under suggested rules. */
function prepare(effects: readonly Declared[], world: World): Prepared {
  const plain: Effect[] = [];
  const lines: Line[] = [];
  for (const effect of effects) {
    if (effect.kind !== 'shell' && effect.kind !== 'exec') {
      plain.push(effect);
      continue;
    }
    const line =
      effect.kind === 'shell'
        ? takeApart(effect.command, effect.cwd, world)
        : takeApartWords(effect.argv, effect.cwd, world);
    if ('problem' in line) return { problem: line.problem, lines: [], effects: [] };
    lines.push(line);
  }
  return { problem: null, lines, effects: plain };
}

function evaluate(request: Request, prepared: Prepared, ground: Ground): Explanation {
  if (prepared.problem !== null) return refusedLine(prepared.problem, request, ground);
  const commands = prepared.lines.flatMap((line) => judgedLine(line, ground));
  const direct = prepared.effects.map((effect) => judgeDirect(effect, request, ground));
  const redirected = prepared.lines
    .flatMap((line) => line.redirected)
    .map((effect) => judgeDirect(effect, request, ground));
  const parts = [...commands.flatMap((command) => command.parts), ...redirected, ...direct];
  const worst = parts.length === 0 ? judgeTool(request, ground) : decisive(parts);
  return {
    decision: worst.verdict,
    outcome: worst.verdict === 'allow' ? 'run' : 'refuse',
    rule: worst.rule,
    reason: worst.reason.charAt(0).toUpperCase() + worst.reason.slice(1),
    effects: parts.map((part) => part.effect),
    parts,
    scripts: prepared.lines.flatMap((line) => line.scripts),
    suggest: [],
    commands,
  };
}

/** No rule may let through what cannot be decided. */
function refusedLine(problem: string, request: Request, ground: Ground): Explanation {
  const denied = ground.rules.deny.find((rule) => rule.tool === request.tool && rule.specifier.kind === 'any');
  const reason = `The command line is refused: ${problem}`;
  return {
    decision: 'deny',
    outcome: 'refuse',
    rule: denied?.text ?? null,
    reason,
    effects: [],
    parts: [],
    scripts: [],
    suggest: [],
    commands: [],
  };
}

function judgedLine(line: Line, ground: Ground): JudgedStep[] {
  const alone = line.steps.every((step) => step.role === 'neutral' || step.role === 'transparent');
  return line.steps.map((step) => judgeStep(step, alone, ground));
}

function judgeDirect(effect: Effect, request: Request, ground: Ground): JudgedEffect {
  switch (effect.kind) {
    case 'read':
    case 'write':
    case 'delete':
      return { effect, ...plain(judgeFile(effect.kind, effect.path, request.tool, ground)) };
    case 'fetch':
      return { effect, ...plain(judgeFetch(effect.url, request.tool, ground)) };
    case 'mcp':
      return { effect, ...judgeTool({ tool: `mcp__${effect.server}__${effect.tool}`, effects: [] }, ground) };
    case 'post':
      return { effect, ...judgeTool(postRequest(effect, request), ground) };
    case 'exec':
      return { effect, ...judgeTool(request, ground) };
  }
}

/** A write is judged by the rules of its own kind: an issue that carries a label needs a rule for the label too. */
function postRequest({ what, target }: Extract<Effect, { kind: 'post' }>, request: Request): Request {
  const subject = target ?? request.subject;
  const tool = canonicalTool(what) ?? request.tool;
  return { tool, effects: [], ...(subject === undefined ? {} : { subject }) };
}

function plain(finding: Finding): Finding {
  return { verdict: finding.verdict, rule: finding.rule, reason: finding.reason };
}

/** The strictest part; where all are allowed, the first one that a rule allowed. */
function decisive(parts: readonly JudgedEffect[]): Finding {
  const worst = strictest(parts);
  if (worst === undefined) throw new Error('a call without parts has nothing that decides');
  return worst.verdict === 'allow' ? (parts.find((part) => part.rule !== null) ?? worst) : worst;
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
function smallest(wanted: readonly string[], request: Request, prepared: Prepared, ground: Ground): string[] {
  let kept = [...wanted];
  for (const rule of wanted.length > 1 ? wanted : []) {
    const without = kept.filter((other) => other !== rule);
    if (without.length > 0 && evaluate(request, prepared, withAllowed(without, ground)).outcome === 'run')
      kept = without;
  }
  return kept;
}

function withAllowed(rules: readonly string[], ground: Ground): Ground {
  const parsed = parseAfresh({ allow: rules, ask: [], deny: [] });
  const added: RuleSet = { ...ground.rules, allow: [...ground.rules.allow, ...parsed.rules.allow] };
  return { ...ground, rules: added };
}
