import type { GateSettings, StartRequest } from './types.js';

/** Takes every comment. */
const everyComment = '*';

/** A command's name as commands are named: words with dashes, folders with colons. */
const slashCommand = /^\/([\p{L}\p{N}][\p{L}\p{M}\p{N}_:.-]{0,99})(?:\s+([\s\S]*))?$/u;

/**
 * What a comment asks for, read from its beginning only, so that a quotation or a mention in passing starts nothing:
 * the trigger phrase, or `/name`. With a command in the workflow `/name` has to be that one; with a prompt in the
 * workflow the phrase is needed; with neither, `/name` chooses the command, and any other words behind the phrase are
 * the prompt. A string says why the comment asks for nothing.
 */
export function readRequest(comment: string, { triggerPhrase, prompt }: GateSettings): StartRequest | string {
  const whole = comment.trim();
  const behind = behindPhrase(whole, triggerPhrase);
  const slash = slashCommand.exec(behind ?? whole);
  if (slash !== null && (prompt === null || typeof prompt === 'object')) {
    return ofCommand({ name: slash[1] ?? '', args: (slash[2] ?? '').trim() }, prompt?.command ?? null);
  }
  if (behind === null) return `it does not begin with ${shownStart(triggerPhrase, prompt)}`;
  if (prompt !== null) return { args: behind };
  return behind === '' ? `nothing stands behind ${triggerPhrase}` : { prompt: behind };
}

function ofCommand(said: { readonly name: string; readonly args: string }, own: string | null): StartRequest | string {
  if (own === null) return { command: said.name, args: said.args };
  const name = own.replace(/^\//, '');
  return said.name === name ? { args: said.args } : `it asks for /${said.name}, and this workflow runs /${name}`;
}

/** The rest of the comment, or null where it does not begin with the phrase as a word of its own. */
function behindPhrase(comment: string, phrase: string): string | null {
  if (phrase === everyComment) return comment;
  if (comment.slice(0, phrase.length).toLowerCase() !== phrase.toLowerCase()) return null;
  const rest = comment.slice(phrase.length);
  return /^[\p{L}\p{N}_/-]|^\.\w/u.test(rest) ? null : rest.replace(/^[\s,:]+/, '');
}

function shownStart(phrase: string, prompt: GateSettings['prompt']): string {
  if (prompt === null) return `${phrase} or a /command`;
  return typeof prompt === 'object' ? `${phrase} or /${prompt.command.replace(/^\//, '')}` : phrase;
}
