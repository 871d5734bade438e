import { homedir, tmpdir } from 'node:os';
import { run } from './app/run.js';
import { batchSettingsOf } from './commands/batch.js';
import { isCommandOperand } from './commands/command-operand.js';
import { commandHelp, programHelp } from './commands/help.js';
import {
  type CliInvocation,
  isSwitchedOn,
  parseInvocation,
  readInvocation,
  settingsOf,
  textFlag,
} from './commands/parse.js';
import { rethrowUnless, UserError, userError } from './errors.js';
import { type HostEnvironment, processSignal } from './platform/host/host-environment.js';
import { processStdio } from './platform/host/stdio.js';
import { endForMachineProblem, startDirectory } from './platform/process/last-resort.js';
import { takeEnvironment } from './platform/secrets/environment-block.js';
import type { RunOutcome } from './publish/outcome.js';
import type { GivenSetting } from './settings/parse-settings.js';
import { isAtLeast, oldestNode, version } from './version.js';

export async function startCli(): Promise<void> {
  try {
    requireNode(process.versions.node);
    const environment = takeEnvironment(process.env);
    const stdio = processStdio();
    const hostEnvironment: HostEnvironment = {
      environment,
      directory: startDirectory(),
      home: homedir(),
      program: process.argv[1] ?? '',
      temporary: environment['RUNNER_TEMP'] ?? tmpdir(),
      stdio,
      onRunner: environment['GITHUB_ACTIONS'] === 'true',
      signal: processSignal(stdio),
    };
    process.exitCode = await runCommand(process.argv.slice(2), hostEnvironment);
  } catch (error) {
    process.exitCode = endForMachineProblem(error, processStdio());
  }
}

/** Throws UserError `machine-unsuitable`: an older Node fails over a function that it does not have. */
export function requireNode(found: string): void {
  if (isAtLeast(found, oldestNode)) return;
  throw userError(['machine-unsuitable', 'node'], `Node ${found} is too old`, `install Node ${oldestNode} or newer`);
}

export async function runCommand(args: readonly string[], hostEnvironment: HostEnvironment): Promise<number> {
  try {
    return await dispatch(args, hostEnvironment);
  } catch (error) {
    rethrowUnless(error, UserError);
    const { refuse } = await import('./commands/refuse.js');
    return await refuse(error, args, hostEnvironment);
  }
}

async function dispatch(
  [name = '--help', ...rest]: readonly string[],
  hostEnvironment: HostEnvironment,
): Promise<number> {
  const { stdio } = hostEnvironment;
  if (name === '--version' || name === '-V') {
    stdio.out(`${version}\n`);
    return 0;
  }
  if (name === '--help' || name === '-h') {
    stdio.out(programHelp(version));
    return 0;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    stdio.out(commandHelp(parseInvocation(name, []).command));
    return 0;
  }
  // These report the problems of their arguments together with those of the prompt or the batch file.
  if (name === 'run' || (name === 'batch' && hasOperands(readInvocation(name, rest))))
    return await runInvocation(readInvocation(name, rest), hostEnvironment);
  if (name === 'render')
    return await (await import('./commands/render.js')).render(readInvocation(name, rest), hostEnvironment);
  const invocation = parseInvocation(name, rest);
  const handler = await handlers[invocation.command.name]?.();
  return handler === undefined
    ? await runInvocation(invocation, hostEnvironment)
    : await handler(invocation, hostEnvironment);
}

type Handler = (invocation: CliInvocation, hostEnvironment: HostEnvironment) => number | Promise<number>;

/** The commands that run no job; each is loaded when it is needed. */
const handlers: Readonly<Record<string, () => Promise<Handler>>> = {
  explain: async () => (await import('./commands/explain.js')).explain,
  lint: async () => (await import('./commands/lint.js')).lint,
  test: async () => (await import('./commands/rule-tests/test.js')).testRules,
  learn: async () => (await import('./commands/learn.js')).learnCommand,
  migrate: async () => (await import('./commands/migrate/migrate.js')).migrateCommand,
  report: async () => (await import('./commands/report.js')).report,
  commands: async () => (await import('./commands/commands.js')).listCommands,
  help: async () => (await import('./commands/help-list.js')).showHelp,
  doctor: async () => (await import('./commands/doctor/doctor.js')).doctor,
  mcp: async () => (await import('./commands/mcp/pin.js')).mcpCommand,
  init: async () => (await import('./commands/init.js')).runInit,
  completion: async () => (await import('./commands/completion.js')).completion,
};

/** Unknown flags can take the operands with them. */
const hasOperands = ({ problems, operands }: CliInvocation) => problems.length === 0 || operands.length > 0;

async function runInvocation(invocation: CliInvocation, hostEnvironment: HostEnvironment): Promise<number> {
  const eventPath = textFlag(invocation, 'event');
  const environment =
    eventPath === undefined
      ? hostEnvironment.environment
      : { ...hostEnvironment.environment, GITHUB_EVENT_PATH: eventPath };
  const outcome = await run({
    settings: [
      ...operandsOf(invocation, hostEnvironment.directory),
      ...settingsOf(invocation),
      ...secretsFrom(hostEnvironment),
    ],
    problems: invocation.problems,
    hostEnvironment: { ...hostEnvironment, environment },
    writeSummary: null,
    setOutputs: null,
  });
  const { stdio } = hostEnvironment;
  if (isSwitchedOn(invocation, 'json')) await printJson(outcome, hostEnvironment);
  else if (outcome.text !== '') stdio.out(`${outcome.text}\n`);
  return outcome.exitCode;
}

/** The operand of `run` is a prompt file, the name of a command, or `-` for standard input; that of `post` what is posted. */
function operandsOf(invocation: CliInvocation, directory: string): readonly GivenSetting[] {
  const { command, operands } = invocation;
  const [operand] = operands;
  if (command.name === 'batch') {
    const [out, plan] = [textFlag(invocation, 'out'), textFlag(invocation, 'plan')];
    return batchSettingsOf(operands, { out, plan });
  }
  if (command.name === 'post') return [{ name: 'post', value: operand ?? '', location: operand ?? 'HANDOFF_FILE' }];
  if (operand === undefined) return [];
  const isCommand =
    isCommandOperand(operand, directory, textFlag(invocation, 'cwd')) && !isSwitchedOn(invocation, 'command');
  const name = isCommand ? 'command' : 'prompt-file';
  return [{ name, value: operand, location: operand }];
}

/** Arguments are no place for secrets: every process of the machine can read them. */
const secretVariables = { GITHUB_TOKEN: 'github-token', SALLYPORT_RESUME_KEY: 'resume-key' } as const;

function secretsFrom({ environment }: HostEnvironment): readonly GivenSetting[] {
  return Object.entries(secretVariables).flatMap(([location, name]) => {
    const value = environment[location] ?? '';
    return value === '' ? [] : [{ name, value, location }];
  });
}

async function printJson({ value, valuePath }: RunOutcome, { stdio, onRunner }: HostEnvironment): Promise<void> {
  // On a runner `##[` acts anywhere in a line; in JSON a bracket can be written otherwise.
  const safe = (text: string) => (onRunner ? text.replaceAll('##[', String.raw`##\u005b`) : text);
  if (valuePath === undefined) {
    stdio.out(`${safe(JSON.stringify(value, null, 2))}\n`);
    return;
  }
  const { linesOfFile } = await import('./platform/files/lines-of-file.js');
  for await (const line of linesOfFile(valuePath)) stdio.out(`${safe(line)}\n`);
}
