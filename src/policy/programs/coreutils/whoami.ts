import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const whoamiProgram = defineProgram({
  names: 'whoami logname tty users groups',
  reads: 'machine',
  source: coreutilsManual,
  options: { flag: '-s --silent --quiet' },
});
