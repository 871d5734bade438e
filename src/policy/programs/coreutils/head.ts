import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const headProgram = defineProgram({
  names: 'head',
  reads: 'files',
  source: coreutilsManual,
  options: {
    flag: '-q --quiet --silent -v --verbose -z --zero-terminated',
    value: '-c --bytes -n --lines',
    digits: true,
  },
  operands: 'read',
});
