import type { Evaluation } from '../policy/types.js';
import { withSecondParse } from './second-parse.js';
import type { CallContext, CallRefusal, DiscoveredCall, PermittedCall, Stage } from './types.js';

/**
 * Judges what the call would do, and has a second parser read what the rules let run. A deny ends here; an ask passes
 * on to the confirmation stage, since a hook may still block or change the call. The only maker of Permitted.
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

/** A refusal of the policy at a stage, with everything the report and the model need. */
export function refusedBy(found: DiscoveredCall, stage: Stage, evaluation: Evaluation): CallRefusal {
  return {
    kind: 'refused',
    call: found.call,
    stage,
    cause: 'policy',
    rule: evaluation.rule,
    reason: evaluation.reason,
    suggest: evaluation.suggest,
    effects: evaluation.effects,
    label: found.bound.label,
    ...(evaluation.refusal === undefined ? {} : { refusal: evaluation.refusal }),
  };
}

/** Tells a refusal from a call that is still on its way. */
export function isRefused(value: object): value is CallRefusal {
  return 'kind' in value && value.kind === 'refused';
}
