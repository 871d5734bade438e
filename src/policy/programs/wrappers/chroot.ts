import { runsElsewhere } from '../shared/reasons.js';
import { defineWrapper } from './wrapper.js';

export const chrootProgram = defineWrapper(
  {
    names: 'chroot',
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/chroot-invocation.html',
    options: { risks: [{ why: runsElsewhere, value: '--userspec --groups', flag: '--skip-chdir' }] },
    operands: ['never', 'data'],
    why: 'is another root directory',
    changes: true,
  },
  /^/,
);
