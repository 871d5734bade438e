import type { Command, Flag } from './flag-types.js';
import { commands } from './flags.js';

export function programHelp(version: string): string {
  const width = Math.max(...commands.map((command) => command.name.length));
  return [
    `sallyport ${version} - runs a prompt through an AI agent behind a strict allowlist`,
    '',
    'usage: sallyport COMMAND [flags]',
    '',
    ...commands.map((command) => `  ${command.name.padEnd(width)}  ${command.text}`),
    '',
    '  --help, --version',
    '',
    'sallyport COMMAND --help shows the flags of a command.',
    'Exit codes: 0 success or skipped; 1 the job failed; 2 usage or configuration error;',
    '            3 a call was refused and on-denied is stop or fail, or a command of the prompt was refused;',
    '            4 budget or time limit reached; 130 canceled.',
    '',
  ].join('\n');
}

export function commandHelp(command: Command): string {
  const width = Math.max(...command.flags.map((flag) => usageOf(flag).length));
  return [
    `usage: sallyport ${command.name} ${command.operands}`.trimEnd(),
    '',
    command.text,
    '',
    ...command.flags.map(
      (flag) => `  ${usageOf(flag).padEnd(width)}  ${flag.text}${flag.repeatable === true ? ' (may be repeated)' : ''}`,
    ),
    '',
  ].join('\n');
}

function usageOf(flag: Flag): string {
  const name = flag.short === undefined ? `--${flag.name}` : `-${flag.short}, --${flag.name}`;
  return flag.value === undefined ? name : `${name} ${flag.value}`;
}
