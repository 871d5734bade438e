import { defineProgram } from '../shared/define.js';
import { writesSecondOperand } from '../shared/second-written.js';
import { coreutilsManual } from './manual.js';

export const uniqProgram = defineProgram({
  names: 'uniq',
  reads: 'files',
  source: coreutilsManual,
  options: {
    flag: '-c --count -d --repeated -D -i --ignore-case -u --unique -z --zero-terminated',
    value: '-f --skip-fields -s --skip-chars -w --check-chars',
    optional: '--all-repeated --group',
    digits: true,
  },
  check: writesSecondOperand,
});
