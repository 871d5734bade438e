import { type Diagnostic, UserError } from '../../errors.js';
import { withSecondParse } from '../../pipeline/second-parse.js';
import type { RunCall } from '../../pipeline/types.js';
import type { SecondParser } from '../../platform/process/types.js';
import type { Evaluation, PolicyEngine } from '../../policy/types.js';
import { noOutput } from '../../tools/bash/bash-result.js';
import type { CallResult, Denial, ToolCall } from '../../tools/call-result.js';
import { diagnosticInBody } from '../position.js';
import type { PromptSpec, RenderedPart, TemplateSegment } from '../types.js';
import type { ResolvedCommand } from './arguments.js';

export interface ShellInsertPorts {
  readonly policy: PolicyEngine;
  readonly secondParser: SecondParser;
  readonly runCall: RunCall;
  readonly signal: AbortSignal;
  /** Absolute path of the directory in which the commands run. */
  readonly cwd: string;
}

export interface ShellOptions {
  /** `keep` inserts the output of a failed command with the tool's note about its exit; `stop` makes it an error. */
  readonly failures: 'keep' | 'stop';
  /** Maximum number of distinct commands in one prompt. */
  readonly maxCommands: number;
}

export interface EvaluatedPromptCommand {
  readonly command: string;
  readonly evaluation: Evaluation;
}

/** As the Bash calls that they will become. Rejects with UserError `placeholder-failed` if both parsers reject one. */
export async function evaluatePromptCommands(
  spec: PromptSpec,
  commands: readonly ResolvedCommand[],
  { policy, secondParser, cwd }: Pick<ShellInsertPorts, 'policy' | 'secondParser' | 'cwd'>,
): Promise<EvaluatedPromptCommand[]> {
  const evaluated = new Map<string, EvaluatedPromptCommand>();
  const unreadable: Diagnostic[] = [];
  for (const { segment, command } of commands) {
    if (evaluated.has(command)) continue;
    const evaluation = policy({ tool: 'Bash', effects: [{ kind: 'shell', command, cwd }] });
    evaluated.set(command, { command, evaluation: await withSecondParse(evaluation, secondParser) });
    const error = evaluation.syntaxError;
    if (error !== undefined && (await secondParser.objection(command)) !== null)
      unreadable.push(unreadableCommand(spec, segment, error));
  }
  if (unreadable.length > 0) throw new UserError(unreadable);
  return [...evaluated.values()];
}

function unreadableCommand(spec: PromptSpec, segment: TemplateSegment, why: string): Diagnostic {
  return diagnosticInBody(spec, segment.start, {
    code: 'placeholder-failed',
    message: `bash cannot parse a command of the prompt: ${why}`,
    hint: `correct the quotes and parentheses in ${segment.source.replaceAll(/\s+/g, ' ')}`,
  });
}

export type InsertedCommands =
  | {
      readonly kind: 'inserted';
      readonly parts: ReadonlyMap<TemplateSegment, readonly RenderedPart[]>;
      /** Commands that failed or whose output is truncated, without duplicates. */
      readonly notices: readonly string[];
    }
  | { readonly kind: 'refused'; readonly denials: readonly Denial[] }
  | { readonly kind: 'cancelled' };

/**
 * Each once, through the pipeline, and none if the rules refuse any; after a hook's refusal no later one. Rejects with
 * UserError `placeholder-failed`: too many commands, no Bash tool, `failures: stop`.
 */
export async function insertCommands(
  spec: PromptSpec,
  commands: readonly ResolvedCommand[],
  ports: ShellInsertPorts,
  options: ShellOptions,
): Promise<InsertedCommands> {
  const evaluated = await evaluatePromptCommands(spec, commands, ports);
  if (evaluated.length > options.maxCommands)
    throw new UserError(
      diagnosticInBody(spec, commands.at(-1)?.segment.start ?? 0, {
        code: 'placeholder-failed',
        message: `the prompt has more than ${options.maxCommands} different commands`,
        hint: 'put some of them into one script, or let the agent run them',
      }),
    );
  const denials = evaluated.filter(({ evaluation }) => evaluation.outcome === 'refuse').map(denialOf);
  if (denials.length > 0) return { kind: 'refused', denials };
  const parts = new Map<TemplateSegment, readonly RenderedPart[]>();
  const results = new Map<string, CallResult>();
  for (const { segment, command } of commands) {
    const result = results.get(command) ?? (await ports.runCall(callOf(command, results.size + 1), ports.signal));
    results.set(command, result);
    if (result.denial !== undefined) return { kind: 'refused', denials: [result.denial] };
    if (ports.signal.aborted || result.status === 'refused') return { kind: 'cancelled' };
    if (result.status === 'invalid' || (result.status === 'failed' && options.failures === 'stop')) {
      throw new UserError(failedDiagnostic(spec, segment, { command, result }));
    }
    parts.set(segment, isSilent(result) ? [] : partsOf(segment, result));
  }
  return { kind: 'inserted', parts, notices: [...results].flatMap((entry) => noticesOn(spec, ...entry)) };
}

function callOf(command: string, number: number): ToolCall {
  return { id: `prompt-${number}`, name: 'Bash', input: { command, for_model: false } };
}

function denialOf({ command, evaluation }: EvaluatedPromptCommand): Denial {
  const { decision, rule, reason, suggest } = evaluation;
  return {
    ...{ tool: 'Bash', label: command.replace(/\s+/g, ' '), rule, reason, suggest, origin: 'prompt' },
    stage: decision === 'deny' ? 'permission' : 'confirmation',
  };
}

/** The tool has a note for the model if nothing was printed; the prompt gets nothing. */
function isSilent({ status, parts }: CallResult): boolean {
  const [only, ...others] = parts;
  return status === 'done' && others.length === 0 && only?.type === 'text' && only.text.trimEnd() === noOutput;
}

/** Trailing line breaks are dropped, as with `$(…)`, so that a command can be part of a sentence. */
function partsOf(segment: TemplateSegment, result: CallResult): RenderedPart[] {
  return result.parts.map((part) => ({
    origin: 'shell',
    source: segment.source,
    part: part.type === 'text' ? { type: 'text', text: part.text.replace(/\n+$/, '') } : part,
  }));
}

function textOf(result: CallResult): string {
  return result.parts.map((part) => (part.type === 'text' ? part.text : `(${part.mediaType})`)).join('\n');
}

function noticesOn(spec: PromptSpec, command: string, result: CallResult): readonly string[] {
  return [
    ...(result.status === 'failed' ? [failedNotice(spec, command, result)] : []),
    ...(result.omittedCharacters === undefined ? [] : [truncatedNotice(spec, command, result.omittedCharacters)]),
  ];
}

/** The model sees a mark in the text; whoever relies on the answer has to know that it saw only a part. */
function truncatedNotice({ source }: PromptSpec, command: string, omitted: number): string {
  const shown = JSON.stringify(command.replace(/\s+/g, ' '));
  return `${source}: about ${omitted} characters of the output of ${shown} are missing in the prompt; raise command-output-characters or command-output-lines, or insert less`;
}

/** The last line of the tool's output describes how the command ended. */
function failedNotice({ source }: PromptSpec, command: string, result: CallResult): string {
  const end = (textOf(result).trimEnd().split('\n').at(-1) ?? '').replace(/^\[(.*?)\.?\]$/, '$1');
  const shown = command.replace(/\s+/g, ' ');
  return `${source}: the command ${JSON.stringify(shown)} failed (${end}); its output is in the prompt`;
}

function failedDiagnostic(
  spec: PromptSpec,
  segment: TemplateSegment,
  { command, result }: { command: string; result: CallResult },
): Diagnostic {
  const failed = result.status === 'failed';
  const diagnostic = diagnosticInBody(spec, segment.start, {
    code: 'placeholder-failed',
    message: failed ? 'a command of the prompt failed' : 'a command of the prompt cannot run in this job',
    hint: failed
      ? 'correct the command, or set failed-commands: keep to insert its output with a note'
      : 'enable the Bash tool for the job, or remove the command',
  });
  return { ...diagnostic, found: `${command}\n${textOf(result).trimEnd().split('\n').slice(-10).join('\n')}` };
}
