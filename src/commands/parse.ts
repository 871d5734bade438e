import { parseArgs } from 'node:util';
import { type Diagnostic, didYouMean, nearest, UserError, userError } from '../errors.js';
import { type GivenSetting, parseSettings } from '../settings/parse-settings.js';
import type { Command, Flag } from './flag-types.js';
import { commands } from './flags.js';

export interface CliInvocation {
  readonly command: Command;
  readonly operands: readonly string[];
  /** Values by flag name; a repeatable flag may have several, a switch has `true`. */
  readonly values: ReadonlyMap<string, readonly (string | true)[]>;
  /** `argument-invalid`; a command that can run has none. */
  readonly problems: readonly Diagnostic[];
}

/** Reads the arguments of one command. Throws UserError: `argument-invalid`, then the problems of the settings among them. */
export function parseInvocation(name: string, argv: readonly string[]): CliInvocation {
  const invocation = readInvocation(name, argv);
  if (invocation.problems.length === 0) return invocation;
  throw new UserError([...invocation.problems, ...parseSettings(settingsOf(invocation), 'inputs').diagnostics]);
}

/** With its problems. What may be an unknown flag's value is no operand. Throws UserError for an unknown command. */
export function readInvocation(name: string, argv: readonly string[]): CliInvocation {
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) throw unknownCommand(name);
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      command.flags.map(({ name, value, short }) => {
        const type = value === undefined ? 'boolean' : 'string';
        return [name, short === undefined ? { type } : { type, short }];
      }),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const diagnostics: Diagnostic[] = [];
  const operands: string[] = [];
  const values = new Map<string, (string | true)[]>();
  let unknownAt: number | null = null;
  for (const token of tokens) {
    if (token.kind === 'positional' && token.index - 1 !== unknownAt) operands.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = command.flags.find((candidate) => candidate.name === token.name);
    if (flag === undefined && token.value === undefined && !isSwitch(nearestFlag(command, token.rawName)))
      unknownAt = token.index;
    const diagnostic = flagDiagnostic(command, flag, [token.rawName, token.value], values.has(token.name));
    if (diagnostic === null) values.set(token.name, [...(values.get(token.name) ?? []), token.value ?? true]);
    // The same mistake may be repeated for every rule of a long line.
    else if (!diagnostics.some((one) => one.location === diagnostic.location && one.message === diagnostic.message))
      diagnostics.push(diagnostic);
  }
  if (operands.length <= command.maxOperands) return { command, operands, values, problems: diagnostics };
  // The value of an unknown flag may have several words.
  if (unknownAt === null) diagnostics.push(tooMany(command, operands));
  return { command, operands: [], values, problems: diagnostics };
}

const isSwitch = (flag: Flag | undefined): boolean => flag !== undefined && flag.value === undefined;

/** The flag that a misspelt one probably means. */
function nearestFlag({ flags }: Command, raw: string): Flag | undefined {
  const guess = nearest(
    raw.replace(/^-+/, ''),
    flags.map((flag) => flag.name),
  );
  return flags.find((flag) => flag.name === guess);
}

function flagDiagnostic(
  command: Command,
  flag: Flag | undefined,
  [raw, value]: readonly [raw: string, value: string | undefined],
  seen: boolean,
): Diagnostic | null {
  const problem = { code: 'argument-invalid', location: raw } as const;
  if (flag === undefined) {
    const guess = nearestFlag(command, raw);
    const hint = `${guess === undefined ? '' : `did you mean --${guess.name}? `}see: sallyport ${command.name} --help`;
    return { ...problem, message: `unknown flag of ${command.name}`, hint };
  }
  if (flag.value !== undefined && value === undefined)
    return { ...problem, message: 'a value is missing', hint: `write ${raw} ${flag.value}` };
  if (flag.value === undefined && value !== undefined)
    return { ...problem, message: 'this flag takes no value', found: value, hint: `write ${raw} alone` };
  return seen && flag.repeatable !== true
    ? { ...problem, message: 'this flag is given twice', hint: 'give it once' }
    : null;
}

function tooMany(command: Command, operands: readonly string[]): Diagnostic {
  const more = command.name === 'run' ? "; text needs quotes: --prompt 'TEXT'" : '';
  return {
    code: 'argument-invalid',
    message: `${command.name} takes ${command.maxOperands === 0 ? 'no argument' : 'one argument'}`,
    found: operands.join(' '),
    hint: `write: sallyport ${command.name} ${command.operands}`.trimEnd() + more,
  };
}

function unknownCommand(name: string): UserError {
  const names = commands.map((command) => command.name);
  if (name.startsWith('-')) return flagFirst(name);
  const hint = didYouMean(name, names) ?? `the commands are ${names.join(', ')}; see: sallyport --help`;
  return userError(['argument-invalid', name], 'unknown command', hint);
}

/** A flag in place of the command: one of the program itself, or one of `run`. */
function flagFirst(name: string): UserError {
  const ofRun = commands.find((command) => command.name === 'run')?.flags.map((flag) => `--${flag.name}`) ?? [];
  const guess = name === '-v' ? '--version' : nearest(name, ['--version', '--help', ...ofRun]);
  const meant = guess === undefined ? [] : [`did you mean sallyport ${ofRun.includes(guess) ? 'run ' : ''}${guess}?`];
  const hint = [...meant, 'see: sallyport --help'].join(' ');
  return userError(['argument-invalid', name], 'the command must come before its flags', hint);
}

export function textFlag(invocation: CliInvocation, name: string): string | undefined {
  const value = invocation.values.get(name)?.[0];
  return typeof value === 'string' ? value : undefined;
}

export const isSwitchedOn = (invocation: CliInvocation, name: string): boolean => invocation.values.has(name);

function listFlag(invocation: CliInvocation, name: string): readonly string[] {
  return (invocation.values.get(name) ?? []).filter((value) => typeof value === 'string');
}

export function settingsOf(invocation: CliInvocation): readonly GivenSetting[] {
  return invocation.command.flags.flatMap((flag): readonly GivenSetting[] => {
    if (flag.setting === undefined || !isSwitchedOn(invocation, flag.name)) return [];
    const value =
      flag.repeatable === true ? listFlag(invocation, flag.name) : (textFlag(invocation, flag.name) ?? true);
    return [{ name: flag.setting, value, location: `--${flag.name}` }];
  });
}
