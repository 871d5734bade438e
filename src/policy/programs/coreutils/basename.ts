import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const basenameProgram = defineProgram({
  names: 'basename dirname',
  reads: 'files',
  source: coreutilsManual,
  options: { flag: '-a --multiple -z --zero', value: '-s --suffix' },
});
