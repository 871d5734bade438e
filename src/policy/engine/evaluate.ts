import { isInside } from '../files/paths.js';
import { knownPrograms } from '../programs/known-programs.js';
import { canonicalTool } from '../rules/tool-names.js';
import { shellLimits } from '../shell/limits.js';
import type { ParsedCommandLine } from '../shell/simple-command.js';
import { Undecidable, type UnreadableLine } from '../shell/undecidable.js';
import { onlyReads } from '../shell/unknown-words.js';
import { analyzeArgv, analyzeCommandLine } from '../shell/walk.js';
import type {
  DeclaredEffect,
  Effect,
  EvaluatedEffect,
  Evaluation,
  KnownEffect,
  PathFacts,
  PolicyRequest,
} from '../types.js';
import { type EvaluatedCommand, evaluateCommand, isCommandAllowedNow } from './command.js';
import { type EffectDecision, evaluatedEffect, strictest } from './effect-decision.js';
import { evaluateFile, type PolicyContext } from './file.js';
import { evaluateFetch, evaluateMcpTool, evaluateTool } from './tool.js';

export interface Explanation extends Evaluation {
  readonly commands: readonly EvaluatedCommand[];
}

export interface ParsedRequest {
  readonly problem: UnreadableLine | null;
  readonly lines: readonly ParsedRequestLine[];
  readonly effects: readonly Effect[];
}

export interface ParsedRequestLine extends ParsedCommandLine {
  /** No command of the line needs a rule of its own, so at least one must be allowed by a rule. */
  readonly alone: boolean;
}

/** Analyzes command lines once; the parts are evaluated again with suggested rules. */
export function parseRequest(effects: readonly DeclaredEffect[], world: PathFacts): ParsedRequest {
  const facts = { world, programs: knownPrograms };
  const plain: Effect[] = [];
  const lines: ParsedRequestLine[] = [];
  for (const effect of effects) {
    if (effect.kind !== 'shell' && effect.kind !== 'exec') {
      if (lengthOf(effect) > shellLimits.length)
        return { problem: { form: 'other', problem: tooLong }, lines: [], effects: [] };
      plain.push(effect);
      continue;
    }
    const line =
      effect.kind === 'shell'
        ? analyzeCommandLine(effect.command, effect.cwd, facts)
        : analyzeArgv(effect.argv, effect.cwd, facts);
    if ('problem' in line) return { problem: line, lines: [], effects: [] };
    const alone = line.steps.every((step) => step.role === 'neutral' || step.role === 'transparent');
    lines.push({ steps: line.steps, redirected: line.redirected, scripts: line.scripts, edits: line.edits, alone });
  }
  return { problem: null, lines, effects: plain };
}

const tooLong = `a path, address or name is longer than ${shellLimits.length} characters`;

function lengthOf(effect: Exclude<KnownEffect, { kind: 'exec' }>): number {
  switch (effect.kind) {
    case 'read':
    case 'write':
    case 'delete':
      return effect.path.length;
    case 'fetch':
      return effect.url.length;
    case 'post':
      return effect.target?.length ?? 0;
    case 'mcp':
      return effect.server.length + effect.tool.length;
  }
}

export function evaluateRequest(request: PolicyRequest, prepared: ParsedRequest, context: PolicyContext): Explanation {
  if (prepared.problem !== null) return refusedRequest(prepared.problem, request, context);
  try {
    return evaluateParts(request, prepared, context);
  } catch (error) {
    if (error instanceof Undecidable) return refusedRequest(error.line, request, context);
    throw error;
  }
}

function evaluateParts(request: PolicyRequest, prepared: ParsedRequest, context: PolicyContext): Explanation {
  const commands: EvaluatedCommand[] = [];
  const parts: EvaluatedEffect[] = [];
  const scripts: string[] = [];
  for (const line of prepared.lines) {
    for (const step of line.steps) {
      const command = evaluateCommand(step, line.alone, context);
      commands.push(command);
      for (const part of command.parts) parts.push(part);
    }
    for (const script of line.scripts) scripts.push(script);
  }
  for (const line of prepared.lines)
    for (const effect of line.redirected) parts.push(evaluateEffect(effect, request, context));
  for (const effect of prepared.effects) parts.push(evaluateEffect(effect, request, context));
  const worst: EffectDecision & { readonly effect?: Effect } =
    parts.length === 0 ? evaluateTool(request, context) : decidingPart(parts, context);
  return {
    decision: worst.decision,
    outcome: worst.decision === 'allow' ? 'run' : 'refuse',
    code: worst.code,
    rule: worst.rule,
    reason: worst.reason.charAt(0).toUpperCase() + worst.reason.slice(1),
    effects: parts.map((part) => part.effect),
    parts,
    scripts,
    suggest: [],
    commands,
    ...(worst.decision === 'allow' ? {} : { refusalKey: refusalKeyOf(worst, request) }),
  };
}

/** Of a missing rule for a command, its words do not count: the model would only write others. */
function refusalKeyOf(worst: EffectDecision & { readonly effect?: Effect }, request: PolicyRequest): string {
  const { effect, code, rule } = worst;
  if (rule !== null) return rule;
  if (effect?.kind !== 'exec') return JSON.stringify([code, effect ?? request.subject]);
  const words = code === 'missing-rule' || 'any' in effect.argv ? [] : effect.argv.slice(0, 2);
  return JSON.stringify([code, ...words]);
}

/** The parts that do not belong to a command; they follow the parts of the commands. */
export function otherParts({ commands, parts }: Explanation): readonly EvaluatedEffect[] {
  return parts.slice(commands.reduce((sum, command) => sum + command.parts.length, 0));
}

/** The refused parts of a request. Additional allow rules do not affect the other parts. */
export interface RefusedParts {
  readonly steps: readonly EvaluatedCommand[];
  readonly effects: readonly Effect[];
  /** The call declared no effects, so the tool itself was evaluated. */
  readonly isTool: boolean;
}

export function refusedPartsOf(explanation: Explanation): RefusedParts {
  const others = otherParts(explanation).filter((part) => part.decision !== 'allow');
  return {
    steps: explanation.commands.filter(({ ownDecision }) => ownDecision.decision !== 'allow'),
    effects: others.map((part) => part.effect),
    isTool: explanation.parts.length === 0,
  };
}

/** Whether the call would run with the extra rules of `context`. Stops at the first part that would not. */
export function isAllowedNow(
  request: PolicyRequest,
  { steps, effects, isTool }: RefusedParts,
  context: PolicyContext,
): boolean {
  return (
    (!isTool || evaluateTool(request, context).decision === 'allow') &&
    effects.every((effect) => evaluateEffect(effect, request, context).decision === 'allow') &&
    steps.every((evaluated) => isCommandAllowedNow(evaluated, context))
  );
}

/** Refuses a request that cannot be analyzed; no rule can allow it. */
export function refusedRequest(line: UnreadableLine, request: PolicyRequest, context: PolicyContext): Explanation {
  const denied = context.rules.deny.find((rule) => rule.tool === request.tool && rule.specifier.kind === 'any');
  const reason = `The ${request.tool === 'Bash' ? 'command line' : 'call'} is refused: ${line.problem}`;
  return {
    decision: 'deny',
    outcome: 'refuse',
    code: 'unreadable',
    rule: denied?.text ?? null,
    reason,
    effects: [],
    parts: [],
    scripts: [],
    suggest: [],
    commands: [],
    refusalKey: denied?.text ?? JSON.stringify(['unreadable', line.form, line.problem]),
    ...(line.syntaxError === undefined ? {} : { syntaxError: line.syntaxError }),
  };
}

function evaluateEffect(effect: Effect, request: PolicyRequest, context: PolicyContext): EvaluatedEffect {
  switch (effect.kind) {
    case 'read':
    case 'list':
    case 'write':
    case 'delete':
      return evaluatedEffect(effect, evaluateFile(effect.kind, effect.path, request.tool, context));
    case 'fetch':
      return evaluatedEffect(effect, evaluateFetch(effect.url, request.tool, context));
    case 'mcp':
      return evaluatedEffect(effect, evaluateMcpTool(effect, context));
    case 'post':
      return evaluatedEffect(effect, evaluateTool(writeRequestOf(effect, request), context));
    case 'exec':
      return evaluatedEffect(effect, evaluateTool(request, context));
  }
}

/** A GitHub write is evaluated by the rules of its own kind: an issue with a label also needs a rule for the label. */
export function writeRequestOf(
  { what, target }: Extract<Effect, { kind: 'post' }>,
  request: PolicyRequest,
): PolicyRequest {
  const subject = target ?? request.subject;
  const tool = canonicalTool(what) ?? request.tool;
  return { tool, effects: [], ...(subject === undefined ? {} : { subject }) };
}

/** The strictest part; if all are allowed, the one with the weakest grant: by the mode before a rule, then what does most. */
function decidingPart(parts: readonly EvaluatedEffect[], { mode, world }: PolicyContext): EvaluatedEffect {
  const worst = strictest(parts);
  if (worst === undefined) throw new Error('a call without parts has no decision');
  // A user's rule explains more than an equally strict built-in one.
  if (worst.decision === 'deny')
    return parts.find(({ decision, rule }) => decision === 'deny' && rule !== null) ?? worst;
  if (worst.decision !== 'allow') return worst;
  const isByMode = ({ effect, rule }: EvaluatedEffect): boolean => {
    if (rule !== null || mode === 'default' || mode === 'plan') return false;
    if (effect.kind !== 'write' && effect.kind !== 'delete') return mode === 'yolo' && !onlyReads(effect);
    return typeof effect.path === 'string' && isInside({ path: effect.path, directory: world.workspace });
  };
  const byRule = parts.filter(({ rule }) => rule !== null);
  const does = (part: EvaluatedEffect): boolean => part.effect.kind === 'exec' || !onlyReads(part.effect);
  return parts.find(isByMode) ?? byRule.find(does) ?? byRule[0] ?? worst;
}
