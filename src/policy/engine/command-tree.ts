import { writtenAs } from '../shell/simple-command.js';
import type { Decision, EvaluatedEffect } from '../types.js';
import type { EvaluatedCommand } from './command.js';
import type { Explanation } from './evaluate.js';

export interface CommandNode {
  /** The words as written. */
  readonly command: string;
  readonly cwd: string;
  /** The strictest decision on the command and its own effects, without its children. */
  readonly decision: Decision;
  readonly rule: string | null;
  readonly reason: string;
  /** Files and addresses; the execution itself is the command. */
  readonly effects: readonly EvaluatedEffect[];
  readonly children: readonly CommandNode[];
}

export interface CommandTree {
  readonly commands: readonly CommandNode[];
  /** Files of redirections, and the effects of tools other than Bash. */
  readonly effects: readonly EvaluatedEffect[];
}

export function commandTreeOf(explanation: Explanation): CommandTree {
  const { commands, parts } = explanation;
  const owned = new Set(commands.flatMap((command) => command.parts));
  return {
    commands: commands.filter((command) => command.step.outer === null).map((command) => nodeOf(command, commands)),
    effects: parts.filter((part) => !owned.has(part)),
  };
}

function nodeOf(evaluated: EvaluatedCommand, all: readonly EvaluatedCommand[]): CommandNode {
  return {
    command: writtenAs(evaluated.step),
    cwd: evaluated.step.cwd,
    decision: evaluated.ownDecision.decision,
    rule: evaluated.ownDecision.rule,
    reason: evaluated.ownDecision.reason,
    effects: evaluated.parts.slice(1),
    children: all.filter((other) => other.step.outer === evaluated.step).map((other) => nodeOf(other, all)),
  };
}
