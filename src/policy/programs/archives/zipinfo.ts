import { defineProgram } from '../shared/define.js';

export const zipinfoProgram = defineProgram({
  names: 'zipinfo zgrep zless xzgrep lsar',
  source: 'https://infozip.sourceforge.net/UnZip.html',
  options: { flag: '-1 -2 -s -m -l -v -h -t -z -n -i -c -q' },
  operands: 'read',
});
