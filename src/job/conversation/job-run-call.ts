import type { CallContext, RunCall } from '../../pipeline/types.js';
import type { Evaluation } from '../../policy/types.js';
import type { ToolCall } from '../../tools/call-result.js';
import { otherNamesOfTask } from '../../tools/task.js';
import type { Tool } from '../../tools/types.js';
import type { JobRuntime } from '../runtime/runtime.js';

export interface RunCallOptions extends Pick<CallContext, 'clock' | 'origin'> {
  /** Settles when the state of the workspace before the job is known, if a call can change it; no call runs before. */
  readonly changesReady: (isReadOnly: boolean) => Promise<void>;
  readonly onStart?: (call: ToolCall, evaluation: Evaluation) => void;
}

export function createJobRunCall(
  { ready, tools, unoffered, policy, secondParser, beforeEffects, mode, callHooks }: Omit<JobRuntime, 'narrowed'>,
  { changesReady, onStart, ...options }: RunCallOptions,
): RunCall {
  const callContext = (): CallContext => ({
    tools: new Map(tools.flatMap((tool) => namesOf(tool).map((name) => [name, tool]))),
    unoffered,
    policy,
    secondParser,
    beforeEffects: (evaluation, call) => {
      beforeEffects(evaluation.effects);
      onStart?.(call, evaluation);
    },
    hooks: callHooks(),
    mode,
    ...options,
  });
  const isReadOnly = ({ name }: ToolCall): boolean =>
    tools.find((tool) => namesOf(tool).includes(name))?.readOnly === true;
  let runCall: RunCall | null = null;
  return async (call, signal) => {
    // Loaded for the first call: many answers need none.
    const [{ createRunCall }] = await Promise.all([
      import('../../pipeline/call.js'),
      ready(),
      changesReady(isReadOnly(call)),
    ]);
    runCall ??= createRunCall(callContext());
    return await runCall(call, signal);
  };
}

function namesOf({ name }: Tool): readonly string[] {
  return name === 'Task' ? [name, ...otherNamesOfTask] : [name];
}
