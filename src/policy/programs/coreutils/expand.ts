import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const expandProgram = defineProgram({
  names: 'expand unexpand',
  reads: 'files',
  source: coreutilsManual,
  options: { flag: '-i --initial -a --all --first-only', value: '-t --tabs', digits: true },
  operands: 'read',
});
