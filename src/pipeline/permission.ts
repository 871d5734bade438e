import { asRecord } from '../parsed-json.js';
import { withEdits } from '../policy/shell/line-edits.js';
import type { LineEdit } from '../policy/shell/simple-command.js';
import type { ReadValue } from '../policy/types.js';
import { withExitCodes } from '../tools/bash/checks.js';
import { discover } from './discovery.js';
import { isRefused, refused, refusedBy } from './refusals.js';
import { withSecondParse } from './second-parse.js';
import type { CallContext, CallRefusal, DiscoveredCall, PermittedCall, RequestedCall } from './types.js';

/**
 * A second parser checks permitted commands. A deny ends the call; after an ask a hook may still block or change it.
 * Only this stage makes a PermittedCall.
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
  if (evaluation.outcome === 'run' && evaluation.values !== undefined)
    return await withValues(found, evaluation.values, callContext);
  if (evaluation.outcome === 'run' && evaluation.changed !== undefined)
    return await permit(discover(changedCall(found, evaluation.changed), callContext), callContext);
  const recorded = evaluation.outcome === 'run' ? await withRecordedCodes(found, callContext) : null;
  if (recorded !== null) return recorded;
  if (evaluation.decision === 'deny') return refusedBy(found, 'permission', evaluation);
  return { ...found, evaluation: evaluation } as PermittedCall;
}

/** Neither an option nor a path of the home directory, whatever is before or after it. */
const revision = /^[0-9A-Za-z._/][0-9A-Za-z._/^~-]*$/;

/** The call with values in place of their substitutions, evaluated again. They are read under the same rules. */
async function withValues(
  found: DiscoveredCall,
  values: readonly ReadValue[],
  callContext: CallContext,
): Promise<PermittedCall | CallRefusal> {
  const input = asRecord(found.bound.input ?? found.call.input);
  const edits: LineEdit[] = [];
  for (const { command, ...place } of values) {
    const read = { ...found.call, name: found.tool.name, input: { ...input, command, background: false } };
    const result = await callContext.read?.(read);
    const text = (result?.parts ?? [])
      .map((part) => (part.type === 'text' ? part.text : ''))
      .join('')
      .trim();
    if (result?.status !== 'done' || !revision.test(text)) {
      const reason = `\`${command}\` was read first, since its output is part of the line, and it is not a revision: ${text}`;
      return refused(found, { stage: 'permission', cause: 'policy', reason, label: found.bound.label });
    }
    edits.push({ ...place, text });
  }
  const line = withEdits(String(input['command']), edits) ?? '';
  return await permit(discover(changedCall(found, line), callContext), callContext);
}

/** A check in a pipe, whose exit code would be lost, evaluated again with it; `null` if it runs as it is. */
async function withRecordedCodes(
  { tool, bound, call, hookContext = [], hookChanges = [] }: DiscoveredCall,
  callContext: CallContext,
): Promise<PermittedCall | null> {
  const input = asRecord(bound.input ?? call.input);
  const { command, background, for_model: forModel } = input;
  const isForModel = tool.name === 'Bash' && background !== true && forModel !== false;
  const line = isForModel ? withExitCodes(String(command)) : null;
  if (line === null) return null;
  const changed = { call: { ...call, input: { ...input, command: line } }, hookContext, hookChanges };
  const permitted = await permit(discover(changed, callContext), callContext);
  return isRefused(permitted) || permitted.evaluation.outcome !== 'run' ? null : permitted;
}

/** The call with the command line that runs in place of the written one; bound and evaluated again, like a hook's change. */
function changedCall(
  { call, bound, hookContext = [], hookChanges = [] }: DiscoveredCall,
  command: string,
): RequestedCall {
  const input: unknown = Object.assign({}, bound.input ?? call.input, { command });
  return {
    call: { ...call, input },
    hookContext: [...hookContext, `This ran as: ${command}`],
    hookChanges: [
      ...hookChanges,
      `Sallyport changed this call to what the rules allow; it was: ${call.name} ${bound.label}`,
    ],
  };
}
