import { nearest } from '../errors.js';
import { asRecord } from '../parsed-json.js';
import { canonicalTool } from '../policy/rules/tool-names.js';
import type { ToolCall } from '../tools/call-result.js';
import { refused } from './refusals.js';
import type { CallContext, CallRefusal, DiscoveredCall, RequestedCall } from './types.js';

/** Also by its name in another product on which models were trained. Rules, hooks and records get the tool's name. */
export function discover(requested: RequestedCall, callContext: CallContext): DiscoveredCall | CallRefusal {
  const { call } = requested;
  const meant = callContext.tools.has(call.name) ? call : meantCall(call);
  const tool = callContext.tools.get(meant.name);
  if (tool === undefined) return unknownTool(requested, offeredNames(callContext), callContext.unoffered);
  if (typeof meant.input === 'string') {
    return invalid(requested, ['the input is not a JSON object; send the complete input again']);
  }
  const binding = tool.bind(meant.input);
  if (!binding.ok) return invalid(requested, binding.problems);
  // The input as it was given has the form of the other product.
  const bound =
    binding.call.input === undefined && meant !== call ? { ...binding.call, input: meant.input } : binding.call;
  return { ...requested, tool, bound };
}

/** Tools of other products whose input has another form than the tool that their name means in rules. */
const otherForm =
  /^(?:apply_?patch|multi_?edit|notebook_?(?:edit|read)|read_?many_?files|local_shell|update_plan|view(?:_image)?)(?:tool)?$/i;

/** `str_replace_based_edit_tool` and its like: one tool, whose commands are tools here. */
const editCommands: ReadonlyMap<unknown, string> = new Map([
  ['view', 'Read'],
  ['create', 'Write'],
  ['str_replace', 'Edit'],
]);

/** The call by the names here, if its name belongs to another product. */
function meantCall(call: ToolCall): ToolCall {
  const { name, input } = call;
  if (name === 'save_memory') return { ...call, name: 'Memory', input: { action: 'add', ...asRecord(input) } };
  if (/^str_replace(?:_based)?_edit(?:or)?_tool$|^str_replace_editor$/.test(name)) {
    const { command, ...fields } = asRecord(input);
    return { ...call, name: editCommands.get(command) ?? name, input: fields };
  }
  const known = otherForm.test(name) || name.startsWith('mcp__') ? undefined : canonicalTool(name);
  return known === undefined ? call : { ...call, name: known };
}

function offeredNames({ tools }: CallContext): readonly string[] {
  return [...tools].flatMap(([name, tool]) => (tool.isHidden === true ? [] : [name]));
}

function unknownTool(
  requested: RequestedCall,
  names: readonly string[],
  unoffered: CallContext['unoffered'],
): CallRefusal {
  const { name } = requested.call;
  const known = canonicalTool(name);
  const isOff = known !== undefined && !known.startsWith('mcp__') && !names.includes(known);
  const guess = isOff ? undefined : nearest(name, names);
  const hint = guess === undefined ? '' : ` Did you mean ${guess}?`;
  const why = unoffered?.get(known ?? name) ?? 'no rule or setting enables it';
  const state = isOff ? `is not available in this run: ${why}` : 'does not exist';
  const reason = `Tool ${JSON.stringify(name)} ${state}.${hint} Available tools: ${names.join(', ')}.`;
  return refused(requested, { stage: 'discovery', cause: 'unknown-tool', reason });
}

function invalid(requested: RequestedCall, problems: readonly string[]): CallRefusal {
  const reason = `Invalid input for ${requested.call.name}:\n${problems.map((problem) => `- ${problem}`).join('\n')}`;
  return refused(requested, { stage: 'discovery', cause: 'invalid-input', reason });
}
