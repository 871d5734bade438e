import { nearest } from '../errors.js';
import type { CallContext, CallRefusal, DiscoveredCall, RequestedCall } from './types.js';

/** Finds the tool by its exact name and binds the input to its schema. The model chooses names: only our own table counts. */
export function discover(requested: RequestedCall, callContext: CallContext): DiscoveredCall | CallRefusal {
  const { call } = requested;
  const tool = callContext.tools.get(call.name);
  if (tool === undefined) return unknownTool(requested, [...callContext.tools.keys()]);
  if (typeof call.input === 'string') {
    return invalid(requested, ['the input is no JSON object; send it again, complete']);
  }
  const binding = tool.bind(call.input);
  if (!binding.ok) return invalid(requested, binding.problems);
  return { call, tool, bound: binding.call };
}

function unknownTool({ call }: RequestedCall, names: readonly string[]): CallRefusal {
  const guess = nearest(call.name, names);
  const hint = guess === undefined ? '' : ` Did you mean ${guess}?`;
  return {
    kind: 'refused',
    call,
    stage: 'discovery',
    cause: 'unknown-tool',
    rule: null,
    reason: `There is no tool ${JSON.stringify(call.name)}.${hint} The tools are ${names.join(', ')}.`,
    suggest: [],
    effects: [],
    label: call.name,
  };
}

function invalid({ call }: RequestedCall, problems: readonly string[]): CallRefusal {
  return {
    kind: 'refused',
    call,
    stage: 'discovery',
    cause: 'invalid-input',
    rule: null,
    reason: `The input of ${call.name} is not valid:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    suggest: [],
    effects: [],
    label: call.name,
  };
}
