import { defineProgram } from './shared/define.js';

export const iconvProgram = defineProgram({
  names: 'iconv',
  reads: 'files',
  source: 'https://man7.org/linux/man-pages/man1/iconv.1.html',
  options: { flag: '-c -l --list -s --silent --verbose', value: '-f --from-code -t --to-code', write: '-o --output' },
  operands: 'read',
});
