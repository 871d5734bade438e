import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const fmtProgram = defineProgram({
  names: 'fmt',
  reads: 'files',
  source: coreutilsManual,
  options: {
    flag: '-c --crown-margin -s --split-only -t --tagged-paragraph -u --uniform-spacing',
    value: '-p --prefix -w --width -g --goal',
    digits: true,
  },
  operands: 'read',
});
