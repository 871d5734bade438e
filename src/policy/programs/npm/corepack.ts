import { defineProgram } from '../shared/define.js';

export const corepackProgram = defineProgram({
  names: 'corepack volta nvm fnm n',
  source: 'https://nodejs.org/api/corepack.html',
  grants: 'Downloads and runs package managers or versions of node.',
  changes: true,
  operands: 'named',
  why: 'downloads or runs another program',
});
