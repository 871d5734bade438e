import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const seqProgram = defineProgram({
  names: 'seq',
  reads: 'files',
  source: coreutilsManual,
  options: { flag: '-w --equal-width', value: '-f --format -s --separator', digits: true },
});
