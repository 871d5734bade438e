import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const touchProgram = defineProgram({
  names: 'touch',
  source: coreutilsManual,
  options: {
    flag: '-a -c --no-create -f -h --no-dereference -m',
    value: '-d --date -t --time',
    read: '-r --reference',
  },
  operands: 'write',
});
