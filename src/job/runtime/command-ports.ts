import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import type { OnEvent } from '../../agent/events.js';
import { errorMark } from '../../platform/process/mark-errors.js';
import type { CommandOutputFile } from '../../platform/process/output-file.js';
import type { ProcessRunner } from '../../platform/process/types.js';
import type { Settings } from '../../settings/table.js';
import { shorten } from '../../text.js';
import {
  type BackgroundCommand,
  type BackgroundCommands,
  createBackgroundCommands,
} from '../../tools/bash/background.js';
import type { BashPorts } from '../../tools/bash/bash.js';
import type { CommandLimits } from '../../tools/bash/bash-input.js';
import type { VariableNotes } from '../../tools/bash/step-variables.js';

export type CommandSettings = Settings;

type OnOutput = NonNullable<BashPorts['onOutput']>;

export interface CommandPlace {
  readonly temporary: string;
  readonly onOutput?: OnOutput | undefined;
  readonly background?: BackgroundCommands | undefined;
  readonly variableNotes: VariableNotes;
}

export function commandPorts(
  settings: CommandSettings,
  exec: ProcessRunner,
  { temporary, onOutput, background: shared, variableNotes }: CommandPlace,
): Omit<BashPorts, 'exec' | 'files'> {
  const createFile = async (number: number): Promise<CommandOutputFile> => {
    const { createOutputFile } = await import('../../platform/process/output-file.js');
    return createOutputFile(join(temporary, `background-${number}.txt`));
  };
  const background = shared ?? createBackgroundCommands({ exec, createFile });
  const ports = { limits: limitsOf(settings), background, temporary, variableNotes };
  return onOutput === undefined ? ports : { ...ports, onOutput };
}

function limitsOf(settings: CommandSettings): CommandLimits {
  const timeoutMs = settings['command-timeout-seconds'] * 1_000;
  return {
    timeoutMs,
    maxTimeoutMs: Math.max(timeoutMs, settings['command-max-timeout-seconds'] * 1_000),
    maxCharacters: settings['command-output-characters'],
    maxLines: settings['command-output-lines'],
  };
}

/** Ends the background commands of a job, with a notice that names those that were still running. */
export async function endBackgroundCommands(
  { endBackground }: { readonly endBackground: () => Promise<readonly BackgroundCommand[]> },
  onEvent: OnEvent,
): Promise<void> {
  const ended = await endBackground();
  if (ended.length === 0) return;
  const names = ended.map(({ command }) => shorten(command.replaceAll(/\s+/g, ' '), 80)).join('; ');
  onEvent({ type: 'notice', level: 'info', text: `Background commands ended with the job: ${names}.` });
}

/** More lines per second would make a log unreadable, and a runner slow. */
const maxLinesPerSecond = 200;

/** Events with the output of commands, line by line, if a person wants to see it; undefined otherwise. */
export function liveOutput(
  settings: CommandSettings,
  environment: Readonly<Record<string, string | undefined>>,
  onEvent: OnEvent,
): OnOutput | undefined {
  if (!settings.verbose && environment['RUNNER_DEBUG'] !== '1') return undefined;
  let second = 0;
  let shown = 0;
  return eachLine((text, stream) => {
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) [second, shown] = [now, 0];
    shown += 1;
    if (shown <= maxLinesPerSecond)
      onEvent({ type: 'command-output', text: `${stream === 'stderr' ? errorMark : '| '}${text}` });
    else if (shown === maxLinesPerSecond + 1) onEvent({ type: 'command-output', text: '| …' });
  });
}

/** Collects whole lines of each stream; an unfinished line follows with its end. */
function eachLine(onLine: (line: string, stream: 'stdout' | 'stderr') => void): OnOutput {
  const decoders = { stdout: new StringDecoder('utf8'), stderr: new StringDecoder('utf8') };
  const rest = { stdout: '', stderr: '' };
  return (chunk, stream) => {
    const lines = (rest[stream] + decoders[stream].write(chunk)).split('\n');
    rest[stream] = lines.pop() ?? '';
    for (const line of lines) onLine(line, stream);
  };
}
