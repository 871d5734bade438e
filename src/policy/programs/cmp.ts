import { defineProgram, gatherEffects, operandEffects } from './shared/define.js';

export const cmpProgram = defineProgram({
  names: 'cmp',
  reads: 'files',
  source: 'https://www.gnu.org/software/diffutils/manual/diffutils.html',
  options: { flag: '-v -b --print-bytes -l --verbose -s --quiet --silent', value: '-i --ignore-initial -n --bytes' },
  check: ({ scan, invocation }) => {
    const found = scan.operands.slice(0, 2).map((word) => operandEffects('read', word, { cwd: invocation.cwd }));
    return gatherEffects(found);
  },
});
