import { discover } from './discovery.js';
import { isRefused, refusedBy } from './refusals.js';
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
  if (evaluation.outcome === 'run' && evaluation.changed !== undefined)
    return await permit(discover(changedCall(found, evaluation.changed), callContext), callContext);
  if (evaluation.decision === 'deny') return refusedBy(found, 'permission', evaluation);
  return { ...found, evaluation: evaluation } as PermittedCall;
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
