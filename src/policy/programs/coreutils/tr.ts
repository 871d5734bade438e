import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const trProgram = defineProgram({
  names: 'tr',
  reads: 'files',
  source: coreutilsManual,
  options: { flag: '-c -C --complement -d --delete -s --squeeze-repeats -t --truncate-set1' },
});
