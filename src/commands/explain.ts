import { type Diagnostic, messageOf, UserError, userError } from '../errors.js';
import { withSecondParse } from '../pipeline/second-parse.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { supportsColor } from '../platform/terminal/color.js';
import { type CommandNode, commandTreeOf } from '../policy/engine/command-tree.js';
import { createExplainer } from '../policy/engine/engine.js';
import type { Explanation } from '../policy/engine/evaluate.js';
import { type PathsOutside, pathsOutside } from '../policy/engine/paths-outside.js';
import type { Decision, Effect, EvaluatedEffect } from '../policy/types.js';
import { allowFlag } from '../report/suggested-rules.js';
import { explainLines } from './explain-lines.js';
import { needsLines } from './explain-needs.js';
import { type CliInvocation, isSwitchedOn, textFlag } from './parse.js';
import { evaluateCall, runContextOf, runtimeOf } from './runtime.js';

/** `sallyport explain`: how a run evaluates a call. Exit code 0 for every decision. */
export async function explain(invocation: CliInvocation, hostEnvironment: HostEnvironment): Promise<number> {
  const hasLines = isSwitchedOn(invocation, 'jsonl');
  const transcript = textFlag(invocation, 'transcript');
  if (hasLines) {
    const hint = 'remove these arguments, and write lines such as {"command":"git log","allow":["Bash(git log:*)"]}';
    checkAlone(invocation, keysOfLines, 'jsonl', ['--jsonl reads the call and its rules from each line', hint]);
  }
  const runContext = await runContextOf(invocation, hostEnvironment);
  const call = hasLines || transcript !== undefined ? null : callOf(invocation);
  const runtime = await runtimeOf(runContext, hostEnvironment);
  const { allow, ask, deny, mode, 'read-only-commands': readOnlyCommands } = runContext.settings;
  if (transcript !== undefined) {
    const hint = 'remove these arguments, or explain one call without --transcript';
    const problem = ['--transcript reads the calls from the transcript', hint] as const;
    checkAlone(invocation, ['tool', 'input', 'jsonl'], 'transcript', problem);
    const rules = { lists: { allow, ask, deny }, mode, readOnlyCommands };
    const { explainTranscript, transcriptText } = await import('./explain-transcript.js');
    const explained = await explainTranscript(transcript, hostEnvironment.directory, runtime, rules);
    const isJson = isSwitchedOn(invocation, 'json');
    hostEnvironment.stdio.out(isJson ? `${JSON.stringify(explained, null, 2)}\n` : transcriptText(explained));
    return 0;
  }
  if (call === null) return await explainLines({ ...runtime, readOnlyCommands }, hostEnvironment.stdio);
  const policy = createExplainer({ lists: { allow, ask, deny }, mode, readOnlyCommands, world: runtime.world });
  const evaluated = evaluateCall({ tools: runtime.tools, policy }, call.tool, call.input);
  const explanation = await withSecondParse(evaluated, runtime.secondParser);
  const { decision, outcome, rule, reason, effects, suggest } = explanation;
  const needs = explanation.needs?.();
  const outside = pathsOutside({ allow, ask, deny }, runtime.world);
  const { stdio, environment } = hostEnvironment;
  const paint = supportsColor(stdio.outIsTerminal, environment) ? colored : plain;
  stdio.out(
    isSwitchedOn(invocation, 'json')
      ? `${JSON.stringify({ decision, outcome, rule, reason, effects, suggest, ...(needs === undefined ? {} : { needs: { ...needs, outside } }) }, null, 2)}\n`
      : explanationText(explanation, { outside, relative: (path) => runtime.files.relative(path), paint }),
  );
  return 0;
}

/** Each line has these keys; `--jsonl` would ignore the flags. */
const keysOfLines = ['tool', 'input', 'allow', 'ask', 'deny', 'mode', 'config'];

/** Rejects operands and these flags next to the flag of `source`, which has the calls. */
function checkAlone(
  invocation: CliInvocation,
  excluded: readonly string[],
  source: string,
  [message, hint]: readonly [message: string, hint: string],
): void {
  const flags = excluded.filter((name) => isSwitchedOn(invocation, name)).map((name) => `--${name}`);
  const args = [...invocation.operands, ...flags];
  if (args.length > 0) throw userError(['argument-invalid', `--${source}`], message, hint, args.join(' '));
}

function callOf(invocation: CliInvocation): { readonly tool: string; readonly input: unknown } {
  const [command] = invocation.operands;
  const tool = textFlag(invocation, 'tool');
  const input = textFlag(invocation, 'input');
  if (command !== undefined && tool === undefined && input === undefined) {
    const rule = ruleProblem(command);
    if (rule !== null) throw new UserError(rule);
    return { tool: 'Bash', input: { command } };
  }
  if (command === undefined && input !== undefined) return { tool: tool ?? 'Bash', input: parseInput(input) };
  const message = 'explain takes one command, or --tool with --input, or --jsonl, or --transcript';
  const hint = "write: sallyport explain 'git log -3'";
  throw userError(['argument-invalid'], message, hint);
}

/** A rule, or a tool and its path, in the place of a command. */
function ruleProblem(text: string): Diagnostic | null {
  const [, tool = '', specifier = ''] = /^([A-Z]\w*)(?:\(([^()]*)\)$| +(\S+)$)/.exec(text) ?? [];
  const [, path = ''] = / +(\S+)$/.exec(text) ?? [];
  const target = specifier === '' ? path : specifier;
  const hint = exampleOf(tool, target);
  const message = 'explain takes a command or a call, and this looks like a rule';
  return hint === null ? null : { code: 'argument-invalid', location: text, message, hint };
}

function exampleOf(tool: string, target: string): string | null {
  const quoted = (input: object) => `'${JSON.stringify(input).replaceAll("'", "'\\''")}'`;
  if (tool === 'Bash') return `write: sallyport explain '${target.replace(/[: ]?\*$/, '').replaceAll("'", "'\\''")}'`;
  if (['Read', 'Edit', 'Write', 'Delete'].includes(tool))
    return `write: sallyport explain --tool ${tool} --input ${quoted({ file_path: target })}`;
  if (tool !== 'WebFetch') return null;
  const url = `https://${target.replace(/^domain:/, '')}/`;
  return `write: sallyport explain --tool WebFetch --input ${quoted({ url })}`;
}

function parseInput(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const hint = 'pass a JSON object, such as {"file_path":"README.md"}';
    throw userError(['argument-invalid', '--input'], 'invalid JSON', hint, messageOf(error));
  }
}

function explanationText(
  explanation: Explanation,
  { outside, relative, paint }: Shown & { readonly outside: PathsOutside },
): string {
  const { commands, effects } = commandTreeOf(explanation);
  const flags = explanation.suggest.map(allowFlag);
  return [
    `${paint(explanation.decision, explanation.outcome)} (${explanation.decision}): ${explanation.reason}`,
    ...commands.flatMap((node) => nodeLines(node, 1, { relative, paint })),
    ...effects.flatMap((effect) => effectLines(effect, 1, { relative, paint })),
    ...hintLines(flags),
    ...needsLines(explanation.needs?.(), outside, relative),
    '',
  ].join('\n');
}

/** Several rules are needed together. */
function hintLines(flags: readonly string[]): readonly string[] {
  const [only] = flags;
  if (only === undefined) return [];
  if (flags.length === 1) return [`  would be allowed by: ${only}`];
  return ['  would be allowed by these rules together:', ...flags.map((flag) => `    ${flag}`)];
}

type Paint = (decision: Decision, text: string) => string;

interface Shown {
  readonly relative: (path: string) => string;
  readonly paint: Paint;
}

const marks = { allow: '✓', ask: '?', deny: '✗' } as const;
const colors = { allow: 32, ask: 33, deny: 31 } as const;

const plain: Paint = (_decision, text) => text;
const colored: Paint = (decision, text) => `\u001b[${String(colors[decision])}m${text}\u001b[0m`;

/** A command, its effects, and the commands that it would start. */
function nodeLines(node: CommandNode, depth: number, shown: Shown): readonly string[] {
  const indent = '  '.repeat(depth);
  const command = node.command.replaceAll('\n', '⏎');
  // A reason that belongs to an effect is shown there.
  const isShownHere = node.effects.every((effect) => effect.reason !== node.reason);
  return [
    `${indent}${shown.paint(node.decision, marks[node.decision])} ${command}`,
    ...(isShownHere ? [`${indent}    ${because(node)}`] : []),
    ...node.effects.flatMap((effect) => effectLines(effect, depth + 1, shown)),
    ...node.children.flatMap((child) => nodeLines(child, depth + 1, shown)),
  ];
}

/** Names the rule once. */
function because({ rule, reason }: Pick<CommandNode, 'rule' | 'reason'>): string {
  // eslint-disable-next-line no-restricted-syntax -- looks for the rule, not for words
  return rule === null || reason.includes(rule) ? reason : `${rule}: ${reason}`;
}

function effectLines(
  { effect, decision, rule, reason }: EvaluatedEffect,
  depth: number,
  { relative, paint }: Shown,
): readonly string[] {
  const indent = '  '.repeat(depth);
  const what = `${paint(decision, marks[decision])} ${effectText(effect, relative)}`;
  return [`${indent}${what}`, `${indent}    ${because({ rule, reason })}`];
}

function effectText(effect: Effect, relative: (path: string) => string): string {
  switch (effect.kind) {
    case 'exec':
      return 'any' in effect.argv ? `exec any program (${effect.argv.any})` : `exec ${effect.argv.join(' ')}`;
    case 'read':
    case 'list':
    case 'write':
    case 'delete':
      return typeof effect.path === 'string'
        ? `${effect.kind} ${relative(effect.path)}`
        : `${effect.kind} any path (${effect.path.any})`;
    case 'fetch':
      return typeof effect.url === 'string' ? `fetch ${effect.url}` : `fetch any address (${effect.url.any})`;
    case 'post':
      return `post ${effect.what}${effect.target === undefined ? '' : ` ${effect.target}`}`;
    case 'mcp':
      return `mcp ${effect.server} ${effect.tool}`;
  }
}
