import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const foldProgram = defineProgram({
  names: 'fold',
  reads: 'files',
  source: coreutilsManual,
  options: { flag: '-b --bytes -s --spaces -c --characters', value: '-w --width', digits: true },
  operands: 'read',
});
