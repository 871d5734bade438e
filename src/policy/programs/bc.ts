import { defineProgram } from './shared/define.js';

export const bcProgram = defineProgram({
  names: 'bc dc',
  source: 'https://www.gnu.org/software/bc/manual/html_mono/bc.html',
  flag: '-l --mathlib -q --quiet -s --standard -w --warn -i --interactive',
  risks: { 'runs program text': '-e -f --expression --file' },
  operands: 'named',
  why: 'is program text that it runs',
});
