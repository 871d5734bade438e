import { defineWrapper } from './wrapper.js';

export const unbufferProgram = defineWrapper({
  names: 'unbuffer chronic',
  source: 'https://manpages.debian.org/chronic',
});
