import type { OnEvent } from '../../agent/events.js';
import { mayBeFile } from '../../prompt/placeholders/claude.js';
import { type RenderInput, type Rendering, renderPrompt } from '../../prompt/render.js';
import { parseTemplate } from '../../prompt/template.js';
import type { PromptSpec } from '../../prompt/types.js';
import type { CallResult } from '../../tools/call-result.js';
import type { JobRuntime } from '../runtime/runtime.js';
import { createJobRunCall, type RunCallOptions } from './job-run-call.js';

export interface JobRenderPorts extends Omit<RunCallOptions, 'origin'> {
  readonly runtime: JobRuntime;
  readonly onEvent: OnEvent;
  readonly signal: AbortSignal;
}

/** Calls are observed like the model's and added to `results`, even if rendering rejects with UserError. */
export async function renderJobPrompt(
  spec: PromptSpec,
  input: RenderInput,
  { runtime, onEvent, signal, ...options }: JobRenderPorts,
  results: CallResult[] = [],
): Promise<Rendering> {
  if (parseTemplate(spec, mayBeFile).some(({ kind }) => kind === 'file' || kind === 'shell')) await runtime.ready();
  const runCall = createJobRunCall(runtime, { ...options, origin: 'prompt' });
  return await renderPrompt(spec, input, {
    files: runtime.files,
    policy: runtime.policy,
    secondParser: runtime.secondParser,
    signal,
    runCall: async (call, callSignal) => {
      onEvent({ type: 'tool-start', call });
      const result = await runCall(call, callSignal);
      results.push(result);
      onEvent({ type: 'tool-end', result });
      return result;
    },
  });
}

/** Calls that show a file or directory to the model, as opposed to commands. */
export function readsAmong(results: readonly CallResult[]): readonly CallResult[] {
  return results.filter(({ call }) => call.name !== 'Bash');
}
