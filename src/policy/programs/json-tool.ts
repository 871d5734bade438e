import { defineProgram } from './shared/define.js';

export const jsonToolProgram = defineProgram({
  names: 'json.tool',
  source: 'https://docs.python.org/3/library/json.html#module-json.tool',
  options: { flag: '--sort-keys --no-ensure-ascii --json-lines --tab --no-indent --compact', value: '--indent' },
  operands: ['read', 'write'],
});
