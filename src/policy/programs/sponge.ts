import { defineProgram } from './shared/define.js';

export const spongeProgram = defineProgram({
  names: 'sponge',
  source: 'https://manpages.debian.org/sponge',
  flag: '-a',
  operands: 'write',
});
