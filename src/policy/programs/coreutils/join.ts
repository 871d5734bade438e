import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const joinProgram = defineProgram({
  names: 'join',
  reads: 'files',
  source: coreutilsManual,
  options: {
    value: '-a -e -j -o -t -v -1 -2',
    flag: '-i --ignore-case --check-order --nocheck-order --header -z --zero-terminated',
  },
  operands: 'read',
});
