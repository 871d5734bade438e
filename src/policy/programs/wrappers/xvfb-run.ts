import type { Word } from '../../shell/types.js';
import { matches } from '../../shell/words.js';
import { defineProgram, gatherEffects, type PartialEffects } from '../shared/define.js';
import { riskOf } from '../shared/risks.js';
import { grantsEveryProgram, startedCommand } from './wrapper.js';

export const xvfbRunProgram = defineProgram({
  names: 'xvfb-run',
  source: 'https://manpages.debian.org/xvfb-run',
  grants: grantsEveryProgram,
  options: {
    stopAtOperand: true,
    flag: '-a --auto-servernum',
    value: '-n --server-num -s --server-args -w --wait',
    write: '-e --error-file -f --auth-file',
  },
  check: ({ scan }) => gatherEffects([startedCommand(scan.operands), serverOption(scan.value('-s', '--server-args'))]),
});

/** Options of the display; other server options can name files. */
function serverOption(value: Word | null): PartialEffects {
  const plain =
    /^(?: *(?:-screen \d+ \d+x\d+x\d+|-dpi \d+|-ac|-nolisten tcp|-noreset|\+extension [A-Z]+|\+render))+ *$/;
  if (value === null || matches(value, plain)) return {};
  return { risks: [riskOf(value, 'is passed to the display server, where it can name files')] };
}
