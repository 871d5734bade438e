import type { SubCommand } from './family.js';
import type { OptionTable } from './options.js';
import { isMoreThanTheRule } from './reasons.js';

/** The same for each of these names; `group` comes before them. */
export const subCommands = (names: string, command: SubCommand, group = ''): Record<string, SubCommand> =>
  Object.fromEntries(names.split(' ').map((name) => [`${group} ${name}`.trim(), command]));

export const namedOperands = (why: string): SubCommand => ({ operands: 'named', why, changes: true, literal: true });

export const changesSomething: SubCommand = { operands: 'named', why: isMoreThanTheRule, changes: true };

export const runsTree = (options: OptionTable): SubCommand => ({
  options,
  operands: 'tree',
  changes: true,
  plain: true,
});
