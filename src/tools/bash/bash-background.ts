import type { CommandNeeds } from '../../policy/types.js';
import { endOf as endOfText } from '../../text.js';
import { failedOutput, textOutput } from '../output.js';
import type { ToolOutput } from '../types.js';
import type { BackgroundCommand, BackgroundCommands } from './background.js';
import type { BashInput, CommandLimits } from './bash-input.js';
import { endNotes } from './bash-result.js';
import { terminalText } from './terminal-text.js';

const maxShown = 3_000;

export interface BackgroundStart {
  readonly background: BackgroundCommands;
  readonly limits: CommandLimits;
  readonly cwd: string;
  readonly needs: CommandNeeds | undefined;
  readonly signal: AbortSignal;
}

/** Starts a command in the background and, with `wait_for`, waits until it is ready. */
export async function startInBackground(
  { command, timeout_ms, wait_for: pattern }: BashInput,
  { background, limits, cwd, needs, signal }: BackgroundStart,
): Promise<ToolOutput> {
  const compiled =
    pattern === undefined ? null : (await import('../search/grep-pattern.js')).compilePattern(pattern, false);
  if (compiled?.ok === false) return failedOutput(`Invalid pattern in wait_for: ${compiled.message}.`);
  const started = await background.start(command, {
    cwd,
    timeoutMs: limits.maxTimeoutMs,
    ...(needs === undefined ? {} : { needs }),
  });
  if (typeof started === 'string') return failedOutput(`The command was not started: ${started}.`);
  const lines = [`[Started as background command ${started.id}; its output is in ${started.path}.]`];
  if (compiled?.ok !== true) return textOutput(lines.join('\n'));
  const regex = new RegExp(compiled.source, `${compiled.flags}m`);
  const waitMs = timeout_ms ?? limits.timeoutMs;
  const how = await started.wait(regex, waitMs, signal);
  if (how === 'matched') lines.push('[The output matches wait_for.]');
  if (how === 'time')
    lines.push(`[The output did not match wait_for within ${waitMs} ms; the command is still running.]`);
  if (how === 'ended') lines.push(...endLines(started, limits));
  return { ...textOutput([...lines, ...recentLines(started)].join('\n')), isError: how !== 'matched' };
}

function endLines({ result }: BackgroundCommand, { maxTimeoutMs }: CommandLimits): readonly string[] {
  if (result === null) return [];
  const notes = endNotes(result, maxTimeoutMs, null);
  return notes.length === 0 ? ['[The command has ended with exit code 0.]'] : notes;
}

function recentLines({ recent }: BackgroundCommand): readonly string[] {
  const text = endOfText(terminalText(recent), maxShown).trimEnd();
  return text === '' ? ['[No output yet.]'] : [text];
}

export async function stopInBackground(
  id: string,
  { background, limits }: Pick<BackgroundStart, 'background' | 'limits'>,
): Promise<ToolOutput> {
  const stopped = await background.stop(id);
  if (stopped === null) return failedOutput(`Background command ${id} does not exist.`);
  const wasRunning = stopped.result?.cancelled === true;
  const end = wasRunning ? [`[Background command ${id} was stopped.]`] : endLines(stopped, limits);
  return textOutput([...end, ...recentLines(stopped)].join('\n'));
}
