import type { Evaluation } from '../policy/types.js';
import type { Stage } from '../tools/call-result.js';
import { meantField } from './meant-call.js';
import type { CallRefusal, DiscoveredCall, RequestedCall } from './types.js';

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
