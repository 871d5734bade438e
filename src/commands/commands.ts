import { commandSourcesOf } from '../context/command-sources.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { plainLine } from '../prompt/command-name.js';
import { type FoundCommand, findCommands } from '../prompt/find.js';
import { columnsOf } from '../text.js';
import { type CliInvocation, isSwitchedOn } from './parse.js';
import { runContextOf } from './runtime.js';

/** `sallyport commands`: the commands and skills found, their sources, which one takes precedence, and invalid files. */
export async function listCommands(invocation: CliInvocation, hostEnvironment: HostEnvironment): Promise<number> {
  const runContext = await runContextOf(invocation, hostEnvironment);
  const available = await findCommands(commandSourcesOf(runContext, hostEnvironment));
  const { stdio } = hostEnvironment;
  if (isSwitchedOn(invocation, 'json')) {
    stdio.out(`${JSON.stringify(available, null, 2)}\n`);
    return 0;
  }
  const width = available.reduce((widest, { name }) => Math.max(widest, columnsOf(name)), 0);
  stdio.out(`${available.flatMap((command) => linesOf(command, width)).join('\n')}\n`);
  return 0;
}

function linesOf(command: FoundCommand, width: number): readonly string[] {
  const notes = [
    ...(command.kind === 'skill' ? [audienceOf(command)] : []),
    ...(command.shadowedBy === undefined ? [] : [`hidden by ${displayPath(command.shadowedBy)}`]),
  ];
  const hint = command.argumentHint === null ? '' : ` ${plainLine(command.argumentHint)}`;
  return [
    `${command.name}${' '.repeat(width - columnsOf(command.name))}${hint}  ${displayPath(command.path)}${notes.length === 0 ? '' : `  (${notes.join('; ')})`}`,
    ...(command.description === null ? [] : [`${' '.repeat(width)}  ${command.description}`]),
    ...command.diagnostics.map(
      (diagnostic) =>
        `${' '.repeat(width)}  broken: ${diagnostic.message}${diagnostic.location === undefined ? '' : ` (${displayPath(diagnostic.location)})`}`,
    ),
  ];
}

/** A file name is data: it cannot contain a line break here. */
const displayPath = (path: string): string => (plainLine(path) === path ? path : JSON.stringify(path));

function audienceOf({ userInvocable, modelInvocable }: FoundCommand): string {
  if (!userInvocable) return 'skill, only for the model';
  return modelInvocable ? 'skill' : 'skill, not for the model';
}
