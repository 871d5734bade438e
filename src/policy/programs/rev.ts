import { defineProgram } from './shared/define.js';

export const revProgram = defineProgram({
  names: 'rev colrm',
  reads: 'files',
  source: 'https://man7.org/linux/man-pages/man1/rev.1.html',
  options: { flag: '-0 --zero -h -V' },
  operands: 'read',
});
