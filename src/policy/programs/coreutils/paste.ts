import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const pasteProgram = defineProgram({
  names: 'paste',
  reads: 'files',
  source: coreutilsManual,
  options: { flag: '-s --serial -z --zero-terminated', value: '-d --delimiters' },
  operands: 'read',
});
