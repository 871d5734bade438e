import type { Fault } from '../../errors.js';
import { UserError } from '../../errors.js';
import { withSecondVerdict } from '../../pipeline/second-parse.js';
import type { CallResult, Denial, RunCall, ToolCall } from '../../pipeline/types.js';
import type { SecondParser } from '../../platform/types.js';
import type { Judge, Judgement } from '../../policy/types.js';
import { noOutput } from '../../tools/bash.js';
import { faultInBody } from '../position.js';
import type { PromptSpec, RenderedPart, Segment } from '../types.js';
import type { ResolvedCommand } from './arguments.js';

export interface ShellDoors {
  readonly judge: Judge;
  readonly secondParser: SecondParser;
  readonly runCall: RunCall;
  readonly signal: AbortSignal;
  /** Absolute path of the directory in which the commands run. */
  readonly cwd: string;
}

export interface ShellOptions {
  /** `keep` inserts the output of a command that fails, with the tool's note on how it ended; `stop` is an error. */
  readonly failures: 'keep' | 'stop';
  /** Different commands of one prompt. */
  readonly maxCommands: number;
}

export interface JudgedCommand {
  readonly command: string;
  readonly judgement: Judgement;
}

/** Judges every different command, in the order of the template, as the Bash call that it will be. Runs nothing. */
export async function judgeCommands(
  commands: readonly ResolvedCommand[],
  { judge, secondParser, cwd }: Pick<ShellDoors, 'judge' | 'secondParser' | 'cwd'>,
): Promise<JudgedCommand[]> {
  const different = [...new Set(commands.map(({ command }) => command))];
  const judged: JudgedCommand[] = [];
  for (const command of different) {
    const first = judge({ tool: 'Bash', effects: [{ kind: 'shell', command, cwd }] });
    judged.push({ command, judgement: await withSecondVerdict(first, secondParser) });
  }
  return judged;
}

export type InsertedCommands =
  | {
      readonly kind: 'inserted';
      readonly parts: ReadonlyMap<Segment, readonly RenderedPart[]>;
      /** Commands that failed, each once. */
      readonly notices: readonly string[];
    }
  | { readonly kind: 'refused'; readonly denials: readonly Denial[] }
  | { readonly kind: 'cancelled' };

/**
 * Runs the commands one after another through the pipeline, each different one once, but only when none of them
 * is refused by the rules. A hook may still refuse one when its turn comes; then the later ones do not run.
 * Rejects with UserError (`placeholder-failed`) for too many commands, for a job without the Bash tool, and for
 * a command that fails under `failures: stop`.
 */
export async function insertCommands(
  spec: PromptSpec,
  commands: readonly ResolvedCommand[],
  doors: ShellDoors,
  options: ShellOptions,
): Promise<InsertedCommands> {
  const judged = await judgeCommands(commands, doors);
  if (judged.length > options.maxCommands) throw tooMany(spec, commands, options.maxCommands);
  const denials = judged.filter(({ judgement }) => judgement.outcome === 'refuse').map(denialOf);
  if (denials.length > 0) return { kind: 'refused', denials };
  const parts = new Map<Segment, readonly RenderedPart[]>();
  const results = new Map<string, CallResult>();
  for (const { segment, command } of commands) {
    const result = results.get(command) ?? (await doors.runCall(callOf(command, results.size + 1), doors.signal));
    results.set(command, result);
    if (result.denial !== undefined) return { kind: 'refused', denials: [result.denial] };
    if (doors.signal.aborted || result.status === 'refused') return { kind: 'cancelled' };
    if (result.status === 'invalid' || (result.status === 'failed' && options.failures === 'stop')) {
      throw new UserError(failedFault(spec, segment, { command, result }));
    }
    parts.set(segment, isSilent(result) ? [] : partsOf(segment, result));
  }
  const failed = [...results].filter(([, result]) => result.status === 'failed');
  return { kind: 'inserted', parts, notices: failed.map(([command, result]) => failedNotice(spec, command, result)) };
}

function callOf(command: string, number: number): ToolCall {
  return { id: `prompt-${number}`, name: 'Bash', input: { command } };
}

function denialOf({ command, judgement }: JudgedCommand): Denial {
  return {
    tool: 'Bash',
    label: command.replace(/\s+/g, ' '),
    stage: judgement.decision === 'deny' ? 'permission' : 'confirmation',
    rule: judgement.rule,
    reason: judgement.reason,
    suggest: judgement.suggest,
    origin: 'prompt',
  };
}

/** The tool tells a model that nothing was printed; a prompt gets nothing. */
function isSilent({ status, parts }: CallResult): boolean {
  const [only, ...others] = parts;
  return status === 'done' && others.length === 0 && only?.type === 'text' && only.text.trimEnd() === noOutput;
}

/** The last line ends are dropped, as `$(…)` does, so that a command can stand inside a sentence. */
function partsOf(segment: Segment, result: CallResult): RenderedPart[] {
  return result.parts.map((part) => ({
    origin: 'shell',
    source: segment.source,
    part: part.type === 'text' ? { type: 'text', text: part.text.replace(/\n+$/, '') } : part,
  }));
}

function textOf(result: CallResult): string {
  return result.parts.map((part) => (part.type === 'text' ? part.text : `(${part.mediaType})`)).join('\n');
}

/** The tool says in its last line how the command ended. */
function failedNotice({ source }: PromptSpec, command: string, result: CallResult): string {
  const end = (textOf(result).trimEnd().split('\n').at(-1) ?? '').replace(/^\[(.*?)\.?\]$/, '$1');
  const shown = command.replace(/\s+/g, ' ');
  return `${source}: the command ${JSON.stringify(shown)} failed (${end}); what it said stands in the prompt`;
}

function failedFault(
  spec: PromptSpec,
  segment: Segment,
  { command, result }: { command: string; result: CallResult },
): Fault {
  const failed = result.status === 'failed';
  const fault = faultInBody(spec, segment.start, {
    code: 'placeholder-failed',
    what: failed ? 'a command of the prompt failed' : 'a command of the prompt cannot run in this job',
    mend: failed
      ? 'correct the command, or keep failures: then the prompt gets its output with a note'
      : 'let the job have the Bash tool, or take the command out',
  });
  return { ...fault, found: `${command}\n${textOf(result).trimEnd().split('\n').slice(-10).join('\n')}` };
}

function tooMany(spec: PromptSpec, commands: readonly ResolvedCommand[], limit: number): UserError {
  return new UserError(
    faultInBody(spec, commands.at(-1)?.segment.start ?? 0, {
      code: 'placeholder-failed',
      what: `the prompt has more than ${limit} different commands`,
      mend: 'put some of them into one script, or let the agent run them',
    }),
  );
}
