import { nearest } from '../errors.js';
import { canonicalTool } from '../policy/rules/tool-names.js';
import { refused } from './refusals.js';
import type { CallContext, CallRefusal, DiscoveredCall, RequestedCall } from './types.js';

/**
 * Finds the tool by its exact name and binds the input to its schema. The model chooses the name, so only exact entries
 * of the tool table match.
 */
export function discover(requested: RequestedCall, callContext: CallContext): DiscoveredCall | CallRefusal {
  const { call } = requested;
  const tool = callContext.tools.get(call.name);
  if (tool === undefined) return unknownTool(requested, offeredNames(callContext));
  if (typeof call.input === 'string') {
    return invalid(requested, ['the input is not a JSON object; send the complete input again']);
  }
  const binding = tool.bind(call.input);
  if (!binding.ok) return invalid(requested, binding.problems);
  return { ...requested, tool, bound: binding.call };
}

function offeredNames({ tools }: CallContext): readonly string[] {
  return [...tools].flatMap(([name, tool]) => (tool.isHidden === true ? [] : [name]));
}

function unknownTool(requested: RequestedCall, names: readonly string[]): CallRefusal {
  const { name } = requested.call;
  const known = canonicalTool(name);
  const isOff = known !== undefined && !known.startsWith('mcp__') && !names.includes(known);
  const guess = isOff ? undefined : nearest(name, names);
  const hint = guess === undefined ? '' : ` Did you mean ${guess}?`;
  const state = isOff ? 'is not available in this run: no rule or setting enables it' : 'does not exist';
  const reason = `Tool ${JSON.stringify(name)} ${state}.${hint} Available tools: ${names.join(', ')}.`;
  return refused(requested, { stage: 'discovery', cause: 'unknown-tool', reason });
}

function invalid(requested: RequestedCall, problems: readonly string[]): CallRefusal {
  const reason = `Invalid input for ${requested.call.name}:\n${problems.map((problem) => `- ${problem}`).join('\n')}`;
  return refused(requested, { stage: 'discovery', cause: 'invalid-input', reason });
}
