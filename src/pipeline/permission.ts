import type { Evaluation } from '../policy/types.js';
import type { Stage } from '../tools/call-result.js';
import { meantField } from './meant-call.js';
import { withSecondParse } from './second-parse.js';
import type { CallContext, CallRefusal, DiscoveredCall, PermittedCall, RequestedCall } from './types.js';

/**
 * Evaluates the effects of the call, and has a second parser check permitted commands. A deny ends the call here; an
 * ask proceeds to the confirmation stage, since a hook may still block or change the call. Only this stage creates a
 * PermittedCall.
 */
export async function permit(
  found: DiscoveredCall | CallRefusal,
  callContext: CallContext,
): Promise<PermittedCall | CallRefusal> {
  if (isRefused(found)) return found;
  const { bound, tool } = found;
  const first = callContext.policy({
    tool: tool.name,
    effects: bound.effects,
    ...(bound.subject === undefined ? {} : { subject: bound.subject }),
  });
  const evaluation = await withSecondParse(first, callContext.secondParser);
  if (evaluation.decision === 'deny') return refusedBy(found, 'permission', evaluation);
  return { ...found, evaluation: evaluation } as PermittedCall;
}

/** A refusal by the policy at a stage, with everything that the report and the model need. */
export function refusedBy(found: DiscoveredCall, stage: Stage, evaluation: Evaluation): CallRefusal {
  const { rule, reason, suggest, effects, decision, refusal, refusalKey = reason } = evaluation;
  return refused(found, {
    ...meantField(found),
    stage,
    cause: 'policy',
    rule,
    reason,
    suggest,
    effects,
    label: found.bound.label,
    decision,
    refusalKey,
    ...(refusal === undefined ? {} : { refusal: refusal() }),
  });
}

/** A refusal of a call; without more facts, it is one that the policy has not evaluated. */
export function refused(
  { call, hookChanges = [] }: RequestedCall,
  facts: Pick<CallRefusal, 'stage' | 'cause' | 'reason'> & Partial<CallRefusal>,
): CallRefusal {
  return { kind: 'refused', call, rule: null, suggest: [], effects: [], label: call.name, hookChanges, ...facts };
}

/** Whether the call was refused in this or an earlier stage. */
export function isRefused(value: object): value is CallRefusal {
  return 'kind' in value && value.kind === 'refused';
}
