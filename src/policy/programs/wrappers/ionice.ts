import { defineWrapper } from './wrapper.js';

export const ioniceProgram = defineWrapper({
  names: 'ionice',
  source: 'https://man7.org/linux/man-pages/man1/ionice.1.html',
  options: {
    flag: '-t --ignore',
    value: '-c --class -n --classdata',
    risks: [{ why: 'changes other processes', value: '-p --pid -P --pgid -u --uid' }],
  },
});
