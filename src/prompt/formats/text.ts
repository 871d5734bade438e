import { UserError } from '../../errors.js';
import type { PromptSpec } from '../types.js';
import { plainSpec } from './spec.js';

/** A plain text file: all of it is the prompt, in the braces family. Throws UserError (`prompt-missing`). */
export function parseText(source: string, text: string): PromptSpec {
  return wholeText('text', source, text);
}

/**
 * A prompt given in a workflow, as a flag or on stdin: it takes no placeholder but the arguments, since such a
 * text may have been put together from somebody else's words. Throws UserError (`prompt-missing`).
 */
export function inlinePrompt(text: string, source = 'inline'): PromptSpec {
  const command = /^\s*\/([\p{L}\p{N}][\p{L}\p{M}\p{N}_:.-]*)(?=\s|$)/u.exec(text)?.[1];
  const notices =
    command === undefined
      ? []
      : [
          `${source}: the prompt begins with /${command}, which is text here; a command is started by \`command: ${command}\` with \`args\``,
        ];
  return { ...wholeText('inline', source, text), notices };
}

function wholeText(format: 'text' | 'inline', source: string, text: string): PromptSpec {
  requireBody(source, text);
  return plainSpec(format, source, text);
}

/** Throws UserError (`prompt-missing`) where a prompt holds nothing but white space. */
export function requireBody(source: string, body: string): void {
  if (body.trim() !== '') return;
  throw new UserError({
    code: 'prompt-missing',
    message: 'the prompt is empty',
    location: source,
    hint: 'write what the agent is to do',
  });
}
