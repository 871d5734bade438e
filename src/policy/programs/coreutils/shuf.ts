import { defineProgram } from '../shared/define.js';
import { pathEffects } from '../shared/words.js';
import { coreutilsManual } from './manual.js';

export const shufProgram = defineProgram({
  names: 'shuf',
  reads: 'files',
  source: coreutilsManual,
  options: {
    flag: '-e --echo -r --repeat -z --zero-terminated',
    value: '-i --input-range -n --head-count',
    read: '--random-source',
    write: '-o --output',
  },
  check: ({ scan, invocation }) =>
    scan.given.some((one) => one.name === '-e' || one.name === '--echo') || scan.operands[0] === undefined
      ? {}
      : pathEffects('read', scan.operands[0], invocation.cwd),
});
