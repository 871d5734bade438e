import { type CommandContext, defineProgram, gatherEffects, type PartialEffects, riskOf } from '../shared/define.js';
import { optionValue } from '../shared/scan.js';
import { grantsEveryProgram, startedCommand } from './wrapper.js';

/** -c takes a command line for `$SHELL` or sh. */
function lineOption(context: CommandContext, ...names: readonly string[]): PartialEffects {
  const value = optionValue(context.scan, ...names);
  return value === null
    ? {}
    : { risks: [riskOf(value, 'is a command line for a shell other than bash', { never: true })] };
}

export const flockProgram = defineProgram({
  names: 'flock',
  source: 'https://man7.org/linux/man-pages/man1/flock.1.html',
  grants: grantsEveryProgram,
  options: {
    stopAtOperand: true,
    flag: '-s --shared -x --exclusive -u --unlock -n --nonblock -o --close -F --no-fork --verbose',
    value: '-w --timeout -E --conflict-exit-code',
    risks: [{ why: 'is a command line for a shell other than bash', value: '-c --command', never: true }],
  },
  operands: ['write', 'data'],
  check: (context) => gatherEffects([startedCommand(context.scan.operands.slice(1)), lineOption(context, '-c')]),
});
