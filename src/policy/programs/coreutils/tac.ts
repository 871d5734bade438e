import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const tacProgram = defineProgram({
  names: 'tac',
  reads: 'files',
  source: coreutilsManual,
  options: { flag: '-b --before -r --regex', value: '-s --separator' },
  operands: 'read',
});
