import { defineWrapper } from './wrapper.js';

export const setsidProgram = defineWrapper({
  names: 'setsid',
  source: 'https://man7.org/linux/man-pages/man1/setsid.1.html',
  options: { flag: '-c --ctty -f --fork -w --wait' },
});
