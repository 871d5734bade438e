import { defineProgram } from './shared/define.js';
import { writesSecondOperand } from './shared/second-written.js';

export const xxdProgram = defineProgram({
  names: 'xxd',
  reads: 'files',
  source: 'https://man7.org/linux/man-pages/man1/xxd.1.html',
  options: {
    singleDash: true,
    flag: '-h -a -autoskip -b -bits -C -capitalize -d -e -E -EBCDIC -i -include -p -ps -postscript -plain -r -revert -u -v',
    value: '-c -cols -g -groupsize -l -len -n -name -o -offset -R -s -seek',
  },
  check: writesSecondOperand,
});
