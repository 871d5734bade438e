import { type CommandContext, defineProgram, type PartialEffects } from '../shared/define.js';
import { riskOf } from '../shared/risks.js';
import { grantsEveryProgram, startedCommand } from './wrapper.js';

const otherShell = 'is a command line for a shell other than bash';

/** -c takes a command line for `$SHELL` or sh. */
function commandLine({ scan }: CommandContext): PartialEffects {
  const value = scan.value('-c');
  return value === null ? {} : { risks: [riskOf(value, otherShell, { never: true })] };
}

export const flockProgram = defineProgram({
  names: 'flock',
  source: 'https://man7.org/linux/man-pages/man1/flock.1.html',
  grants: grantsEveryProgram,
  options: {
    stopAtOperand: true,
    flag: '-s --shared -x --exclusive -u --unlock -n --nonblock -o --close -F --no-fork --verbose',
    value: '-w --timeout -E --conflict-exit-code',
    risks: { [otherShell]: { value: '-c --command', never: true } },
  },
  operands: ['write', 'data'],
  check: [({ scan }) => startedCommand(scan.operands.slice(1)), commandLine],
});
