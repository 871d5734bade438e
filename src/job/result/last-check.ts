import type { RunEvent } from '../../agent/events.js';
import { isCheck, recordedCode, withoutExitCodes } from '../../tools/bash/checks.js';
import { withoutQuotes } from '../../tools/bash/quotes.js';

export interface LastCheck {
  readonly command: string;
  readonly exitCode: number | null;
  /** Of a command without an exit code. */
  readonly didNotStart?: true;
  /** The exit code may be that of another command, as in `npm test | sh x`. */
  readonly isOtherCode: boolean;
  /** Files changed since then, so it says nothing about the result. */
  readonly isBeforeChange: boolean;
}

/** Programs that change the files which they name. Strings in quotes are removed before. */
const changesFiles =
  /(?:^|[\n;&|(]\s*)(?:sed\s(?:[^\n;&|]*\s)?-\w*i|(?:mv|cp|rm|tee|patch|truncate|touch)\s|git\s+(?:checkout|restore|apply|mv|rm|stash|reset|merge|rebase|pull|cherry-pick|revert)\b)|(?:^|[^&\d>-])>{1,2}(?!\s*(?:&|\/dev\/|"?\$\{?TMPDIR))/;

/** The last check after an event; the same value if the event is none. */
export function lastCheckAfter(last: LastCheck | null, event: RunEvent): LastCheck | null {
  const seen = event.type === 'sub-agent' ? event.event : event;
  if (seen.type !== 'tool-end' || seen.result.status === 'refused' || seen.result.status === 'invalid') return last;
  const { call, parts, isError, changes } = seen.result;
  const stale = last === null || last.isBeforeChange ? last : { ...last, isBeforeChange: true };
  const command = call.name === 'Bash' ? commandIn(call.input) : null;
  if (command === null) return changes.length === 0 ? last : stale;
  const found = event.type === 'sub-agent' ? null : checkIn(command, { parts, isError });
  const plain = command.replaceAll(/"(\$\{?TMPDIR)[^"]*"/g, '$1');
  return found ?? (changesFiles.test(plain.replaceAll(/'[^']*'|"(?:[^"\\]|\\.)*"/g, 'x')) ? stale : last);
}

function checkIn(
  ran: string,
  { parts, isError }: Pick<Extract<RunEvent, { type: 'tool-end' }>['result'], 'parts' | 'isError'>,
): LastCheck | null {
  const command = withoutExitCodes(ran);
  const commands = withoutQuotes(command)
    .replace(/\d?>&\d|&>/g, ' ')
    .split(/(&&|\|\|?|[;&\n])/);
  const at = commands.findLastIndex((part, index) => index % 2 === 0 && isCheck(part));
  if (at < 0) return null;
  const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
  if (text.startsWith('[Started as background command ')) return null;
  const recorded = recordedCode(ran, text);
  if (recorded !== null) return { command, exitCode: recorded, isOtherCode: false, isBeforeChange: false };
  const code = /\[Exit code (\d+)[^\]]*\](?![\s\S]*\[Exit code)/.exec(text)?.[1];
  const isOtherCode = commands.some((part, index) => index > at && index % 2 === 1 && part !== '&&');
  const exitCode = isError ? (code === undefined ? null : Number(code)) : 0;
  const isUnstarted = exitCode === null && /\[The command did not start: [^\n]*\]\s*$/.test(text);
  return { command, exitCode, ...(isUnstarted ? { didNotStart: true } : {}), isOtherCode, isBeforeChange: false };
}

function commandIn(input: unknown): string | null {
  const command = (input as { readonly command?: unknown } | null)?.command;
  return typeof command === 'string' ? command : null;
}
