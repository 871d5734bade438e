import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const numfmtProgram = defineProgram({
  names: 'numfmt',
  reads: 'files',
  source: coreutilsManual,
  options: {
    flag: '--debug --grouping -z --zero-terminated',
    value:
      '-d --delimiter --field --format --from --from-unit --invalid --padding --round --suffix --to --to-unit --unit-separator',
    optional: '--header',
  },
});
