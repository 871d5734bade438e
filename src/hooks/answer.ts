import * as z from 'zod/mini';
import { nearest } from '../errors.js';
import { isRecord, parsedJson } from '../parsed-json.js';
import { startOf } from '../text.js';
import { eventFacts, type HookEvent } from './events.js';

export interface HookEnd {
  /** Why the answer is missing: the hook did not start, was ended, or took too long; `null` if it ended by itself. */
  readonly failure: string | null;
  /** 0 for an answered request. */
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface HookAnswer {
  /** Why the call, the prompt or the end is blocked; `null` if it is not. */
  readonly block: string | null;
  /** Text for the model. */
  readonly context: readonly string[];
  /** The reason with which the hook stops the whole run; `null` if it does not. */
  readonly stop: string | null;
  /** Text for people. */
  readonly message: string | null;
  /** The whole new input of the call. */
  readonly updatedInput?: Readonly<Record<string, unknown>>;
  readonly updatedOutput?: string;
  /** The model may try a refused call again. */
  readonly mayRetry: boolean;
}

/** A hook whose end or output is not an answer. */
export interface FailedAnswer {
  readonly failure: string;
}

const outputSchema = z.looseObject({
  continue: z.optional(z.boolean()),
  stopReason: z.optional(z.string()),
  systemMessage: z.optional(z.string()),
  decision: z.optional(z.enum(['approve', 'block'])),
  reason: z.optional(z.string()),
  hookSpecificOutput: z.optional(
    z.looseObject({
      hookEventName: z.optional(z.string()),
      permissionDecision: z.optional(z.enum(['allow', 'deny', 'ask', 'defer'])),
      permissionDecisionReason: z.optional(z.string()),
      additionalContext: z.optional(z.string()),
      updatedInput: z.optional(z.record(z.string(), z.unknown())),
      updatedToolOutput: z.optional(z.unknown()),
      updatedMCPToolOutput: z.optional(z.unknown()),
      retry: z.optional(z.boolean()),
      decision: z.optional(
        z.looseObject({
          behavior: z.enum(['allow', 'deny']),
          message: z.optional(z.string()),
          interrupt: z.optional(z.boolean()),
          updatedInput: z.optional(z.record(z.string(), z.unknown())),
        }),
      ),
    }),
  ),
});

type HookOutput = z.output<typeof outputSchema>;

export const emptyAnswer: HookAnswer = { block: null, context: [], stop: null, message: null, mayRetry: false };

/**
 * Exit code 2 blocks; else a JSON object decides; without one, 0 means no opinion and others failure. Before a call,
 * unintelligible JSON is a failure too.
 */
export function readAnswer(event: HookEvent, end: HookEnd): HookAnswer | FailedAnswer {
  const { failure, exitCode, stdout, stderr } = end;
  if (failure !== null) return { failure };
  const didNotStart = startFailure(exitCode, stderr);
  if (didNotStart !== null) return { failure: didNotStart };
  const text = stdout.trim();
  if (exitCode === 2) return blocked(event, capped(stderr.trim()) || 'it gave no reason');
  const isGuard = eventFacts[event].failsClosed;
  if (isGuard && exitCode === 0 && isMeantAsJson(text)) return readOutput(event, readGuardOutput(event, text));
  if (text.startsWith('{') && text.endsWith('}'))
    return readOutput(event, isGuard ? readGuardOutput(event, text) : jsonOf(text));
  if (exitCode !== 0) return { failure: `exit code ${String(exitCode)}${firstLine(stderr)}` };
  return text !== '' && eventFacts[event].plainTextIsContext
    ? { ...emptyAnswer, context: [capped(text)] }
    : emptyAnswer;
}

/** An interpreter exits with code 2 for a missing script, as a hook does that blocks. */
function startFailure(exitCode: number, stderr: string): string | null {
  const isMissing =
    exitCode === 2 && /can't open file .*No such file|^\S+: 0: cannot open |: can't open '/m.test(stderr);
  if (exitCode !== 126 && exitCode !== 127 && !isMissing) return null;
  return `it did not start (exit code ${String(exitCode)}${firstLine(stderr)})`;
}

function firstLine(stderr: string): string {
  const line = stderr.trim().split('\n', 1)[0] ?? '';
  return line === '' ? '' : `: ${startOf(line, 300)}`;
}

function jsonOf(text: string): { readonly value: unknown } | FailedAnswer {
  const value = parsedJson(text);
  return value === undefined ? { failure: 'its output is not valid JSON' } : { value };
}

function readOutput(event: HookEvent, read: { readonly value: unknown } | FailedAnswer): HookAnswer | FailedAnswer {
  if ('failure' in read) return read;
  const parsed = outputSchema.safeParse(read.value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return {
      failure: `its output was not understood: ${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? ''}`,
    };
  }
  const name = parsed.data.hookSpecificOutput?.hookEventName;
  if (name !== undefined && name !== event) return { failure: `its output is for the event ${startOf(name, 100)}` };
  const { hookSpecificOutput: specific = {} } = parsed.data;
  const blocking = blockOf(event, parsed.data);
  if (typeof blocking === 'object' && blocking !== null) return blocking;
  const decided = blocking === null ? emptyAnswer : blocked(event, capped(blocking));
  const input = event === 'PermissionRequest' ? specific.decision?.updatedInput : specific.updatedInput;
  const replaced = textOfOutput(specific.updatedToolOutput ?? specific.updatedMCPToolOutput);
  const { additionalContext: context = '' } = specific;
  const isInterrupt = event === 'PermissionRequest' && specific.decision?.interrupt === true;
  const stops = parsed.data.continue === false || isInterrupt;
  return {
    ...decided,
    context: [...decided.context, ...(context.trim() === '' ? [] : [capped(context)])],
    stop: stops ? capped(parsed.data.stopReason ?? decided.block ?? 'it gave no reason') : null,
    message: parsed.data.systemMessage === undefined ? decided.message : capped(parsed.data.systemMessage),
    mayRetry: event === 'PermissionDenied' && specific.retry === true,
    ...(input === undefined ? {} : { updatedInput: input }),
    ...(replaced === null || event !== 'PostToolUse' ? {} : { updatedOutput: replaced }),
  };
}

/** The reason of a block; `null` if the output does not block. */
function blockOf(
  event: HookEvent,
  { decision, reason, hookSpecificOutput = {} }: HookOutput,
): string | null | FailedAnswer {
  const { permissionDecision, permissionDecisionReason = reason, decision: permission } = hookSpecificOutput;
  if (event === 'PermissionRequest' && permission?.behavior === 'deny')
    return permission.message ?? 'it gave no reason';
  if (event === 'PreToolUse' && permissionDecision !== undefined && permissionDecision !== 'allow') {
    const why = permissionDecisionReason ?? 'it gave no reason';
    return permissionDecision === 'deny' ? why : `it asks for confirmation, which no one can give here: ${why}`;
  }
  if (decision !== 'block') return null;
  if (reason !== undefined && reason.trim() !== '') return reason;
  // Without a reason the model could not know what is missing.
  return event === 'Stop' || event === 'SubagentStop' ? { failure: 'it blocks without a reason' } : 'it gave no reason';
}

/** The effect of a block depends on the event: after a call, only text can be added. */
function blocked(event: HookEvent, reason: string): HookAnswer {
  const { onBlock } = eventFacts[event];
  switch (onBlock) {
    case 'block':
      return { ...emptyAnswer, block: reason };
    case 'feedback':
      return { ...emptyAnswer, context: [reason] };
    case 'notice':
      return { ...emptyAnswer, message: reason };
  }
}

/** Text in the forms in which the protocol has the output of tools. */
function textOfOutput(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    const texts = value.flatMap((part: unknown) => textOfOutput(part) ?? []);
    return texts.length === 0 ? null : texts.join('\n');
  }
  return isRecord(value) ? textOfOutput(value['text'] ?? value['stdout'] ?? value['content'] ?? null) : null;
}

const longestText = 10_000;

function capped(text: string): string {
  return text.length <= longestText
    ? text
    : `${startOf(text, longestText)}\n[… ${String(text.length - longestText)} more characters omitted]`;
}

/** The places of an output, each with its keys, as Claude Code 2.1 reads them. */
const outputKeys = [
  ...['continue', 'suppressOutput', 'stopReason', 'decision', 'reason', 'systemMessage', 'terminalSequence'],
  'hookSpecificOutput',
];
const preToolUseKeys = [
  ...['hookEventName', 'permissionDecision', 'permissionDecisionReason', 'updatedInput', 'additionalContext'],
];
const permissionRequestKeys = ['hookEventName', 'decision'];
const decisionKeys = ['behavior', 'message', 'interrupt', 'updatedInput', 'updatedPermissions'];

/** It begins with `{` or `"`, is a JSON list, or has a line of such a form after other text. */
function isMeantAsJson(text: string): boolean {
  const isList = (part: string): boolean => part.startsWith('[') && parsedJson(part) !== undefined;
  if (text.startsWith('"') || isList(text)) return true;
  return text.split(/[\r\n\u2028\u2029]/).some((line) => line.trimStart().startsWith('{') || isList(line.trim()));
}

/** With known keys only, else a failure: an unintelligible decision must not pass as no opinion. */
function readGuardOutput(event: HookEvent, text: string): { readonly value: object } | { failure: string } {
  const given = parsedJson(text);
  if (!isRecord(given)) return { failure: 'its output is not one valid JSON object' };
  const value = event === 'PreToolUse' ? nested(given) : given;
  const specific = value['hookSpecificOutput'];
  const isPermission = event === 'PermissionRequest';
  const decision = isPermission && isRecord(specific) ? specific['decision'] : undefined;
  const failure =
    unknownKey(value, outputKeys, '') ??
    unknownKey(specific, isPermission ? permissionRequestKeys : preToolUseKeys, 'hookSpecificOutput.') ??
    unknownKey(decision, decisionKeys, 'hookSpecificOutput.decision.');
  return failure === null ? { value } : { failure };
}

/** Many hooks print the fields of the decision without the object around them. */
function nested(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (!('permissionDecision' in value) || 'hookSpecificOutput' in value) return value;
  const isOfDecision = ([key]: readonly [string, unknown]) => preToolUseKeys.includes(key);
  const entries = Object.entries(value);
  return {
    ...Object.fromEntries(entries.filter((entry) => !isOfDecision(entry))),
    hookSpecificOutput: Object.fromEntries(entries.filter(isOfDecision)),
  };
}

function unknownKey(value: unknown, known: readonly string[], place: string): string | null {
  if (!isRecord(value)) return null;
  const key = Object.keys(value).find((one) => !known.includes(one));
  if (key === undefined) return null;
  const shown = `${place}${startOf(key, 100)}`;
  const guess = nearest(key, known);
  return `its output has the unknown key ${shown}${guess === undefined ? '' : `; did you mean ${place}${guess}?`}`;
}
