import type { Attachment } from '../messages/types.js';
import { messageParts } from '../prompt/message-parts.js';
import type { Rendering } from '../prompt/render.js';
import type { JobOptions } from './conversation/job-options.js';
import { outputText } from './hooks/hook-text.js';
import type { HookReply } from './hooks/job-hooks.js';

const nothing: HookReply = { attachments: [], stop: null };

/** The hooks before the prompt of a job is built: commands in it have not run yet. */
export async function hooksBeforePrompt({ hooks = null, prompt, models: { model } }: JobOptions): Promise<HookReply> {
  if (hooks === null) return nothing;
  const start = await hooks.start('startup', model.name);
  if (start.stop !== null || prompt.command === undefined) return start;
  const expansion = await hooks.expansion(prompt.command.replace(/^\//, ''), prompt.args);
  return joined(start.attachments, expansion);
}

/** The hooks that see the complete prompt before it is sent. */
export async function hooksWithPrompt(
  { hooks = null }: JobOptions,
  rendering: Extract<Rendering, { kind: 'rendered' }>,
  before: readonly Attachment[],
): Promise<HookReply> {
  if (hooks === null) return nothing;
  return joined(before, await hooks.prompt(outputText(messageParts(rendering.parts))));
}

function joined(before: readonly Attachment[], { attachments, stop }: HookReply): HookReply {
  return { attachments: [...before, ...attachments], stop };
}
