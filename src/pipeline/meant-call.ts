import type { ToolCall } from '../tools/call-result.js';
import type { DiscoveredCall } from './types.js';

/** The call as it runs: a synonym for a tool or a parameter must not evade a hook that looks for the right name. */
export function meantBy({ call, tool, bound }: DiscoveredCall): ToolCall {
  return { ...call, name: tool.name, input: bound.input ?? call.input };
}

/** The same for a record of the call, if the model wrote it differently. */
export function meantField(found: DiscoveredCall): { readonly meant?: ToolCall } {
  const isAsWritten = found.tool.name === found.call.name && found.bound.input === undefined;
  return isAsWritten ? {} : { meant: meantBy(found) };
}
