import { defineProgram } from './shared/define.js';

export const mkdirpProgram = defineProgram({
  names: 'mkdirp make-dir-cli',
  source: 'https://github.com/isaacs/node-mkdirp',
  options: { flag: '-p --print', value: '-m --mode' },
  operands: 'write',
});
