import { defineProgram } from './shared/define.js';

export const whichProgram = defineProgram({
  names: 'which whereis type hash',
  reads: 'files',
  source: 'https://man7.org/linux/man-pages/man1/which.1.html',
  options: {
    flag: '-a --all -i --read-alias --skip-alias --skip-dot --skip-tilde --show-dot --show-tilde --tty-only -s -b -m -u -l -t -P',
  },
});
