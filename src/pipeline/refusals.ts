import type { Evaluation } from '../policy/types.js';
import type { Stage, ToolCall } from '../tools/call-result.js';
import type { CallRefusal, DiscoveredCall, RequestedCall } from './types.js';

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

export function refused(
  { call, hookChanges = [] }: RequestedCall,
  facts: Pick<CallRefusal, 'stage' | 'cause' | 'reason'> & Partial<CallRefusal>,
): CallRefusal {
  return { kind: 'refused', call, rule: null, suggest: [], effects: [], label: call.name, hookChanges, ...facts };
}

export function isRefused(value: object): value is CallRefusal {
  return 'kind' in value && value.kind === 'refused';
}

/** The call as it runs: a synonym for a tool or a parameter must not evade a hook that looks for the right name. */
export function meantBy({ call, tool, bound }: DiscoveredCall): ToolCall {
  return { ...call, name: tool.name, input: bound.input ?? call.input };
}

/** The same for a record of the call, if the model wrote it differently. */
export function meantField(found: DiscoveredCall): { readonly meant?: ToolCall } {
  const isAsWritten = found.tool.name === found.call.name && found.bound.input === undefined;
  return isAsWritten ? {} : { meant: meantBy(found) };
}
