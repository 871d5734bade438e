import { nearest } from '../errors.js';
import { canonicalTool } from '../policy/rules/tool-names.js';
import type { CallContext, CallRefusal, DiscoveredCall, RequestedCall } from './types.js';

/**
 * Finds the tool by its exact name and binds the input to its schema. The model chooses the name, so only exact entries
 * of the tool table match.
 */
export function discover(requested: RequestedCall, callContext: CallContext): DiscoveredCall | CallRefusal {
  const { call, hookContext = [] } = requested;
  const tool = callContext.tools.get(call.name);
  if (tool === undefined) return unknownTool(requested, [...callContext.tools.keys()]);
  if (typeof call.input === 'string') {
    return invalid(requested, ['the input is not a JSON object; send the complete input again']);
  }
  const binding = tool.bind(call.input);
  if (!binding.ok) return invalid(requested, binding.problems);
  return { call, tool, bound: binding.call, hookContext };
}

function unknownTool({ call }: RequestedCall, names: readonly string[]): CallRefusal {
  const known = canonicalTool(call.name);
  const isOff = known !== undefined && !known.startsWith('mcp__') && !names.includes(known);
  const guess = isOff ? undefined : nearest(call.name, names);
  const hint = guess === undefined ? '' : ` Did you mean ${guess}?`;
  return {
    kind: 'refused',
    call,
    stage: 'discovery',
    cause: 'unknown-tool',
    rule: null,
    reason: `Tool ${JSON.stringify(call.name)} ${isOff ? 'is not available in this run: no rule or setting enables it' : 'does not exist'}.${hint} Available tools: ${names.join(', ')}.`,
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
    reason: `Invalid input for ${call.name}:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    suggest: [],
    effects: [],
    label: call.name,
  };
}
