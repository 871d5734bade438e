import { nearest } from '../../errors.js';
import { sanitizeIncoming } from '../../sanitize/incoming.js';
import { linesInCode } from '../../text.js';
import type { GateSettings, StartRequest } from './types.js';

const everyComment = '*';

/** A command name: words with dashes, folders with colons. */
const slashCommand = /^\/([\p{L}\p{N}][\p{L}\p{M}\p{N}_:.-]{0,99})(?:\s+([\s\S]*))?$/u;

/** Only this word after the phrase, so that "help me with …" is a task. */
const helpAlone = /^\/?help[.!?]*$/i;

/**
 * By default only its beginning after quoted lines, so that a mention starts nothing: the phrase, or `/name`. A command
 * of the workflow must be that `/name`; its prompt requires the phrase; with neither, `/name` selects the command, and
 * text after the phrase is the prompt. `help` alone asks what can be started. A string is why nothing is requested.
 */
export function readRequest(comment: string, settings: GateSettings): StartRequest | string {
  const request = requestIn(comment, settings);
  if (settings.continues !== true || typeof request === 'string') return request;
  const { prompt, args } = request;
  const [asked, rest] = withoutNew(prompt ?? args ?? '');
  if (!asked) return request;
  // A command can follow.
  const next = rest.startsWith('/') ? requestIn(rest, settings) : null;
  if (next !== null && typeof next !== 'string') return { ...next, startsOver: true };
  return { ...request, startsOver: true, ...(prompt === undefined ? { args: rest } : { prompt: rest }) };
}

/** Whether the text begins with `--new`, and what follows it. */
function withoutNew(text: string): readonly [boolean, string] {
  const [, rest = ''] = /^--new(?:\s+([\s\S]*))?$/.exec(text) ?? [];
  return [/^--new(?:\s|$)/.test(text), rest];
}

function requestIn(comment: string, settings: GateSettings): StartRequest | string {
  const { triggerPhrase, prompt } = settings;
  const whole = withoutQuotedStart(comment);
  const atStart = textAfterPhrase(whole, triggerPhrase);
  const afterPhrase = atStart ?? textWithPhrase(comment, settings);
  if (afterPhrase !== null && helpAlone.test(afterPhrase) && triggerPhrase !== everyComment) {
    return prompt === null ? { help: true, command: 'help' } : { help: true };
  }
  const slash = slashCommand.exec(afterPhrase ?? whole);
  if (slash !== null && (prompt === null || typeof prompt === 'object')) {
    return commandRequest({ name: slash[1] ?? '', args: (slash[2] ?? '').trim() }, prompt?.command ?? null);
  }
  if (afterPhrase === null) return whyNotAddressed(whole, settings);
  if (prompt !== null) return { args: afterPhrase };
  return afterPhrase === '' ? `no text follows ${triggerPhrase}` : { prompt: afterPhrase };
}

/**
 * Title and text if the title begins with the phrase, the text if it addresses the workflow like a comment, or the text
 * from a line with the phrase outside fences, which quote. A string is why nothing is requested.
 */
export function readIssueRequest(
  { title, body }: { readonly title: string; readonly body: string },
  settings: GateSettings,
): StartRequest | string {
  const { triggerPhrase } = settings;
  if (textAfterPhrase(title.trim(), triggerPhrase) !== null || textWithPhrase(title, settings) !== null)
    return readRequest(`${title}\n\n${body}`, settings);
  const lines = body.split(/\r?\n/);
  const inCode = linesInCode(lines);
  const start = lines.findIndex((line, index) => !inCode[index] && textAfterPhrase(line, triggerPhrase) !== null);
  const request = readRequest(start === -1 ? body : lines.slice(start).join('\n'), settings);
  return typeof request === 'string'
    ? `neither its title nor a line of its text begins with ${triggerPhrase}, and its text does not begin with a /command`
    : request;
}

const withoutQuotedStart = (comment: string): string => comment.replace(/^(?:[ \t]*(?:>.*)?(?:\r?\n|$))+/, '').trim();

function commandRequest(
  requested: { readonly name: string; readonly args: string },
  own: string | null,
): StartRequest | string {
  if (own === null) return { command: requested.name, args: requested.args };
  const name = own.replace(/^\//, '');
  // Phones begin a comment with a capital.
  if (requested.name.toLowerCase() === name.toLowerCase()) return { args: requested.args };
  const guess = nearest(requested.name.toLowerCase(), [name.toLowerCase()]);
  const hint = guess === undefined ? '' : `; did you mean /${name}?`;
  return `it asks for /${requested.name}, and this workflow runs /${name}${hint}`;
}

/** Whether a comment that starts nothing begins with nearly the phrase or the command of the workflow. */
export function isMisspelled(comment: string, { triggerPhrase, prompt }: GateSettings): boolean {
  const whole = withoutQuotedStart(comment);
  const command = prompt !== null && typeof prompt === 'object' ? [`/${prompt.command.replace(/^\//, '')}`] : [];
  const known = [...command, ...(triggerPhrase === everyComment ? [] : [triggerPhrase])];
  const words = [whole, textAfterPhrase(whole, triggerPhrase) ?? ''].flatMap((text) => /^[@/]\S+/.exec(text) ?? []);
  return words.some(
    (word) =>
      nearest(
        word,
        known.filter((name) => name[0] === word[0]),
      ) !== undefined,
  );
}

/** The rest of the comment; `null` if it does not begin with the phrase as a separate word. */
function textAfterPhrase(comment: string, phrase: string): string | null {
  if (phrase === everyComment) return comment;
  if (comment.slice(0, phrase.length).toLowerCase() !== phrase.toLowerCase()) return null;
  const rest = comment.slice(phrase.length);
  return /^[\p{L}\p{N}_/-]|^\.\w/u.test(rest) ? null : rest.replace(/^[\s,:]+/, '');
}

/** With the phrase outside code, quotations and hidden text; else `null`, also for the position `start`. */
function textWithPhrase(comment: string, { triggerPhrase, triggerPosition }: GateSettings): string | null {
  if (triggerPosition !== 'anywhere' || triggerPhrase === everyComment) return null;
  const text = sanitizeIncoming(comment);
  const lines = text.split(/\r?\n/);
  const inCode = linesInCode(lines);
  const own = lines
    .filter((line, at) => !inCode[at] && !/^(?: {0,3}>| {4}|\t)/.test(line))
    .join('\n')
    .replace(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, ' ');
  for (let at = own.toLowerCase().indexOf(triggerPhrase.toLowerCase()); at >= 0; ) {
    const isWord = !/[\p{L}\p{N}_@/.-]$/u.test(own.slice(0, at));
    if (isWord && textAfterPhrase(own.slice(at), triggerPhrase) !== null) return text.trim();
    at = own.toLowerCase().indexOf(triggerPhrase.toLowerCase(), at + 1);
  }
  return null;
}

function whyNotAddressed(whole: string, { triggerPhrase, triggerPosition, prompt }: GateSettings): string {
  const start = describeStart(triggerPhrase, prompt);
  if (triggerPosition === 'anywhere') return `it does not contain ${start} outside of code and quotations`;
  const isWithout = whole === '' && prompt !== null;
  return `it does not begin with ${start}${isWithout ? '; set trigger-phrase: "*" to start on every one, also without a text' : ''}`;
}

function describeStart(phrase: string, prompt: GateSettings['prompt']): string {
  if (prompt === null) return `${phrase} or a /command`;
  return typeof prompt === 'object' ? `${phrase} or /${prompt.command.replace(/^\//, '')}` : phrase;
}
