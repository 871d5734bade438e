import { canonicalTool } from '../rules/tool-names.js';
import { Undecidable } from '../shell/context.js';
import { limits } from '../shell/limits.js';
import type { Line } from '../shell/simple-command.js';
import { takeApart, takeApartWords } from '../shell/walk.js';
import type { Declared, Effect, JudgedEffect, Judgement, KnownEffect, Request, World } from '../types.js';
import { type JudgedStep, judgeStep, passesNow } from './command.js';
import { type Finding, judgedEffect, strictest } from './effect-decision.js';
import { type Ground, judgeFile } from './file.js';
import { judgeFetch, judgeTool } from './tool.js';

/** A judgement with the commands of a command line one by one, for people: `explain` shows it as a tree. */
export interface Explanation extends Judgement {
  readonly commands: readonly JudgedStep[];
}

/** A request with its command lines taken apart. */
export interface Prepared {
  /** Why a line cannot be judged, as a clause. */
  readonly problem: string | null;
  readonly lines: readonly PreparedLine[];
  readonly effects: readonly Effect[];
}

export interface PreparedLine extends Line {
  /** No command in it needs a rule, so that one of them has to be named. */
  readonly alone: boolean;
}

/** Command lines are taken apart once; the same parts are judged again under suggested rules. */
export function prepare(effects: readonly Declared[], world: World): Prepared {
  const plain: Effect[] = [];
  const lines: PreparedLine[] = [];
  for (const effect of effects) {
    if (effect.kind !== 'shell' && effect.kind !== 'exec') {
      if (lengthOf(effect) > limits.length) return unread(`it names something longer than ${limits.length} characters`);
      plain.push(effect);
      continue;
    }
    const line =
      effect.kind === 'shell'
        ? takeApart(effect.command, effect.cwd, world)
        : takeApartWords(effect.argv, effect.cwd, world);
    if ('problem' in line) return unread(line.problem);
    const alone = line.steps.every((step) => step.role === 'neutral' || step.role === 'transparent');
    lines.push({ ...line, alone });
  }
  return { problem: null, lines, effects: plain };
}

function unread(problem: string): Prepared {
  return { problem, lines: [], effects: [] };
}

/** Of the path, address or name that is compared with rules. */
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

export function evaluate(request: Request, prepared: Prepared, ground: Ground): Explanation {
  if (prepared.problem !== null) return refusedLine(prepared.problem, request, ground);
  try {
    return evaluateParts(request, prepared, ground);
  } catch (error) {
    if (error instanceof Undecidable) return refusedLine(error.problem, request, ground);
    throw error;
  }
}

function evaluateParts(request: Request, prepared: Prepared, ground: Ground): Explanation {
  const commands: JudgedStep[] = [];
  const parts: JudgedEffect[] = [];
  const scripts: string[] = [];
  for (const line of prepared.lines) {
    for (const step of line.steps) {
      const command = judgeStep(step, line.alone, ground);
      commands.push(command);
      for (const part of command.parts) parts.push(part);
    }
    for (const script of line.scripts) scripts.push(script);
  }
  for (const line of prepared.lines)
    for (const effect of line.redirected) parts.push(judgeDirect(effect, request, ground));
  for (const effect of prepared.effects) parts.push(judgeDirect(effect, request, ground));
  const worst = parts.length === 0 ? judgeTool(request, ground) : decisive(parts);
  return {
    decision: worst.verdict,
    outcome: worst.verdict === 'allow' ? 'run' : 'refuse',
    rule: worst.rule,
    reason: worst.reason.charAt(0).toUpperCase() + worst.reason.slice(1),
    effects: parts.map((part) => part.effect),
    parts,
    scripts,
    suggest: [],
    commands,
  };
}

/** The parts of a call that belong to none of its commands: they stand behind those of the commands. */
export function otherParts({ commands, parts }: Explanation): readonly JudgedEffect[] {
  return parts.slice(commands.reduce((sum, command) => sum + command.parts.length, 0));
}

/** What was refused of a request: under one more allow rule all the rest stays allowed. */
export interface Refused {
  readonly steps: readonly JudgedStep[];
  /** Files of redirections, and the effects of a tool. */
  readonly effects: readonly Effect[];
  /** Nothing was declared, so the tool itself was judged. */
  readonly isTool: boolean;
}

export function refusedOf(explanation: Explanation): Refused {
  const others = otherParts(explanation).filter((part) => part.verdict !== 'allow');
  return {
    steps: explanation.commands.filter(({ finding }) => finding.verdict !== 'allow'),
    effects: others.map((part) => part.effect),
    isTool: explanation.parts.length === 0,
  };
}

/** Whether it would run under the rules that `ground` has more than before; looks no further than to the first part that would not. */
export function passes(request: Request, { steps, effects, isTool }: Refused, ground: Ground): boolean {
  return (
    (!isTool || judgeTool(request, ground).verdict === 'allow') &&
    effects.every((effect) => judgeDirect(effect, request, ground).verdict === 'allow') &&
    steps.every((judged) => passesNow(judged, ground))
  );
}

/** No rule may let through what cannot be decided. */
function refusedLine(problem: string, request: Request, ground: Ground): Explanation {
  const denied = ground.rules.deny.find((rule) => rule.tool === request.tool && rule.specifier.kind === 'any');
  const reason = `The ${request.tool === 'Bash' ? 'command line' : 'call'} is refused: ${problem}`;
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

function judgeDirect(effect: Effect, request: Request, ground: Ground): JudgedEffect {
  switch (effect.kind) {
    case 'read':
    case 'write':
    case 'delete':
      return judgedEffect(effect, judgeFile(effect.kind, effect.path, request.tool, ground));
    case 'fetch':
      return judgedEffect(effect, judgeFetch(effect.url, request.tool, ground));
    case 'mcp':
      return judgedEffect(effect, judgeTool({ tool: `mcp__${effect.server}__${effect.tool}`, effects: [] }, ground));
    case 'post':
      return judgedEffect(effect, judgeTool(postRequest(effect, request), ground));
    case 'exec':
      return judgedEffect(effect, judgeTool(request, ground));
  }
}

/** A write is judged by the rules of its own kind: an issue that carries a label needs a rule for the label too. */
export function postRequest({ what, target }: Extract<Effect, { kind: 'post' }>, request: Request): Request {
  const subject = target ?? request.subject;
  const tool = canonicalTool(what) ?? request.tool;
  return { tool, effects: [], ...(subject === undefined ? {} : { subject }) };
}

/** The strictest part; where all are allowed, the first one that a rule allowed. */
function decisive(parts: readonly JudgedEffect[]): Finding {
  const worst = strictest(parts);
  if (worst === undefined) throw new Error('a call without parts has nothing that decides');
  // The user's own rule explains more than a built-in one that is as strict.
  if (worst.verdict === 'deny') return parts.find(({ verdict, rule }) => verdict === 'deny' && rule !== null) ?? worst;
  return worst.verdict === 'allow' ? (parts.find((part) => part.rule !== null) ?? worst) : worst;
}
