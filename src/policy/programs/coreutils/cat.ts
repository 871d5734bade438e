import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const catProgram = defineProgram({
  names: 'cat',
  reads: 'files',
  source: coreutilsManual,
  options: {
    flag: '-A --show-all -b --number-nonblank -e -E --show-ends -n --number -s --squeeze-blank -t -T --show-tabs -u -v --show-nonprinting',
  },
  operands: 'read',
});
