import { defineProgram, riskOf } from '../shared/define.js';
import { knownText } from '../shared/words.js';
import { coreutilsManual } from './manual.js';

export const dateProgram = defineProgram({
  names: 'date',
  reads: 'files',
  source: coreutilsManual,
  options: {
    flag: '-R --rfc-email -u --utc --universal --debug --resolution',
    value: '-d --date',
    optional: '-I --iso-8601 --rfc-3339',
    read: '-f --file -r --reference',
    risks: { 'sets the clock': '-s --set' },
  },
  check: ({ scan }) => ({
    risks: scan.operands
      .filter((word) => !knownText(word).startsWith('+'))
      .map((word) => riskOf(word, 'would set the clock')),
  }),
});
