import { defineWrapper, numberOperand } from './wrapper.js';

export const timeoutProgram = defineWrapper(
  {
    names: 'timeout gtimeout',
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/timeout-invocation.html',
    options: { flag: '--preserve-status --foreground -v --verbose -p -f', value: '-k --kill-after -s --signal' },
  },
  numberOperand,
);
