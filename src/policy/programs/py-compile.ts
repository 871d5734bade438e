import { defineProgram } from './shared/define.js';

export const pyCompileProgram = defineProgram({
  names: 'py_compile compileall',
  source: 'https://docs.python.org/3/library/compileall.html',
  options: { flag: '-q -f -l -b', value: '-j -r' },
  operands: 'tree',
  changes: true,
});
