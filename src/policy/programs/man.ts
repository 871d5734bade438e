import { defineProgram } from './shared/define.js';
import { runsCommandsInside } from './shared/reasons.js';
import { risksUnless } from './shared/risks.js';

export const manProgram = defineProgram({
  names: 'man apropos whatis tldr',
  source: 'https://man7.org/linux/man-pages/man1/man.1.html',
  options: {
    flag: '-k -f -a -w -W --where --path -K',
    risks: {
      [runsCommandsInside]: {
        optional: '-H --html -X --gxditview -T --troff-device -t',
        value: '-P --pager -C --config-file -M --manpath -L -m -E -p -r --preprocessor -R --recode',
        flag: '-l --local-file -Z -D -d',
      },
    },
  },
  check: ({ scan }) => ({
    risks: risksUnless(scan.operands, /^[\w+:.-]+$/, 'is a page from a file'),
  }),
});
