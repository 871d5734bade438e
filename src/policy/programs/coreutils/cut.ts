import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const cutProgram = defineProgram({
  names: 'cut',
  reads: 'files',
  source: coreutilsManual,
  options: {
    value: '-b --bytes -c --characters -d --delimiter -f --fields --output-delimiter',
    flag: '-n --complement -s --only-delimited -z --zero-terminated',
  },
  operands: 'read',
});
