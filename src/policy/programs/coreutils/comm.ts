import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const commProgram = defineProgram({
  names: 'comm',
  reads: 'files',
  source: coreutilsManual,
  options: {
    flag: '-1 -2 -3 --check-order --nocheck-order --total -z --zero-terminated',
    value: '--output-delimiter',
  },
  operands: 'read',
});
