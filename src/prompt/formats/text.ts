import { UserError } from '../../errors.js';
import { lazyRegExp } from '../../lazy-reg-exp.js';
import type { PromptSpec } from '../types.js';
import { plainSpec } from './spec.js';

/** A plain text file: all of it is the prompt, with braces placeholders. Throws UserError (`prompt-missing`). */
export function parseText(source: string, text: string): PromptSpec {
  return wholeText('text', source, text);
}

const slashCommand = lazyRegExp(String.raw`^\s*\/([\p{L}\p{N}][\p{L}\p{M}\p{N}_:.-]*)(?=\s|$)`, 'u');

/** Only with the placeholder for the arguments, since the text may be untrusted. Throws UserError `prompt-missing`. */
export function inlinePrompt(text: string, source = 'inline'): PromptSpec {
  const command = text.trimStart().startsWith('/') ? slashCommand().exec(text)?.[1] : undefined;
  const notices =
    command === undefined
      ? []
      : [
          `${source}: the prompt begins with /${command}, which is plain text here; to run that command, set \`command: ${command}\` and \`args\``,
        ];
  return { ...wholeText('inline', source, text), notices };
}

function wholeText(format: 'text' | 'inline', source: string, text: string): PromptSpec {
  requireBody(source, text);
  return plainSpec(format, source, text);
}

/** Throws UserError (`prompt-missing`) if a prompt contains only white space. */
export function requireBody(source: string, body: string): void {
  if (body.trim() !== '') return;
  throw new UserError({
    code: 'prompt-missing',
    message: 'the prompt is empty',
    location: source,
    hint: 'write the task for the agent',
  });
}
