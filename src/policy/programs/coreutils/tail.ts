import { defineProgram, gatherEffects, operandEffects } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const tailProgram = defineProgram({
  names: 'tail',
  reads: 'files',
  source: coreutilsManual,
  options: {
    flag: '-f -F --retry -q --quiet --silent -v --verbose -z --zero-terminated',
    value: '-c --bytes -n --lines --pid -s --sleep-interval --max-unchanged-stats',
    optional: '--follow',
    digits: true,
  },
  check: ({ scan, invocation }) => {
    const files = scan.operands.filter((word) => word.kind !== 'literal' || !/^\+\d+[bcklmw]?$/.test(word.value));
    const found = files.map((word) => operandEffects('read', word, { cwd: invocation.cwd }));
    return gatherEffects(found);
  },
});
