import { defineProgram } from '../shared/define.js';

export const whoProgram = defineProgram({
  names: 'who last',
  reads: 'machine',
  source: 'https://man7.org/linux/man-pages/man1/who.1.html',
  options: { flag: '-a -b -d -H -i -m -q -r -s -t -T -u -w -x -F --all', value: '-n', digits: true },
  operands: 'read',
});
