import { type Finding, strictest } from './finding.js';
import { type JudgedStep, judgeStep } from './judge-command.js';
import { type Ground, judgeFile } from './judge-file.js';
import { judgeFetch, judgeTool } from './judge-tool.js';
import type { Line } from './shell/steps.js';
import { takeApart, takeApartWords } from './shell/walk.js';
import { canonicalTool } from './tool-names.js';
import type { Declared, Effect, JudgedEffect, Judgement, Request, World } from './types.js';

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
      plain.push(effect);
      continue;
    }
    const line =
      effect.kind === 'shell'
        ? takeApart(effect.command, effect.cwd, world)
        : takeApartWords(effect.argv, effect.cwd, world);
    if ('problem' in line) return { problem: line.problem, lines: [], effects: [] };
    const alone = line.steps.every((step) => step.role === 'neutral' || step.role === 'transparent');
    lines.push({ ...line, alone });
  }
  return { problem: null, lines, effects: plain };
}

export function evaluate(request: Request, prepared: Prepared, ground: Ground): Explanation {
  if (prepared.problem !== null) return refusedLine(prepared.problem, request, ground);
  const commands = prepared.lines.flatMap((line) => line.steps.map((step) => judgeStep(step, line.alone, ground)));
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

/** Whether `evaluate` would let it run; looks no further than to the first part that it would not. */
export function passes(request: Request, { lines, effects }: Prepared, ground: Ground): boolean {
  const isAllowed = (effect: Effect): boolean => judgeDirect(effect, request, ground).verdict === 'allow';
  const named = lines.length > 0 || effects.length > 0 || judgeTool(request, ground).verdict === 'allow';
  return (
    named &&
    effects.every(isAllowed) &&
    lines.every(
      (line) =>
        line.redirected.every(isAllowed) &&
        line.steps.every((step) => judgeStep(step, line.alone, ground).finding.verdict === 'allow'),
    )
  );
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
export function postRequest({ what, target }: Extract<Effect, { kind: 'post' }>, request: Request): Request {
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
