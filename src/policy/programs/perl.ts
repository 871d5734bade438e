import { defineProgram } from './shared/define.js';
import { takesProgramCode } from './shared/risks.js';
import { scriptOperand } from './shared/script-operand.js';

export const perlProgram = defineProgram({
  names: 'perl',
  source: 'https://perldoc.perl.org/perlrun',
  grants: 'A rule for perl grants whatever the named script, or any script, does.',
  changes: true,
  options: {
    stopAtOperand: true,
    flag: '-w -W -X -t -T -v',
    risks: {
      [takesProgramCode]: [
        { value: '-I', flag: '-n -p -a -l -s -S -x -d -u -U', optional: '-M* -m* -i* -0* -F* -C* -D* -V* -c* -h*' },
        { value: '-e -E', open: true },
      ],
    },
  },
  check: (context) => scriptOperand(context),
});
