import { defineProgram } from './shared/define.js';
import { risksUnless } from './shared/risks.js';

export const psProgram = defineProgram({
  names: 'ps',
  reads: 'machine',
  source: 'https://man7.org/linux/man-pages/man1/ps.1.html',
  options: {
    flag: '-A -a -d -e -f -F -l -j -H -L -m -T -w -y -c -M -Z -V --forest --headers --no-headers --deselect -N --cumulative --context',
    value:
      '-p --pid --ppid -o -O --format --sort --cols --columns --width --rows --lines -u -U -g -G -s -t -C -q --quick-pid --user --group --tty --sid',
  },
  check: ({ scan }) => ({
    risks: risksUnless(scan.operands, /^[0-9,aux]*$/, 'may print the environment of processes', { never: true }),
  }),
});
