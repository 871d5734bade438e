import { defineProgram } from './shared/define.js';
import { takesProgramCode } from './shared/reasons.js';
import { scriptOperand, syntaxCheck } from './shared/script-operand.js';

export const phpProgram = defineProgram({
  names: 'php',
  source: 'https://www.php.net/manual/en/features.commandline.options.php',
  grants: 'A rule for php grants whatever the named script, or any script, does.',
  changes: true,
  options: {
    stopAtOperand: true,
    flag: '-v -m -n -q -l',
    risks: {
      [takesProgramCode]: [
        { value: '-B -R -F -E -d -c -z -S -t -f', flag: '-a -i -s -w' },
        { value: '-r', open: true },
      ],
    },
  },
  check: (context) => (context.scan.has('-l') ? syntaxCheck(context) : scriptOperand(context)),
});
