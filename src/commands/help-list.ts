import { commandSourcesOf } from '../context/command-sources.js';
import { only, UserError } from '../errors.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { wantedName } from '../prompt/command-name.js';
import { findCommands } from '../prompt/find.js';
import { startableOf, startableText } from '../report/comment/startable.js';
import { version } from '../version.js';
import { commands } from './flags.js';
import { commandHelp, programHelp } from './help.js';
import { type CliInvocation, parseInvocation } from './parse.js';
import { runContextOf } from './runtime.js';

/** `sallyport help`: the program's help with what can be started here, or the help of one command. */
export async function showHelp(invocation: CliInvocation, hostEnvironment: HostEnvironment): Promise<number> {
  const { stdio } = hostEnvironment;
  const [name] = invocation.operands;
  if (commands.some((command) => command.name === name)) {
    stdio.out(commandHelp(parseInvocation(name ?? '', []).command));
    return 0;
  }
  if (name === undefined) stdio.out(programHelp(version));
  // Help never fails because of a broken file.
  const text = await startableIn(invocation, hostEnvironment, name ?? null).catch(only(UserError, () => null));
  if (text !== null) stdio.out(`${name === undefined ? '\n' : ''}${text}\n`);
  else if (name !== undefined) parseInvocation(name, []);
  return 0;
}

/** What can be started, or what has this name; `null` if there is none. */
async function startableIn(
  invocation: CliInvocation,
  hostEnvironment: HostEnvironment,
  name: string | null,
): Promise<string | null> {
  const runContext = await runContextOf(invocation, hostEnvironment);
  const commands = await findCommands(commandSourcesOf(runContext, hostEnvironment));
  const named = commands.filter((command) => name === null || command.name === wantedName(name));
  return named.length === 0 ? null : startableText(startableOf(named));
}
