import { asData } from '../messages/reminder.js';
import type { Part } from '../messages/types.js';
import type { CallDecision, CallResult, Denial, NestedCalls } from '../tools/call-result.js';
import { isRefused, meantField } from './refusals.js';
import type { CallContext, CallRefusal, ExecutedCall } from './types.js';

/** Turns the outcome of a call, executed or refused, into the model's input and the record for the report. */
export function format(outcome: ExecutedCall | CallRefusal, callContext: CallContext, at: number): CallResult {
  const { mode } = callContext;
  return isRefused(outcome)
    ? { ...formatRefused(outcome, callContext), decided: { at, mode, ...refusedAt(outcome) } }
    : { ...formatDone(outcome, callContext), decided: { at, mode, ...permittedBy(outcome) } };
}

type DecidedBy = Omit<CallDecision, 'at' | 'mode'>;

function refusedAt({ stage, decision, rule, reason }: CallRefusal): DecidedBy {
  return { stage, decision: decision ?? null, rule, reason };
}

/** A call that ran has passed every stage. */
function permittedBy({ evaluation: { rule, reason } }: ExecutedCall): DecidedBy {
  return { stage: 'formatting', decision: 'allow', rule, reason };
}

function formatDone(done: ExecutedCall, { origin }: CallContext): CallResult {
  const isError = done.output.isError === true;
  const nested = withBlocked(done, origin);
  return {
    call: done.call,
    ...meantField(done),
    status: isError ? 'failed' : 'done',
    label: done.bound.label,
    parts: [...done.output.parts, ...hookParts(done)].map(partAsData),
    isError,
    changes: done.output.changes ?? [],
    durationMs: done.durationMs,
    ...(done.output.omittedCharacters === undefined ? {} : { omittedCharacters: done.output.omittedCharacters }),
    ...(nested === undefined ? {} : { nested }),
    ...changesField(done),
  };
}

/** An attempt that the sandbox blocked is a denial inside a call that was permitted. */
function withBlocked({ call, output }: ExecutedCall, origin: Denial['origin']): NestedCalls | undefined {
  const { nested, blocked = [] } = output;
  if (blocked.length === 0) return nested;
  const denials = blocked.map(
    ({ label, reason, suggest }): Denial => ({
      tool: call.name,
      label,
      stage: 'execution',
      rule: null,
      reason,
      suggest,
      origin,
    }),
  );
  return { results: [], attachments: [], ...nested, denials: [...(nested?.denials ?? []), ...denials] };
}

function textPart(text: string): Part {
  return { type: 'text', text };
}

function hookParts({ hookContext = [] }: { readonly hookContext?: readonly string[] }): readonly Part[] {
  return hookContext.map(textPart);
}

function partAsData(part: Part): Part {
  return part.type === 'text' ? { type: 'text', text: asData(part.text) } : part;
}

function formatRefused(refused: CallRefusal, callContext: CallContext): CallResult {
  const denied = refused.cause === 'policy' || refused.cause === 'hook';
  return {
    call: refused.call,
    ...(refused.meant === undefined ? {} : { meant: refused.meant }),
    status: denied || refused.cause === 'cancelled' ? 'refused' : 'invalid',
    label: refused.label,
    parts: [textPart(denied ? refusalText(refused) : refused.reason), ...hookParts(refused)].map(partAsData),
    isError: true,
    ...(denied
      ? { denial: toDenial(refused, callContext.origin), refusalKey: refused.refusalKey ?? refused.reason }
      : {}),
    changes: [],
    durationMs: 0,
    ...changesField(refused),
  };
}

function changesField({ hookChanges = [] }: Pick<CallResult, 'hookChanges'>): Pick<CallResult, 'hookChanges'> {
  return hookChanges.length === 0 ? {} : { hookChanges };
}

function toDenial(refused: CallRefusal, origin: Denial['origin']): Denial {
  return {
    tool: refused.call.name,
    label: refused.label,
    stage: refused.stage,
    rule: refused.rule,
    reason: refused.reason,
    suggest: refused.suggest,
    origin,
  };
}

/** How to rewrite it if only its form is the problem, else what is not permitted and what is. */
function refusalText({ cause, reason, refusal, call }: CallRefusal): string {
  if (cause === 'hook') return `Refused by a hook: ${reason}\nThe call did not run. Continue without it.`;
  if (refusal === undefined)
    return `Refused by the rules of this run: ${reason}\nThe call did not run. Continue without it.`;
  const ran = call.name === 'Bash' ? 'No part of it ran.' : 'The call did not run.';
  const { kind, missing, rewrites, permitted, nearest } = refusal;
  if (kind === 'form') {
    return [
      `Refused because of how it is written. ${ran}`,
      ...listed(missing),
      `Send it again in another form: ${rewrites.join('; ')}.`,
    ].join('\n');
  }
  return [
    `Not permitted by the rules of this run. ${ran}`,
    ...listed(missing),
    ...(permitted.length === 0 ? [] : [`Permitted in this command: ${permitted.join(', ')}.`]),
    nearest.length === 0
      ? 'Continue without it.'
      : `Continue without it, or use the closest permitted alternative: ${nearest.join(', ')}.`,
  ].join('\n');
}

function listed(clauses: readonly string[]): readonly string[] {
  return clauses.map((clause) => `- ${clause}`);
}
