import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const statProgram = defineProgram({
  names: 'stat',
  reads: 'files',
  source: coreutilsManual,
  options: {
    flag: '-L --dereference -f --file-system -t --terse',
    value: '-c --format --printf',
    optional: '--cached',
  },
  operands: 'read',
});
